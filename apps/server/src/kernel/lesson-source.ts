import { resolve } from 'node:path'

/** Where lessons are fetched from: another site of this kind, or a folder of packs. */
export type LessonSourceSettings = { of: 'site'; url: URL } | { of: 'folder'; path: string }

/** This machine itself: a site of a test, or of whoever develops. */
const HERE = new Set(['localhost', '127.0.0.1', '[::1]'])

/** What `LESSON_SOURCE` says; `undefined` of an address that is neither https nor this machine's own. */
export function lessonSourceIn(text: string): LessonSourceSettings | undefined {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return { of: 'folder', path: resolve(text) }
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isAllowed = url.protocol === 'https:' || (url.protocol === 'http:' && HERE.has(url.hostname))
  return isAllowed && !url.username && !url.password ? { of: 'site', url } : undefined
}
