// Which addresses are the public internet. What people make the server call must never be anything else:
// not this machine, its network, or a cloud's own services. By Node's own lists and not by `ipaddr.js`, whose 'unicast'
// is all that has no other name: also what nobody was given yet (4000::1).
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IANA's special-purpose blocks: this host, private networks, documentation, multicast. */
const special4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

/** Within 2000::/3, those that are not public themselves or lead to an address in version 4. */
const special6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const special = new BlockList()
for (const [net, prefix] of special4) special.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of special6) special.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4')
  // All public addresses of version 6 lie in one block; whatever is mapped or translated lies outside.
  return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

/**
 * Looks a name up for a connection and refuses the answer when one of its addresses is not allowed. It
 * runs at the moment of connecting: a name cannot point elsewhere between a check and its use.
 */
export function lookupWhere(allows: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      if (!addresses.every(({ address }) => allows(address))) {
        return callback(new Error('the name leads to an address that is not public'), [])
      }
      answer(addresses, options.all === true, callback)
    })
  }
}

/** To the public internet alone. */
export const lookupPublic: LookupFunction = lookupWhere(isPublicAddress)

type LookupCallback = Parameters<LookupFunction>[2]

function answer(addresses: LookupAddress[], wantsAll: boolean, callback: LookupCallback): void {
  const [first] = addresses
  if (wantsAll) callback(null, addresses)
  else if (first) callback(null, first.address, first.family)
  else callback(new Error('the name leads nowhere'), [])
}
