// Where the municipalities lie and what else people call them. Apart from municipalities.ts because
// only radius search, maps and the reading of places need it.
import { MUNICIPALITIES, type Municipality, placeSlug } from './municipalities.ts'

/** `latitude`, `longitude` in degrees (the municipality's center); `fips` is the county code 72xxx. */
export type MunicipalityGeo = {
  fips: string
  latitude: number
  longitude: number
  zones: readonly string[]
  aliases: readonly string[]
}

/** By slug. An entry is [fips, latitude, longitude, zones, aliases]; lists are comma-separated. */
const GEO: Record<string, readonly [string, number, number, string?, string?]> = {
  adjuntas: ['72001', 18.1796, -66.7526],
  aguada: ['72003', 18.3618, -67.1738],
  aguadilla: ['72005', 18.4608, -67.1202],
  'aguas-buenas': ['72007', 18.2505, -66.1272],
  aibonito: ['72009', 18.1295, -66.2637],
  anasco: ['72011', 18.2863, -67.1241],
  arecibo: ['72013', 18.4051, -66.6759, '', 'villa del capitan correa'],
  arroyo: ['72015', 17.9962, -66.054],
  barceloneta: ['72017', 18.4418, -66.5594],
  barranquitas: ['72019', 18.201, -66.3093],
  bayamon: ['72021', 18.3507, -66.1686, 'Santa Rosa,Lomas Verdes'],
  'cabo-rojo': ['72023', 18.0441, -67.1536, 'Boquerón,Joyuda,Combate', 'caborojo'],
  caguas: ['72025', 18.2165, -66.0522, '', 'criollo'],
  camuy: ['72027', 18.4175, -66.8608],
  canovanas: ['72029', 18.3286, -65.886],
  carolina: ['72031', 18.3768, -65.9566, 'Isla Verde,Country Club'],
  catano: ['72033', 18.445, -66.1388],
  cayey: ['72035', 18.1048, -66.1493],
  ceiba: ['72037', 18.2546, -65.6543],
  ciales: ['72039', 18.2912, -66.5189],
  cidra: ['72041', 18.175, -66.1631],
  coamo: ['72043', 18.0968, -66.3603],
  comerio: ['72045', 18.223, -66.2237],
  corozal: ['72047', 18.3032, -66.3303],
  culebra: ['72049', 18.3136, -65.2852],
  dorado: ['72051', 18.4387, -66.2753, 'Dorado del Mar'],
  fajardo: ['72053', 18.3187, -65.6678],
  florida: ['72054', 18.3701, -66.5632],
  guanica: ['72055', 17.9825, -66.9193],
  guayama: ['72057', 18.0058, -66.1364],
  guayanilla: ['72059', 18.0338, -66.7933],
  guaynabo: ['72061', 18.3388, -66.1152, 'Caparra,San Patricio'],
  gurabo: ['72063', 18.2637, -65.9772],
  hatillo: ['72065', 18.4104, -66.7971],
  hormigueros: ['72067', 18.1367, -67.1159],
  humacao: ['72069', 18.1455, -65.812, 'Palmas del Mar'],
  isabela: ['72071', 18.4477, -67.0034],
  jayuya: ['72073', 18.2125, -66.5883],
  'juana-diaz': ['72075', 18.0542, -66.4947],
  juncos: ['72077', 18.2249, -65.9081],
  lajas: ['72079', 18.0124, -67.0378, 'La Parguera'],
  lares: ['72081', 18.268, -66.8659],
  'las-marias': ['72083', 18.2367, -66.9797],
  'las-piedras': ['72085', 18.1881, -65.8714],
  loiza: ['72087', 18.4278, -65.9027],
  luquillo: ['72089', 18.341, -65.7242],
  manati: ['72091', 18.4181, -66.4896],
  maricao: ['72093', 18.1718, -66.9444],
  maunabo: ['72095', 18.0152, -65.9189],
  mayaguez: ['72097', 18.2061, -67.1088, '', 'mayagues,la sultana'],
  moca: ['72099', 18.3771, -67.0813],
  morovis: ['72101', 18.3192, -66.4187],
  naguabo: ['72103', 18.2294, -65.752],
  naranjito: ['72105', 18.2859, -66.2518],
  orocovis: ['72107', 18.2147, -66.4358],
  patillas: ['72109', 18.0327, -66.0112],
  penuelas: ['72111', 18.0625, -66.7226],
  ponce: ['72113', 18.0614, -66.6154, 'La Playa', 'la perla del sur'],
  quebradillas: ['72115', 18.4426, -66.9275],
  rincon: ['72117', 18.3355, -67.2292],
  'rio-grande': ['72119', 18.3468, -65.8127],
  'sabana-grande': ['72121', 18.0845, -66.9436],
  salinas: ['72123', 18.0059, -66.2577],
  'san-german': ['72125', 18.1088, -67.039],
  'san-juan': [
    '72127',
    18.393,
    -66.0628,
    'Condado,Miramar,Santurce,Hato Rey,Río Piedras,Viejo San Juan,Cupey,Puerto Nuevo,Ocean Park',
    'sj,sanjuan,capital',
  ],
  'san-lorenzo': ['72129', 18.1488, -65.9771],
  'san-sebastian': ['72131', 18.3278, -66.9719, '', 'el pepino,pepino'],
  'santa-isabel': ['72133', 17.9954, -66.3875],
  'toa-alta': ['72135', 18.3589, -66.2485],
  'toa-baja': ['72137', 18.4303, -66.2158, 'Levittown,Sabana Seca'],
  'trujillo-alto': ['72139', 18.3362, -66.0026, '', 'trujillo'],
  utuado: ['72141', 18.2703, -66.7048],
  'vega-alta': ['72143', 18.414, -66.3363],
  'vega-baja': ['72145', 18.4282, -66.4001],
  vieques: ['72147', 18.1227, -65.4342, 'Isabel II,Esperanza', 'la isla nena,isla nena'],
  villalba: ['72149', 18.1304, -66.47],
  yabucoa: ['72151', 18.07, -65.8977],
  yauco: ['72153', 18.0828, -66.8577],
}

export function municipalityGeo(slug: string): MunicipalityGeo | undefined {
  if (!Object.hasOwn(GEO, slug)) return undefined
  const entry = GEO[slug]
  if (!entry) return undefined
  const [fips, latitude, longitude, zones, aliases] = entry
  return { fips, latitude, longitude, zones: list(zones), aliases: list(aliases) }
}

/** The municipality a zone or nickname stands for: 'Río Piedras' is San Juan, 'pepino' San Sebastián. */
export function findMunicipalityByZone(text: string): Municipality | undefined {
  const key = placeSlug(text.split(',')[0] ?? '')
  return MUNICIPALITIES.find((municipality) => {
    const geo = municipalityGeo(municipality.slug)
    return (
      geo !== undefined && [...geo.zones, ...geo.aliases].some((name) => placeSlug(name) === key)
    )
  })
}

function list(names: string | undefined): readonly string[] {
  return names ? names.split(',') : []
}
