import { expect, test } from 'vitest'
import { changesOf, profileResolver, type TypedProfile } from './typed-profile.ts'

const nothing: TypedProfile = {
  profileImageUrl: '',
  fullName: 'Ana Colón',
  username: 'ana',
  email: 'ana@correo.example',
  currentPassword: '',
  phone: '',
  location: '',
  bio: '',
  accountType: 'personal',
  businessName: '',
  businessCategory: '',
  businessDescription: '',
  businessAddress: '',
  businessPhone: '',
  businessWebsite: '',
  businessHours: '',
  businessLicense: '',
}
const read = (typed: Partial<TypedProfile>) =>
  profileResolver({ ...nothing, ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })

test('the issues of a field stand at it, the first one of each', async () => {
  const { errors } = await read({ username: 'a b', fullName: ' ', email: 'no', phone: '12' })
  const messages = Object.entries(errors).map(([name, issue]) => [name, issue?.message])
  expect(Object.fromEntries(messages)).toEqual({
    username: 'Username can only contain letters, numbers, underscores, and hyphens',
    fullName: 'Full name is required',
    email: 'Invalid email address',
    phone: 'Escribe un teléfono de 10 dígitos, como 787-555-0123',
  })
})

test('what is typed of a business counts for a business alone', async () => {
  const businessWebsite = 'ftp://x'
  expect((await read({ businessWebsite })).errors).toEqual({})
  expect(Object.keys((await read({ businessWebsite, accountType: 'business' })).errors)).toEqual([
    'businessWebsite',
  ])
  const dirty = { businessWebsite: true, bio: true }
  expect(changesOf({ ...nothing, businessWebsite, bio: ' ' }, dirty)).toEqual({ bio: null })
})

test('only what was changed is sent, as the domain reads it', () => {
  const typed: TypedProfile = {
    ...nothing,
    accountType: 'business',
    businessName: ' Auto  Borinquen ',
    businessWebsite: 'auto.pr',
  }
  const dirty = { accountType: true, businessName: true, businessWebsite: true, phone: false }
  expect(changesOf(typed, dirty)).toEqual({
    accountType: 'business',
    businessName: 'Auto Borinquen',
    businessWebsite: 'https://auto.pr',
  })
  expect(changesOf(typed, {})).toEqual({})
})
