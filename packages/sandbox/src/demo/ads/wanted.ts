// Ads of people who look for something themselves, and ads that say hardly anything.
import type { MotifName } from '../art/motifs.ts'
import type { Random } from '../random.ts'
import { type Draft, speak, speakTitle, type Voice, words } from './draft.ts'

type Wanted = { category: number; title: string; text: string; price: string }

/** One in twenty of all ads; each is written once. */
export const WANTED: readonly Wanted[] = [
  ...wanted(1, [
    'Busco apartamento de 2 cuartos en {town}|Somos pareja con una nena. Que acepte plan 8, hasta $750 al mes.|$750',
    'Busco cuarto cerca de la universidad|Soy estudiante, tranquila, sin mascotas. Agua, luz e internet incluidos.|$350',
    'Busco solar de 500 metros en {town}|Llano, con agua y luz al frente. Compra en efectivo.|',
    'Se busca casa 3/2 para alquilar|Familia de cinco, con referencias y evidencia de ingresos. Marquesina y patio.|$1,100',
  ]),
  ...wanted(2, [
    'Busco Toyota Corolla 2012 a 2016|Automático, con menos de 110 mil millas y título limpio.|$8,500',
    'Compro Honda Civic para piezas|No importa si no prende. Con título o sin título.|',
    'Busco guagua Hyundai Tucson|Del 2017 en adelante, un solo dueño.|$14,000',
    'Busco motora de 250 a 400 para empezar|Con marbete al día. Tengo el dinero en mano.|$3,000',
    'Busco aros 16 de 5 tornillos|Patrón 5x114, sin soldaduras.|$250',
  ]),
  ...wanted(3, [
    'Busco trabajo de mesera part time|Dos años de experiencia, certificado de salud vigente.|',
    'Busco empleo de chofer categoría 6|Récord limpio, disponible de inmediato.|',
  ]),
  ...wanted(4, [
    'Busco iPhone 13 desbloqueado|De 128 GB, sin deuda y con buena batería.|$300',
    'Compro PS5 con lector de discos|Que se pueda probar.|$350',
    'Busco televisor de 55 pulgadas|Smart, con su control.|$200',
    'Busco laptop para la universidad|Con 8 GB de RAM y SSD.|$250',
  ]),
  ...wanted(5, [
    'Busco gatita para adoptar|Casa sin otros animales, veterinario al día.|',
    'Busco perro mediano para familia|Adulto, que se lleve bien con niños.|',
  ]),
  ...wanted(6, [
    'Busco plomero para instalar cisterna|En {town}, esta semana. Con licencia.|',
    'Necesito pintor para casa de dos niveles|Con estimado antes del viernes.|',
  ]),
  ...wanted(7, [
    'Busco traje de prom talla 8|Azul o verde, para mayo.|$150',
    'Busco tenis Jordan 1 size 10|Originales, con caja.|$120',
  ]),
  ...wanted(8, [
    'Busco nevera Whirlpool usada|De 16 a 18 pies, que enfríe bien.|$300',
    'Compro consola inverter de 12,000 BTU|Con su control.|$250',
    'Busco cama queen con mattress|La recojo en pickup.|$200',
    'Busco lavadora en buenas condiciones|Que trabaje a 110. La busco hoy mismo.|$180',
  ]),
  ...wanted(9, [
    'Busco bicicleta de montaña aro 29|Con frenos de disco.|$300',
    'Compro congas usadas en par|Para una iglesia.|',
  ]),
  ...wanted(10, ['Busco food truck con permisos|De 14 a 18 pies. Tengo el capital.|$25,000']),
  ...wanted(11, [
    'Busco cajas de mudanza|De cualquier tamaño, las recojo hoy.|',
    'Busco libros de texto de décimo grado|Español y biología.|$40',
  ]),
]

/** A row is title|text|price. */
function wanted(category: number, rows: readonly string[]): Wanted[] {
  return rows.map((row) => {
    const [title = '', text = '', price = ''] = words(row)
    return { category, title, text, price }
  })
}

const REPLIES = words(
  'Escriban por aquí con fotos.|Estoy en {town}.|Pago en efectivo o ATH Móvil.|Me muevo a cualquier pueblo.|Gracias.|El que tenga, que me escriba.',
)

/** The ad of somebody who looks for that. They have no picture of it. */
export function writeWanted(
  r: Random,
  { title, text, price }: Wanted,
  town: string,
  voice: Voice,
): Draft {
  const here = (line: string) => line.replaceAll('{town}', town)
  return {
    title: speakTitle(here(title), voice),
    description: speak(here(`${text} ${r.pick(REPLIES)}`), voice),
    price,
    condition: null,
    motif: NOTHING,
    options: {},
    tags: ['busco'],
  }
}

/** Of an ad without pictures it is never drawn. */
const NOTHING: MotifName = 'house'

const HARDLY = words(
  'Info por mensaje.|Escribir al inbox.|Llamar para más información.|Lo que ves en la foto.|Interesados escribir.|Pregunte sin compromiso.',
)

/** The same ad by somebody who does not like to type. */
export function sayHardlyAnything(r: Random, draft: Draft, town: string, voice: Voice): Draft {
  return { ...draft, description: speak(`${r.pick(HARDLY)} ${town}.`, voice) }
}
