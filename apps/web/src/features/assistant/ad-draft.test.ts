import { describe, expect, test } from 'vitest'
import { analysisOf, askForPlace, draftErrors, draftOf, takeChanges } from './ad-draft.ts'

const profile = { location: 'Ponce, Sur', email: 'ana@correo.example', phone: null }
const analysis = {
  title: 'Bicicleta azul',
  description: 'Bicicleta azul.',
  suggestedCategory: 'Deportes y Ocio',
  suggestedPrice: null,
  keyFeatures: [],
  condition: 'bueno',
}

test('an analysis takes place and contact from the profile, and no price is made up', () => {
  expect(draftOf(analysis, profile)).toMatchObject({
    title: 'Bicicleta azul',
    description: 'Bicicleta azul.',
    price: '',
    categoryId: '9',
    condition: 'bueno',
    location: 'Ponce, Sur',
    contactEmail: 'ana@correo.example',
    contactPhone: '',
  })
  expect(draftOf({ ...analysis, suggestedCategory: 'Tesoros' }, profile).categoryId).toBe('11')
})

test('what goes back is what the card says', () => {
  const draft = { ...draftOf(analysis, profile), categoryId: '8', price: '$40' }
  expect(analysisOf(draft, ['Azul'])).toMatchObject({
    suggestedCategory: 'Hogar y Jardín',
    suggestedPrice: '$40',
    keyFeatures: ['Azul'],
  })
})

test('the assistant changes only what the person has not written in meanwhile', () => {
  const sent = draftOf(analysis, profile)
  const now = { ...sent, title: 'Bici de Ana', location: 'Lares, Centro' }
  const changed = { ...analysis, title: 'Bicicleta de montaña', suggestedPrice: '$80' }
  expect(takeChanges(now, sent, changed)).toEqual({ ...now, price: '$80' })
})

describe('before it is published', () => {
  const draft = draftOf(analysis, profile)
  test.each([
    [{ location: ' ' }, { location: askForPlace }],
    [{ title: '' }, { title: 'El título es requerido' }],
    [{ contactEmail: 'ana' }, { contactEmail: 'Email inválido' }],
    [{ price: '' }, {}],
  ])('%o: %o', (given, errors) => {
    expect(draftErrors({ ...draft, ...given })).toEqual(errors)
  })
})
