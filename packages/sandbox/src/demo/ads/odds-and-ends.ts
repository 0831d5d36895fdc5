import type { Goods } from './goods.ts'

const FROM_THE_FARM =
  'De nuestra finca.|Cogidas hoy.|Del patio a su mesa.|Hago entregas los viernes.|También hay yautía y ñame.|Sin pesticidas.|Llévese la cantidad que quiera.'

/** De Todo. */
export const ODDS_AND_ENDS: readonly Goods[] = [
  {
    motif: 'yardSale',
    low: 0,
    high: 0,
    prices: 'Desde $1|Varios precios|$1-40|Negociable|Desde $5',
    plain: true,
    names:
      'Venta de marquesina este sábado|Pulguero por mudanza|Garage sale en la urbanización|Venta de garaje de ropa y enseres|Pulguero de la iglesia pro templo|Liquidación de casa completa',
    details:
      'Desde las 7 de la mañana.|Ropa desde $1.|Hay de todo: juguetes, platos, herramientas.|Lleguen temprano.|Se acepta ATH Móvil.|Si llueve se pasa al domingo.|Cerca de la plaza de {town}.|Lo que no se venda se regala.',
    tags: 'pulguero',
  },
  {
    motif: 'yardSale',
    low: 0,
    high: 0,
    prices: 'Gratis',
    plain: true,
    names:
      'Se regala caja de cosas de cocina|Regalo cajas de mudanza|Se regala ropa de bebé|Regalo zafacones y tablillas de madera',
    details:
      'Primero que llegue.|Está todo limpio.|Recoger hoy o mañana.|No aparto.|Traiga bolsas.|Está en la marquesina de casa.|Buscar en {town}.',
    tags: 'gratis|se regala',
  },
  {
    motif: 'books',
    low: 5,
    high: 75,
    names:
      'Libros de texto UPR|Libros de enfermería usados|Lote de novelas en español|Enciclopedia completa|Libros de escuela superior',
    details:
      'Sin páginas rotas.|Subrayados en lápiz.|Edición reciente.|Se venden juntos o por separado.|Precio por libro.|Los usé un semestre.',
  },
  {
    motif: 'toys',
    low: 5,
    high: 80,
    names:
      'Juguetes de bebé en lote|Legos por libra|Muñecas y peluches|Carritos Hot Wheels de colección|Bloques y juegos educativos',
    details:
      'Desinfectados.|Completos.|De casa sin humo.|Para nenes de 2 a 5 años.|Con baterías.|Hay más de 30.',
  },
  {
    motif: 'stroller',
    low: 35,
    high: 240,
    names: 'Coche de bebé Graco con car seat|Coche doble para gemelos|Coche liviano de viaje',
    details:
      'Se dobla con una mano.|Tela lavada.|Car seat vigente hasta 2029.|Ruedas buenas.|Con portavasos.|Cero moho.',
  },
  {
    motif: 'stroller',
    options: { variant: 'wheelchair' },
    low: 50,
    high: 260,
    names:
      'Silla de ruedas plegable|Silla de ruedas con cojín|Silla de ruedas liviana de 18 pulgadas',
    details:
      'Era de abuelo.|Frenos buenos.|Aguanta 250 libras.|Cabe en el baúl.|Limpia.|Con posapiés.',
  },
  {
    motif: 'fruit',
    options: { variant: 'chinas' },
    low: 8,
    high: 25,
    plain: true,
    names: 'Chinas del país por saco|Chinas y toronjas de Las Marías',
    details: FROM_THE_FARM,
    tags: 'finca|agrícola',
  },
  {
    motif: 'fruit',
    options: { variant: 'aguacates' },
    low: 3,
    high: 15,
    plain: true,
    names: 'Aguacates de Lares|Aguacates grandes por bolsa',
    details: FROM_THE_FARM,
    tags: 'finca|agrícola',
  },
  {
    motif: 'fruit',
    options: { variant: 'mangos' },
    low: 2,
    high: 12,
    plain: true,
    names: 'Mangós Keitt recién cogidos',
    details: FROM_THE_FARM,
    tags: 'finca|agrícola',
  },
  {
    motif: 'fruit',
    options: { variant: 'guineos' },
    low: 8,
    high: 28,
    plain: true,
    names: 'Racimos de guineos y plátanos|Guineos manzanos por racimo',
    details: FROM_THE_FARM,
    tags: 'finca|agrícola',
  },
  {
    motif: 'vejigante',
    low: 35,
    high: 320,
    names: 'Careta de vejigante de Ponce|Máscara de vejigante de coco|Careta de papel maché grande',
    details:
      'Hecha a mano por artesano certificado.|Para pared o carnaval.|Firmada.|Colores a escoger.|Cuernos completos.|Tarda una semana si es por encargo.',
    tags: 'artesanía',
  },
  {
    motif: 'records',
    low: 5,
    high: 190,
    names:
      'Discos de salsa Fania|LPs de El Gran Combo|Tocadiscos con discos de boleros|Colección de vinilos de Navidad',
    details:
      'Sin rayazos.|Portadas completas.|Se oyen limpios.|Incluye a Héctor Lavoe y Cheo.|Aguja nueva.|Más de 50 discos.',
  },
  {
    motif: 'painting',
    low: 25,
    high: 380,
    names:
      'Pintura de garita del Morro|Cuadro de flamboyanes al óleo|Serigrafía numerada|Cuadro de playa enmarcado',
    details:
      'Óleo sobre canvas.|Enmarcado en cristal.|Firmado por el artista.|Para sala u oficina.|24 por 30 pulgadas.|Se puede enviar.',
  },
]
