import { lookup } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/** Networks that nobody outside has a server in. */
const OWN_NETWORKS = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  OWN_NETWORKS.addSubnet(network, bits)
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  OWN_NETWORKS.addSubnet(network, bits, 'ipv6')
}

const isOwn = (address: string) => OWN_NETWORKS.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

/** An address that this server does not ask. */
export class OutboundError extends Error {
  override name = 'OutboundError'
}

/**
 * Refuses an address unless it is https on the open internet. The hosts that the site's owner has configured are
 * trusted also on the school's own network, and on this machine by http.
 * @throws OutboundError
 */
export async function checkOutbound(url: URL, trusted: readonly URL[]): Promise<void> {
  const own = trusted.some(({ origin }) => origin === url.origin)
  if (own) return
  if (url.protocol !== 'https:') throw new OutboundError(`not https: ${url.host}`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true })
  if (found.some(({ address }) => isOwn(address))) throw new OutboundError(`inside: ${url.host}`)
}
