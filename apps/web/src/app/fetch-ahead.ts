import { eachWhenIdle } from '@hakka/ui/at-rest.ts'
import { prefetch } from '@hakka/ui/audio.ts'

const STORED_SOUND = /^\/files\/[^/]+\.(mp3|m4a|ogg|wav)$/
const STORED_PICTURE = /^\/files\/[^/]+\.(webp|avif|png|jpe?g|svg)$/

/** All texts in a content that look so, in reading order. */
function textsIn(content: unknown, looksSo: RegExp): string[] {
  if (typeof content === 'string') return looksSo.test(content) ? [content] : []
  if (typeof content !== 'object' || content === null) return []
  return Object.values(content).flatMap((own) => textsIn(own, looksSo))
}

/** Addresses of all sounds in a content, in reading order. */
export const soundsIn = (content: unknown): string[] => textsIn(content, STORED_SOUND)

/**
 * Asks for files while the page rests, one at a time: to ask for all of them at once holds a small tablet for a tenth of
 * a second.
 */
export const fetchEach = (urls: readonly string[], off: { signal: AbortSignal }): Promise<void> =>
  eachWhenIdle(urls, (url) => prefetch({ url }), off)

/** The same of the sounds and pictures of a content; films are too large to be fetched ahead. */
export const fetchFiles = (content: unknown, off: { signal: AbortSignal }): Promise<void> =>
  fetchEach([...soundsIn(content), ...textsIn(content, STORED_PICTURE)], off)

/** Faces come as their characters are drawn: rare ones stand in files of their own, and one that comes has all laid out anew. */
export async function fetchFaces(content: unknown): Promise<void> {
  const family = getComputedStyle(document.body).fontFamily
  const characters = [...new Set(JSON.stringify(content))].join('')
  await document.fonts.load(`1em ${family}`, characters).catch(() => {})
}

/** Whether the reader has asked the browser to fetch little; only some browsers say so. */
export const savesData = (): boolean => {
  const line: unknown = Reflect.get(navigator, 'connection')
  return typeof line === 'object' && line !== null && Reflect.get(line, 'saveData') === true
}

/** What a play will say and show: on a slow line a voice that comes late would cost its player time. Returns the way to stop. */
export function fetchAhead(content: unknown): () => void {
  const off = new AbortController()
  void fetchFaces(content)
  if (!savesData()) void fetchFiles(content, off)
  return () => off.abort()
}
