import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it.each(['/chat/12', '/listing/3?via=link', '/'])('%j is a path of ours', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each([
  'https://otro.example',
  '//otro.example',
  '/\\otro.example',
  '/\t/otro.example',
  '/\n\\otro.example',
  null,
  7,
])('%j leads elsewhere', (path) => {
  expect(isOwnPath(path)).toBe(false)
})
