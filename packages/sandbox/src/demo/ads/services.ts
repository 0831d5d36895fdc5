import type { Goods } from './goods.ts'

const TERMS =
  'Estimados gratis.|Servicio en {town} y pueblos cercanos.|Llame o escriba.|Trabajos garantizados.|ATH Móvil, cheque o efectivo.|Siete días.|Citas por mensaje.|Respondo rápido.|Precios razonables.|Toda la isla.|Atención el mismo día.'
const VISIT = 'Desde $45|$35 la visita|Estimado gratis|Desde $60|A discutir|$50-150|Negociable|'

/** Servicios. */
export const SERVICES: readonly Goods[] = [
  {
    motif: 'plumbing',
    low: 0,
    high: 0,
    plain: true,
    prices: VISIT,
    terms: TERMS,
    names:
      'Plomero con licencia en {town}|Destape de tuberías 24 horas|Instalación de cisternas y bombas|Plomería y calentadores solares|Reparación de liqueos',
    details:
      'Calentadores de línea.|Detecto liqueos sin romper.|Instalo inodoros y lavamanos.|Máquina de destape.|Emergencias de noche.|Veinte años de experiencia.',
    facts:
      'Plomero licenciado, Lic. 4821.|Emergencias 24 horas.|Estimados gratis.|Licencia 4821, estimados gratis y emergencias 24/7.',
    tags: 'plomero',
  },
  {
    motif: 'airConditioner',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Limpieza $60|Desde $75|$150-350|Desde $45|Instalación $250|Estimado gratis',
    terms: TERMS,
    names:
      'Limpieza de consolas de aire|Instalación de inverter|Técnico de refrigeración a domicilio|Mantenimiento de aires comerciales|Reparación de neveras y aires',
    details:
      'Con bomba de vacío.|Se cambia el drenaje.|Gas R410A.|Garantía de 90 días.|Citas sábado.|Lavado químico completo.',
    facts: 'Técnico licenciado, Lic. 10933.|Estimados gratis.|Emergencias 24 horas.',
  },
  {
    motif: 'ladder',
    low: 0,
    high: 0,
    plain: true,
    prices: VISIT,
    terms: TERMS,
    names:
      'Sellado de techo con garantía|Pintura de casas interior y exterior|Pintor económico en {town}|Tratamiento de techo Danosa|Handyman para todo|Instalación de gypsum board',
    details:
      'Lavado a presión incluido.|Garantía de 10 años.|Materiales de primera.|Dejo todo limpio.|Empañetado de grietas.|Referencias disponibles.|Registro de DACO.',
    facts: 'Estimados gratis.|Estimado gratis, con licencia y seguro.',
  },
  {
    motif: 'mower',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $35|$40 por patio|$50-120|Estimado gratis|Desde $25',
    terms: TERMS,
    names:
      'Corte de grama y patios|Poda de árboles y palmas|Limpieza de patios y solares|Jardinería y diseño de patio',
    details:
      'Recogemos los escombros.|Mantenimiento cada 15 días.|Con trimmer y blower.|Cortes limpios.|Fincas y solares yermos.|Podamos con seguro.',
    facts: 'Estimados gratis.|Estimado sin costo.',
  },
  {
    motif: 'movingTruck',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $120|$80-250|$95 por viaje|Estimado gratis|Desde $150',
    terms: TERMS,
    names:
      'Mudanzas y acarreos|Flete en truck de caja|Mudanza completa con ayudantes|Recogido de escombros|Transporte de enseres en {town}',
    details:
      'Dos ayudantes incluidos.|Frisas y correas.|Truck de 16 pies.|Apartamentos y oficinas.|Cuidamos lo suyo.|Fines de semana también.|Subimos escaleras.',
    facts: 'Estimados gratis.|Con licencia de la Comisión y seguro.',
  },
  {
    motif: 'cleaning',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $60|$80-140|$20 la hora|Desde $75|A discutir',
    terms: TERMS,
    names:
      'Limpieza de casas y aptos|Limpieza profunda de Airbnb|Lavado de muebles y mattress|Limpieza de cisternas',
    details:
      'Llevo mis productos.|Puntual y discreta.|Neveras y hornos.|Referencias de clientes.|Antes y después de mudanza.|Semanal o quincenal.',
  },
  {
    motif: 'party',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $35|$45-120|$60|Desde $40',
    terms: TERMS,
    names: 'Bizcochos por encargo|Bizcocho de bodas y quinceañeros|Bizcocho de cumpleaños con tema',
    details:
      'Bizcocho mojadito.|Temas de nene y nena.|Separe con una semana.|Rellenos de guayaba o queso.|Entrega incluida en {town}.|Media libra por persona.',
    tags: 'fiestas|bizcocho',
  },
  {
    motif: 'party',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $75|$120-300|Desde $95',
    terms: TERMS,
    names: 'Decoración de cumpleaños con globos|Mesa de dulces para bautizo',
    details:
      'Arcos de globos.|Montaje y recogido.|Colores a escoger.|Separe con depósito.|Letreros en neón.|Salones y marquesinas.',
    tags: 'fiestas',
  },
  {
    motif: 'kitchenWork',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $12 por persona|$14-22|Desde $250|A discutir',
    terms: TERMS,
    names: 'Catering de comida criolla|Lechón asado con entrega|Frituras y entremeses para fiestas',
    details:
      'Arroz con gandules y pernil.|Mínimo 25 personas.|Incluye servicio.|Permiso de salud.|Menú por mensaje.|Ensalada de papa y pasteles en Navidad.',
    tags: 'fiestas',
  },
  {
    motif: 'bounceHouse',
    low: 0,
    high: 0,
    plain: true,
    prices: '$100 por 5 horas|Desde $90|$120-180|$150 con agua',
    terms: TERMS,
    names:
      'Casa de brinco para cumpleaños|Alquiler de inflables con chorrera|Sillas, mesas y carpas|Casa de brinco y máquina de algodón',
    details:
      'Desinfectada siempre.|Incluye instalación.|Planta eléctrica disponible.|Para patio o parque.|Chorrera de agua.|Con seguro.',
    tags: 'fiestas',
  },
  {
    motif: 'lessons',
    low: 0,
    high: 0,
    plain: true,
    prices: '$20 la hora|$25-35|$60 mensual|$15 por clase|Desde $20',
    terms: TERMS,
    names:
      'Tutorías de matemáticas e inglés|Repaso para College Board|Clases de inglés conversacional|Asignaciones supervisadas|Clases de español para extranjeros',
    details:
      'Maestra certificada.|Presencial o por Zoom.|Grupos pequeños.|Primera clase gratis.|Grados K a 12.|Preparo el material.',
  },
  {
    motif: 'guitar',
    low: 0,
    high: 0,
    plain: true,
    prices: '$25 por clase|$80 mensual|$20-30',
    terms: TERMS,
    names: 'Clases de guitarra y cuatro|Clases de música a domicilio|Trío para serenatas y bodas',
    details:
      'Para niños y adultos.|Desde cero.|Con método.|Repertorio de boleros y trullas.|Presto guitarra.|Quince años enseñando.',
  },
  {
    motif: 'camera',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $150|$200-650|$95 mini sesión|Desde $120',
    terms: TERMS,
    names:
      'Fotógrafo de bodas y quinceañeros|Sesión de fotos en Viejo San Juan|Video con drone para propiedades|Fotos de graduación',
    details:
      'Entrega en 10 días.|Fotos editadas.|Álbum opcional.|Licencia de la FAA.|Todo en alta resolución.|Dos fotógrafos.',
  },
  {
    motif: 'beauty',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $15|$20|$35-80|$25 a domicilio|Desde $30',
    terms: TERMS,
    names:
      'Barbero a domicilio|Blower y keratina en tu casa|Uñas acrílicas y pedicure|Maquillaje para novias',
    details:
      'Por cita solamente.|Productos profesionales.|Niños y envejecientes.|Voy a hogares.|Diseños incluidos.|Paquetes para grupos.',
  },
  {
    motif: 'officeWork',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $45|$60-120|$75|Desde $85',
    terms: TERMS,
    names: 'Planillas y contabilidad|Contabilidad para negocios pequeños',
    details:
      'CPA con PTIN.|Confidencialidad.|SURI y corporaciones.|Planilla de individuo y 480.|Se trabaja remoto.|Veinte años de experiencia.',
  },
  {
    motif: 'officeWork',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $35|$40|A discutir',
    terms: TERMS,
    names: 'Gestoría de CESCO y traspasos|Marbetes, licencias y traspasos',
    details:
      'Sin filas.|Buscamos los papeles en su casa.|Traspasos el mismo día.|Duplicados de título.|Pago de multas.',
  },
  {
    motif: 'laptop',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $150|$150-600|Desde $35|Diagnóstico gratis',
    terms: TERMS,
    names:
      'Páginas web para negocios|Reparación de computadoras y celulares|Diseño de logos y redes sociales',
    details:
      'Diagnóstico gratis.|Entrega en una semana.|Recuperación de datos.|Pantallas y baterías.|Hosting incluido.|Ejemplos por mensaje.',
  },
  {
    motif: 'camera',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $180|$250-700|Estimado gratis',
    terms: TERMS,
    names: 'Instalación de cámaras de seguridad|Cámaras y alarmas para el hogar',
    details:
      'Se ven en el celular.|Grabador de 1TB.|Instalación limpia, sin cables a la vista.|Visión nocturna.|Garantía de un año.|Kit de 4 cámaras.',
    facts: 'Perito con licencia, estimados gratis.|Técnico licenciado.',
  },
  {
    motif: 'sewing',
    low: 0,
    high: 0,
    plain: true,
    prices: 'Desde $8|$10-60|A discutir',
    terms: TERMS,
    names:
      'Costura y arreglos de ropa|Cortinas y tapicería a la medida|Uniformes escolares por encargo',
    details:
      'Ruedos en 24 horas.|Zippers.|Trajes de novia.|Tomamos medidas en su casa.|Telas disponibles.|Bordado de logos.',
  },
  {
    motif: 'careWork',
    low: 0,
    high: 0,
    plain: true,
    prices: '$12 la hora|$60-90|$100 la noche|A discutir',
    terms: TERMS,
    names:
      'Cuido de envejecientes a domicilio|Acompañante para citas médicas|Enfermera para curaciones',
    details:
      'CPR y primeros auxilios.|Referencias.|Turnos de día o noche.|Con licencia.|Mucha paciencia.|Transporte a citas médicas.',
    facts: 'Enfermera con licencia.|Disponible 24 horas.',
  },
]
