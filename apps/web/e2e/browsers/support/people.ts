import type { Person } from '../../support/people.ts'
import type { Screen } from './screen.ts'

/** Signs in on the screen and ends up at `path`. */
export async function signIn(
  screen: Screen,
  origin: string,
  person: Pick<Person, 'username' | 'password'>,
  path: string,
): Promise<void> {
  await screen.tab.goto(`${origin}/auth?redirect=${encodeURIComponent(path)}`)
  await screen.getByLabel('Usuario o email').fill(person.username)
  await screen.getByLabel('Contraseña').fill(person.password)
  await screen.getByRole('button', 'Iniciar Sesión').click()
  await screen.hasPath(path)
}
