// The kinds of what people need before and after a hurricane, and what they are called.

export const ESSENTIAL_KINDS = [
  'water',
  'ice',
  'generator',
  'large_generator',
  'power_battery',
  'batteries',
  'fuel',
  'shutters',
  'flashlight',
  'cistern',
  'tarp',
] as const
export type EssentialKind = (typeof ESSENTIAL_KINDS)[number]

/** `many` heads a list of them; `one` is what a price is said of. */
export const ESSENTIAL_NAMES: Readonly<Record<EssentialKind, { many: string; one: string }>> = {
  water: { many: 'Agua', one: 'el agua' },
  ice: { many: 'Hielo', one: 'el hielo' },
  generator: { many: 'Plantas eléctricas', one: 'una planta eléctrica' },
  large_generator: { many: 'Plantas eléctricas grandes', one: 'una planta eléctrica grande' },
  power_battery: { many: 'Baterías de respaldo', one: 'una batería de respaldo' },
  batteries: { many: 'Baterías y cargadores', one: 'un anuncio de baterías' },
  fuel: { many: 'Gasolina y gas', one: 'el combustible' },
  shutters: { many: 'Tormenteras', one: 'un anuncio de tormenteras' },
  flashlight: { many: 'Linternas', one: 'una linterna' },
  cistern: { many: 'Cisternas', one: 'una cisterna' },
  tarp: { many: 'Toldos y casetas', one: 'un toldo' },
}
