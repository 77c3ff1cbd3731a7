import { createListeners } from '@hakka/ui/listeners.ts'
import { remember, remembered } from '@hakka/ui/remembered.ts'

const KEY = 'hakka.news-banner'
const { subscribe, tell } = createListeners()
/** For browsers that keep nothing: put away until the page is loaded anew. */
let now: string | undefined

/** Which item of news was put away in this browser, by its id. */
export const dismissed = {
  key: KEY,
  subscribe,
  get: (): string | undefined => remembered(KEY) ?? now,
  set(id: string): void {
    now = id
    remember(KEY, id)
    tell()
  },
}
