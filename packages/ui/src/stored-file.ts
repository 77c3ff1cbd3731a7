/** Files of this site are no calls of the contract: they are asked for here, and everything else by its client. */

/** Whether a file is there; not, where nobody can be asked. */
export const isThere = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', credentials: 'same-origin' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** The bytes of a file; `headers` say who asks, where no cookie does. @throws where it is not there, or out of reach */
export async function bytesOf(
  url: string,
  signal: AbortSignal,
  headers: Record<string, string> = {},
): Promise<ArrayBuffer> {
  const answer = await fetch(url, { signal, headers })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  return answer.arrayBuffer()
}
