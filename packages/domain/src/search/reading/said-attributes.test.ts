// What is asked in words and stands among an ad's attributes.
import { expect, test } from 'vitest'
import { readSearch, type SearchLanguageOptions } from '../language.ts'
import { all, phrase, type WordQuery, word } from '../words/word-query.ts'

/** The attributes that a query asks for beside its words, as they would be noted. */
function asked(text: string, options: SearchLanguageOptions = {}): string[] {
  const { exact } = readSearch(text, options)
  return exact ? attributesIn(exact) : []
}

function attributesIn(query: WordQuery): string[] {
  if (query.kind === 'attribute') return [`${query.key}=${query.value}`]
  return query.kind === 'phrase' ? [] : query.of.flatMap(attributesIn)
}

test.each([
  // A word of other things, too, says nothing of an attribute where the query is about them.
  'cisterna 600 galones',
  'planta eléctrica 5000',
  'licencia',
  'tubo 3/4',
  'jaula para gatos',
  // No year, or none that an ad may name.
  'plancha 1500w',
  'taladro 2999',
  'nevera',
  'botas size 9',
])('%s asks for no attribute', (text) => {
  expect(asked(text)).toEqual([])
})

test.each([
  ['taken as it stands', { isLiteral: true }],
  ['the title of many ads', { isName: true }],
])('words that are %s ask for no attribute', (_, options) => {
  expect(asked('corolla 2015', options)).toEqual([])
})

test('rooms in the title of many ads are looked for as that title writes them', () => {
  expect(readSearch('casa 3 cuartos y 2 baños', { isName: true }).exact).toEqual(
    all([word('casa'), phrase(['3', 'cuartos', 'y', '2', 'banos'])]),
  )
})

test('what is quoted stands in the text', () => {
  expect(asked('"corolla 2015"')).toEqual([])
})

test.each([
  ['corolla 2015', ['model=corolla', 'year=2015']],
  ['mazda 3', ['make=mazda', 'model=3', 'model=mazda']],
  ['grand cherokee', ['model=cherokee', 'model=grand']],
  ['chevy 2010', ['make=chevrolet', 'year=2010']],
  ['guagua 2012 automática', ['year=2012', 'transmission=automatica']],
  ['camry híbrido', ['model=camry', 'fuel=hibrido']],
  ['civic 2010-2012', ['model=civic', 'year=2010', 'year=2011', 'year=2012']],
  ['3/2 en Caguas hasta 900', ['roomsBaths=3_2', 'roomsBaths=3_2.5']],
  ['casa 3/2 en Caguas', ['roomsBaths=3_2', 'roomsBaths=3_2.5']],
  ['tres cuartos dos baños', ['roomsBaths=3_2', 'roomsBaths=3_2.5']],
  ['apartamento 2 cuartos', ['rooms=2']],
  ['casa con cisterna', ['amenities=cisterna']],
  ['apartamento amueblado', ['furnished=true']],
  ['apartamento plan 8', ['plan8=true']],
  ['apartamento mascotas', ['pets=true']],
  ['plomero con licencia', ['licensed=true']],
  ['trabajo part time', ['schedule=parcial']],
])('%s asks for %j', (text, attributes) => {
  expect(asked(text).toSorted()).toEqual(attributes.toSorted())
})

test('the chosen category says what the words are about', () => {
  expect(asked('cisterna', { category: 'bienes-raices' })).toEqual(['amenities=cisterna'])
})
