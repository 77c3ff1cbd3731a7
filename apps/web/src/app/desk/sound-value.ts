/** A stored sound as one value of a form: address and id. */
export const soundValue = (sound: { id: number; url: string } | null): string =>
  sound ? `${sound.url}#${sound.id}` : ''

export const soundAddress = (value: string): string => value.split('#')[0] ?? ''

/** As calls send it: an id that is none is left out. */
export function soundSent(value: string): { id?: number; url?: string } {
  const [url, id] = value.split('#')
  if (!url) return {}
  return Number(id) > 0 ? { id: Number(id), url } : { url }
}
