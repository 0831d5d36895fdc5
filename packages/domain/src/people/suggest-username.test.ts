import { expect, it } from 'vitest'
import { suggestUsername } from './suggest-username.ts'
import { RegisterInput } from './user.ts'

it.each([
  ['José Ángel Ortiz', 'jose-angel-ortiz'],
  ['  Ana   Peña ', 'ana-pena'],
  ["O'Neill & Hijos", 'o-neill-hijos'],
  ['María de los Ángeles Rodríguez Santiago', 'maria-de-los-angeles'],
  ['Wolfeschlegelsteinhausenbergerdorff', 'wolfeschlegelsteinhausen'],
])('makes one of %o', (name, username) => {
  expect(suggestUsername(name)).toBe(username)
  expect(
    RegisterInput.safeParse({
      username,
      email: 'a@b.example',
      password: 'coqui-2026',
      fullName: name,
    }).success,
  ).toBe(true)
})

it.each(['', 'Al', '李小龙', '🌴'])('suggests none for %o', (name) => {
  expect(suggestUsername(name)).toBe('')
})
