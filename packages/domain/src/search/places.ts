// Place words inside a query: 'gomas ponce', 'apto en río piedras'.
import { MUNICIPALITIES, type Place } from '../places/municipalities.ts'
import { municipalityGeo } from '../places/municipality-geo.ts'
import { keyOf } from './tokens.ts'

/** `zone`: the words name a part of the municipality; ads that say so rank first. */
export type PlaceReading = { place: Place; zone: boolean }

/** Names that are also plain words: only a place where the query speaks of one. */
const PLAIN_WORDS = new Set(
  keys(
    'florida,dorado,moca,salinas,arroyo,rincón,ceiba,culebra,cidra,patillas,las piedras,juncos,condado',
  ),
)

/** Nicknames too common, as words, to mean a place without a place field around them. */
const NEVER = new Set(
  keys('capital,sj,criollo,pepino,el pepino,la playa,combate,esperanza,santa rosa,country club'),
)

const READINGS = new Map<string, PlaceReading>([
  ...MUNICIPALITIES.flatMap((municipality): [string, PlaceReading][] => {
    const place: Place = { kind: 'municipality', ...municipality }
    const geo = municipalityGeo(municipality.slug)
    return [
      ...(geo?.zones ?? []).map((name): [string, PlaceReading] => [
        keyOf(name),
        { place, zone: true },
      ]),
      ...(geo?.aliases ?? []).map((name): [string, PlaceReading] => [
        keyOf(name),
        { place, zone: false },
      ]),
      [keyOf(municipality.name), { place, zone: false }],
    ]
  }),
  ...['área metro', 'área metropolitana'].map((name): [string, PlaceReading] => [
    keyOf(name),
    {
      place: { kind: 'region', name: 'Área Metropolitana', slug: 'area-metropolitana' },
      zone: false,
    },
  ]),
])

/**
 * The place these words name, if they name one here. `before`: the word in front. `isLocal`: the
 * query is about something that has a place of its own (a home, a job, a service).
 */
export function readPlace(key: string, before: string, isLocal: boolean): PlaceReading | undefined {
  const reading = READINGS.get(key)
  if (!reading || NEVER.has(key)) return undefined
  if (!PLAIN_WORDS.has(key) || before === 'en') return reading
  return isLocal && !/^(a|con|de)$/.test(before) ? reading : undefined
}

function keys(names: string): string[] {
  return names.split(',').map(keyOf)
}
