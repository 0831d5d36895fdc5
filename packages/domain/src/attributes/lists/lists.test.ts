import { describe, expect, test } from 'vitest'
import { foldText } from '../../text/writing.ts'
import { BRANDS } from './brands.ts'
import { BREEDS } from './breeds.ts'
import { COLORS } from './colors.ts'
import { parseNames } from './name-list.ts'
import { TRADES } from './trades.ts'

describe.each([
  ['trades', TRADES],
  ['breeds', BREEDS],
  ['brands', BRANDS],
  ['colors', COLORS],
])('the list of %s', (_, list) => {
  test('names nothing twice', () => {
    const names = list.map(({ name }) => foldText(name))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  test('has no alias of two names', () => {
    const aliases = list.flatMap((named) => named.aliases)
    expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([])
  })

  test('has an alias for every name, and names of at most 40 characters', () => {
    expect(list.filter(({ name, aliases }) => name.length > 40 || !aliases.length)).toEqual([])
  })

  test('has only folded aliases of two characters or more', () => {
    const aliases = list.flatMap((named) => named.aliases)
    expect(aliases.filter((alias) => alias.length < 2 || alias !== foldText(alias))).toEqual([])
  })
})

test('a name is its own first alias, folded, and no alias stands twice', () => {
  expect(parseNames('\nAlbañil: albañilería, albanil,\n\n  Ikea  \n')).toEqual([
    { name: 'Albañil', aliases: ['albanil', 'albanileria'] },
    { name: 'Ikea', aliases: ['ikea'] },
  ])
})

test('a name with a leading ! is no alias of its own', () => {
  expect(parseNames('!Coach: cartera coach, bolso coach\nNike: nikes')).toEqual([
    { name: 'Coach', aliases: ['cartera coach', 'bolso coach'] },
    { name: 'Nike', aliases: ['nike', 'nikes'] },
  ])
})
