import { expect, test } from 'vitest'
import { ClickKind, EditInput, PublishInput, StatusInput } from './input.ts'

const given = {
  title: 'Nevera LG 22 pies',
  description: 'Enfría bien.\r\nSe entrega en Ponce.',
  price: '$450',
  location: 'Ponce, Sur',
  contactEmail: 'vende@ejemplo.pr',
  contactPhone: '787-555-0134',
  categoryId: 8,
  images: ['/uploads/0123456789abcdef.webp'],
}
const issues = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

test.each([
  ['title', undefined, 'El título es requerido'],
  ['title', '', 'El título es requerido'],
  ['title', '  ', 'El título es requerido'],
  ['title', '\u200b\u2060', 'El título es requerido'],
  ['title', 7, 'El título es requerido'],
  ['title', 'x'.repeat(121), 'Usa 120 caracteres o menos'],
  ['title', 'con \u0000', 'El texto contiene caracteres no válidos'],
  ['description', ' \n ', 'La descripción es requerida'],
  ['description', 'medio \ud83d emoji', 'El texto contiene caracteres no válidos'],
  ['description', 'x'.repeat(5001), 'Usa 5000 caracteres o menos'],
  ['categoryId', undefined, 'Selecciona una categoría'],
  ['categoryId', 999, 'Selecciona una categoría'],
  ['categoryId', 0, 'Selecciona una categoría'],
  ['categoryId', 1.5, 'Selecciona una categoría'],
  ['categoryId', 2 ** 31, 'Selecciona una categoría'],
  ['price', 7, 'Debe ser un texto'],
  ['contactEmail', 'nada', 'Email inválido'],
  ['contactPhone', '123', 'Escribe un teléfono de 10 dígitos, como 787-555-0123'],
  ['condition', 'roto', 'Condición inválida'],
  ['clientId', 'abc', 'clientId debe ser un UUID'],
  ['isActive', 'sí', 'Debe ser verdadero o falso'],
  ['images', 'x', 'Las fotos deben ser una lista'],
  [
    'images',
    Array.from({ length: 16 }, () => '/uploads/0123456789abcdef.webp'),
    'Un anuncio lleva 15 fotos como máximo',
  ],
])('publish refuses %s = %j', (field, value, message) => {
  expect(issues(PublishInput.safeParse({ ...given, [field]: value }))).toEqual([
    `${field}: ${message}`,
  ])
})

test.each([
  ['x', 'images.1'],
  ['data:text/html;base64,AAAA', 'images.1'],
  ['javascript:alert(1)', 'images.1'],
])('publish names the picture that is none: %s', (picture, path) => {
  const images = ['/uploads/0123456789abcdef.webp', picture]
  expect(issues(PublishInput.safeParse({ ...given, images }))).toEqual([
    `${path}: La foto 2 no es válida`,
  ])
})

test.each([null, 'texto', 7, []])('publish refuses %j for a form', (input) => {
  expect(issues(PublishInput.safeParse(input))).toEqual([': Los datos enviados no son válidos'])
})

test.each([
  [{ 0: 45 }, 'imageRotations.0: La rotación debe ser 0, 90, 180 o 270'],
  [{ primera: 90 }, 'imageRotations.primera: Rotaciones inválidas'],
])('publish refuses the rotations %j', (imageRotations, issue) => {
  expect(issues(PublishInput.safeParse({ ...given, imageRotations }))).toEqual([issue])
})

test('publish drops what nobody may set, and reads the rest', () => {
  const input = PublishInput.parse({
    ...given,
    title: '  Nevera   LG ',
    contactEmail: '',
    condition: 'como_nuevo',
    imageRotations: { 0: 90 },
    isFeatured: true,
    featuredPlan: 'spotlight',
    boostLevel: 9,
  })
  expect(input).toEqual({
    title: 'Nevera LG',
    description: 'Enfría bien.\nSe entrega en Ponce.',
    price: '$450',
    location: 'Ponce, Sur',
    contactEmail: null,
    contactPhone: '+17875550134',
    categoryId: 8,
    condition: 'como_nuevo',
    images: ['/uploads/0123456789abcdef.webp'],
    imageRotations: { 0: 90 },
    isActive: true,
  })
})

test('publish needs no more than title, description and category', () => {
  expect(PublishInput.parse({ title: 'a', description: 'b', categoryId: 1 })).toEqual({
    title: 'a',
    description: 'b',
    categoryId: 1,
    images: [],
    isActive: true,
  })
  const blank = {
    price: '',
    location: null,
    contactPhone: '',
    condition: '',
    images: null,
    clientId: null,
  }
  expect(
    PublishInput.parse({ title: 'a', description: 'b', categoryId: 1, ...blank }),
  ).toMatchObject({
    price: null,
    location: null,
    contactPhone: null,
    condition: null,
    images: [],
  })
})

test.each([
  ['title', '', 'El título es requerido'],
  ['description', '', 'La descripción es requerida'],
  ['price', '', 'El precio es requerido'],
  ['price', null, 'El precio es requerido'],
  ['categoryId', null, 'Selecciona una categoría'],
  ['contactEmail', 'x@', 'Email inválido'],
])('edit refuses %s = %j', (field, value, message) => {
  expect(issues(EditInput.safeParse({ ...given, [field]: value }))).toEqual([
    `${field}: ${message}`,
  ])
})

test('edit keeps null images apart from an empty list', () => {
  expect(EditInput.parse({ ...given, images: null }).images).toBeNull()
  expect(EditInput.parse({ ...given, images: [] }).images).toEqual([])
  expect(EditInput.parse({ ...given, images: undefined }).images).toBeUndefined()
})

test('status and click kinds are closed', () => {
  expect(issues(StatusInput.safeParse({ status: 'regalado' }))).toEqual(['status: Estado inválido'])
  expect(StatusInput.parse({ status: 'sold', buyerId: 4 })).toEqual({ status: 'sold', buyerId: 4 })
  expect(ClickKind.safeParse('email').success).toBe(false)
})
