/** The two people whose passwords are printed after a start. */
export const demoLogins = [
  { username: 'demo', password: 'demo1234', about: 'Vendedora de muestra' },
  { username: 'admin', password: 'admin1234', about: 'Administración' },
] as const
