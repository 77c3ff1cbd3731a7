import { isIPv4, isIPv6 } from 'node:net'

/** Of a connection that was gone before anybody asked, or of a proxy that hands on what is no address. */
const NOWHERE = 'unknown'
/** An IPv6 address with an IPv4 one in it, and the name of an interface. */
const LONGEST = 64

/** The address, or for IPv6 its /64, which one household or school holds whole. */
export function networkOf(address: string | undefined): string {
  if (!address || address.length > LONGEST) return NOWHERE
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
}

const shortened = new Map<string, string>()
const SHORTENED_MAX = 1_000

/** As `shorten`, which a busy address need not go through for each line of the log. */
export function shortAddress(address: string | undefined): string {
  if (!address || address.length > LONGEST) return NOWHERE
  const known = shortened.get(address)
  if (known !== undefined) return known
  if (shortened.size >= SHORTENED_MAX) shortened.clear()
  const short = shorten(address)
  shortened.set(address, short)
  return short
}

/** An address shortened until it stands for many: IPv4 to its /24, IPv6 to its /48. */
function shorten(address: string): string {
  const network = networkOf(address)
  if (network === NOWHERE) return NOWHERE
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  return `${network.split(':').slice(0, 3).join(':')}::/48`
}
