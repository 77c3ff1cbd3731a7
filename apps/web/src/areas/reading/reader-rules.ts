/** What the sound of the open page does. */
type PageSound = 'idle' | 'playing' | 'paused' | 'ended'

/** Where a reader is in a book. */
export interface ReaderState {
  page: number
  /** Past the last page, where the book says that it is read. */
  end: boolean
  sound: PageSound
  /** The book is being read aloud: a page that is turned to sounds by itself, until somebody pauses. */
  aloud: boolean
}

export type ReaderAct =
  | { do: 'turn'; to: number }
  | { do: 'play' }
  | { do: 'pause' }
  /** The page has sounded to its end; with `auto` the next one follows. */
  | { do: 'ended'; auto: boolean }
  /** Something else took the sound away, or the page has none. */
  | { do: 'silence' }

export const AT_FIRST: ReaderState = { page: 1, end: false, sound: 'idle', aloud: false }

/** What comes of an act in a book of so many pages. */
export function afterAct(state: ReaderState, act: ReaderAct, pages: number): ReaderState {
  switch (act.do) {
    case 'turn':
      return turned(state, act.to, pages)
    case 'play':
      return { ...state, end: false, sound: 'playing', aloud: true }
    case 'pause':
      return state.sound === 'playing' ? { ...state, sound: 'paused', aloud: false } : state
    case 'ended':
      return act.auto && state.page < pages
        ? turned(state, state.page + 1, pages)
        : { ...state, sound: 'ended' }
    case 'silence':
      return { ...state, sound: 'idle' }
  }
}

function turned(state: ReaderState, to: number, pages: number): ReaderState {
  if (to > pages) return { ...state, page: pages, end: true, sound: 'idle' }
  const page = Math.max(1, to)
  if (page === state.page && !state.end) return state
  return { ...state, page, end: false, sound: state.aloud ? 'playing' : 'idle' }
}

/** The page that a hash names, `#no-4`. */
export function pageOfHash(hash: string, pages: number): number | undefined {
  const no = Number(/^#no-(\d{1,3})$/.exec(hash)?.[1])
  return no >= 1 && no <= pages ? no : undefined
}

/** Whether a pointer is so near to the upper or lower edge that the bars come: a tenth above, a fifth below. */
export const nearBars = (y: number, height: number): boolean => y <= height * 0.1 || y >= height * 0.8

/** A finger that has gone so far sideways, in pixels, turns the page. */
const SWIPE_PX = 48

/** Which way a finger's way turns the page: to the left is on. */
export function swipeOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_PX || Math.abs(dx) < Math.abs(dy) * 1.5) return 0
  return dx < 0 ? 1 : -1
}
