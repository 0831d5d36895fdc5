import { expect, test } from 'vitest'
import { deviceWords } from './device-name.ts'

const chrome = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0'
test.each([
  [null, 'Sin datos'],
  ['curl/8.5.0', 'Otro programa'],
  [`${chrome} Mobile Safari/537.36`, 'Chrome en Android'],
  [`${chrome} Mobile Safari/537.36 EdgA/141.0`, 'Edge en Android'],
  [`${chrome} SamsungBrowser/28.0 Mobile Safari/537.36`, 'Samsung Internet en Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0',
    'Firefox en Mac',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/141.0 Safari/537.36', 'Chrome en Windows'],
])('%s is %s', (userAgent, words) => expect(deviceWords(userAgent)).toBe(words))
