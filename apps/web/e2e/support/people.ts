// People of the browser tests: each test has its own, so that none sees what another did.
import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export type Person = { fullName: string; username: string; email: string; password: string }
export type Member = Person & { id: number; token: string }

/** Somebody nobody knows yet. */
export function newPerson(): Person {
  const username = `vecina-${randomUUID().slice(0, 8)}`
  return {
    fullName: 'Carmen Rivera Ortiz',
    username,
    email: `${username}@correo.example`,
    password: 'coqui-2026',
  }
}

/** Somebody with an account, made without the screen. */
export async function makeMember(request: APIRequestContext): Promise<Member> {
  const person = newPerson()
  const response = await request.post('/api/auth/register', { data: person })
  expect(response.status()).toBe(201)
  const { token, user } = await response.json()
  return { ...person, id: user.id, token }
}

/** Signs in on the screen and ends up at `path`. */
export async function signIn(
  page: Page,
  person: Pick<Person, 'username' | 'password'>,
  path = '/',
): Promise<void> {
  await page.goto(`/auth?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('Usuario o email').fill(person.username)
  await page.getByLabel('Contraseña', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL(path)
}

/** Publishes an ad without the screen; answers its id. */
export async function publishAd(
  request: APIRequestContext,
  member: Member,
  title: string,
  more: { contactPhone?: string } = {},
): Promise<number> {
  const response = await request.post('/api/listings', {
    headers: { authorization: `Bearer ${member.token}` },
    data: {
      title,
      description: 'En buenas condiciones.',
      categoryId: 8,
      location: 'Culebra, Islas',
      ...more,
    },
  })
  expect(response.status()).toBe(201)
  const { id } = await response.json()
  return id
}

/** The titles of all ads of a person, newest first. */
export async function titlesOf(request: APIRequestContext, member: Member): Promise<string[]> {
  const response = await request.get(`/api/users/${member.id}/listings`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const listings: { title: string }[] = await response.json()
  return listings.map(({ title }) => title)
}

/** The ids of the ads among a member's favorites, as the server has them. */
export async function favoritesOf(request: APIRequestContext, member: Member): Promise<number[]> {
  const response = await request.get(`/api/users/${member.id}/favorites`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  const favorites: { listing: { id: number } }[] = await response.json()
  return favorites.map(({ listing }) => listing.id)
}
