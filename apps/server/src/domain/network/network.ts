import { isIPv4, isIPv6 } from 'node:net'

/** Of a connection that was gone before anybody asked, or of a proxy that hands on what is no address. */
const NOWHERE = 'unknown'
/** An IPv6 address with an IPv4 one in it, and the name of an interface. */
const LONGEST = 64

const KNOWN_MAX = 1_000

/** Remembers what it made of the last addresses: a busy one need not be read anew for each request. */
function remembered(make: (address: string) => string): (address: string | undefined) => string {
  const known = new Map<string, string>()
  return (address) => {
    if (!address || address.length > LONGEST) return NOWHERE
    const before = known.get(address)
    if (before !== undefined) return before
    if (known.size >= KNOWN_MAX) known.clear()
    const made = make(address)
    known.set(address, made)
    return made
  }
}

/** The address, or for IPv6 its /64, which one household or school holds whole. */
export const networkOf = remembered((address) => {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return NOWHERE
  if (address.toLowerCase().startsWith('::ffff:') && address.includes('.')) return address.slice(7)
  const [head = '', tail = ''] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const zeros = address.includes('::')
    ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0')
    : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
})

/** An address shortened until it stands for many: IPv4 to its /24, IPv6 to its /48. */
export const shortAddress = remembered((address) => {
  const network = networkOf(address)
  if (network === NOWHERE) return NOWHERE
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return `${network.split(':').slice(0, 3).join(':')}::/48`
})

/** The networks that an address counts for, the smaller first: IPv4 itself, of IPv6 the /64 and the /48 around it. */
export function networksOf(address: string): readonly [string, ...string[]] {
  const network = networkOf(address)
  return isIPv4(network) || network === NOWHERE ? [network] : [network, shortAddress(address)]
}
