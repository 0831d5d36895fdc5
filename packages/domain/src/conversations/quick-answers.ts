// What people say again and again: ready to pick, so that it need not be typed.
import * as z from 'zod/mini'
import type { CategorySlug } from '../listings/category.ts'
import { form, requiredLine } from '../text/text.ts'

/** Answers of one's own that are kept. */
export const MAX_QUICK_ANSWERS = 10
/** The longest of them, in characters. */
export const MAX_QUICK_ANSWER = 300

/** What sellers mostly answer. */
export const SELLER_ANSWERS = [
  'Sí, sigue disponible.',
  'Lo siento, ya se vendió.',
  'El precio es fijo.',
  'Te aviso.',
] as const

/** What buyers mostly answer. */
export const BUYER_ANSWERS = ['Me interesa.', '¿Cuándo lo puedo ver?', 'Te aviso.'] as const

export const QuickAnswers = form({
  texts: z
    .array(requiredLine(MAX_QUICK_ANSWER, 'Escribe una respuesta'), 'Debe ser una lista')
    .check(z.maxLength(MAX_QUICK_ANSWERS, `Puedes guardar ${MAX_QUICK_ANSWERS} respuestas`)),
})
export type QuickAnswers = z.infer<typeof QuickAnswers>

type Three = readonly [string, string, string]

const general: Three = [
  'Hola, ¿sigue disponible?',
  '¿Dónde lo puedo ver?',
  '¿Cuál es el último precio?',
]

/** What a buyer would ask first of what each category holds; the others are asked what anything is asked. */
const questions: Partial<Readonly<Record<CategorySlug, Three>>> = {
  'bienes-raices': [
    'Hola, ¿sigue disponible?',
    '¿Cuánto es el depósito?',
    '¿Qué incluye la renta?',
  ],
  vehiculos: ['Hola, ¿sigue disponible?', '¿Tiene el marbete al día?', '¿Debe multas?'],
  empleos: ['Hola, ¿todavía buscan?', '¿Cuál es el horario?', '¿Qué experiencia piden?'],
  electronicos: ['Hola, ¿sigue disponible?', '¿Tiene garantía?', '¿Lo puedo probar antes?'],
  mascotas: ['Hola, ¿todavía está?', '¿Tiene sus vacunas?', '¿Qué edad tiene?'],
  servicios: ['Hola, ¿tienes turno esta semana?', '¿Cuánto cobras?', '¿Llegas a mi pueblo?'],
  moda: ['Hola, ¿sigue disponible?', '¿Qué talla es?', '¿Está nuevo o usado?'],
  'hogar-jardin': ['Hola, ¿sigue disponible?', '¿Cuáles son las medidas?', '¿Haces entrega?'],
}

/** Three questions that fit an ad's category, for somebody who has not written yet. */
export function firstQuestions(category: string | undefined): Three {
  return Object.entries(questions).find(([slug]) => slug === category)?.[1] ?? general
}
