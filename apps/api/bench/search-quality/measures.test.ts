import { expect, test } from 'vitest'
import { meanOf, measure } from './measures.ts'

test('nothing found is worth nothing', () => {
  expect(measure({ shown: [], exact: 0, grades: [3, 2] })).toEqual({
    precision: 0,
    recall: 0,
    ndcg: 0,
    mrr: 0,
    zero: 1,
    exactZero: 1,
    silly: 0,
  })
})

test('what only is alike is no empty answer, and no silly one', () => {
  const figures = measure({ shown: [0, 3], exact: 0, grades: [3] })
  expect(figures).toMatchObject({ zero: 0, exactZero: 1, silly: 0, mrr: 0.5, precision: 1 })
})

test('a strange ad among the first three exact ones is silly, below them it is not', () => {
  expect(measure({ shown: [3, 1, 0], exact: 3, grades: [3, 1] }).silly).toBe(1)
  expect(measure({ shown: [3, 1, 1, 0], exact: 4, grades: [3, 1, 1] }).silly).toBe(0)
  expect(measure({ shown: [3, 0], exact: 1, grades: [3] }).silly).toBe(0)
})

test('of few relevant ads all count, of many the first', () => {
  const perfect = measure({ shown: [3, 2], exact: 2, grades: [2, 3] })
  expect(perfect).toMatchObject({ precision: 1, recall: 1, ndcg: 1, mrr: 1 })
  const half = measure({ shown: [1, 2, 0, 0, 0, 3], exact: 6, grades: [3, 2, 2, 2, 1] })
  expect(half).toMatchObject({ precision: 1 / 4, recall: 2 / 4, mrr: 0.5 })
  const many = Array.from({ length: 20 }, () => 3)
  expect(measure({ shown: many, exact: 20, grades: many })).toMatchObject({ recall: 1, ndcg: 1 })
})

test('a round is worth the mean of its queries', () => {
  const good = measure({ shown: [3], exact: 1, grades: [3] })
  const bad = measure({ shown: [], exact: 0, grades: [3] })
  expect(meanOf([good, bad])).toMatchObject({ precision: 0.5, zero: 0.5, mrr: 0.5 })
})
