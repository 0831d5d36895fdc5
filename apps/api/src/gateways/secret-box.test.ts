import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox(randomBytes(32))
const plain = Buffer.from('no se ve')

test('what was sealed does not open for another row, with another key, or changed', () => {
  const sealed = box.seal(plain, 'user 1')
  expect(() => box.open(sealed, 'user 2')).toThrow()
  expect(() => createSecretBox(randomBytes(32)).open(sealed, 'user 1')).toThrow()
  const changed = Buffer.from(sealed)
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
  expect(() => box.open(changed, 'user 1')).toThrow()
})

test('it opens for its row, and looks different each time', () => {
  const sealed = box.seal(plain, 'user 1')
  expect(box.open(sealed, 'user 1')).toEqual(plain)
  expect(box.seal(plain, 'user 1')).not.toEqual(sealed)
  expect(sealed.includes(plain)).toBe(false)
})
