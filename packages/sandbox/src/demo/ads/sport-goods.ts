import type { Goods } from './goods.ts'

/** Deportes y Ocio. */
export const SPORT_GOODS: readonly Goods[] = [
  {
    motif: 'bicycle',
    low: 70,
    high: 750,
    names:
      'Bicicleta Trek Marlin 5|Bici de montaña Specialized 29|Bicicleta BMX Mongoose|Bicicleta de playa beach cruiser|Bicicleta de ruta Giant talla M|Bicicleta de nena aro 20|Mountain bike GT en aluminio',
    details:
      'Frenos de disco.|Se le hizo tune up.|Gomas nuevas.|21 cambios.|Para correr en Piñones.|Sillín de gel.|Incluye candado y casco.|Cuadro sin golpes.',
    facts: 'Aro 26, talla M.|Cuadro talla L.|Aro 27.5.',
  },
  {
    motif: 'surfboard',
    low: 120,
    high: 620,
    names:
      "Tabla de surf 6'2 shortboard|Longboard 9'0 para aprender|Tabla funboard 7'6|Boogie board con leash|Paddle board con remo",
    details:
      'Sin agua por dentro.|Con leash y quillas.|Tuvo un ding ya reparado.|Perfecta para Rincón o Jobos.|Le regalo el bulto.|Buena para principiantes.',
    tags: 'surf',
  },
  {
    motif: 'kayak',
    low: 220,
    high: 850,
    names: 'Kayak sencillo de 10 pies|Kayak doble para pescar|Kayak Ocean con remos',
    details:
      'Con remo y chaleco.|Portacañas.|Sin rotos.|Ideal para La Parguera.|Cabe encima del carro.|Asiento acolchado.',
  },
  {
    motif: 'gym',
    low: 40,
    high: 480,
    names:
      'Set de mancuernas ajustables|Pesas y barra olímpica|Mancuernas de 25 libras en par|Banco con pesas',
    details:
      '200 libras en total.|En hierro.|Se recoge con ayuda.|Gym en casa completo.|Sin moho.|Goma protectora.',
  },
  {
    motif: 'gym',
    options: { variant: 'treadmill' },
    low: 150,
    high: 850,
    names:
      'Trotadora NordicTrack plegable|Trotadora ProForm con inclinación|Trotadora eléctrica Sunny',
    details:
      'Se dobla.|Correa lubricada.|Llega a 10 millas por hora.|Pantalla buena.|La usé de perchero.|Motor silencioso.',
  },
  {
    motif: 'fishing',
    low: 30,
    high: 320,
    names:
      'Cañas de pescar con carretes|Combo de pesca Penn|Caña Ugly Stik y neverita|Equipo de pesca de orilla',
    details:
      'Carretes limpios.|Línea nueva de 20 libras.|Neverita YETI incluida.|Señuelos de regalo.|Para pescar en el muelle.|Salió mucho dorado con ella.',
  },
  {
    motif: 'ballGame',
    low: 20,
    high: 190,
    names:
      'Guante y bate de pelota|Equipo de béisbol de nene|Guante Rawlings de 12 pulgadas|Bate de aluminio Easton',
    details:
      'Guante ya domado.|Bola firmada no incluida.|Para liga pequeña.|Buen cuero.|Para derecho.|Mi hijo creció.',
  },
  {
    motif: 'ballGame',
    options: { variant: 'basketball' },
    low: 60,
    high: 320,
    names: 'Canasto de baloncesto portátil|Canasto Spalding de pedestal',
    details:
      'Se ajusta hasta 10 pies.|Base con ruedas.|Malla nueva.|Tablero acrílico.|Para la calle o la marquesina.',
  },
  {
    motif: 'tent',
    low: 35,
    high: 260,
    names:
      'Caseta de acampar para 6 personas|Carpa 10x10 para la playa|Caseta Coleman instantánea|Carpa plegable con bulto',
    details:
      'No le entra agua.|Se monta en 5 minutos.|Con estacas.|Usada una vez en Culebra.|Varillas buenas.|Cabe en el baúl.',
  },
  {
    motif: 'dominoes',
    low: 45,
    high: 260,
    names: 'Mesa de dominó en caoba|Mesa de dominó con 4 sillas|Mesa de dominó plegable',
    details:
      'Con portavasos.|Fichas incluidas.|Paño verde.|Hecha por artesano de San Sebastián.|Para la marquesina.|Se le puede poner nombre.',
  },
  {
    motif: 'guitar',
    low: 60,
    high: 480,
    names:
      'Guitarra acústica Yamaha|Guitarra clásica para estudiante|Guitarra electroacústica Fender',
    details:
      'Cuerdas nuevas.|Con bulto y afinador.|Suena dulce.|Brazo recto.|Para empezar.|Con correa.',
  },
  {
    motif: 'guitar',
    options: { variant: 'cuatro' },
    low: 250,
    high: 950,
    names: 'Cuatro puertorriqueño de artesano|Cuatro de estudio con estuche',
    details:
      'Hecho en Utuado.|Tapa de pino abeto.|Diez cuerdas nuevas.|Con estuche duro.|Listo para trullas.',
    tags: 'música|artesanía',
  },
  {
    motif: 'guitar',
    options: { variant: 'electric' },
    low: 140,
    high: 680,
    names: 'Guitarra eléctrica Squier Stratocaster|Guitarra Epiphone Les Paul con ampli',
    details:
      'Con amplificador de 15 watts.|Trastes buenos.|Cable y correa.|Pickups originales.|Sin ruido.',
  },
  {
    motif: 'drums',
    low: 150,
    high: 750,
    names: 'Congas LP en par|Timbales con base|Tumbadora Matador|Congas de aprendizaje',
    details:
      'Cueros nuevos.|Con base.|Para bomba, salsa o iglesia.|Herrajes cromados.|Suenan duro.|Con bultos.',
  },
  {
    motif: 'keyboard',
    low: 90,
    high: 580,
    names:
      'Teclado Yamaha PSR de 61 teclas|Piano digital Casio de 88 teclas|Teclado Roland para iglesia',
    details:
      'Con base y pedal.|Teclas pesadas.|Todas las teclas suenan.|Adaptador incluido.|Salida de audífonos.',
  },
]
