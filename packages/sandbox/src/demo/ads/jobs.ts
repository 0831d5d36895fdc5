import type { Goods } from './goods.ts'

const TERMS =
  'Envíe resumé por mensaje.|Entrevistas esta semana en {town}.|Solicite por aquí con su teléfono.|Patrono con igualdad de oportunidades.|Llevar resumé de 9 a 3.|Comienza de inmediato.|Contratación rápida.|Indique experiencia y disponibilidad.|Se confirma entrevista por texto.'
const HOURLY =
  '$10.50 la hora|$11 la hora|$11-13|$12 por hora|Según experiencia|A discutir|$10.50 más propinas|$13 la hora|'
const SKILLED =
  '$14-18|$15 la hora|$16 por hora|$2,200 mensual|$2,400-2,900|Según experiencia|$18 la hora|$650 semanal'

const FACTS =
  'Full time.|Part time.|Tiempo completo, 40 horas a la semana.|Medio tiempo.|Sin experiencia, se adiestra.|Dos años de experiencia.|Temporero, por tres meses.|Por contrato.'

/** Empleos. */
export const JOBS: readonly Goods[] = [
  {
    motif: 'kitchenWork',
    low: 0,
    high: 0,
    plain: true,
    prices: HOURLY,
    terms: TERMS,
    facts: FACTS,
    names:
      'Se solicita cocinero de línea|Busco ayudante de cocina|Panadero con experiencia|Restaurante criollo busca meseros|Se busca bartender fines de semana|Pizzero para negocio en {town}|Lavaplatos part time|Chef para hotel pequeño',
    details:
      'Turnos rotativos.|Comida en el turno.|Certificado de salud vigente.|Experiencia de un año.|Propinas diarias.|Buen ambiente de trabajo.|Disponible fines de semana.|Se adiestra si hay ganas.',
    tags: 'restaurante',
  },
  {
    motif: 'officeWork',
    low: 0,
    high: 0,
    plain: true,
    prices: HOURLY,
    terms: TERMS,
    facts: FACTS,
    names:
      'Recepcionista bilingüe full time|Agentes de call center|Asistente administrativo|Secretaria para oficina médica|Auxiliar de contabilidad|Representante de ventas por teléfono|Diseñador gráfico part time|Data entry remoto',
    details:
      'Lunes a viernes de 8 a 5.|Dominio de Word y Excel.|Inglés conversacional.|Plan médico a los 90 días.|Trabajo híbrido.|Buen manejo del tiempo.|Buen trato con el público.|Adiestramiento pago.',
    tags: 'oficina',
  },
  {
    motif: 'buildingWork',
    low: 0,
    high: 0,
    plain: true,
    prices: SKILLED,
    terms: TERMS,
    facts: FACTS,
    names:
      'Se buscan obreros de construcción|Albañil con experiencia|Perito electricista con licencia|Plomero licenciado para proyectos|Soldador certificado|Pintores para proyecto comercial|Operador de digger|Técnico de refrigeración',
    details:
      'Botas y casco.|Transporte propio.|OSHA 10 preferible.|Proyecto de seis meses.|Pago semanal.|Licencia vigente requerida.|Herramientas básicas.|Horario de 7 a 3:30.',
    tags: 'construcción',
  },
  {
    motif: 'careWork',
    low: 0,
    high: 0,
    plain: true,
    prices: SKILLED,
    terms: TERMS,
    facts: FACTS,
    names:
      'Enfermera graduada para hogar|Ama de llaves para persona mayor|Cuidadora de noche|Asistente dental|Maestra de preescolar|Terapista del habla|Auxiliar de farmacia|Facturador médico',
    details:
      'CPR vigente.|Turnos de día o noche.|Carta de recomendación.|Certificado de antecedentes.|Trato amable.|Licencia y colegiación al día.|Cerca del pueblo.|Se paga bono.',
    tags: 'salud',
  },
  {
    motif: 'movingTruck',
    low: 0,
    high: 0,
    plain: true,
    prices: SKILLED,
    terms: TERMS,
    facts: FACTS,
    names:
      'Chofer con licencia categoría 6|Chofer de camión de entregas|Ayudante de mudanza|Mensajero con carro propio|Conductor de ruta en {town}',
    details:
      'Récord limpio.|Conocer la isla.|Certificación médica.|Rutas locales.|Ayuda a cargar.|Gasolina paga.|Cinco días a la semana.',
    tags: 'chofer',
  },
  {
    motif: 'cleaning',
    low: 0,
    high: 0,
    plain: true,
    prices: HOURLY,
    terms: TERMS,
    facts: FACTS,
    names:
      'Empleados de mantenimiento|Housekeeping para Airbnb|Limpieza de oficinas de noche|Conserje para colegio|Personal de lavandería',
    details:
      'Se da uniforme.|Área de {town}.|Part time o full time.|Materiales incluidos.|Dos días a la semana.|Responsable y puntual.|Turno de 6 a 10 pm.',
  },
  {
    motif: 'beauty',
    low: 0,
    high: 0,
    plain: true,
    prices: '50% comisión|Alquiler de silla $120|$11 más comisión|A discutir|60-40|',
    terms: TERMS,
    facts: FACTS,
    names:
      'Barbero con clientela|Estilista para salón|Técnica de uñas acrílicas|Se alquila silla en barbería',
    details:
      'Local con aire y parking.|Buena ubicación.|Productos disponibles.|Licencia al día.|Horario flexible.|Ambiente familiar.',
  },
  {
    motif: 'register',
    low: 0,
    high: 0,
    plain: true,
    prices: HOURLY,
    terms: TERMS,
    facts: FACTS,
    names:
      'Cajeros para supermercado|Dependiente de tienda de zapatos|Cajera part time para gasolinera|Encargado de tienda|Carnicero para colmado',
    details:
      'Manejo de efectivo.|Turnos de mañana o tarde.|Trabajo los domingos.|Descuento de empleado.|Rapidez y honestidad.|Oportunidad de ascenso.',
  },
  {
    motif: 'toolbox',
    low: 0,
    high: 0,
    plain: true,
    prices: SKILLED,
    terms: TERMS,
    facts: FACTS,
    names:
      'Mecánico para taller en {town}|Hojalatero con experiencia|Gomero para gomera|Handyman para complejo de aptos',
    details:
      'Con sus herramientas.|Diagnóstico con scanner.|Pago por trabajo.|Taller con pino.|Cinco años de experiencia.|Lunes a sábado.',
  },
]
