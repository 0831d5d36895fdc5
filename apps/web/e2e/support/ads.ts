// Ads of the browser tests, made without the screen.
import { randomInt } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { type Member, makeMember } from './people.ts'

export type AdFields = {
  title: string
  price?: string
  location?: string
  categoryId?: number
  condition?: string
  contactPhone?: string
  images?: string[]
  description?: string
  attributes?: Record<string, string | number | boolean>
}

/** A word that no dictionary shortens, and too far from any other test's to be taken for a slip of theirs. */
export function newWord(): string {
  const letters = Array.from({ length: 12 }, () => 'bcdfghjklmnpqrtvwxyz'[randomInt(20)])
  return `z${letters.join('')}k`
}

/** Publishes an ad and answers its id. */
export async function makeAd(
  request: APIRequestContext,
  member: Member,
  fields: AdFields,
): Promise<number> {
  const response = await request.post('/api/listings', {
    headers: { authorization: `Bearer ${member.token}` },
    data: {
      description: 'En buenas condiciones.\nSe entrega en la plaza.',
      categoryId: 8,
      location: 'Ponce, Sur',
      ...fields,
    },
  })
  expect(response.status()).toBe(201)
  const { id } = await response.json()
  return id
}

/** Publishes as many ads with one word in their titles, three for each of several sellers. */
export async function makeManyAds(
  request: APIRequestContext,
  word: string,
  count: number,
): Promise<void> {
  const sellers = Array.from({ length: Math.ceil(count / 3) }, (_, index) => index)
  await Promise.all(
    sellers.map(async (seller) => {
      const member = await makeMember(request)
      for (let each = seller * 3; each < Math.min(seller * 3 + 3, count); each += 1) {
        await makeAd(request, member, { title: `Silla ${each} ${word}`, price: `$${100 + each}` })
      }
    }),
  )
}

/** The page's person is signed in from its next load on. */
export async function enterAs(page: Page, member: Member): Promise<void> {
  await page.addInitScript((token) => localStorage.setItem('auth_token', token), member.token)
}

/** Errors the page's own scripts and the browser complain about, hydration among them. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}
