// Every route once, as a visitor, a member and the administration see it: nothing of weight for axe in either
// theme, nothing that runs out of a narrow screen or
// under large text, no control that lies on another or is cut, nothing a browser complains of, and the
// words and links that the specification puts there.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { enterAs, makeAd, newWord, watchComplaints } from './support/ads.ts'
import { barriers, expectFits } from './support/barriers.ts'
import { expectClearControls } from './support/controls.ts'
import type { Member } from './support/people.ts'
import { headersOf, makePair, say } from './support/talks.ts'
import { expectWords, type Who } from './support/words.ts'

test.describe.configure({ mode: 'parallel' })

type Made = Awaited<ReturnType<typeof makeWorld>>
type Visits = Partial<Record<Who, (made: Made) => readonly string[]>>

/** By the route's file. Layouts and redirects show nothing of their own. */
const dashboardTabs = [
  'usuarios',
  'sesiones',
  'actividad',
  'metricas',
  'tormenta',
  'cuentas',
  'avisos',
  'moderacion',
]

const routes: Record<string, Visits> = {
  __root: {},
  _messages: {},
  'listings.$id': {},
  $: { visitor: () => ['/nada'] },
  index: { visitor: () => ['/'], member: () => ['/'] },
  search: {
    visitor: ({ word }) => [
      `/search?q=${word}`,
      '/search?view=list&location=San+Lorenzo&radius=20&condition=como_nuevo&minPrice=10',
      `/search?q=${newWord()}`,
    ],
    member: ({ word }) => [`/search?q=${word}`],
  },
  'category.$slug': { visitor: () => ['/category/hogar-jardin', '/category/no-existe'] },
  'listing.$id': {
    visitor: ({ ad }) => [`/listing/${ad}`, '/listing/999999999'],
    member: ({ ad, talk }) => [`/listing/${ad}`, `/listing/${talk.listingId}`],
  },
  comparar: {
    visitor: ({ ad, talk }) => ['/comparar', `/comparar?ids=${ad},${talk.listingId},999999999`],
  },
  'seller.$id': { visitor: ({ talk }) => [`/seller/${talk.seller.id}`] },
  'appeal.$key': { visitor: () => ['/appeal/nada'] },
  'encuentro.$token': { visitor: () => ['/encuentro/nada'] },
  auth: { visitor: () => ['/auth', '/auth?tab=register', '/auth?tab=reset'] },
  'forgot-username': { visitor: () => ['/forgot-username'] },
  'reset-password': { visitor: () => ['/reset-password'] },
  'esenciales.{-$slug}': {
    visitor: () => ['/esenciales', '/esenciales/ponce', '/esenciales/nada'],
  },
  help: { visitor: () => ['/help'] },
  contact: { visitor: () => ['/contact'] },
  'report.{-$listingId}': { visitor: ({ ad }) => ['/report', `/report/${ad}`] },
  'marketplace-guides': { visitor: () => ['/marketplace-guides'] },
  'guide-selling-tips': { visitor: () => ['/guide-selling-tips'] },
  'guide-buying-guide': { visitor: () => ['/guide-buying-guide'] },
  'guide-local-market': { visitor: () => ['/guide-local-market'] },
  'safety-tips': { visitor: () => ['/safety-tips'] },
  terms: { visitor: () => ['/terms'] },
  privacy: { visitor: () => ['/privacy'] },
  'account-undo': {
    visitor: () => ['/account-undo', '/account-undo?what=account&token=nada'],
  },
  unsubscribe: {
    visitor: () => [
      '/unsubscribe?token=nada',
      '/unsubscribe?weekly=nada',
      '/unsubscribe?followed=nada',
    ],
  },
  favorites: { visitor: () => ['/favorites'], member: () => ['/favorites'] },
  'post-ad': { visitor: () => ['/post-ad'], member: () => ['/post-ad'] },
  'ai-chat': { visitor: () => ['/ai-chat'], member: () => ['/ai-chat'] },
  profile: {
    visitor: () => ['/profile'],
    member: () =>
      ['profile', 'verification', 'ratings', 'activity'].map((tab) => `/profile?tab=${tab}`),
  },
  settings: {
    visitor: () => ['/settings'],
    member: () =>
      ['security', 'notifications', 'privacy', 'account'].map((tab) => `/settings?tab=${tab}`),
  },
  subscription: {
    visitor: () => ['/subscription'],
    member: () => ['/subscription', '/subscription?plan=pro'],
  },
  'featured-listings': { member: () => ['/featured-listings'] },
  'featured-upgrade.$id': { member: ({ ad }) => [`/featured-upgrade/${ad}`] },
  'featured-report.$id': {
    visitor: ({ ad }) => [`/featured-report/${ad}`],
    member: ({ ad }) => [`/featured-report/${ad}`],
  },
  inventory: {
    visitor: () => ['/inventory'],
    member: () => ['/inventory', '/inventory?import=new', '/inventory?text=nada'],
  },
  analytics: { visitor: () => ['/analytics'], member: () => ['/analytics'] },
  developers: { visitor: () => ['/developers'], member: () => ['/developers'] },
  team: { visitor: () => ['/team'], member: () => ['/team'] },
  'team-invitation': { visitor: () => ['/team-invitation'] },
  manager: { visitor: () => ['/manager'], member: () => ['/manager'] },
  'my-listings': { visitor: () => ['/my-listings'], member: () => ['/my-listings'] },
  'edit-listing.$id': {
    visitor: ({ ad }) => [`/edit-listing/${ad}`],
    member: ({ ad, talk }) => [`/edit-listing/${ad}`, `/edit-listing/${talk.listingId}`],
  },
  '_messages.messages': { member: () => ['/messages'] },
  '_messages.chat.$id': { member: ({ talk }) => [`/chat/${talk.id}`, '/chat/999999999'] },
  notifications: { member: () => ['/notifications'] },
  'saved-searches': { member: () => ['/saved-searches'] },
  following: {
    visitor: () => ['/following'],
    member: () => ['/following', '/following?tab=ads'],
  },
  'recently-viewed': { member: () => ['/recently-viewed'] },
  'verification-request': { member: () => ['/verification-request'] },
  'rate.$listingId': { member: ({ ad }) => [`/rate/${ad}`] },
  pendientes: { member: () => ['/pendientes'] },
  'admin-payments': { member: () => ['/admin-payments'], admin: () => ['/admin-payments'] },
  'admin-dashboard': {
    visitor: () => ['/admin-dashboard'],
    admin: () => dashboardTabs.map((tab) => `/admin-dashboard?tab=${tab}`),
  },
}

test('every route is in the list', () => {
  const files = readdirSync(join(import.meta.dirname, '../src/routes'))
  expect(Object.keys(routes).sort()).toEqual(files.map((file) => file.replace('.tsx', '')).sort())
})

for (const who of ['visitor', 'member', 'admin'] as const) {
  // In two halves, which two browsers take at a time.
  for (const half of [0, 1]) {
    test(`no barrier on any route, as ${who} (${half + 1} of 2)`, async ({ page, request }) => {
      test.setTimeout(420_000)
      const made = await makeWorld(request)
      if (who === 'member') await enterAs(page, made.talk.buyer)
      if (who === 'admin') await enterAs(page, await signInAdmin(request))
      const paths = Object.values(routes).flatMap((visits) => visits[who]?.(made) ?? [])
      for (const path of paths.filter((_, index) => index % 2 === half)) {
        await test.step(path, () => look(page, path, who))
      }
    })
  }
}

async function look(page: Page, path: string, who: Who): Promise<void> {
  const heard = watchComplaints(page)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expectWords(page, path, who)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
  })
  expect.soft(await barriers(page), `${path} light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  expect.soft(await barriers(page), `${path} dark`).toEqual([])
  await expectFits(page)
  await expectClearControls(page)
  expect(heard.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([])
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
}

/** A member with an ad, a heart, a saved search, something seen, and a conversation that waits to be read. */
async function makeWorld(request: APIRequestContext) {
  const word = newWord()
  const talk = await makePair(request)
  const { seller, buyer } = talk
  await say(request, buyer, talk.id, 'Hola, ¿está disponible? Mi número es 787-555-0123')
  await say(
    request,
    seller,
    talk.id,
    `Supercalifragilistico${'o'.repeat(60)} https://wepa.example/`,
  )
  const ad = await makeAd(request, buyer, {
    title: `Supercalifragilisticoespialidoso_sin_espacios_ni_descanso ${word}`,
    price: '$1,250,000',
    condition: 'como_nuevo',
    location: 'San Sebastián, Oeste',
  })
  const headers = headersOf(buyer)
  await request.post(`/api/listings/${talk.listingId}/favorite`, { headers })
  await request.post(`/api/listings/${talk.listingId}/track-view`, { headers })
  const data = { name: 'Hamacas de cualquier pueblo', query: 'hamaca', emailAlerts: false }
  await request.post('/api/saved-searches', { headers, data })
  return { word, talk, ad }
}

async function signInAdmin(request: APIRequestContext): Promise<Member> {
  const person = { username: 'admin', password: 'admin1234' }
  const { token, user } = await (await request.post('/api/auth/login', { data: person })).json()
  return { ...person, fullName: user.fullName, email: user.email, id: user.id, token }
}
