import { expect, test } from 'vitest'
import { LoginInput, ProfilePatch, RegisterInput } from './user.ts'

const given = {
  username: 'coqui_787',
  email: 'coqui@ejemplo.pr',
  password: 'Clave-9',
  fullName: 'Ana Colón',
}
const issues = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)

test.each([
  ['username', undefined, 'Username must be at least 3 characters'],
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', ' a ', 'Username must be at least 3 characters'],
  ['username', 'x'.repeat(31), 'Username must be less than 30 characters'],
  [
    'username',
    'con espacio',
    'Username can only contain letters, numbers, underscores, and hyphens',
  ],
  ['username', 'ñandú', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['username', 'a@b.pr', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['email', undefined, 'Invalid email address'],
  ['email', 'no-es-email', 'Invalid email address'],
  ['email', `${'x'.repeat(250)}@ejemplo.pr`, 'Invalid email address'],
  ['password', undefined, 'La contraseña debe tener al menos 6 caracteres'],
  ['password', '12345', 'La contraseña debe tener al menos 6 caracteres'],
  ['password', 'x'.repeat(129), 'La contraseña no puede pasar de 128 caracteres'],
  ['password', 'clave\u0000', 'El texto contiene caracteres no válidos'],
  ['fullName', '', 'Full name is required'],
  ['fullName', '   ', 'Full name is required'],
  ['fullName', undefined, 'Full name is required'],
  ['phone', '12', 'Escribe un teléfono de 10 dígitos, como 787-555-0123'],
])('register refuses %s = %j', (field, value, message) => {
  expect(issues(RegisterInput.safeParse({ ...given, [field]: value }))?.[0]).toBe(
    `${field}: ${message}`,
  )
})

test('register drops what a person may not set', () => {
  const input = { ...given, role: 'admin', subscriptionPlan: 'business', isVerified: true }
  expect(RegisterInput.parse(input)).toEqual(given)
})

test('register takes names of 3 and 30 characters, and keeps a password as typed', () => {
  for (const username of ['abc', 'A-b_9', 'x'.repeat(30)]) {
    expect(RegisterInput.parse({ ...given, username }).username).toBe(username)
  }
  expect(RegisterInput.parse({ ...given, password: '  con espacios  ' }).password).toBe(
    '  con espacios  ',
  )
})

test('login asks for both, and takes an email address as the username', () => {
  expect(issues(LoginInput.safeParse({ username: ' ', password: '' }))).toEqual([
    'username: Username is required',
    'password: Password is required',
  ])
  expect(issues(LoginInput.safeParse({}))).toEqual([
    'username: Username is required',
    'password: Password is required',
  ])
  expect(LoginInput.parse({ username: ' a@b.pr ', password: 'x' })).toEqual({
    username: 'a@b.pr',
    password: 'x',
  })
})

test.each([
  ['username', 'ab', 'Username must be at least 3 characters'],
  ['username', null, 'Username must be at least 3 characters'],
  ['fullName', '', 'Full name is required'],
  ['email', 'x', 'Invalid email address'],
  ['profileImageUrl', 'https://otro.pr/x.png', 'Imagen de perfil inválida'],
  ['profileImageUrl', 'javascript:alert(1)', 'Imagen de perfil inválida'],
  ['profileImageUrl', '/uploads/0123456789abcdef.webp?pass=a.b', 'Imagen de perfil inválida'],
  ['allowPhoneContact', 'sí', 'Debe ser verdadero o falso'],
])('the profile refuses %s = %j', (field, value, message) => {
  expect(issues(ProfilePatch.safeParse({ [field]: value }))?.[0]).toBe(`${field}: ${message}`)
})

test('the profile changes only what is there; blank clears', () => {
  expect(ProfilePatch.parse({ allowPhoneContact: true, role: 'admin', totalSales: 99 })).toEqual({
    allowPhoneContact: true,
  })
  expect(ProfilePatch.parse({ bio: ' ', phone: '', location: null, profileImageUrl: '' })).toEqual({
    bio: null,
    phone: null,
    location: null,
    profileImageUrl: null,
  })
  expect(ProfilePatch.parse({ profileImageUrl: '/uploads/0123456789abcdef.webp' })).toEqual({
    profileImageUrl: '/uploads/0123456789abcdef.webp',
  })
})

test.each([
  ['https://auto.pr', 'https://auto.pr'],
  ['auto.pr/citas?a=1', 'https://auto.pr/citas?a=1'],
  [' HTTP://auto.pr ', 'HTTP://auto.pr'],
  ['añasco-auto.pr:8080#citas', 'https://añasco-auto.pr:8080#citas'],
  ['', null],
  [null, null],
])('a business website %j is kept as %j', (businessWebsite, kept) => {
  expect(ProfilePatch.parse({ businessWebsite })).toEqual({ businessWebsite: kept })
})

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://auto.pr',
  'https://u:p@auto.pr',
  'https://auto..pr',
  'https://auto.pr:puerto',
  'https://<auto>.pr',
  'auto',
  'mailto:a@b.pr',
])('a business website %j is refused', (businessWebsite) => {
  expect(issues(ProfilePatch.safeParse({ businessWebsite }))).toEqual([
    'businessWebsite: Escribe una dirección como https://minegocio.com',
  ])
})

test('a profile names no other kind of account, and no verification', () => {
  expect(issues(ProfilePatch.safeParse({ accountType: 'admin' }))).toEqual([
    'accountType: Tipo de cuenta inválido',
  ])
  expect(ProfilePatch.parse({ businessVerified: true, isVerified: true })).toEqual({})
})
