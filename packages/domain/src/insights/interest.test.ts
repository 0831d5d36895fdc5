import { expect, test } from 'vitest'
import { interestWords } from './interest.ts'

const ad = (returned: number, saved: number, title = 'Nevera') => ({ title, returned, saved })

test('nothing is nothing to tell', () => {
  expect(interestWords([])).toBeNull()
})

test.each([
  [1, 0, '«Nevera»: alguien volvió a mirarlo.'],
  [2, 0, '«Nevera»: alguien volvió a mirarlo.'],
  [3, 0, '«Nevera»: 3 personas volvieron a mirarlo.'],
  [0, 1, '«Nevera»: alguien lo guardó.'],
  [0, 12, '«Nevera»: 12 personas lo guardaron.'],
  [4, 2, '«Nevera»: 4 personas volvieron a mirarlo y alguien lo guardó.'],
])('%i who came back and %i who saved it: %s', (returned, saved, message) => {
  expect(interestWords([ad(returned, saved)])).toEqual({
    title: 'Hay interés en tu anuncio destacado',
    message,
  })
})

test('all ads stand in one, three of them by name', () => {
  const ads = ['A', 'B', 'C', 'D', 'E'].map((title) => ad(3, 0, title))
  const told = interestWords(ads)
  expect(told?.title).toBe('Hay interés en 5 de tus anuncios destacados')
  expect(told?.message).toMatch(/^«A»: .* «B»: .* «C»: .*mirarlo\. Y otros 2 anuncios más\.$/)
  expect(interestWords(ads.slice(0, 4))?.message).toMatch(/Y otro anuncio más\.$/)
  expect(interestWords(ads.slice(0, 3))?.message).not.toMatch(/Y otro/)
})
