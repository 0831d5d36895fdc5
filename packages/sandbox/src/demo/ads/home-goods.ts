import type { Goods } from './goods.ts'

/** Hogar y Jardín: what stands in the kitchen and the laundry. */
export const APPLIANCES: readonly Goods[] = [
  {
    motif: 'fridge',
    low: 180,
    high: 980,
    names:
      'Nevera Whirlpool 18 pies|Nevera Samsung French door|Nevera LG side by side con dispensador|Nevera Frigidaire pequeña para apto|Nevera GE blanca de dos puertas|nevera Mabe 14 pies',
    details:
      'Enfría nítido y no hace ruido.|El freezer congela perfecto.|Le cambié el termostato hace poco.|Hace hielo.|Medidas 33 de ancho por 67 de alto.|Inverter, ahorra luz.|Gavetas completas.|Se puede ver prendida.',
    facts: 'Garantía de 90 días.|De 18 pies.|Medidas de apto pequeño.',
  },
  {
    motif: 'washer',
    low: 160,
    high: 480,
    names:
      'Lavadora Whirlpool de 15 libras|Lavadora LG de tapa arriba|Lavadora Samsung carga frontal|Lavadora Maytag heavy duty|Secadora GE eléctrica',
    details:
      'Lava y exprime bien.|No bota agua.|Tiene garantía de 30 días.|Le cambiaron la bomba.|Capacidad para comforter.|Trabaja a 110.|Se entrega en su casa por un cargo.',
  },
  {
    motif: 'washer',
    options: { variant: 'pair' },
    low: 350,
    high: 900,
    names:
      'Combo lavadora y secadora Samsung|Lavadora y secadora LG frontal|Torre de lavadora y secadora GE|Set de laundry Whirlpool',
    details:
      'Secadora de gas.|Se venden juntas, no por separado.|Conexiones incluidas.|Ahorran agua y luz.|Cuatro años de uso.|Con pedestales.',
  },
  {
    motif: 'stove',
    low: 120,
    high: 650,
    names:
      'Estufa de gas Mabe 30 pulgadas|Estufa eléctrica GE|Estufa Frigidaire de 4 hornillas|Estufa de gas con tanque|Estufa Samsung con air fryer',
    details:
      'Las cuatro hornillas prenden.|El horno calienta parejo.|Incluye regulador y manga.|Limpia, lista para instalar.|Encendido electrónico.|Fácil de limpiar.|La cambié por una de inducción.',
  },
  {
    motif: 'airConditioner',
    low: 180,
    high: 850,
    names:
      'Consola inverter 12000 BTU|Aire acondicionado de ventana 8000 BTU|Consola de aire 18000 BTU|Mini split Daikin 24000 BTU|Consola Airmax 12,000 con instalación|Aire de ventana LG 10,000 BTU',
    details:
      'Inverter, SEER 20.|Incluye control y tubería.|Enfría un cuarto grande en minutos.|Conexión 220.|Gas lleno.|Instalación aparte con técnico con licencia.|Se limpió completa el mes pasado.|Garantía de compresor.',
    facts: 'Garantía de un año.|Con un año de garantía de compresor.',
    tags: 'consola|inverter',
  },
  {
    motif: 'generator',
    low: 280,
    high: 1500,
    names:
      'Planta eléctrica Honda 7000|Generador inverter de 2200 watts|Planta Generac 6500|Planta de luz Predator 9000|Planta eléctrica de gas y gasolina|Generador Champion silencioso',
    details:
      'Prende a la primera.|Se usó solo con Fiona.|Corre nevera, abanicos y televisor.|Cambio de aceite hecho.|Incluye cables.|Enciende con batería.|Bien silenciosa.|Con ruedas y manga de gas.',
    tags: 'planta|generador|huracán',
  },
  {
    motif: 'cistern',
    low: 150,
    high: 700,
    names:
      'Cisterna de 450 galones con bomba|Tanque de agua de 600 galones|Cisterna de 250 galones|Cisterna completa con presurizador',
    details:
      'Incluye bomba de media fuerza.|Con flotador y llave de paso.|Limpia por dentro.|Tuberías incluidas.|Se instala en un día.|Nunca más sin agua.|Base en bloques va de regalo.',
    facts: 'De 600 galones.|De 400 galones.',
  },
  {
    motif: 'fan',
    low: 15,
    high: 90,
    names:
      'Abanico de pedestal Lasko|Abanico industrial de piso|Abanico de pared con control|Abanico de torre recargable|Abanico recargable para apagones',
    details:
      'Tres velocidades.|Echa fresco de verdad.|Con control remoto.|Dura 8 horas sin luz.|Gira bien, no hace ruido.|Ideal para la marquesina.',
  },
  {
    motif: 'smallAppliance',
    low: 15,
    high: 140,
    names:
      'Air fryer Ninja de 5 cuartillos|Microondas Panasonic|Cafetera Keurig con pods|Licuadora Oster clásica|Batidora y licuadora Ninja|Microonda LG grande|Cafetera Cuisinart de 12 tazas',
    details:
      'Limpia y trabajando.|Se usó poco porque somos dos.|Con todas sus piezas.|Cocina rápido y sin grasa.|Buena para apto de estudiante.|Es de 110.',
  },
]

/** Hogar y Jardín: furniture. */
export const FURNITURE: readonly Goods[] = [
  {
    motif: 'sofa',
    low: 150,
    high: 900,
    names:
      'Sofá de tres plazas gris|Loveseat en tela azul|Juego de sala completo|Sofá cama con baúl|Sofá de piel marrón',
    details:
      'No hay mascotas ni fumadores en casa.|Cojines incluidos.|Bien cómodo.|Tela lavable.|Sale por la puerta, traiga pickup.|Sin roturas.|Mide 84 pulgadas.',
  },
  {
    motif: 'sofa',
    options: { variant: 'sectional' },
    low: 300,
    high: 1200,
    names: 'Seccional en L color beige|Seccional grande con chaise|Seccional modular de 5 piezas',
    details:
      'Se separa en piezas.|Caben ocho personas viendo el juego.|Tela antimanchas.|Con portavasos.|Se desarma para mudanza.|Comprado en Rooms To Go.',
  },
  {
    motif: 'armchair',
    low: 60,
    high: 420,
    names:
      'Reclinable Lazy Boy|Butaca reclinable eléctrica|Butaca de lectura en tela|Reclinable en piel con masaje',
    details:
      'El mecanismo trabaja suave.|Tiene puerto USB.|Perfecta para papá.|Sin manchas.|Masaje y calor.|Bien pesada, vengan dos.',
  },
  {
    motif: 'rockingChair',
    low: 45,
    high: 260,
    names:
      'Sillón de caoba y pajilla|Par de sillones criollos|Sillón antiguo de balcón|Mecedora en madera restaurada',
    details:
      'Pajilla nueva.|Hecho por ebanista de Ponce.|Madera del país.|Bien firme.|Era de abuela.|Precioso para el balcón.',
  },
  {
    motif: 'bed',
    low: 120,
    high: 850,
    names:
      'Cama queen con cabecera|Juego de cuarto king completo|Cama twin con gavetas|Litera de madera para nenes|Cama full en hierro',
    details:
      'Incluye box spring.|Con dos mesitas de noche.|Se entrega desarmada.|Madera sólida, no cartón.|Mattress aparte.|Tornillos completos.',
    facts: 'Tamaño queen.|Tamaño full.',
  },
  {
    motif: 'bed',
    options: { variant: 'crib' },
    low: 60,
    high: 260,
    names: 'Cuna con mattress|Cuna convertible a cama|Corral y cuna portátil',
    details:
      'La usó un solo bebé.|Tres alturas.|Sin recall.|Con sábanas de regalo.|Se desarma fácil.|Libre de plomo.',
  },
  {
    motif: 'mattress',
    low: 80,
    high: 480,
    names:
      'Mattress queen Serta|Matre full con box spring|Mattress king de memory foam|Matre twin para litera',
    details:
      'Siempre con protector.|Firme, no se hunde.|Sin manchas.|De cuarto de huéspedes.|Con box incluido.|Se recoge en pickup.',
  },
  {
    motif: 'diningSet',
    low: 120,
    high: 750,
    names:
      'Juego de comedor de 6 sillas|Comedor redondo en cristal|Mesa de comedor rústica|Dinette de 4 sillas para cocina',
    details:
      'Sillas tapizadas nuevas.|Madera de verdad.|Mesa de 60 pulgadas.|Se extiende.|Sin rayazos.|Listo para la cena de Acción de Gracias.',
  },
  {
    motif: 'dresser',
    low: 50,
    high: 380,
    names:
      'Gavetero de 5 gavetas|Cómoda con espejo|Chiforobi antiguo|Gavetero blanco para nena|Coqueta con banqueta|Mueble de TV en madera',
    details:
      'Las gavetas corren bien.|Espejo sin manchas.|Madera sólida.|Pintado con chalk paint.|Se separa el espejo.|Bien pesado.',
  },
]

/** Hogar y Jardín: the yard and the toolbox. */
export const YARD: readonly Goods[] = [
  {
    motif: 'mower',
    low: 120,
    high: 420,
    names:
      'Máquina de cortar grama Troy-Bilt|Cortagrama Honda autopropulsada|Máquina de grama eléctrica',
    details:
      'Prende al primer jalón.|Cuchilla afilada.|Con bolsa.|Se le hizo tune up.|Aceite nuevo.|Para patio mediano.',
  },
  {
    motif: 'mower',
    options: { variant: 'riding' },
    low: 700,
    high: 1900,
    names: 'Tractor de grama Craftsman 42"|Riding mower Husqvarna',
    details:
      'Gomas nuevas.|Batería de este año.|Corta dos cuerdas en una hora.|Correa nueva.|Poco uso, se usa una vez al mes.',
  },
  {
    motif: 'trimmer',
    low: 60,
    high: 320,
    names: 'Trimmer Stihl FS 55|Trimmer de grama Echo|Trimmer de batería DeWalt 20V',
    details: 'Con cabezal nuevo.|Mezcla 50 a 1.|Incluye hilo.|Poco uso.|Prende fácil.|Con arnés.',
  },
  {
    motif: 'pressureWasher',
    low: 80,
    high: 380,
    names: 'Máquina de presión 3000 PSI|Máquina de presión eléctrica Ryobi|Hidrolavadora Simpson',
    details:
      'Limpia la marquesina en un rato.|Con tres boquillas.|Manga de 25 pies.|Motor Honda.|Se usó tres veces.',
  },
  {
    motif: 'grill',
    low: 45,
    high: 380,
    names: 'BBQ de gas de 4 hornillas|BBQ Weber de carbón|Caja china para lechón',
    details:
      'Con cubierta.|Parrillas limpias.|Para los domingos de familia.|Termómetro en la tapa.|Ruedas buenas.|Le caben 20 pinchos.',
  },
  {
    motif: 'drill',
    low: 45,
    high: 240,
    names:
      'Taladro DeWalt 20V con dos baterías|Combo de taladro Milwaukee M18|Taladro Makita inalámbrico|Impact driver Ryobi',
    details:
      'Con caja y cargador.|Baterías de 4Ah.|Poco uso.|Brocas de regalo.|Trabaja durísimo.|Mandril bueno.',
  },
  {
    motif: 'toolbox',
    low: 25,
    high: 220,
    names:
      'Caja de herramientas completa|Herramientas de mecánica variadas|Set de llaves Craftsman',
    details:
      'Son como 60 piezas.|Todo acero.|Incluye dados.|Se venden juntas.|Marcas buenas.|Caja sin moho.',
  },
  {
    motif: 'ladder',
    low: 35,
    high: 190,
    names:
      'Escalera de 8 pies en fibra|Escalera de extensión de 24 pies|Escalera plegable Little Giant',
    details: 'Aguanta 300 libras.|Gomas buenas.|Firme.|Para pintar la casa.|Cabe en una guagua.',
  },
  {
    motif: 'plants',
    low: 5,
    high: 60,
    names:
      'Plantas de sombra en tiesto|Trinitarias de varios colores|Palmas areca grandes|Orquídeas florecidas|Matas de aguacate injertadas|Suculentas y cactus surtidos|Plátanos y guineos para sembrar',
    details:
      'De mi propio vivero.|Listas para sembrar.|Precio por mata.|Hago combos.|Ya tienen capullos.|Les doy consejos para cuidarlas.|Tiesto incluido.',
    plain: true,
  },
]
