import { readLinkHost } from '@wepa/domain/fraud/link-host'
import type { describeKind, readMessage } from '@wepa/domain/fraud/warn'

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
    const fake = addresses.find((each) => readLinkHost(each, ownHost).kind === 'lookalike')
    const kind = kindOf('fake_page')
    return fake && kind ? { kind, words: [fake] } : undefined
  }
}
