/** Until the tab closes, or for as long as the browser keeps it. */
export type Place = 'tab' | 'browser'

/** Keys of what this browser keeps of its reader begin so: logging out forgets them all (shared tablets). */
export const OWN = 'hakka.'

// Naming a storage is refused already where it is switched off: only inside `try`.
const storageOf = (place: Place) => (place === 'tab' ? sessionStorage : localStorage)

/** A text that was kept; `null` where there is none, or the browser keeps nothing. */
export function remembered(key: string, place: Place = 'browser'): string | null {
  try {
    return storageOf(place).getItem(key)
  } catch {
    return null
  }
}

/** What was kept as JSON; `undefined` where nothing was, or another hand has written there. */
export function rememberedJson(key: string, place: Place = 'browser'): unknown {
  try {
    return JSON.parse(remembered(key, place) ?? '')
  } catch {
    return undefined
  }
}

/**
 * Keeps a text, or forgets it (`null`). What a full or forbidden storage doesn't take is lost with the page.
 * @returns whether it is kept
 */
export function remember(key: string, text: string | null, place: Place = 'browser'): boolean {
  try {
    if (text === null) storageOf(place).removeItem(key)
    else storageOf(place).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The keys that begin so. */
export function rememberedKeys(start: string, place: Place = 'browser'): string[] {
  try {
    return Object.keys(storageOf(place)).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

/** Forgets every key that begins so, but those that are spared. */
export function forget(start: string, place: Place = 'browser', spared?: (key: string) => boolean): void {
  for (const key of rememberedKeys(start, place)) if (!spared?.(key)) remember(key, null, place)
}
