import * as z from 'zod/mini'
import { emailAddress, form, requiredLine, requiredText } from '../text/text.ts'

export const CONTACT_CATEGORIES = [
  'technical',
  'account',
  'safety',
  'suggestion',
  'business',
  'other',
] as const
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

/** The contact form. */
export const ContactInput = form({
  name: requiredLine(100, 'El nombre debe tener al menos 2 caracteres', 2),
  email: emailAddress('Correo electrónico inválido'),
  category: z.enum(CONTACT_CATEGORIES, 'Selecciona una categoría'),
  subject: requiredLine(150, 'El asunto debe tener al menos 5 caracteres', 5),
  message: requiredText(5000, 'El mensaje debe tener al menos 20 caracteres', 20),
})
export type ContactInput = z.infer<typeof ContactInput>

export const ContactReceipt = z.object({ referenceId: z.string() })
export type ContactReceipt = z.infer<typeof ContactReceipt>
