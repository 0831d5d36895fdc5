// The key that encrypts the secrets of authenticator apps, made once for each data folder: with another one
// nobody's app would be known.
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder's own key, as the server's setting. */
export async function keepBoxKey(dataDir: string): Promise<string> {
  const file = join(dataDir, 'secret-box-key')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (/^[\w-]{43}$/.test(kept.trim())) return kept.trim()
  const made = randomBytes(32).toString('base64url')
  await writeFile(file, `${made}\n`, { mode: 0o600 })
  return made
}
