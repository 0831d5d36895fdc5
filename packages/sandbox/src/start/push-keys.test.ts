import { createECDH } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPushKeys } from './push-keys.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wepa-push-keys-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('the keys are a pair, made once and read by their owner alone', async () => {
  const keys = await keepPushKeys(folder)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(keys.VAPID_PRIVATE_KEY, 'base64url')
  expect(pair.getPublicKey('base64url')).toBe(keys.VAPID_PUBLIC_KEY)
  expect(await keepPushKeys(folder)).toEqual(keys)
  expect((await stat(join(folder, 'push-keys.json'))).mode & 0o077).toBe(0)
})

test('a file that was damaged is written anew', async () => {
  const file = join(folder, 'push-keys.json')
  await writeFile(file, '{"VAPID_PUBLIC_KEY":')
  const keys = await keepPushKeys(folder)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY,
  })
})
