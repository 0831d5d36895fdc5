import type { describeKind } from '@wepa/domain/fraud/describe-kind'
import { readLinkHost } from '@wepa/domain/fraud/link-host'
import type { readMessage } from '@wepa/domain/fraud/warn'

/** A message that holds a look-alike is also warned of as a page that is not what it says, whatever its words. */
export function withFakeLinks(
  read: typeof readMessage,
  kindOf: typeof describeKind,
  ownHost: string,
): typeof readMessage {
  return (message, context) => {
    const warning = read(message, context)
    if (warning) return warning
    // Wider than what becomes a link: 'https://banco.com@otro.example' does not.
    const addresses = message.match(/https?:\/\/[^\s<>"']+/gi) ?? []
    const hosts = addresses.map((each) => readLinkHost(each, ownHost))
    const fake = hosts.find(({ kind }) => kind === 'lookalike')
    const fakePage = kindOf('fake_page')
    return fake && fakePage ? { kind: fakePage, rule: null, words: [fake.host] } : undefined
  }
}
