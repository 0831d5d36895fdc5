import type { Goods } from './goods.ts'

/** Vehículos that are not cars, and their parts. */
export const VEHICLE_GOODS: readonly Goods[] = [
  {
    motif: 'motorcycle',
    isUsed: true,
    low: 1800,
    high: 8500,
    names:
      'Motora Yamaha R3 2019|Honda CBR 500 2017|Motora Suzuki GSX-R 600|Kawasaki Ninja 400 2020|Harley Davidson Sportster 883|Motora Honda Rebel 300|KTM Duke 390|Yamaha MT-07 2018',
    details:
      'Marbete al día.|Gomas nuevas.|Cadena y sprocket nuevos.|Título en mano.|Escape Yoshimura.|Siempre bajo techo.|Prende y camina nítido.|Con casco incluido.',
    facts:
      'Con 9 mil millas.|Tiene 6,500 millas, título limpio.|14,200 millas.|Título limpio, 11 mil millas.',
    tags: 'motora',
  },
  {
    motif: 'scooter',
    isUsed: true,
    low: 650,
    high: 3200,
    names:
      'Scooter Vespa 150|Motorita Genuine Buddy 125|Scooter Yamaha Zuma 50|Motorita eléctrica con llave',
    details:
      'Ideal para ir a la uni.|Gasta bien poco.|Con baúl atrás.|Batería nueva.|Con papeles.|Se guarda en la marquesina.|Retrovisores originales.',
    facts: 'Con 3 mil millas.|Tiene 5,200 millas.',
  },
  {
    motif: 'quad',
    options: { variant: 'atv' },
    isUsed: true,
    low: 1500,
    high: 7800,
    names:
      'Four track Honda 250 2016|Fourtrack Yamaha Raptor 700|Four track Suzuki de nene|4track Can-Am Outlander',
    details:
      'Nunca corrido en playa.|Aceite y filtros al día.|Gomas con taco.|Reversa trabajando.|Prende de botón.|Se enseña en finca.',
    facts: 'Automático.|Estándar con reversa.',
  },
  {
    motif: 'quad',
    options: { variant: 'utv' },
    isUsed: true,
    low: 7500,
    high: 18500,
    names: 'Side by side Polaris RZR 900|Can Am Maverick X3|Side by side Kawasaki Teryx',
    details:
      'Con radio y luces LED.|Shocks Fox.|Cinturones de cuatro puntos.|Poco millaje.|Correa nueva.|Se acepta trade por guagua.',
    facts: 'Del 2019, con 2,400 millas.|Del 2021, automático.',
  },
  {
    motif: 'jetski',
    isUsed: true,
    low: 2800,
    high: 11500,
    names: 'Jet ski Sea-Doo Spark|Jetski Yamaha WaveRunner VX|Sea Doo GTI 130 con arrastre',
    details:
      '110 horas de uso.|Con arrastre y chalecos.|Se prueba en el agua.|Navegación al día.|Batería nueva.|Servicio hecho en marzo.',
    facts: 'Del 2017.|Del 2020, con papeles.',
  },
  {
    motif: 'boat',
    isUsed: true,
    low: 3500,
    high: 24000,
    names:
      'Lancha de 19 pies con motor Yamaha|Bote de pesca Boston Whaler|Yola de 16 pies con arrastre|Bote de 21 pies center console',
    details:
      'Motor 115 de cuatro tiempos.|Arrastre con gomas nuevas.|Fish finder Garmin.|Toldo nuevo.|Listo para salir a La Parguera.|Casco sin golpes.|Navegación vigente.',
    tags: 'bote|lancha',
  },
  {
    motif: 'tires',
    low: 120,
    high: 950,
    names:
      'Aros 17 originales de Honda|Aros 18 con gomas nuevas|Aros cromados 20 para pickup|Aros negros 16 de 5 tornillos',
    details:
      'Sin soldaduras.|Gomas al 80%.|Los cuatro, no se rompen.|Patrón 5x114.|Se montan en gomera cerca.|Con tuercas.',
    tags: 'aros|gomas',
  },
  {
    motif: 'tires',
    options: { variant: 'bare' },
    low: 80,
    high: 480,
    names:
      'Gomas 225/65/17 nuevas|Juego de gomas 205/55/16|Gomas Michelin para guagua|Gomas usadas aro 15',
    details:
      'Fecha de este año.|Con vida de sobra.|Precio por las cuatro.|Instalación gratis en mi gomera.|Sin parchos.|Son tubeless.',
    tags: 'gomas',
  },
  {
    motif: 'trailer',
    isUsed: true,
    low: 450,
    high: 2800,
    names:
      'Arrastre de 5x8 con rampa|Carretón para carga doble eje|Arrastre para jet ski|Arrastre cerrado pequeño',
    details:
      'Con tablilla y título.|Luces trabajando.|Gomas nuevas.|Madera tratada.|Bola de 2 pulgadas.|Aguanta 2,000 libras.',
  },
]
