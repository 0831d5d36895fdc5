import type { Goods } from './goods.ts'

const PLACES =
  'Se puede ver en {town} con cita.|Área de {town}.|Estoy en {town}, cerca del pueblo.|Mensajes por la app, no llamadas.|Puedo enviar más fotos.|Contesto rápido.|Sábados y domingos todo el día.'
/** Nobody trades an animal, nor haggles over one that is given away. */
const ANIMAL_TERMS = `${PLACES}|Acepto ATH Móvil.|Efectivo o ATH, nada de cheques.|Precio firme, no insistan.|Aparto con la mitad.`
const ADOPTION_TERMS = `${PLACES}|Solo a buena familia.|Escribe por aquí y coordinamos.|Se firma contrato de adopción.`

/** Mascotas. */
export const PETS: readonly Goods[] = [
  {
    motif: 'dog',
    low: 250,
    high: 900,
    plain: true,
    terms: ANIMAL_TERMS,
    names:
      'Cachorros French Bulldog|Yorkie macho de 3 meses|Cachorra Golden Retriever|Chihuahuas toy machos|Pastor alemán con papeles|Shih tzu hembra|Cachorros Husky de ojos azules|Schnauzer miniatura|Beagles tricolor de 8 semanas|Poodle toy color apricot',
    details:
      'Vacunas al día y desparasitado.|Se ven los papás.|Ya come solo.|Con certificado de salud.|Criado en casa con niños.|Se entrega con kit de bienvenida.|Primera vacuna puesta.|Bien juguetón.|Le faltan días para entregar.',
    facts:
      'Tiene 3 meses, con vacunas al día.|Tiene 10 semanas.|Tiene un año y está al día en vacunas.',
    tags: 'perro',
  },
  {
    motif: 'dog',
    low: 0,
    high: 0,
    prices: 'Gratis|Donación $30|Cuota $45|En adopción|$40|Donación $25',
    plain: true,
    terms: ADOPTION_TERMS,
    names:
      'Satita rescatada en adopción|Sato bueno busca hogar|Perrita adulta esterilizada|Cachorros satos en adopción responsable|Adopta a Canelo, 2 años|Perro mediano busca familia con patio',
    details:
      'Rescate en el área de {town}.|Vacunas puestas y operación hecha.|Se lleva bien con gatos.|Solo para hogar responsable.|Se hace entrevista.|La donación cubre las vacunas.|Es un amor de perro.|Negativo a heartworm.|No se entrega para cadena ni caseta.',
    facts:
      'Tiene como 2 años y está al día en vacunas.|Tiene 8 meses, con vacunas y esterilización.|De año y medio, vacunas al día.',
    tags: 'adopción|sato',
  },
  {
    motif: 'cat',
    low: 0,
    high: 0,
    prices: 'Gratis|Donación $20|En adopción|$35|Cuota $40',
    plain: true,
    terms: ADOPTION_TERMS,
    names:
      'Gatitos en adopción|Gata calicó esterilizada busca hogar|Gatito negro de 2 meses|Par de gatitos hermanos|Gato adulto bien tranquilo|Gatita blanca con ojos verdes',
    details:
      'Usa la caja de arena.|Desparasitados.|Se van juntos si es posible.|Solo para dentro de casa.|Negativo a leucemia.|Ronronea desde que lo coges.|Le di leche con gotero.|Cuota cubre la esterilización.',
    facts:
      'Tiene 3 meses.|Tiene 5 meses, con vacunas y esterilización.|De 10 semanas, vacunas puestas.',
    tags: 'adopción',
  },
  {
    motif: 'cat',
    low: 180,
    high: 650,
    plain: true,
    terms: ANIMAL_TERMS,
    names: 'Gatos persas con papeles|Maine Coon macho|Gatita siamés punto azul',
    details:
      'Pelaje precioso.|Con vacuna triple.|Papás en casa.|Come alimento seco.|Bien sociable.|Entrega a los tres meses.',
    facts: 'Tiene 4 meses.|Tiene 2 años, con vacunas al día.',
  },
  {
    motif: 'bird',
    low: 20,
    high: 260,
    plain: true,
    terms: ANIMAL_TERMS,
    names:
      'Ninfas mansitas criadas a mano|Pericos australianos|Canarios cantores|Cotorritas de amor en pareja|Periquito con jaula incluida|Finches en pareja',
    details:
      'Con jaula.|Come de la mano.|Canta por la mañana.|Criado aquí, nada silvestre.|Colores brillantes.|Se entrega con alimento.|Ya pone huevos.',
  },
  {
    motif: 'fishTank',
    low: 30,
    high: 380,
    names:
      'Pecera de 20 galones completa|Pecera de 55 galones con mueble|Pecera de agua salada|Pecera pequeña con peces',
    details:
      'Filtro y luz LED.|Con piedras y adornos.|No bota agua.|Incluye calentador.|Los peces van de regalo.|Mueble en madera.|Bomba nueva.',
  },
  {
    motif: 'horse',
    low: 900,
    high: 4500,
    plain: true,
    terms: ANIMAL_TERMS,
    names:
      'Yegua de Paso Fino mansa|Caballo castrado para paseo|Potro colmenero de 18 meses|Caballo de Paso Fino con montura',
    details:
      'Bueno para principiantes.|Coggins negativo.|Herrado este mes.|Se monta para probar.|Camina bien fino.|Lo puedo llevar en carretón.|Con papeles de la Federación.',
    facts: 'Tiene 6 años.|De 9 años.|Tiene 4 años.',
  },
  {
    motif: 'hens',
    low: 6,
    high: 60,
    plain: true,
    terms: ANIMAL_TERMS,
    names:
      'Gallinas ponedoras rojas|Pollitos de una semana|Gallinas de guinea y patos|Docena de gallinas para finca',
    details:
      'De patio, bien saludables.|Precio por cada una.|Criadas sueltas.|Comen maíz y alimento.|Vacunadas.|Se hace precio por docena.|Buscar con jaula.',
  },
  {
    motif: 'petThings',
    low: 10,
    high: 120,
    names:
      'Kennel grande para perro|Kennel de avión tamaño mediano|Cama y platos de perro|Jaula plegable para cachorro|Casa de perro en plástico',
    details:
      'Lavado y desinfectado.|Aprobado para viajar.|Para perro de 40 libras.|Con bandeja.|Se dobla.|Puerta cierra bien.|Mi perro ya no la usa.',
  },
]
