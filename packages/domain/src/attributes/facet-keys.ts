// The attributes that searches filter by: their names alone, for the first load reads addresses with them.
// `facet-keys.test.ts` holds them against the table.

export const FACETS = [
  'homeKind',
  'rooms',
  'baths',
  'builtArea',
  'landArea',
  'parking',
  'furnished',
  'pets',
  'plan8',
  'included',
  'amenities',
  'vehicleKind',
  'make',
  'model',
  'year',
  'miles',
  'transmission',
  'fuel',
  'titleState',
  'schedule',
  'contract',
  'payFrom',
  'payPer',
  'experience',
  'remote',
  'trade',
  'licensed',
  'emergencies',
  'freeEstimate',
  'deviceKind',
  'petKind',
  'wearKind',
  'householdKind',
  'sportKind',
  'businessKind',
  'permits',
  'brand',
  'storage',
  'inches',
  'unlocked',
  'warranty',
  'breed',
  'age',
  'vaccinated',
  'neutered',
  'size',
  'forWhom',
  'btu',
  'bedSize',
  'gallons',
  'intent',
  'priceKind',
] as const

export type FacetKey = (typeof FACETS)[number]

/** What a search asks of them, as addresses and saved searches hold it. */
export type AskedTexts = { readonly [Key in FacetKey]?: string }

/** What an address says of them, its values bounded and without what no address may hold. */
export function readFacetTexts(text: (key: FacetKey) => string): AskedTexts
export function readFacetTexts(text: (key: FacetKey) => string): object {
  const said = FACETS.map((key) => [key, text(key)] as const)
  return Object.fromEntries(
    said.filter(([, value]) => value !== '' && value !== 'all' && value.length <= MOST_CHARACTERS),
  )
}

/** Longer is no choice anybody made. */
const MOST_CHARACTERS = 200
