// What is near to a thing without being it: whoever finds none is glad to see one, below what they asked for.
import { ATTRIBUTES } from '../names/attributes.ts'
import { GROUPS } from '../names/groups.ts'
import type { Piece } from '../pieces.ts'
import type { SynonymGroup } from '../synonyms.ts'
import { splitWords } from '../tokens.ts'
import { readingsOf } from '../vocabulary.ts'
import { groupsOf } from './subjects.ts'

/** Things, kin to each other within a line; each stands for all groups that it names. */
const LINES = `
cuarto, hospedaje, roommate, estudio
apartamento, estudio, casa, condominio
casa, villa, cabaña, townhouse
terreno, finca, solar
local comercial, almacén, nave, oficina
motora, scooter
bicicleta, bicicleta eléctrica
four track, side by side
pickup, guagua, jeep
bote, velero, yola, jet ski, dinghy
kayak, canoa, paddle board
carretón, trailer de bote
sofá, sofá cama, reclinable, juego de sala
comedor, mesa, sillas
mesa de noche, gavetero
gavetero, closet, ropero
tablillero, vitrina, mueble de tv
cama, colchón, litera, sofá cama
cuna, moisés
coche de bebé, car seat
nevera, neverita, freezer
neverita, hielera
lavadora, secadora, combo lavadora secadora
estufa, horno, hornilla
abanico, aire acondicionado
licuadora, batidora
cisterna, tanque de agua, drones, bomba de agua
tanque, cisterna
generador, planta eléctrica, power station, inversor
placas solares, inversor, batería de litio, controlador de carga, power station
laptop, macbook, chromebook, computadora, tablet
celular, iphone
televisor, proyector, monitor
bocinas, amplificador, mixer
playstation, ps4, ps5, xbox, nintendo
guitarra, cuatro, bajo eléctrico
trotadora, elíptica, bicicleta estacionaria
pesas, banco de pesas
trimmer, podadora, motosierra
taladro, sierra
vestido, traje
tenis, zapatos
cartera, bulto
reloj, smartwatch
cadena, sortija, aretes
casa de brinco, mesas y sillas, carpa
plomero, handyman
jardinería, corte de árboles
cuido de niños, cuido de envejecientes
tutorías, clases de inglés, clases
montura, silla de montar
secador de pelo, blower, plancha de pelo
longboard, tabla de surf, tabla de foam
food truck, carrito de hot dog
`

const BY_ID = new Map(GROUPS.map((group) => [group.id, group]))
const KIN = new Map<string, Set<string>>()
for (const line of LINES.trim().split('\n')) {
  const ids = line.split(', ').flatMap((term) => idsOf(term))
  for (const id of ids) KIN.set(id, new Set([...(KIN.get(id) ?? []), ...ids]))
}

function idsOf(term: string): string[] {
  return readingsOf(splitWords(term)).flatMap(({ group }) => (group.isFamily ? [] : group.id))
}

/** The groups that are kin to these, without them. */
export function kinOf(groups: readonly SynonymGroup[]): readonly SynonymGroup[] {
  const own = new Set(groups.map(({ id }) => id))
  const ids = new Set(groups.flatMap(({ id }) => [...(KIN.get(id) ?? [])]))
  return [...ids].flatMap((id) => (own.has(id) ? [] : (BY_ID.get(id) ?? [])))
}

/** The groups of a shorter term within the name of a thing: at its start in Spanish, at its end in English. */
export function widerOf(head: Piece): readonly SynonymGroup[] {
  if (head.kind !== 'term') return []
  const isEnglish = head.readings.every(({ role }) => role === 'en')
  for (let length = head.tokens.length - 1; length > 0; length--) {
    const tokens = isEnglish ? head.tokens.slice(-length) : head.tokens.slice(0, length)
    const groups = readingsOf(tokens).map(({ group }) => group)
    const wider = groups.filter(({ id, isFamily }) => !isFamily && !ATTRIBUTES.has(id))
    if (wider.length > 0) return wider.filter((group) => !groupsOf(head).includes(group))
  }
  return []
}
