import type { LucideIcon } from 'lucide-react'

/** Something that a teacher can do on a board. */
export interface Tool {
  id: string
  label: string
  icon: LucideIcon
  /** A capital letter; where keys are switched on it does the same. */
  hotkey?: string
  /** For what is on or off. */
  on?: boolean
  /** A number that waits for the teacher. */
  waiting?: number
  disabled?: boolean
  end?: boolean
  press(): void
}

/** The one action that carries the lesson on. */
export interface MainTool {
  label: string
  icon: LucideIcon
  /** As it stands on the key, and the keys that do it. */
  shownKey: string
  keys: readonly string[]
  disabled?: boolean
  press(): void
}
