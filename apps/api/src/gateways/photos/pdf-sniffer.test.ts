import { expect, test } from 'vitest'
import { hasActiveContent, isPdf } from './pdf-sniffer.ts'

const pdf = (inside = '') => Buffer.from(`%PDF-1.7\n${inside}\ntrailer\n%%EOF\n`, 'latin1')

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
  ['a page that calls itself one later', Buffer.from('\n%PDF-1.7\n%%EOF')],
  ['half of one', pdf().subarray(0, 20)],
  ['one with much behind its end', Buffer.concat([pdf(), Buffer.alloc(2000, 'x')])],
])('%s is no PDF', (_, bytes) => expect(isPdf(bytes)).toBe(false))

test('a whole one is, with a little behind its end too', () => {
  expect(isPdf(pdf())).toBe(true)
  expect(isPdf(Buffer.concat([pdf(), Buffer.from('\r\n\0\0')]))).toBe(true)
})

test.each(['/JavaScript (x)', '<< /S /Launch >>', '/EmbeddedFile', '/RichMedia'])(
  '%s makes it an active one',
  (inside) => expect(hasActiveContent(pdf(inside))).toBe(true),
)

test('a plain one is not active', () => expect(hasActiveContent(pdf('/Page'))).toBe(false))
