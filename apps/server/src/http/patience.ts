/** How long a sender may take, in milliseconds. */
export interface Patience {
  /** Until the headers are there. */
  headersMs: number
  /** Until the whole request is there; files have a watch of their own (`upload-watch.ts`). */
  bodyMs: number
  /** How often connections are looked at: each bound is exceeded by no more than this. */
  checkMs: number
  /** Until a connection is cut whose sender has been told that it is over, and does not close. */
  lingerMs: number
}

/**
 * Enough for a phone on a bad line (a megabyte in half a minute), too little to hold connections with. There is no
 * bound per address: a whole school, or everybody behind a proxy, has one and the same.
 */
export const PATIENCE: Patience = { headersMs: 10_000, bodyMs: 30_000, checkMs: 2_000, lingerMs: 1_000 }
