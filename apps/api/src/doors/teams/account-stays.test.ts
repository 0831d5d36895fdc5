import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register } from '../../../test/http.ts'
import { contextWith } from '../http/request-context.ts'
import { createCaller } from '../router.ts'

let suite: Suite
beforeAll(async () => {
  suite = await startSuite()
})
afterAll(() => suite.close())
beforeEach(async () => {
  await suite.database.pool.query('delete from users')
  await suite.database.pool.query('delete from mails')
})

const asToken = async (token: string) => createCaller(await contextWith(suite.contextOf(), token))

/** What the link of the last invitation carries. */
async function lastKey(): Promise<string> {
  const { rows } = await suite.database.pool.query(
    'select body_text from mails order by id desc limit 1',
  )
  return /team-invitation\?key=([\w-]+)/.exec(rows[0].body_text)?.[1] ?? ''
}

/** A business, and somebody who administrates its team and has just begun to act for it. */
async function makeOwner() {
  const [business, member] = [await register(suite), await register(suite)]
  await suite.database.pool.query(`update person_plans set plan = 'business' where user_id = $1`, [
    business.user.id,
  ])
  const [own, memberOwn] = [await asToken(business.token), await asToken(member.token)]
  await own.teams.invite({ email: member.email, role: 'owner' })
  await memberOwn.teams.accept({ key: await lastKey() })
  const { token } = await memberOwn.teams.actFor({ businessId: business.user.id })
  return { business, member, own, memberOwn, acting: await asToken(token) }
}

test('who acts for a business changes neither what it signs in with nor where it is reached', async () => {
  const { business, acting } = await makeOwner()
  const { id, email, username } = business.user
  expect(await codeOf(acting.users.update({ id, email: 'mio@ejemplo.pr' }))).toBe('team_role')
  const withPassword = { id, email: 'mio@ejemplo.pr', currentPassword: business.password }
  expect(await codeOf(acting.users.update(withPassword))).toBe('team_role')
  expect(await codeOf(acting.users.update({ id, username: 'otro_nombre' }))).toBe('team_role')
  // A form that sends along what is there changes the rest.
  const bio = 'Abierto todos los días.'
  expect(await acting.users.update({ id, email, username, bio })).toMatchObject({ email, bio })
})

test('beginning to act proves nothing: what asks for a proof is the account’s alone', async () => {
  const { business, acting } = await makeOwner()
  await suite.database.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, $2, $3, 0, '{}', 'Llave', now())`,
    [business.user.id, 'llave', Buffer.from('llave')],
  )
  const { requireRecentProof } = await import('../../features/proofs/require-recent-proof.ts')
  const session = await suite.database.pool.query(
    'select id from sessions where actor_id is not null',
  )
  const actor = { userId: 1, role: 'owner' } as const
  const ctx = {
    ...suite.contextOf(),
    session: { id: session.rows[0].id, userId: business.user.id, role: 'user', actor } as const,
  }
  expect(await codeOf(requireRecentProof(ctx))).toBe('team_role')
  expect(await acting.teams.acting()).toMatchObject({ role: 'owner' })
})

test.each([
  ['taken out', async ({ own, member }: Team) => own.teams.remove({ memberId: member.user.id })],
  [
    'given less',
    async ({ own, member }: Team) =>
      own.teams.setRole({ memberId: member.user.id, role: 'reader' }),
  ],
])(
  'an invitation that somebody sent themselves is no way back once they are %s',
  async (_name, change) => {
    const team = await makeOwner()
    await team.acting.teams.invite({ email: 'otra@ejemplo.pr', role: 'owner' })
    const key = await lastKey()
    await change(team)
    expect(await codeOf(team.memberOwn.teams.accept({ key }))).toBe('invitation_over')
  },
)

test('a link changes nobody’s role who is in the team already', async () => {
  const { own, memberOwn } = await makeOwner()
  await own.teams.invite({ email: 'otra@ejemplo.pr', role: 'reader' })
  await memberOwn.teams.accept({ key: await lastKey() })
  expect((await own.teams.list()).members).toMatchObject([{ role: 'owner' }])
})

type Team = Awaited<ReturnType<typeof makeOwner>>
