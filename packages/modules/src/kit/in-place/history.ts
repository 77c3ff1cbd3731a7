/** What an editor did on a board, so that it can be taken back. */
export interface History<M> {
  readonly now: M
  readonly past: readonly M[]
  readonly future: readonly M[]
  /** What the last change was about: the next one about the same is one step with it, as letters of a text are. */
  readonly run?: string | undefined
}

const PAST_MAX = 100

export const begun = <M>(now: M): History<M> => ({ now, past: [], future: [] })

export function changed<M>(history: History<M>, next: M, run?: string): History<M> {
  const { now, past } = history
  if (next === now) return history
  const goesOn = run !== undefined && run === history.run
  return { now: next, past: goesOn ? past : [...past, now].slice(-PAST_MAX), future: [], run }
}

export function undone<M>(history: History<M>): History<M> {
  const { now, past, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { now: before, past: past.slice(0, -1), future: [now, ...future] }
}

export function redone<M>(history: History<M>): History<M> {
  const { now, past, future } = history
  const [next] = future
  return next === undefined ? history : { now: next, past: [...past, now], future: future.slice(1) }
}
