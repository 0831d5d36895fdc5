import { CONTACT_CATEGORIES } from '@wepa/domain/moderation/contact'
import { actionsOf, TARGET_KINDS } from '@wepa/domain/moderation/moderation'
import { expect, test } from 'vitest'
import { isChoice } from './choice-words.ts'
import { reasonsFor, withTemplate } from './reason-templates.ts'

const template = 'Está repetido: deja uno solo.'

test.each([
  ['', template],
  ['  ', template],
  // Another template gives way,
  ['El precio del anuncio no es el de verdad.', template],
  [template, template],
  // but not what somebody wrote.
  ['Hablé con las dos personas.', `Hablé con las dos personas.\n${template}`],
  [`Mira: ${template}`, `Mira: ${template}`],
])('%o with a template is %o', (reason, whole) => {
  expect(withTemplate(reason, template)).toBe(whole)
})

test('what a case is about comes first, and every decision has a reason to start from', () => {
  const business = { kind: 'verification', topic: 'business' } as const
  expect(reasonsFor('reject', business)[0]).toMatch(/licencia/)
  expect(reasonsFor('reject', { ...business, topic: 'email' })).toEqual(
    reasonsFor('reject', undefined),
  )
  for (const kind of TARGET_KINDS) {
    for (const choice of actionsOf[kind].filter(isChoice)) {
      expect(reasonsFor(choice, { kind, topic: '' }).length, choice).toBeGreaterThan(0)
    }
  }
  for (const topic of CONTACT_CATEGORIES) {
    expect(reasonsFor('answer', { kind: 'contact', topic }).length).toBeGreaterThan(2)
  }
})

test('a reason of one topic gives way to another', () => {
  const [first = ''] = reasonsFor('answer', { kind: 'contact', topic: 'account' })
  const [second = ''] = reasonsFor('answer', { kind: 'contact', topic: 'safety' })
  expect(withTemplate(first, second)).toBe(second)
})
