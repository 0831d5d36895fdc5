// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import type { ModerationCase } from '@wepa/domain/moderation/moderation'
import { makeUser } from '@wepa/domain/test/make-user'
import { beforeEach, expect, it } from 'vitest'
import { api, Refusal } from '../../../../test/fake-api.ts'
import { openApp, signIn } from '../../../../test/open-app.tsx'

beforeEach(() => {
  signIn(makeUser({ role: 'admin' }))
  const stats = { totalUsers: 1, newUsers24h: 0, totalListings: 0, newListings24h: 0 }
  const people = { newUsers7d: 0, activeUsers24h: 1 }
  const doings = { totalViews24h: 0, totalSearches24h: 0, revenue24h: '0.00' }
  api.answer({ admin: { stats: () => ({ ...stats, ...people, ...doings }) } })
})

const at = '2026-11-01T12:00:00.000Z'

function caseOf(id: number, fullName: string, waitsSince: string | null): ModerationCase {
  const person = { id, fullName, username: `p${id}`, profileImageUrl: null, role: 'user' } as const
  const standing = { isVerified: false, isSuspended: false, suspendedUntil: null, createdAt: at }
  const numbers = { reportsBy: 0, reportsAbout: 0, decisionsAbout: 0, casesWaiting: 1 }
  return {
    id: `suspicion-${id}`,
    kind: 'suspicion',
    state: 'pending',
    topic: waitsSince ? 'wait' : 'look',
    text: '',
    createdAt: at,
    person: { ...person, ...standing, ...numbers },
    suspicion: {
      score: 80,
      parts: [
        { part: 'same_message', count: 40, points: 50 },
        { part: 'new_account', count: 40, points: 30 },
      ],
      waitsSince,
    },
    actions: ['resolve', 'warn_user', 'suspend_user'],
    ...{ reference: null, listing: null, listingTitle: null, isAboutTalk: false },
    ...{ relatedListing: null, writer: null, contact: null, verification: null },
    ...{ appealed: null, decision: null, viewer: null },
  }
}

const open = () => openApp('/admin-dashboard?tab=cuentas')
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })

it('says that the list did not come, and that nobody waits', async () => {
  api.answer({
    moderation: {
      list: () => {
        throw new Refusal(503, 'unavailable', 'Prueba en unos segundos.')
      },
    },
  })
  open()
  expect(await screen.findByText('No pudimos cargar esta lista')).toBeVisible()
  api.answer({ moderation: { list: () => ({ items: [], nextCursor: null }) } })
  screen.getByRole('button', { name: 'Intentar de nuevo' }).click()
  expect(await screen.findByText('Ninguna cuenta espera que la mires.')).toBeVisible()
})

it('names who is to be looked at and why, and clears them', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  let waiting = [
    caseOf(4, 'Ana Rivera', hoursAgo(1)),
    caseOf(5, 'Luis Soto', null),
    caseOf(6, 'Rosa Cruz', hoursAgo(25)),
  ]
  api.answer({
    moderation: {
      list: () => ({ items: waiting, nextCursor: null }),
      decide: ({ id }) => {
        waiting = waiting.filter((each) => each.id !== id)
        throw new Refusal(409, 'already_decided', 'Ya se decidió: Marta no encontró nada malo.')
      },
    },
  })
  open()
  const ana = await rowOf('Ana Rivera')
  expect(ana).toHaveTextContent('80')
  expect(ana).toHaveTextContent('El mismo primer mensaje a muchas personas')
  expect(ana).toHaveTextContent('40 personas lo recibieron · +50')
  expect(ana).toHaveTextContent('Esperan')
  expect(await rowOf('Luis Soto')).toHaveTextContent('Siguen')
  // Nobody waits longer than a day.
  expect(await rowOf('Rosa Cruz')).toHaveTextContent('Siguen')
  const more = within(ana).getByRole('link', { name: /^Abrir el caso de Ana Rivera/ })
  expect(more).toHaveAttribute('href', '/admin-dashboard?tab=moderacion&case=suspicion-4')
  within(ana).getByRole('button', { name: 'Todo en orden con Ana Rivera' }).click()
  // Somebody else was faster: that is said, and the list is read anew.
  expect(await screen.findByText('Ya se decidió: Marta no encontró nada malo.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ana Rivera/ })).toBeNull())
  expect(api.inputsOf('moderation.decide')).toEqual([{ id: 'suspicion-4', action: 'resolve' }])
})
