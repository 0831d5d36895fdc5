// The keys that sign push messages, made once for each data folder: with other keys every browser would
// have to subscribe again.
import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Keys = z.object({
  VAPID_PUBLIC_KEY: z.string().check(z.regex(/^B[\w-]{86}$/)),
  VAPID_PRIVATE_KEY: z.string().check(z.regex(/^[\w-]{43}$/)),
})

export type PushKeys = z.infer<typeof Keys> & { VAPID_SUBJECT: string }

/** The folder's own keys, as the server's settings. */
export async function keepPushKeys(dataDir: string): Promise<PushKeys> {
  const file = join(dataDir, 'push-keys.json')
  const kept = await readKeys(file)
  const keys = kept ?? makeKeys()
  if (!kept) await writeFile(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  return { ...keys, VAPID_SUBJECT: 'mailto:hola@wepa.example' }
}

/** Undefined when there are none yet, or none that can be read. */
async function readKeys(file: string): Promise<z.infer<typeof Keys> | undefined> {
  try {
    return Keys.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}

function makeKeys(): z.infer<typeof Keys> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { VAPID_PUBLIC_KEY: Buffer.concat(point).toString('base64url'), VAPID_PRIVATE_KEY: d }
}
