// Writes ads for homes, land and shops, to sell and to let.
import type { MotifName } from '../art/motifs.ts'
import type { DrawingOptions } from '../art/subject.ts'
import type { Random } from '../random.ts'
import { askingPrice, type Draft, fill, speak, speakTitle, type Voice, words } from './draft.ts'

type Kind = {
  motif: MotifName
  options?: DrawingOptions
  low: number
  high: number
  titles: string
  lines: string
  price: 'sale' | 'rent' | 'night'
}

const URBS: string[] = words(
  'Villa del Carmen|Las Lomas|Santa Juanita|Jardines del Este|Valle Verde|Monte Brisas|El Paraíso|Villas de Castro|Alturas del Río|Las Delicias|Reparto Metropolitano|Bosque Real|La Monserrate|Estancias del Sol|Villa Serena|Mansiones del Norte|Colinas Verdes|Parque Ecuestre|Hacienda La Matilde|Los Caobos|Brisas del Mar|Río Hondo|Quintas de Flamingo|San Demetrio',
)
const BARRIOS: string[] = words(
  'Bo. Pueblo|Bo. Cacao|Bo. Jagual|Bo. Quebrada Arriba|Bo. Hato Nuevo|Bo. Palmas|Bo. Espino|Bo. Ceiba Norte|Bo. Guaraguao|Bo. Mamey|Bo. Collores|Bo. Naranjo|Bo. Río Prieto|Bo. Malpaso|Bo. Capáez|Sector La Loma',
)

const KINDS: readonly Kind[] = [
  {
    motif: 'house',
    low: 95000,
    high: 265000,
    price: 'sale',
    titles:
      'Casa {rooms}/{baths} en Urb. {urb}|Casa en Urb. {urb} con marquesina doble|Se vende residencia en {town}|Casa remodelada {rooms} cuartos en {town}|Casa de dos niveles, Urb. {urb}|Casa en {barrio} con solar de {meters} metros|Casa de esquina en Urb. {urb}|Oportunidad: casa {rooms}/{baths} en {town}',
    lines:
      '{rooms} cuartos, {baths} baños, sala, comedor y cocina amplia.|{feet} pies cuadrados de construcción.|Planta eléctrica y cisterna.|Marquesina para dos carros.|Control de acceso 24 horas.|Patio grande con matas de aguacate y limón.|Placas solares y baterías pagas.|Cisterna de 600 galones.|Cocina con gabinetes nuevos y tope de granito.|Cualifica FHA, VA y convencional.|Solar de {meters} metros.|Terraza techada con área de BBQ.|Techo sellado este año.|Cerca de escuelas, farmacias y supermercados.|Consolas inverter en los cuartos.|Se muestra con cita y precualificación.|Vista abierta a la montaña.|No reposeída, título limpio.|Rejas y tormenteras completas.|Piscina pequeña.',
  },
  {
    motif: 'house',
    low: 750,
    high: 1700,
    price: 'rent',
    titles:
      'Se alquila casa {rooms}/{baths} en {town}|Alquilo casa en Urb. {urb}|Casa en renta {town}, acepta plan 8|Se renta casa terrera en {barrio}',
    lines:
      '{rooms} cuartos y {baths} baños.|Fianza de {deposit}.|Acepta sección 8.|Marquesina y patio cercado.|Agua y luz aparte.|Nevera y estufa incluidas.|Contrato de un año.|Calle tranquila.|Disponible de inmediato.|Se permite mascota pequeña.|Cisterna y calentador solar.',
  },
  {
    motif: 'woodHouse',
    low: 45000,
    high: 165000,
    price: 'sale',
    titles:
      'Casa de madera en {barrio}|Casita de campo en {town}|Casa criolla con balcón en {town}|Casa de madera y zinc con finca',
    lines:
      '{rooms} cuartos y un baño.|Balcón con vista al valle.|Madera tratada, techo nuevo.|Solar de {meters} metros.|Ideal para Airbnb o retiro.|Agua de pozo y de la AAA.|Carretera asfaltada hasta la entrada.|Matas de café y guineo.|Solo efectivo o préstamo rural.|Fresco todo el año.',
  },
  {
    motif: 'apartment',
    options: { variant: 'walkup' },
    low: 500,
    high: 1250,
    price: 'rent',
    titles:
      'Apto {rooms}/{baths} en {town}|Se alquila apartamento segundo nivel en {town}|Apartamento walk up cerca del pueblo|Alquilo apto amueblado en {town}|Apto {rooms} cuartos con parking, {town}',
    lines:
      'Segundo nivel, {rooms}/1, con sala y cocina.|Fianza de {deposit}.|No se aceptan mascotas.|Agua incluida, luz aparte.|Parking para un carro.|Acepta plan 8.|Laundry en los bajos.|Amueblado y equipado.|Baño remodelado.|Consola en el master.|A pasos del casco urbano.|Internet incluido.|Disponible el primero de mes.',
  },
  {
    motif: 'apartment',
    options: { variant: 'tower' },
    low: 125000,
    high: 420000,
    price: 'sale',
    titles:
      'Apartamento con vista al mar en {town}|Condominio piso {floor}, {rooms}/{baths}|Cond. moderno en {town} con planta full|Penthouse con terraza en {town}',
    lines:
      '{feet} pies cuadrados.|Planta eléctrica full y cisterna.|Seguridad 24/7.|Piscina, gimnasio y área de juegos.|Dos estacionamientos bajo techo.|Mantenimiento de $285.|{rooms} cuartos, {baths} baños.|Balcón con vista abierta.|Short term permitido.|Cocina en cuarzo.|Piso {floor}, dos elevadores.|Cerca de la playa.',
  },
  {
    motif: 'interior',
    low: 300,
    high: 650,
    price: 'rent',
    titles:
      'Cuarto para estudiante en {town}|Estudio amueblado en {town}|Hospedaje cerca de la universidad|Efficiency con entrada independiente',
    lines:
      'Entrada independiente.|Baño privado.|Amueblado.|Se aceptan mascotas.|Agua, luz e internet incluidos.|Ideal para una persona.|Nevera pequeña y microondas.|Cerca de la parada.|Ambiente tranquilo.|Sin contrato largo.|Aire acondicionado.|Se comparte cocina.',
  },
  {
    motif: 'land',
    low: 18000,
    high: 95000,
    price: 'sale',
    titles:
      'Solar de {meters} metros en {barrio}|Solar llano en {town}|Solar con vista en {town}|Terreno para construir, {barrio}',
    lines:
      '{meters} metros cuadrados.|Agua y luz al frente.|Llano, listo para construir.|Segregado, con escritura.|Carretera municipal.|Plano de mensura disponible.|Se financia con 30% de pronto.|Vecindario tranquilo.|Vista al mar desde arriba.|Fuera de zona inundable.',
  },
  {
    motif: 'land',
    options: { variant: 'farm' },
    low: 45000,
    high: 320000,
    price: 'sale',
    titles:
      'Finca de {acres} cuerdas en {town}|Finca agrícola con nacimiento de agua|Finca de café en {barrio}|Finca de {acres} cuerdas con ranchón',
    lines:
      '{acres} cuerdas, mitad llanas.|Sembrada de guineo, plátano y café.|Quebrada y nacimiento propio.|Ranchón y corral.|Acceso en guagua 4x4.|Elegible a incentivos agrícolas.|Buena para ganado o caballos.|Clima fresco.|Se segrega.|Escrituras al día.',
  },
  {
    motif: 'storefront',
    low: 650,
    high: 2800,
    price: 'rent',
    titles:
      'Local comercial en el casco de {town}|Alquilo local de {feet} pies|Oficina con parking en {town}|Local para barbería o tienda',
    lines:
      '{feet} pies cuadrados.|Dos baños y aire central.|Cristal al frente.|Parking para clientes.|Permiso de uso comercial.|Alto tráfico.|Tres meses de depósito.|Antes era panadería.|Contador de luz aparte.|Contrato de dos años.',
  },
  {
    motif: 'house',
    low: 95,
    high: 320,
    price: 'night',
    titles:
      'Casa de playa para vacaciones en {town}|Villa con piscina, alquiler corto plazo|Alquiler vacacional en {town}',
    lines:
      'Caben {guests} personas.|Piscina privada.|A cinco minutos de la playa.|BBQ y hamacas.|Mínimo dos noches.|Cocina completa.|WiFi y aire en todos los cuartos.|Planta y cisterna.|Depósito reembolsable.',
  },
]

/** How often each kind is offered, in the order of KINDS. */
const SHARES = [24, 6, 5, 11, 7, 5, 6, 5, 4, 3]

/** Where a home costs more than elsewhere. */
const DEAR = new Set(
  words('San Juan|Guaynabo|Dorado|Carolina|Rincón|Humacao|Culebra|Vieques|Río Grande|Cabo Rojo'),
)

/** One ad; `turn` goes through the kinds by their shares. */
export function writeRealty(r: Random, turn: number, town: string, voice: Voice): Draft {
  const kind = kindAt(turn)
  const values = {
    town,
    urb: r.pick(URBS),
    barrio: r.pick(BARRIOS),
    rooms: kind.motif === 'apartment' ? r.int(1, 3) : r.int(2, 5),
    baths: r.pick(['1', '2', '2', '2.5', '3']),
    meters: r.int(14, 88) * 25,
    acres: r.pick(['2', '3.5', '5', '7', '10', '12', '18']),
    feet: r.int(6, 30) * 100,
    floor: r.int(4, 15),
    guests: r.int(6, 14),
    deposit: `$${r.fork('deposit').int(5, 12) * 100}`,
  }
  return {
    title: speakTitle(fill(r.pick(words(kind.titles)), values), voice),
    description: describe(r, kind, values, voice),
    price: ask(r, kind, town),
    condition: null,
    motif: kind.motif,
    options: kind.options ?? {},
    tags: [kind.price === 'sale' ? 'venta' : 'alquiler'],
  }
}

function kindAt(turn: number): Kind {
  let rest = (turn * 7) % SHARES.reduce((sum, share) => sum + share, 0)
  for (const [i, share] of SHARES.entries()) {
    const kind = KINDS[i]
    if (kind !== undefined && rest < share) return kind
    rest -= share
  }
  throw new Error('shares and kinds differ')
}

function ask(r: Random, kind: Kind, town: string): string {
  const dear = DEAR.has(town) ? 1.35 : 1
  const amount = askingPrice(r, kind.low * dear, kind.high * dear)
  const grouped = `$${amount.toLocaleString('en-US')}`
  if (kind.price === 'sale')
    return r.pick([
      grouped,
      grouped,
      grouped,
      grouped,
      `${grouped} negociable`,
      `$${amount}`,
      'Llame para precio',
    ])
  if (kind.price === 'night')
    return r.pick([`${grouped} la noche`, grouped, `$${amount}-${amount + 80}`])
  return r.pick([grouped, `${grouped} mensual`, `${grouped} al mes`, `$${amount}`])
}

const CALLS = {
  sale: words(
    'Llame o escriba para cita.|Corredor de bienes raíces Lic. C-{license}.|Trato directo con el dueño, no corredores.|Interesados serios solamente.|Se muestra sábados.|Precio para vender rápido.|Escucho ofertas razonables.',
  ),
  rent: words(
    'Se enseña con cita.|Llame o escriba.|Referencias y evidencia de ingresos.|Disponible ya.|Interesados serios.|Contrato de un año.|Escriba para más fotos.',
  ),
  night: words(
    'Pregunte por fechas.|Separe con depósito.|Descuento por semana.|Casa entera para su grupo.',
  ),
}

function describe(
  r: Random,
  kind: Kind,
  values: Record<string, string | number>,
  voice: Voice,
): string {
  // What it is comes first, then whatever its seller thinks of.
  const [first = '', ...others] = words(kind.lines)
  const lines = [first, ...r.shuffle(others)].map((line) => fill(line, values))
  const call = r.pick(CALLS[kind.price]).replace('{license}', String(r.int(10200, 23900)))
  const count = { short: 3, normal: 5, long: 8, list: 6 }
  const said = lines.slice(0, count[voice.length])
  const text =
    voice.length === 'list'
      ? [...said.map((line) => `- ${line.replace(/\.$/, '')}`), call].join('\n')
      : [...said, `Ubicada en ${values.town}.`, call].join(' ')
  return speak(text, voice)
}
