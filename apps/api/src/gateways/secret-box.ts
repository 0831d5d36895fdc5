// Encrypts what the database keeps and must be able to read again: a copy of the database alone tells nothing.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** `about` binds what is sealed to its row: moved to another it does not open. */
export type SecretBox = {
  seal: (plain: Buffer, about: string) => Buffer
  /** @throws Error for what was sealed with another key, for another row, or changed since */
  open: (sealed: Buffer, about: string) => Buffer
}

/** AES-256-GCM. @param key 32 bytes */
export function createSecretBox(key: Buffer): SecretBox {
  return {
    seal: (plain, about) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body])
    },
    open: (sealed, about) => {
      const iv = sealed.subarray(0, ivBytes)
      const tag = sealed.subarray(ivBytes, ivBytes + tagBytes)
      const options = { authTagLength: tagBytes }
      const decipher = createDecipheriv('aes-256-gcm', key, iv, options)
        .setAAD(Buffer.from(about))
        .setAuthTag(tag)
      return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
    },
  }
}
