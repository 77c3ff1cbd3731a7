/** One entry of the side menu: what is opened, left and ticked as one. */
export interface ContainerEntry {
  /** Names it in the address, where entries are named by their ids. */
  id?: number
  /** 1-based over the whole page. */
  no: number
  /** A1, B2 … */
  code: string
  name: string
  /** Shown under the name; line ends are kept. */
  description: string
  done: boolean
  /** What is said in the place of a tick: 準備中. It can't be opened then. */
  closed?: string
  /** Something of it was done, and never the whole. */
  begun: boolean
  /** Of an exercise whose first answers were not all right. */
  missed: { earned: number; total: number } | undefined
  /** It is worked on one screen, with a bar at its lower edge; what is none is read. */
  exercise: boolean
  items: readonly ContainerItem[]
}

/** Entries under one heading of the side menu. */
export interface ContainerGroup {
  /** Not shown where it is empty. */
  title: string
  entries: readonly ContainerEntry[]
}

/** One slide of an entry. An entry without items is shown whole. */
export interface ContainerItem {
  no: number
  id?: number
  title: string
  /** How much there is in it: 5 句. Items that say so stand below each other, those of closed entries too. */
  note?: string
}

export type ViewMode = 'slide' | 'one_page'
