/** The people of the demo data whom a newcomer can sign in as; `npm start` prints them. */
export const demoLogins: readonly { username: string; password: string; about: string }[] = [
  { username: 'demo', password: 'demo1234', about: 'Vendedora' },
  { username: 'admin', password: 'admin1234', about: 'Administración' },
]
