// The 7 regions, apart from their municipalities for the first load of pages.

export const REGIONS = [
  'Área Metropolitana',
  'Norte',
  'Este',
  'Sur',
  'Oeste',
  'Centro',
  'Islas',
] as const

export type Region = (typeof REGIONS)[number]
