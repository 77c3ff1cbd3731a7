import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Agent } from 'undici'

/** An address that this server does not ask. */
export class OutboundError extends Error {
  override name = 'OutboundError'
}

/** Whether somebody outside may have a server there; an address of version 4 within one of version 6 is looked at. */
const isOpen = (address: string) => ipaddr.process(address).range() === 'unicast'

/** Finds a host's addresses; none where one of them lies inside. What is found is what is connected to. */
export const openLookup =
  (find: typeof lookup = lookup): LookupFunction =>
  (host, options, found) => {
    find(host, { ...options, all: true }, (error, addresses) => {
      const inside = addresses?.find(({ address }) => !isOpen(address))
      const [first] = addresses ?? []
      if (error || !first || inside) found(error ?? new OutboundError(`inside: ${host}`), '', 0)
      else if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    })
  }

let made: Promise<Agent> | undefined

/** Connections to the open internet alone. Made when first needed: the sites that need it are few. */
async function openInternet(): Promise<Agent> {
  const { Agent, buildConnector } = await import('undici')
  const connect = buildConnector({ lookup: openLookup() })
  return new Agent({
    connect(options, connected) {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // What is an address already is not looked up.
      if (isIP(host) && !isOpen(host)) connected(new OutboundError(`inside: ${host}`), null)
      else connect(options, connected)
    },
  })
}

/**
 * Asks an address, and no other that it would redirect to. The addresses that the site's owner has configured are
 * trusted, also on the school's own network and by http; any other has to be https on the open internet, which is seen
 * when the connection is made: a name that has led elsewhere a moment ago helps nobody.
 * @param trusted of these the origin counts
 * @throws OutboundError, TypeError with one as its cause, or why there is no answer
 */
export async function fetchOutbound(
  url: URL,
  options: RequestInit,
  trusted: readonly URL[],
): Promise<Response> {
  const own: RequestInit = { ...options, redirect: 'error' }
  if (trusted.some(({ origin }) => origin === url.origin)) return fetch(url, own)
  if (url.protocol !== 'https:') throw new OutboundError(`not https: ${url.host}`)
  made ??= openInternet()
  // Not in `own`: the types of Node.js know an older version of what it has within.
  return fetch(url, Object.assign(own, { dispatcher: await made }))
}
