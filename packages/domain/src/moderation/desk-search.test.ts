import { expect, test } from 'vitest'
import { DomainError } from '../error.ts'
import { DeskSearchInput, MAX_DESK_SEARCH, readDeskSearch } from './desk-search.ts'

test.each([['ab'], ['a b c'], ['a-b-c'], ['%%%'], ['___ %'], ['@al']])(
  'nothing is looked for by %j',
  (text) => {
    expect(() => readDeskSearch(text)).toThrow(DomainError)
  },
)

test.each([[''], ['   '], ['x'.repeat(MAX_DESK_SEARCH + 1)], ['a\0b'], [7]])(
  '%j is no search',
  (text) => {
    expect(DeskSearchInput.safeParse({ text }).success).toBe(false)
  },
)

test.each([
  ['report-12', { by: 'target', kind: 'report', id: 12 }],
  ['Listing-4', { by: 'target', kind: 'listing', id: 4 }],
  ['https://wepa.example/listing/12?utm=x#fotos', { by: 'target', kind: 'listing', id: 12 }],
  ['wepa.example/listings/12', { by: 'target', kind: 'listing', id: 12 }],
  ['/seller/9', { by: 'target', kind: 'user', id: 9 }],
  ['/admin-dashboard?tab=moderacion&case=flag-3', { by: 'target', kind: 'flag', id: 3 }],
  ['rpt-7k3m9qxd', { by: 'reference', reference: 'RPT-7K3M9QXD' }],
  ['CT-7K3M9QXD', { by: 'reference', reference: 'CT-7K3M9QXD' }],
  ['MOD-7K3M9QXD', { by: 'reference', reference: 'MOD-7K3M9QXD' }],
  ['Ana@correo.example', { by: 'email', email: 'Ana@correo.example' }],
  ['(787) 555-0123', { by: 'phone', phone: '+17875550123' }],
  ['12', { by: 'number', id: 12 }],
  ['#12', { by: 'number', id: 12 }],
  // None of ours: words like any others.
  ['RPT-7K3M9QXI', { by: 'words', text: 'RPT-7K3M9QXI', words: ['RPT-7K3M9QXI'] }],
  ['reporte-12', { by: 'words', text: 'reporte-12', words: ['reporte-12'] }],
  [
    'listing-99999999999',
    { by: 'words', text: 'listing-99999999999', words: ['listing-99999999999'] },
  ],
  ['9000000000', { by: 'words', text: '9000000000', words: ['9000000000'] }],
  ['/listing/12abc', { by: 'words', text: '/listing/12abc', words: ['/listing/12abc'] }],
  ['@ana_vega', { by: 'words', text: 'ana_vega', words: ['ana_vega'] }],
  ['Ana de León', { by: 'words', text: 'Ana de León', words: ['Ana', 'de', 'León'] }],
])('%j asks for %j', (text, question) => {
  expect(readDeskSearch(text)).toEqual(question)
})
