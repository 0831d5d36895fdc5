import * as z from 'zod/mini'
import { id } from '../scalar.ts'
import { form, requiredText } from '../text/text.ts'

export const REPORT_REASONS = [
  'fake',
  'inappropriate',
  'prohibited',
  'spam',
  'price',
  'other',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** How many messages of a reported conversation those who look into the report may read. */
export const REPORTED_MESSAGES = 20

/**
 * The report form; `listingId` null or absent reports something else than an ad. `conversationId`
 * reports who one talks with there, `messageId` what they said; the ad is then the conversation's. `userId`
 * reports a person where there is neither.
 */
export const ReportInput = form({
  reason: z.enum(REPORT_REASONS, 'Selecciona una razón para el reporte'),
  description: requiredText(3000, 'Proporciona más detalles (mínimo 10 caracteres)', 10),
  listingId: z.nullish(id()),
  conversationId: z.nullish(id()),
  messageId: z.nullish(id()),
  userId: z.nullish(id()),
})
export type ReportInput = z.infer<typeof ReportInput>

export const ReportReceipt = z.object({ reportId: z.string() })
export type ReportReceipt = z.infer<typeof ReportReceipt>
