/** One entry of the side menu: a module of a lesson, a group of classroom terms. */
export interface ContainerEntry {
  /** 1-based over the whole page; `mod_no` names it. */
  no: number
  /** A1, B2 … */
  code: string
  name: string
  /** Shown under the name; line ends are kept. */
  description: string
  done: boolean
  /** Something of it was done, and never the whole. */
  begun: boolean
  /** Of an exercise whose first answers were not all right. */
  missed: { earned: number; total: number } | undefined
  /** It is worked on one screen, with a bar at its lower edge; what is none is read. */
  exercise: boolean
  items: readonly ContainerItem[]
}

/** Entries under one heading of the side menu: 活動一. */
export interface ContainerGroup {
  title: string
  entries: readonly ContainerEntry[]
}

/** One slide of an entry. An entry without items is shown whole. */
export interface ContainerItem {
  no: number
  id?: number
  title: string
}

export type ViewMode = 'slide' | 'one_page'
