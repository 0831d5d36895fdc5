import * as z from 'zod/mini'
import { REGIONS } from '../places/regions.ts'
import { count, decimal, id, moment } from '../scalar.ts'
import { isBlank, isStorableText } from '../text/writing.ts'
import { ESSENTIAL_KINDS } from './essential-kinds.ts'
import { MAX_STORM_REASON, MOST_STORM_DAYS, STORM_ACTS } from './storm.ts'

const badDays = `Elige de 1 a ${MOST_STORM_DAYS} días`

const days = z.int(badDays).check(z.gte(1, badDays), z.lte(MOST_STORM_DAYS, badDays))

/** Switches storm mode on. */
export const StartStormInput = z.object({
  reason: z.string('Escribe el motivo').check(
    z.trim(),
    z.refine((text) => !isBlank(text), { error: 'Escribe el motivo', abort: true }),
    z.maxLength(MAX_STORM_REASON, `El motivo lleva hasta ${MAX_STORM_REASON} caracteres`),
    z.refine(isStorableText, 'El motivo tiene caracteres que no se pueden guardar'),
  ),
  regions: z
    .array(z.enum(REGIONS, 'Elige regiones de la lista'), 'Elige las regiones')
    .check(z.minLength(1, 'Elige al menos una región'), z.maxLength(REGIONS.length)),
  days,
})
export type StartStormInput = z.infer<typeof StartStormInput>

/** Prolongs a storm by some days. */
export const ProlongStormInput = z.object({ days })

export const StormState = z.object({
  reason: z.string(),
  regions: z.array(z.enum(REGIONS)),
  until: moment(),
})

/** What storms measured at their start: the average of `ads` prices in dollars; fewer than five tell nothing. */
export const EssentialAverage = z.object({
  kind: z.enum(ESSENTIAL_KINDS),
  average: decimal(),
  ads: count(),
})
export type EssentialAverage = z.infer<typeof EssentialAverage>

/** A storm as administrators see it. */
export const StormRecord = z.object({
  id: id(),
  ...StormState.shape,
  startedAt: moment(),
  isOn: z.boolean(),
  /** Of a storm that is over: whether all ads have their days back. */
  isSettled: z.boolean(),
  averages: z.array(EssentialAverage),
  acts: z.array(
    z.object({
      act: z.enum(STORM_ACTS),
      by: z.nullable(z.string()),
      until: moment(),
      at: moment(),
    }),
  ),
})
export type StormRecord = z.infer<typeof StormRecord>

/** Of which town the essentials are wanted, as its name or slug; of the whole island without one. */
export const EssentialsQuery = z.object({ municipality: z.optional(z.string()) })

/** An ad among the essentials. */
export const EssentialAd = z.object({
  id: id(),
  title: z.string(),
  price: z.nullable(z.string()),
  municipality: z.nullable(z.string()),
  createdAt: moment(),
})
export type EssentialAd = z.infer<typeof EssentialAd>

/** What there is of the essentials, on the island or in one municipality. */
export const EssentialsOffered = z.object({
  municipality: z.nullable(z.string()),
  storms: z.array(StormState),
  kinds: z.array(
    z.object({
      kind: z.enum(ESSENTIAL_KINDS),
      /** All there are; `ads` are the newest of them. */
      total: count(),
      ads: z.array(EssentialAd),
    }),
  ),
  /** How many ads of essentials each municipality has; none where there are none. */
  towns: z.array(z.object({ name: z.string(), slug: z.string(), ads: count() })),
})
export type EssentialsOffered = z.infer<typeof EssentialsOffered>
