import type { AssignmentChoice } from '@hakka/contract/assignment'

/** Something that can be assigned, taken apart into its things. */
export interface Source {
  title: string
  /** '' where the title is Mandarin. */
  titlePinyin: string
  dialectId: number | null
  place: string
  picture: string | null
  items: SourceItem[]
}

export interface SourceItem extends AssignmentChoice {
  url: string
  /** Of a module: what is published now. */
  versionId: number | null
  dialectId: number | null
}

/** How long so many parts take, in minutes; never none. */
export const minutesFor = (parts: number, seconds: number): number =>
  Math.max(1, Math.round((parts * seconds) / 60))
