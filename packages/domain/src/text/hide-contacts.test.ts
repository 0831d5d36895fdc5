import { expect, test } from 'vitest'
import { hideContacts } from './hide-contacts.ts'

test.each([
  ['llama al 787-555-0134 o a ana@ejemplo.pr', 'llama al … o a …'],
  ['mi número es 787/555/0134', 'mi número es …'],
  ['787–555–0134 o 787_555_0134 o 7 8 7 5 5 5 0 1 3 4', '… o … o …'],
  ['escribe a ana @ gmail.com o ana arroba gmail.com', 'escribe a … o …'],
  ['soy @ana.vende en Instagram', 'soy … en Instagram'],
  ['el código es 482913', 'el código es …'],
  [
    'facebook.com/juan.perez y https://banco.example/entra?x=1',
    'facebook.com/… y https://banco.example/…',
  ],
])('%s', (text, hidden) => {
  expect(hideContacts(text)).toBe(hidden)
})

test.each([
  'Pido $1,500 y es del 2019',
  'Lo vendo en $12,500.00 con 48,000 millas',
  'Nos vemos el 12/11 a las 3:30, mide 6x4',
])('leaves prices, years and times: %s', (text) => {
  expect(hideContacts(text)).toBe(text)
})
