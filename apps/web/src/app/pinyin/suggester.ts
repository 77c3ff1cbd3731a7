import { PINYIN_PAUSE_MS } from '@hakka/contract/constants'
import type { PinyinSuggestion, PinyinSuggestions } from '@hakka/contract/dictionary'
import { graphemes, isHan } from '@hakka/hakka/characters'
import { readTyped } from '@hakka/hakka/typed'

export type Suggesting =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'found'; exact: PinyinSuggestion[]; fuzzy: PinyinSuggestion[] }
  | { state: 'not_found' }

export interface Suggester {
  /** What stands in the field now; searches after a pause if it has changed. */
  change(text: string): void
  /** The field holds this by the reader's choice: nothing is suggested for it. */
  settle(text: string): void
  stop(): void
}

/** So many characters are a word to complete; more are a sentence. */
const HAN_MAX = 4

/** Whether suggestions help with a text: pinyin, or a few characters. */
export function isSuggestible(text: string): boolean {
  if (readTyped(text)) return true
  const all = graphemes(text)
  return all.length <= HAN_MAX && all.some(isHan)
}

/**
 * Searches after a pause in typing, one call at a time. An answer to what stands in the field no longer makes it ask
 * anew at once; a failure is logged and shows nothing.
 */
export function createSuggester({
  initial,
  ask,
  tell,
  log,
}: {
  initial: string
  ask(text: string): Promise<PinyinSuggestions>
  tell(now: Suggesting): void
  log(error: unknown): void
}): Suggester {
  let current = initial.trim()
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  async function search(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (asking) return
    const text = current
    asking = true
    tell({ state: 'searching' })
    const answer = await ask(text).catch((error: unknown) => {
      log(error)
      return undefined
    })
    asking = false
    if (current !== text) {
      // Emptied or settled meanwhile: that has said already what to show.
      if (wanted) void search()
      return
    }
    wanted = false
    if (!answer) return tell({ state: 'idle' })
    const { exact, fuzzy } = answer.results
    tell(exact.length + fuzzy.length > 0 ? { state: 'found', exact, fuzzy } : { state: 'not_found' })
  }

  /** Whether what stands in the field is to be searched for. */
  let wanted = false

  const rest = (text: string) => {
    clearTimeout(timer)
    timer = undefined
    current = text.trim()
    wanted = false
    tell({ state: 'idle' })
  }

  return {
    change(text) {
      const next = text.trim()
      if (next === current) return
      if (next === '' || !isSuggestible(next)) return rest(next)
      current = next
      wanted = true
      clearTimeout(timer)
      timer = setTimeout(() => void search(), PINYIN_PAUSE_MS)
    },
    settle: rest,
    stop: () => {
      clearTimeout(timer)
      wanted = false
    },
  }
}
