// What people say of the warnings they were shown: who may say and see it, and what is kept of it.
import { EXAMPLE_DAYS, VERDICT_DAYS } from '@wepa/domain/fraud/warning-verdict'
import type { ExampleInput } from '@wepa/domain/fraud/warning-verdict-schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Person, type Suite, startSuite } from '../../../test/harness.ts'
import { moderationSteps } from '../../../test/moderation-steps.ts'
import { forgetOldVerdicts } from './forget-old-verdicts.ts'

let suite: Suite
let admin: Person
let seller: Person
let buyer: Person
let said: { id: number; conversationId: number }
const { publish, reportTalk } = moderationSteps(() => suite)
const day = 86_400_000

beforeAll(async () => {
  suite = await startSuite()
  admin = await suite.makeUser({ role: 'admin' })
})
afterAll(() => suite.close())
beforeEach(async () => {
  await suite.deps.db.deleteFrom('warningVerdicts').execute()
  await suite.deps.db.deleteFrom('warningExamples').execute()
  seller = await suite.makeUser({ subscriptionPlan: 'business' })
  buyer = await suite.makeUser()
  said = await write('Mándame el código al 787-555-0134 o a ana@ejemplo.pr')
})

async function write(content: string) {
  const about = { listingId: await publish(seller), sellerId: seller.id }
  const { id } = (await suite.asUser(buyer).conversations.start(about)).conversation
  return suite.asUser(buyer).conversations.send({ id, content })
}

const of = (person: Person) => suite.asUser(person).warnings
const verdict = { kind: 'code_request', rule: 'code_request', verdict: 'fraud' } as const
const example = (more: Partial<ExampleInput> = {}): ExampleInput => ({
  ...verdict,
  messageId: said.id,
  ...more,
})
const examples = async (query: { limit?: number; cursor?: string | null } = {}) =>
  of(admin).examples(query)

describe('a verdict is refused', () => {
  test.each([
    ['with a person', { userId: 7 }],
    ['with what was said', { text: 'Mándame el código' }],
    ['of a kind that is none', { kind: 'robo' }],
    ['of a rule that is none', { rule: 'regla' }],
    ['that is none', { verdict: 'quizás' }],
  ])('%s', async (_, wrong) => {
    expect(await codeOf(suite.asVisitor().warnings.judge({ ...verdict, ...wrong } as never))).toBe(
      'validation',
    )
  })
})

describe('an example is refused', () => {
  test('from who did not receive that message', async () => {
    expect(await codeOf(suite.asVisitor().warnings.giveExample(example()))).toBe('unauthorized')
    expect(await codeOf(of(buyer).giveExample(example()))).toBe('not_found')
    expect(await codeOf(of(await suite.makeUser()).giveExample(example()))).toBe('not_found')
    expect(await codeOf(of(admin).giveExample(example()))).toBe('not_found')
    expect(await codeOf(of(seller).giveExample(example({ messageId: 999_999 })))).toBe('not_found')
    const more = { ...example(), text: 'otro' } as ExampleInput
    expect(await codeOf(of(seller).giveExample(more))).toBe('validation')
    expect((await examples()).items).toEqual([])
  })

  test('of a message that was taken out, and is not shown once it is', async () => {
    const second = await write('Otro código: mándamelo')
    await of(seller).giveExample(example({ messageId: second.id }))
    for (const { id: messageId, conversationId } of [said, second]) {
      const id = await reportTalk(seller, { conversationId, messageId })
      const reason = 'Pide un código.'
      await suite
        .asUser(admin)
        .moderation.decide({ id, action: 'remove_message', reason, messageId })
    }
    expect(await codeOf(of(seller).giveExample(example()))).toBe('not_found')
    expect((await examples()).items).toEqual([])
  })
})

test('administrators alone see counts and examples', async () => {
  const { warnings: asVisitor } = suite.asVisitor()
  expect(await codeOf(asVisitor.counts())).toBe('unauthorized')
  expect(await codeOf(asVisitor.examples({}))).toBe('unauthorized')
  expect(await codeOf(of(seller).counts())).toBe('forbidden')
  expect(await codeOf(of(seller).examples({}))).toBe('forbidden')
  expect(await codeOf(examples({ cursor: 'WyJ4Il0' }))).toBe('validation')
})

test('what is counted is of nobody: a day, a kind, a rule and a number', async () => {
  const judge = (more = {}) => suite.asUser(seller).warnings.judge({ ...verdict, ...more })
  await Promise.all([judge(), judge(), judge()])
  await judge({ verdict: 'harmless' })
  await judge({ kind: 'threat', rule: null, verdict: 'harmless' })
  expect(await of(admin).counts()).toEqual([
    { kind: 'code_request', rule: 'code_request', fraud: 3, harmless: 1 },
    { kind: 'threat', rule: null, fraud: 0, harmless: 1 },
  ])
  const rows = await suite.deps.db.selectFrom('warningVerdicts').selectAll().execute()
  expect(rows).toHaveLength(3)
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(['count', 'day', 'kind', 'rule', 'verdict'])
})

test('an example is the message without contacts and people, what was said last, once', async () => {
  await Promise.all([1, 2, 3].map(() => of(seller).giveExample(example())))
  await of(seller).giveExample(example({ verdict: 'harmless' }))
  const { items } = await examples()
  expect(items).toEqual([
    {
      id: said.id,
      kind: 'code_request',
      rule: 'code_request',
      verdict: 'harmless',
      text: 'Mándame el código al … o a …',
      createdAt: expect.any(String),
    },
  ])
  expect(await of(seller).ownExamples()).toBe(1)
  expect(await of(buyer).ownExamples()).toBe(0)
})

test('examples come in pages, the newest first', async () => {
  const written = [said]
  for (const content of ['uno', 'dos']) {
    suite.clock.advance(1000)
    written.push(await write(content))
  }
  for (const { id } of written) {
    suite.clock.advance(1000)
    await of(seller).giveExample(example({ messageId: id }))
  }
  const first = await examples({ limit: 2 })
  const second = await examples({ limit: 2, cursor: first.nextCursor })
  const ids = [...first.items, ...second.items].map(({ id }) => id)
  expect(ids).toEqual(written.map(({ id }) => id).toReversed())
  expect(second.nextCursor).toBeNull()
})

test('who gave them takes theirs back, and nobody else’s', async () => {
  const other = await suite.makeUser()
  await of(seller).giveExample(example())
  await of(other).takeBackExamples()
  expect(await of(seller).ownExamples()).toBe(1)
  await of(seller).takeBackExamples()
  expect(await of(seller).ownExamples()).toBe(0)
  expect((await examples()).items).toEqual([])
})

test('of a person who closed their account nothing is shown, nor counted', async () => {
  await of(seller).giveExample(example())
  const close = (person: Person, closedAt: Date | null) =>
    suite.deps.db.updateTable('users').set({ closedAt }).where('id', '=', person.id).execute()
  for (const person of [seller, buyer]) {
    await close(person, suite.clock.now())
    expect((await examples()).items).toEqual([])
    expect(await of(seller).ownExamples()).toBe(0)
    await close(person, null)
    expect((await examples()).items).toHaveLength(1)
  }
})

test('examples go with the message, with the account, and after their time; counts later', async () => {
  await suite.asVisitor().warnings.judge(verdict)
  await of(seller).giveExample(example())
  await suite.deps.db.deleteFrom('messages').where('id', '=', said.id).execute()
  expect((await examples()).items).toEqual([])

  said = await write('Otro')
  await of(seller).giveExample(example())
  await suite.deps.db.deleteFrom('users').where('id', '=', buyer.id).execute()
  expect((await examples()).items).toEqual([])
  expect(await codeOf(of(seller).giveExample(example()))).toBe('not_found')

  buyer = await suite.makeUser()
  said = await write('Otro más')
  await of(seller).giveExample(example())
  await of(seller).takeBackExamples()
  await of(seller).giveExample(example())
  suite.clock.advance(EXAMPLE_DAYS * day + 1)
  expect((await examples()).items).toEqual([])
  expect(await forgetOldVerdicts(suite.deps)).toBe(1)

  suite.clock.advance((VERDICT_DAYS - EXAMPLE_DAYS - 1) * day - 1)
  expect(await of(admin).counts()).toHaveLength(1)
  suite.clock.advance(day)
  expect(await of(admin).counts()).toEqual([])
  expect(await forgetOldVerdicts(suite.deps)).toBe(0)
  suite.clock.advance(day)
  expect(await forgetOldVerdicts(suite.deps)).toBe(1)

  said = await write('El último')
  await of(seller).giveExample(example())
  await suite.deps.db.deleteFrom('users').where('id', '=', seller.id).execute()
  expect((await examples()).items).toEqual([])
})
