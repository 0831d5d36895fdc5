import { describeKind } from '@wepa/domain/fraud/describe-kind'
import { readMessage } from '@wepa/domain/fraud/warn'
import { expect, test } from 'vitest'
import { withFakeLinks } from './with-fake-links.ts'

const read = withFakeLinks(readMessage, describeKind, 'wepa.pr')
const kindOf = (text: string) =>
  read(text, { isFirst: false, about: '', before: [] })?.kind.id ?? null

test.each([
  ['Aquí está https://usps.track-pr.info/7', 'fake_page'],
  ['La tienda es https://popular.com@otro.example', 'fake_page'],
  ['Es como esta: https://tienda.example/silla', null],
  ['Aquí el mapa https://maps.app.goo.gl/x y https://wepa.pr/listing/7', null],
])('%s', (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})
