/** Who has not been heard of for so long is gone; an open page asks every 15 s. */
const GONE_MS = 45_000

/** Whoever has a module open was heard of since then. */
export const goneAt = (now: Date): Date => new Date(now.getTime() - GONE_MS)
