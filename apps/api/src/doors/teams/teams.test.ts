import type { TeamRole } from '@wepa/domain/teams/team'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '../../../test/code-of.ts'
import { makeListingInput } from '../../../test/factories.ts'
import { type Suite, startSuite } from '../../../test/harness.ts'
import { register, request } from '../../../test/http.ts'
import { contextWith } from '../http/request-context.ts'
import { createCaller } from '../router.ts'

const DAY = 86_400_000
let suite: Suite
let now = new Date('2026-11-02T14:00:00Z')
beforeAll(async () => {
  suite = await startSuite({ overrides: { clock: { now: () => now } } })
})
afterAll(() => suite.close())
beforeEach(async () => {
  now = new Date('2026-11-02T14:00:00Z')
  await suite.database.pool.query('delete from users')
  await suite.database.pool.query('delete from mails')
})

type Person = Awaited<ReturnType<typeof register>>

/** A person with a session of their own, as the app gives them one. */
async function signedIn(plan: 'free' | 'business' = 'free'): Promise<Person> {
  const person = await register(suite)
  if (plan === 'business') await setPlan(person, 'business')
  return person
}

async function setPlan({ user }: Person, plan: 'free' | 'business') {
  await suite.database.pool.query('update person_plans set plan = $2 where user_id = $1', [
    user.id,
    plan,
  ])
}

/** Calls with a token, as requests of the app do. */
async function asToken(token: string) {
  return createCaller(await contextWith(suite.contextOf(), token))
}

/** What the link of the last invitation carries. */
async function lastKey(): Promise<string> {
  const { rows } = await suite.database.pool.query(
    'select body_text from mails order by id desc limit 1',
  )
  return /team-invitation\?key=([\w-]+)/.exec(rows[0].body_text)?.[1] ?? ''
}

/** A business, somebody of its team, and the token with which they act for it. */
async function makeTeam(role: TeamRole) {
  const [business, member] = [await signedIn('business'), await signedIn()]
  const own = await asToken(business.token)
  await own.teams.invite({ email: member.user.email, role })
  const memberOwn = await asToken(member.token)
  await memberOwn.teams.accept({ key: await lastKey() })
  const { token } = await memberOwn.teams.actFor({ businessId: business.user.id })
  return { business, member, own, memberOwn, token, acting: await asToken(token) }
}

describe('refusals', () => {
  test('without Business nobody is invited, and visitors and others have no team', async () => {
    const free = await signedIn()
    const as = await asToken(free.token)
    const input = { email: 'ana@example.com', role: 'seller' } as const
    expect(await codeOf(as.teams.invite(input))).toBe('business_required')
    expect(await codeOf(suite.asVisitor().teams.list())).toBe('unauthorized')
    expect(await as.teams.list()).toEqual({ members: [], invitations: [] })
    expect(await codeOf(as.teams.actFor({ businessId: 999_999 }))).toBe('not_found')
  })

  test('a link is good once, for a week, until it is withdrawn or replaced, and not for the business', async () => {
    const [business, member] = [await signedIn('business'), await signedIn()]
    const [own, as] = [await asToken(business.token), await asToken(member.token)]
    const input = { email: 'ana@example.com', role: 'reader' } as const
    const accept = (key: string) => codeOf(as.teams.accept({ key }))
    expect(await accept('x'.repeat(43))).toBe('invitation_over')

    await own.teams.invite(input)
    const replaced = await lastKey()
    const { invitations } = await own.teams.invite({ ...input, email: 'ANA@example.com' })
    expect(invitations).toHaveLength(1)
    expect(await accept(replaced)).toBe('invitation_over')
    expect(await codeOf(own.teams.accept({ key: await lastKey() }))).toBe('conflict')
    await own.teams.cancelInvitation({ id: invitations[0]?.id ?? 0 })
    expect(await accept(await lastKey())).toBe('invitation_over')

    await own.teams.invite(input)
    const late = await lastKey()
    now = new Date(now.getTime() + 7 * DAY)
    expect(await accept(late)).toBe('invitation_over')
    await own.teams.invite(input)
    const key = await lastKey()
    const other = await asToken((await signedIn()).token)
    const codes = await Promise.all([accept(key), codeOf(other.teams.accept({ key }))])
    expect(codes.filter((code) => code === 'invitation_over')).toHaveLength(1)
    expect((await own.teams.list()).members).toHaveLength(1)
  })

  test('a team has room for twenty, also when many are invited at once', async () => {
    const own = await asToken((await signedIn('business')).token)
    const invite = (n: number) =>
      codeOf(own.teams.invite({ email: `p${n}@example.com`, role: 'seller' }))
    const codes = await Promise.all(Array.from({ length: 23 }, (_, n) => invite(n)))
    expect(codes.filter((code) => code === 'team_full')).toHaveLength(3)
    expect((await own.teams.list()).invitations).toHaveLength(20)
  })

  test('who only looks changes nothing, also over REST, the socket’s rule and the doors for files', async () => {
    const { acting, token, business } = await makeTeam('reader')
    expect(await codeOf(acting.listings.publish(makeListingInput()))).toBe('team_role')
    expect(await codeOf(acting.conversations.send({ id: 1, content: 'Hola' }))).toBe('team_role')
    expect(await codeOf(acting.teams.invite({ email: 'a@example.com', role: 'owner' }))).toBe(
      'team_role',
    )
    expect(await acting.inventory.list({})).toMatchObject({ total: 0 })
    const app = await suite.app()
    const status = async (method: 'GET' | 'POST', path: string, body?: object) =>
      (await request(app, method, path, { token, ...(body && { body }) })).status
    expect(await status('POST', '/api/listings', makeListingInput())).toBe(403)
    expect(await status('POST', '/api/inventory/imports', {})).toBe(403)
    expect(await status('GET', '/api/inventory/export')).toBe(200)
    const analytics = `/api/users/${business.user.id}/business-analytics/export?part=funnel&days=30`
    expect(await status('GET', analytics)).toBe(200)
  })

  test('what is the account’s alone is refused to all of them', async () => {
    const { acting, token, business } = await makeTeam('owner')
    const app = await suite.app()
    const get = async (path: string) => (await request(app, 'GET', path, { token })).status
    expect(await codeOf(acting.auth.sessions())).toBe('team_role')
    expect(await get(`/api/users/${business.user.id}/archive`)).toBe(403)
    expect(await get(`/api/users/${business.user.id}/export`)).toBe(403)
    expect(await get('/api/verification-documents/1')).toBe(403)
    expect(await codeOf(acting.teams.actFor({ businessId: business.user.id }))).toBe('team_role')
  })

  test('a business that is run by an administrator makes none of its people', async () => {
    const { acting, business } = await makeTeam('owner')
    await suite.database.pool.query(`update users set role = 'admin' where id = $1`, [
      business.user.id,
    ])
    expect(await codeOf(acting.admin.stats())).toBe('team_role')
  })
})

describe('a session for the business', () => {
  test('acts as the business, with its name in the log, and refused changes leave no line', async () => {
    const { acting, own, member, business } = await makeTeam('seller')
    const listing = await acting.listings.publish(makeListingInput({ title: 'Silla de pino' }))
    expect(listing.userId).toBe(business.user.id)
    await acting.listings.renew({ id: listing.id })
    expect(await codeOf(acting.listings.renew({ id: 999_999 }))).toBe('listing_not_found')
    expect(await codeOf(acting.teams.actions({}))).toBe('team_role')
    const { items } = await own.teams.actions({})
    expect(items).toMatchObject([
      { by: member.user.fullName, call: 'listings.renew', subjectId: listing.id },
      { by: member.user.fullName, call: 'listings.publish', subjectId: listing.id },
    ])
  })

  test.each([
    [
      'they leave',
      ({ memberOwn, business }: Team) => memberOwn.teams.leave({ businessId: business.user.id }),
    ],
    [
      'they are taken out',
      ({ own, member }: Team) => own.teams.remove({ memberId: member.user.id }),
    ],
    ['they sign out of their own', ({ memberOwn }: Team) => memberOwn.auth.logout()],
    ['they sign out of it', async ({ token }: Team) => (await asToken(token)).auth.logout()],
    [
      'they are suspended',
      ({ member }: Team) =>
        suite.database.pool.query('update users set suspended_at = now() where id = $1', [
          member.user.id,
        ]),
    ],
    [
      'the business is suspended',
      ({ business }: Team) =>
        suite.database.pool.query('update users set suspended_at = now() where id = $1', [
          business.user.id,
        ]),
    ],
    ['the plan ends', ({ business }: Team) => setPlan(business, 'free')],
    ['the business ends all others', ({ own }: Team) => own.auth.endOtherSessions()],
  ])('ends at once when %s', async (_name, end) => {
    const team = await makeTeam('seller')
    await end(team)
    expect((await contextWith(suite.contextOf(), team.token)).isTokenRefused).toBe(true)
  })

  test('going back ends it alone; signing out ends both', async () => {
    const { acting, member, token } = await makeTeam('seller')
    await acting.teams.stopActing()
    const isRefused = async (each: string) =>
      (await contextWith(suite.contextOf(), each)).isTokenRefused
    expect([await isRefused(token), await isRefused(member.token)]).toEqual([true, false])
    const again = await (await asToken(member.token)).teams.workplaces()
    const businessId = again[0]?.id ?? 0
    const second = await (await asToken(member.token)).teams.actFor({ businessId })
    await (await asToken(second.token)).auth.logout()
    expect([await isRefused(second.token), await isRefused(member.token)]).toEqual([true, true])
  })

  test('has the role of this moment, and nobody changes their own', async () => {
    const { own, member, token } = await makeTeam('owner')
    const acting = await asToken(token)
    const memberId = member.user.id
    expect(await codeOf(acting.teams.setRole({ memberId, role: 'reader' }))).toBe('team_role')
    expect(await codeOf(acting.teams.remove({ memberId }))).toBe('team_role')
    await own.teams.setRole({ memberId, role: 'reader' })
    const later = await asToken(token)
    expect(await later.teams.acting()).toMatchObject({ role: 'reader' })
    expect(await codeOf(later.listings.publish(makeListingInput()))).toBe('team_role')
  })

  test('shows nobody’s own things: sessions and data stay with the account', async () => {
    const { own, memberOwn } = await makeTeam('seller')
    expect((await own.auth.sessions()).map(({ openedBy }) => openedBy)).toContain('team')
    expect((await memberOwn.auth.sessions()).map(({ openedBy }) => openedBy)).not.toContain('team')
  })
})

type Team = Awaited<ReturnType<typeof makeTeam>>

describe('conversations', () => {
  test('are handed over to who can write, who is told; leaving gives them back', async () => {
    const { own, acting, memberOwn, member, business } = await makeTeam('seller')
    const listing = await own.listings.publish(makeListingInput())
    const buyer = await asToken((await signedIn()).token)
    const { conversation } = await buyer.conversations.start({
      listingId: listing.id,
      sellerId: business.user.id,
    })
    await buyer.conversations.send({ id: conversation.id, content: 'Hola' })
    const input = { conversationId: conversation.id, memberId: member.user.id }
    expect(await codeOf(buyer.teams.assign(input))).toBe('validation')
    expect(await codeOf(memberOwn.teams.assign(input))).toBe('not_found')
    expect(await own.teams.assign(input)).toEqual([
      { conversationId: conversation.id, memberId: member.user.id, name: member.user.fullName },
    ])
    expect((await memberOwn.notifications.list({ userId: member.user.id })).items[0]).toMatchObject(
      { type: 'team' },
    )
    await acting.conversations.send({ id: conversation.id, content: 'Sí, sigue disponible' })
    const reported = {
      conversationId: conversation.id,
      reason: 'spam',
      description: 'Escribe a todos lo mismo.',
    } as const
    expect(await acting.reports.send(reported)).toMatchObject({ reportId: expect.any(String) })
    await own.teams.setRole({ memberId: member.user.id, role: 'reader' })
    expect(await codeOf(own.teams.assign(input))).toBe('validation')
    await own.teams.remove({ memberId: member.user.id })
    expect(await own.teams.assignments()).toEqual([])
    expect((await own.teams.actions({})).items).toMatchObject([
      { call: 'reports.send', subjectId: conversation.id },
      { call: 'conversations.send', subjectId: conversation.id },
    ])
  })
})
