import { Window } from './window.ts'

/** Counts what each key has had of a window. */
export interface Count {
  /**
   * Counts one; false when the key has had its share. Never fails: a limit holds whatever else is gone. A promise only
   * where others count as well: each `await` of a thing that is there already costs a small answer some of its rate.
   */
  take(key: string): boolean | Promise<boolean>
}

/** Where the counts of limits are kept. */
export interface Counts {
  /**
   * @param max how often each key may be taken in a window, which its first one opens
   * @param ms length of a window, whole seconds
   */
  open(name: string, bounds: { max: number; ms: number }): Count
  close(): Promise<void>
}

/** Of this process alone. */
export const memoryCounts = (): Counts => ({
  open: (_name, { max, ms }) => new Window(max, ms),
  close: async () => {},
})
