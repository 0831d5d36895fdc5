import { LoginInput, RegisterInput } from '@wepa/domain/people/user'
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { inItsLanguage } from './its-language.tsx'

const refused = (
  read: { success: true } | { success: false; error: { issues: { message: string }[] } },
) => (read.success ? [] : read.error.issues.map(({ message }) => message))

test('every English refusal of the account forms is marked, no Spanish one is', () => {
  const messages = [
    ...refused(LoginInput.safeParse({ username: '', password: '' })),
    ...refused(RegisterInput.safeParse({ username: 'x', email: 'x', password: 'x', fullName: '' })),
    ...refused(
      RegisterInput.safeParse({
        username: 'ñ'.repeat(31),
        email: 'x',
        password: 'x',
        fullName: '',
      }),
    ),
  ]
  expect(messages.length).toBeGreaterThan(7)
  const marked = new Set(messages.filter((message) => isValidElement(inItsLanguage(message))))
  expect([...marked].filter((message) => /contraseña/.test(message))).toEqual([])
  expect(
    messages.filter((message) => /\b(is|must|can|Invalid)\b/.test(message) && !marked.has(message)),
  ).toEqual([])
})

test('nothing stays nothing', () => {
  expect(inItsLanguage(undefined)).toBeUndefined()
})
