// What ads of sports, music, games and businesses say.
import type { AttributeValues } from '../../values.ts'
import type { AdText } from '../text/ad-text.ts'
import { flag, kindIn } from '../text/patterns.ts'
import { sizeOf } from './sizes.ts'

type Sport = NonNullable<AttributeValues['sportKind']>

const SPORTS: Readonly<Record<Sport, string>> = {
  bicicleta: 'bicicletas?|bicis?|bikes?|mtb|bmx|triciclo|e-?bike|mountain bike',
  surf: 'tablas? de surf|surf ?boards?|paddle ?boards?|sup|longboard|shortboard|tabla|boogie|wetsuit|body ?board',
  pesca: 'pesca|canas?|carretes?|varas? de pescar|fishing|atarraya|penn|shimano',
  gimnasio:
    'pesas|gym|gimnasio|trotadora|treadmill|caminadora|eliptica|dumbbells?|mancuernas|bench|maquina de ejercicios?|bowflex|peloton|spinning|barra y discos',
  kayak: 'kayaks?|canoa',
  camping: 'camping|caseta|tienda de campana|casa de campana|tent|sleeping bag|hamaca',
  instrumento:
    'guitarras?|teclados?|pianos?|bateria(?! de)|congas?|cuatro puertorriqueno|cuatro|trompetas?|saxofon|violin|bajo|ukelele|ukulele|timbales|pandero|amplificador|trombon|clarinete|bongos?|drum ?set|flauta',
  juego:
    'juegos?|coleccion|coleccionables?|cartas|pokemon|figuras?|funko|legos?|muneca|domino|comics?|monedas?|domino|puzzles?|hot wheels|tarjetas|board game',
  libro: 'libros?|novelas?|textbooks?|enciclopedia',
  otro: 'patines?|skates?|patineta|bates?|guantes? de|golf|pelota|raqueta|tenis de mesa|billar|canasto|arco y flecha|buceo|snorkel|trampolin|boletos?|taquillas?|scooter',
}

export function readSport(text: AdText): AttributeValues {
  return { sportKind: kindIn(text, SPORTS), size: sizeOf(text.all) }
}

export function readBusiness(text: AdText): AttributeValues {
  return {
    businessKind: kindIn(text, {
      carreton:
        'food ?trucks?|foodtrucks?|carreton(?:es)?|truck de comida|food trailer|kiosko movil',
      equipo:
        'equipos?|nevera|freezer|estufa|freidora|slicer|horno|maquina|vitrina|caja registradora|mesa de|sillas de|plancha|fryer|congelador|gondolas?|tablilleros?|mostrador|registradora',
      inventario: 'inventario|mercancia|lote de|liquidacion|pallets?',
      negocio:
        'negocios?|restaurante|colmado|cafeteria|panaderia|barberia|salon de belleza|gomera|franquicia|ruta de|punto comercial|laundry|lavanderia|car ?wash|liquor|pizzeria|traspaso|llave en mano|heladeria|farmacia|bar|tienda',
    }),
    permits: flag(text.all, {
      yes: '(?:con|todos los|tiene|incluye|sus) (?:\\w+ ){0,3}permisos?|permisos? (?:al dia|vigentes?|incluidos?|unico|de uso|en orden)',
      no: '(?:sin|no (?:tiene|incluye)) (?:\\w+ )?permisos?',
    }),
  }
}
