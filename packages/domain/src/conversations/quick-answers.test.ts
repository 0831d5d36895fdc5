import { expect, test } from 'vitest'
import { CATEGORIES } from '../listings/category.ts'
import { firstQuestions, QuickAnswers } from './quick-answers.ts'

test('eleven answers are too many, a blank one is none, and each is one line', () => {
  const eleven = Array.from({ length: 11 }, (_, n) => `Respuesta ${n}`)
  expect(QuickAnswers.safeParse({ texts: eleven }).success).toBe(false)
  expect(QuickAnswers.safeParse({ texts: ['  '] }).success).toBe(false)
  expect(QuickAnswers.safeParse({ texts: ['a'.repeat(301)] }).success).toBe(false)
  expect(QuickAnswers.parse({ texts: [' Paso  hoy ', 'No'] })).toEqual({
    texts: ['Paso hoy', 'No'],
  })
})

test('every category has three questions, and what is unknown has them too', () => {
  for (const slug of [...CATEGORIES.map((each) => each.slug), undefined, 'otra']) {
    expect(new Set(firstQuestions(slug)).size).toBe(3)
  }
  expect(firstQuestions('vehiculos')).toContain('¿Tiene el marbete al día?')
})
