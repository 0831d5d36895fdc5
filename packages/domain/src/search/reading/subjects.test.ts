// What a query is about.
import { describe, expect, test } from 'vitest'
import { partsOf } from './parts.ts'
import { groupsOf, subjectOf } from './subjects.ts'

function about(text: string) {
  const { searched, pieces } = partsOf(text, {})
  const subject = subjectOf(searched, pieces, undefined)
  const { head, ...flags } = subject
  return {
    head: head?.tokens.map(({ key }) => key).join(' '),
    ids: head ? groupsOf(head).map(({ id }) => id) : [],
    ...flags,
  }
}

describe('the thing itself', () => {
  test.each([
    ['big house generator', 'generator'],
    ['iphone charger', 'charger'],
    ['motor yamaha', 'motor'],
    ['equipo de tapicero', 'tapicero'],
    ['toyota corolla', 'corolla'],
    ['lindo gavetero', 'gavetero'],
    ['quien repara neveras', 'repara'],
  ])('%s is about %s', (text, head) => {
    expect(about(text).head).toBe(head)
  })
  test.each([
    ['carrito', 'carro'],
    ['neverita pa la playa', 'hielera'],
  ])('%s is of the group %s', (text, id) => {
    expect(about(text).ids).toContain(id)
  })
})

describe('the sort of ad', () => {
  test('a model says vehicle, unless it is a word of its own', () => {
    expect(about('corolla 2009').kind).toBe('thing')
    expect(about('legacy').kind).toBeUndefined()
  })
  test.each([
    ['quien compra chatarra', true],
    ['alguien busca cuarto en mayaguez', true],
    ['busco cuarto', false],
    ['quien vende un carro', false],
  ])('%s looks for who seeks: %s', (text, isWanted) => {
    expect(about(text).isWanted).toBe(isWanted)
  })
  test('a thing is rented where that is asked for', () => {
    expect(about('alquiler de vestidos').isRented).toBe(true)
    expect(about('vestido').isRented).toBe(false)
  })
  test('whatever belongs to a thing is asked for with a word for all of it', () => {
    expect(about('materiales de tapicero').isStuff).toBe(true)
    expect(about('kayak').isStuff).toBe(false)
  })
})
