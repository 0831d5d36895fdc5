import * as z from 'zod/mini'
import { form } from '../text/text.ts'

const OnOrOff = z.boolean('Debe ser verdadero o falso')

/**
 * By which ways a person wants to hear of what others do: alerts, messages, ratings. Emails about the
 * account itself (passwords, codes) come in any case.
 */
export const NotificationPreferences = z.object({
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  /** The weekly email of a business; it comes with the plan alone. */
  weeklySummary: z.boolean(),
  /** Of favorites whose price is lowered, by any way. */
  priceDrops: z.boolean(),
  /** Being told of new ads of the sellers one follows, by whatever way. */
  followedAds: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof NotificationPreferences>

/** Only what is present changes. */
export const NotificationPreferencesPatch = form({
  emailNotifications: z.optional(OnOrOff),
  pushNotifications: z.optional(OnOrOff),
  weeklySummary: z.optional(OnOrOff),
  priceDrops: z.optional(OnOrOff),
  followedAds: z.optional(OnOrOff),
})
export type NotificationPreferencesPatch = z.infer<typeof NotificationPreferencesPatch>
