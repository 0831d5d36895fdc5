import { describe, expect, test } from 'vitest'
import { recognizeLinks } from './recognize-links.ts'

const linked = (text: string) =>
  recognizeLinks(text)
    .filter(({ kind }) => kind !== 'text')
    .map((part) => [part.text, part.href])

describe('text stays text', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<a href="javascript:x">ven</a>',
    'ftp://archivo.example/a',
    'www.wepa.example sin más',
    'https://',
    'https://banco.example@otro.example/entra',
    'Pido $7875550123',
    'Orden 1234567890123',
    'Serie A7875550123',
    '2024-555-01234',
    '1,787,555,0123',
    '100-200-3000',
    '',
  ])('%s', (text) => {
    expect(linked(text)).toEqual([])
    expect(recognizeLinks(text).every(({ kind }) => kind === 'text')).toBe(true)
  })
})

describe('an address leads where it says', () => {
  test.each([
    ['Mira https://wepa.example/listing/12.', 'https://wepa.example/listing/12'],
    [
      '(https://es.wikipedia.org/wiki/Coquí_(anfibio))',
      'https://es.wikipedia.org/wiki/Coquí_(anfibio)',
    ],
    ['HTTP://wepa.example, ¿ves?', 'HTTP://wepa.example'],
    ['«https://wepa.example/a?b=1&c=2»', 'https://wepa.example/a?b=1&c=2'],
    ['https://wepa.example/a"onclick="x', 'https://wepa.example/a'],
  ])('%s', (text, address) => {
    expect(linked(text)).toEqual([[address, new URL(address).href]])
  })
})

describe('a telephone number is called', () => {
  test.each([
    '787-555-0123',
    '(939) 555-0123',
    '787 555 0123',
    '787.555.0123',
    '7875550123',
    '+1 787-555-0123',
    '1-787-555-0123',
  ])('%s', (number) => {
    const parts = recognizeLinks(`Llama al ${number}, de día.`)
    expect(parts.map(({ text }) => text)).toEqual(['Llama al ', number, ', de día.'])
    expect(parts[1]?.href).toMatch(/^tel:\+1(787|939)5550123$/)
  })
})

test('nothing of a message is lost, whatever stands in it', () => {
  const text =
    'Uno\n787-555-0123 https://a.example/x). dos https://b.example 939 555 0199.\n\n¿tres?'
  expect(
    recognizeLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
  expect(linked(text).map(([shown]) => shown)).toEqual([
    '787-555-0123',
    'https://a.example/x',
    'https://b.example',
    '939 555 0199',
  ])
})

test('a long message without end is read quickly', () => {
  const text = `${'7'.repeat(2000)} ${'https://a.example/(('.repeat(100)}`.slice(0, 4000)
  const parts = recognizeLinks(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
})
