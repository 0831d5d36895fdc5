import { expect, test } from 'vitest'
import { withTemplate } from './reason-templates.ts'

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
