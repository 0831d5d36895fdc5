// Words in titles that say the ad is of another thing: a part, a service, somebody who seeks. Folded, each a list of words.

/** 'rack para 3 bicicletas': a number stands between. */
export const NUMBERS = ['2', '3', '4']

export const GAPS = ['para', 'de'].flatMap((word) => NUMBERS.map((number) => [word, number]))

/** What is put to a thing, or taken from it. */
export const ACCESSORIES = list(
  `cover,covers,case,funda,estuche,forro,cargador,cable,control,rack,base,soporte,repuesto,pieza,piezas,motor,transmision,
alternador,radiador,bumper,puerta,foco,tapalodo,goma,gomas,aro,aros,bateria,mica,protector,filtro,candado,casco,pedal,
tubo,correa,juego de,cinta,bomba,tinta,toner,cadena,barra,manual,llave,tapa,cristal,adaptador,kit,bulto,cama de,jaula,
comida,sillin,montura,tanque,carburador,bujia,sensor,compresor de,tarjeta,correas,asiento,asientos,alfombra,alfombras`,
)

/** What is done to a thing. */
export const DONE = list(
  `reparacion,reparaciones,reparo,reparamos,arreglo,arreglos,arreglamos,instalacion,instalo,instalamos,se instala,se repara,
se arregla,se arreglan,se reparan,se instalan,arreglan,reparan,instalan,arreglo de,mecanico,mecanica,tecnico,clase,clases,tutor,tutorias,limpieza,limpio casas,limpio casa,se limpian,limpiamos,lavado,mantenimiento,servicio de,servicio,
montaje,costurera,handyman,diagnostico,destape,entrenador,adiestrador,fumigacion,
acarreo,mudanza,fletes,tapiceria,pintor,plomero,electricista`,
)

/** Words that stand before 'de' and are no other thing: a set of tires is tires. */
export const AMOUNTS = list(
  `set,par,lote,caja,cajas,paca,pacas,bolsa,combo,paquete,saco,sacos,docena,coleccion,venta,oferta,especial,variedad,
rollo,paila,pieza,piezas,servicio,equipo,maquina,surtido,racimo,libra,galon,botella,trio,cria,pareja,camada,bulto,
traje,modelo,marca,mesa,frame,tipo,clase,envase,planta,mata,palo,semilla`,
)

/** A thing is rented as it is repaired: by whoever offers a service. */
export const RENTED = list(
  'alquilo,alquilan,alquilamos,alquiler,se alquila,se alquilan,renta,rento,rentan,rentamos,se renta,se rentan,rental,rentals,for rent,alquiler de',
)

/** What comes with a thing is not what is done to it: 'con instalación'. */
export const INCLUDED = ['con', 'incluye', 'with', 'mas'].flatMap((before) =>
  ['instalacion', 'servicio', 'mantenimiento', 'limpieza', 'clases', 'montaje'].map((deed) => [
    before,
    deed,
  ]),
)

export const SEEKING = list(
  'busco,compro,compramos,se compran,compran,pagamos,necesito,solicito,se busca,se solicita,se compra,interesado en,pago cash,pago efectivo,wanted',
)

/** Who seeks somebody to share a home with offers a room. */
export const SHARED = list(
  'busco roommate,se busca roommate,busco rommate,busco companera,busco companero,roommate needed,roommate wanted',
)

/** Who works offers it in the first person, and who hires says so; both stand among the jobs. */
export const OFFERS = list(
  'cuido,limpio,ofrezco,hago,corto,pinto,reparo,cocino,plancho,lavo,doy,disponible',
)
export const HIRES = list(
  'se busca,se solicita,se necesita,solicito,busco,buscamos,hiring,solicitamos,solicita,busca',
)

export const SHORT_STAYS = list(
  'por noche,noche,corto plazo,airbnb,short term,fin de semana,vacacional,vacaciones,nightly',
)

export const LOST = list(
  'se perdio,perdido,perdida,extraviado,extraviada,se extravio,desaparecido,lost,recompensa',
)

export const BROKEN = list(
  'no enfria,no prende,pa piezas,para piezas,por piezas,danado,danada,as is,no sirve,roto,rota,para reparar,pa arreglar,for parts,not working',
)

export const FOR_SALE = list('vendo,se vende,venta,en venta,for sale,reposeida')

export const FOR_RENT = list(
  'alquilo,alquiler,se alquila,rento,renta,se renta,for rent,hospedaje,roommate,alquilar',
)

export const SEEKS_WORK = list(
  'busco trabajo,busco empleo,solicito empleo,solicito trabajo,me ofrezco,ofrezco mis servicios,busco chiripas,disponible para trabajar',
)

export const VEHICLES = [
  'carro',
  'guagua',
  'pickup',
  'van',
  'jeep',
  'motora',
  'fourtrack',
  'utv',
  'scooter',
]

export const OTHER_VEHICLES = [
  'motora',
  'fourtrack',
  'utv',
  'scooter',
  'bote',
  'bicicleta',
  'jetski',
]

export const PARTS = list(
  'transmision,alternador,radiador,starter,tapalodos,bumper,piezas,junker,compuerta,bonete,catalitico,headlight,focos,coche de bebe,car seat,cochecito,amortiguadores,computadora,bomba,compresor,muffler,aros,gomas,aro,goma,foco,bujias,stop,stops,bateria,baterias,rims,tires,parts,rack,transmission,engine,motor de,tapas,parrilla de,soft top,hard top,bikini top,farol,faroles,espejo,espejos,golf cart,carrito de golf,go kart,rental,pieza',
)

function list(written: string): string[][] {
  return written
    .replaceAll('\n', '')
    .split(',')
    .map((each) => each.split(' '))
}
