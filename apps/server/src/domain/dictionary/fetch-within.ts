interface Bounds {
  ms: number
  bytes: number
}

/**
 * Asks a service that the site's owner has configured, within a time and a size. Redirects are not followed: the owner
 * named this address and no other.
 * @throws Error for anything but a whole answer of status 200
 */
export async function fetchWithin(url: URL, { ms, bytes: max }: Bounds, options: RequestInit = {}) {
  const answer = await fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(ms) })
  if (answer.status !== 200 || !answer.body) {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    if (size > max) throw new Error(`more than ${max} bytes`)
    chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks) }
}
