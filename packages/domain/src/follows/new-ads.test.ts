import { expect, test } from 'vitest'
import { newAdsWords } from './new-ads.ts'

const ad = (title: string) => ({ title, price: '$450', location: 'Ponce, Sur' })

test('nothing is said where there is nothing', () => {
  expect(newAdsWords({ names: [], total: 0, ads: [] })).toBeUndefined()
})

test('of one ad its title, price and place are said', () => {
  expect(newAdsWords({ names: ['Carmen'], total: 1, ads: [ad('Nevera')] })).toEqual({
    title: 'Anuncio nuevo de Carmen',
    message: 'Nevera, $450, en Ponce',
  })
})

test.each([
  [['Carmen'], 5, 'Carmen publicó 5 anuncios'],
  [['Carmen', 'Luis'], 2, 'Carmen y Luis publicaron 2 anuncios'],
  [['Luis', 'Iván'], 2, 'Luis e Iván publicaron 2 anuncios'],
  [['Luis', 'Ítalo'], 2, 'Luis e Ítalo publicaron 2 anuncios'],
  [['Luis', 'Hilda'], 2, 'Luis e Hilda publicaron 2 anuncios'],
  [['Luis', 'Ian'], 2, 'Luis y Ian publicaron 2 anuncios'],
  [['Carmen', 'Luis', 'Ana'], 5, 'Carmen y 2 más publicaron 5 anuncios'],
  [['Caobas de Ana'], 1200, 'Caobas de Ana publicó 1,200 anuncios'],
])('%j with %i ads: %s', (names, total, title) => {
  expect(newAdsWords({ names, total, ads: [ad('Mesa'), ad('Silla')] })?.title).toBe(title)
})

test('of many ads three are named, and the others counted', () => {
  const ads = ['Mesa', 'Silla', 'Sofá', 'Cama'].map(ad)
  const messageOf = (total: number, shown: number) =>
    newAdsWords({ names: ['Ana'], total, ads: ads.slice(0, shown) })?.message
  expect(messageOf(2, 2)).toBe('Mesa, Silla')
  expect(messageOf(3, 3)).toBe('Mesa, Silla, Sofá')
  expect(messageOf(1000, 4)).toBe('Mesa, Silla, Sofá y 997 más')
})
