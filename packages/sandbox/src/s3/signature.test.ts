// The examples that Amazon publishes: nothing here is signed by us.
import { expect, test } from 'vitest'
import { admit } from './signature.ts'

const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const host = 'examplebucket.s3.amazonaws.com'
/** https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-query-string-auth.html */
const signed =
  '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2F' +
  'aws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
  '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'
const day = new Date('2013-05-24T12:00:00Z')
const ask = (url: string, { method = 'GET', now = day, name = host } = {}) =>
  admit({ method, url, headers: { host: name } }, keys, now)

test.each([
  ['nothing that says who asks', ask('/test.txt'), 'AccessDenied'],
  ['an end that was moved', ask(signed.replace('86400', '86401')), 'SignatureDoesNotMatch'],
  ['another file', ask(signed.replace('test', 'best')), 'SignatureDoesNotMatch'],
  ['another method', ask(signed, { method: 'HEAD' }), 'SignatureDoesNotMatch'],
  ['another host', ask(signed, { name: 'cdn.example' }), 'SignatureDoesNotMatch'],
  ['more than was signed', ask(`${signed}&response-expires=x`), 'SignatureDoesNotMatch'],
  ['another key', ask(signed.replace('AKIA', 'AKIB')), 'InvalidAccessKeyId'],
  ['its end', ask(signed, { now: new Date('2013-05-25T00:00:00Z') }), 'AccessDenied'],
  ['its day to come', ask(signed, { now: new Date('2013-05-23T00:00:00Z') }), 'AccessDenied'],
  ['no end at all', ask(signed.replace('86400', '')), 'AuthorizationQueryParametersError'],
])('an address is refused for %s', (_, admission, code) => {
  expect(admission).toEqual({ refused: code })
})

test('Amazon’s own example of a signed address is let in', () => {
  expect(ask(signed)).toEqual({ by: 'query' })
})

test('so is its example of a signed header, and not for another range', () => {
  // https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html
  const headers = {
    host,
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  }
  const sent = { method: 'GET', url: '/test.txt', headers }
  expect(admit(sent, keys, day)).toEqual({ by: 'header' })
  const other = { ...sent, headers: { ...headers, range: 'bytes=0-99' } }
  expect(admit(other, keys, day)).toEqual({ refused: 'SignatureDoesNotMatch' })
})
