import { fetchOutbound } from './outbound.ts'

interface Bounds {
  ms: number
  bytes: number
}

/**
 * Asks a service that the site's owner has configured, within a time and a size. Redirects are not followed: the owner
 * named this address and no other.
 * @param trusted addresses that may lie on the school's own network; by default this one, as its owner has named it
 * @throws Error for anything but a whole answer
 */
export async function askWithin(
  url: URL,
  { ms, bytes: max }: Bounds,
  options: RequestInit = {},
  trusted: readonly URL[] = [url],
) {
  const late = AbortSignal.timeout(ms)
  const signal = options.signal ? AbortSignal.any([options.signal, late]) : late
  const answer = await fetchOutbound(url, { ...options, signal }, trusted)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.length
    if (size > max) throw new Error(`more than ${max} bytes`)
    chunks.push(chunk)
  }
  return { status: answer.status, bytes: Buffer.concat(chunks) }
}

/**
 * The same, where only an answer of status 200 is one.
 * @throws Error for anything else
 */
export async function fetchWithin(url: URL, bounds: Bounds, options: RequestInit = {}) {
  const { status, bytes } = await askWithin(url, bounds, options)
  if (status !== 200 || bytes.length === 0) throw new Error(`status ${status}`)
  return { bytes }
}
