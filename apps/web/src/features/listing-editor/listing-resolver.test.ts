import { EditInput, PublishInput } from '@wepa/domain/listings/input'
import { describe, expect, it } from 'vitest'
import { type TypedAd, typedAdFrom } from '../../blocks/listing-fields/typed-ad.ts'
import { listingResolver } from './listing-resolver.ts'

const filled = typedAdFrom(
  {
    title: 'Nevera LG',
    description: 'Fría y limpia',
    categoryId: '8',
    location: 'Ponce, Sur',
    contactPhone: '787-555-0134',
  },
  {},
)
const options = { fields: {}, shouldUseNativeValidation: false }
const publish = (typed: Partial<TypedAd>) =>
  listingResolver(PublishInput)({ ...filled, ...typed }, undefined, options)
const edit = (typed: Partial<TypedAd>) =>
  listingResolver(EditInput)({ ...filled, ...typed }, undefined, options)

describe('listingResolver', () => {
  it.each([
    ['title', '  ', 'El título es requerido'],
    ['description', '', 'La descripción es requerida'],
    ['categoryId', '', 'Selecciona una categoría'],
    ['contactEmail', 'nada', 'Email inválido'],
    ['contactPhone', '12', 'Escribe un teléfono de 10 dígitos, como 787-555-0123'],
  ] as const)('refuses %s %j at its field', async (field, value, message) => {
    const { errors } = await publish({ [field]: value })
    expect(errors[field]?.message).toBe(message)
  })

  it('names every refused field at once', async () => {
    const { errors } = await publish({ title: '', description: '' })
    expect(Object.keys(errors).sort()).toEqual(['description', 'title'])
  })

  it('wants a price in the edit form alone', async () => {
    expect((await edit({})).errors.price?.message).toBe('El precio es requerido')
    expect((await publish({})).errors).toEqual({})
  })

  it('reads the texts as the call takes them', async () => {
    const { values } = await publish({ price: ' $450 ' })
    expect(values).toMatchObject({
      categoryId: 8,
      price: '$450',
      condition: null,
      contactEmail: null,
      contactPhone: '+17875550134',
    })
  })
})
