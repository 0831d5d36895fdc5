// The examples of the guide, run as they stand against a server.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeListingInput } from '../../test/factories.ts'
import { type Suite, startSuite } from '../../test/harness.ts'
import { sign } from '../features/webhooks/deliver-webhooks.ts'

const run = promisify(execFile)
const guide = join(import.meta.dirname, '../../../../docs/product/api-guide.md')

/** Not every machine has it. */
const hasCurl = spawnSync('curl', ['--version']).status === 0

let suite: Suite
let folder = ''
let env: Record<string, string> = {}
const examples: { heading: string; language: string; code: string }[] = []

beforeAll(async () => {
  suite = await startSuite()
  folder = await mkdtemp(join(tmpdir(), 'wepa-guide-'))
  const owner = await suite.makeUser({ subscriptionPlan: 'business' })
  const as = suite.asUser(owner)
  const scopes = ['read' as const, 'ads' as const, 'messages' as const]
  const { secret } = await as.apiTokens.create({ name: 'Guía', scopes, days: null })
  const listing = await as.listings.publish(makeListingInput({ price: '$100' }))
  const buyer = suite.asUser(await suite.makeUser())
  const about = { listingId: listing.id, sellerId: owner.id }
  const { conversation } = await buyer.conversations.start(about)
  await buyer.conversations.send({ id: conversation.id, content: '¿Sigue disponible?' })
  const app = await suite.app()
  const body = '{"id":"1"}'
  const time = Math.floor(Date.now() / 1000)
  env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    TMPDIR: folder,
    WEPA: await app.listen({ port: 0, host: '127.0.0.1' }),
    TOKEN: secret,
    LISTING: String(listing.id),
    CONVERSATION: String(conversation.id),
    SECRET: 'whsec_x',
    BODY: body,
    SIGNATURE: `t=${time},v1=${sign('whsec_x', time, body)}`,
  }
  const text = await readFile(guide, 'utf8')
  const found = text.matchAll(
    /^## (?<heading>.+)$|^```(?<language>sh|ts)\n(?<code>[\s\S]*?)^```$/gm,
  )
  let heading = ''
  for (const { groups } of found) {
    heading = groups?.heading ?? heading
    if (groups?.code) examples.push({ heading, language: groups.language ?? '', code: groups.code })
  }
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await suite.close()
})

async function outputsOf(heading: string): Promise<string[]> {
  const outputs: string[] = []
  const own = examples.filter((each) => each.heading === heading)
  for (const [index, example] of own.entries()) {
    const path = join(folder, `${index}.${example.language === 'ts' ? 'mts' : 'sh'}`)
    await writeFile(path, `${example.language === 'sh' ? 'set -e\n' : ''}${example.code}`)
    const program = example.language === 'ts' ? process.execPath : 'bash'
    outputs.push((await run(program, [path], { env })).stdout)
  }
  return outputs
}

test.skipIf(!hasCurl).each([
  ['List your ads', ['"total":1']],
  ['Publish an ad', ['Mesa de ausubo', /^\d+\n$/]],
  ['Change prices', ['"done":[']],
  ['Read and answer messages', ['¿Sigue disponible?']],
  ['Send a whole inventory', ['"state":"open"']],
])('%s', async (heading, expected) => {
  const outputs = await outputsOf(heading)
  expect(outputs).toHaveLength(expected.length)
  for (const [index, words] of expected.entries()) expect(outputs[index]).toMatch(words)
})

test('Check that a webhook is ours', async () => {
  expect(await outputsOf('Check that a webhook is ours')).toEqual(['true\n'])
})

test('every example is run here', () => {
  expect(examples).toHaveLength(7)
})
