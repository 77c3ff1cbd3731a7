/** How often each word, or crossing of the maze, was missed; by its number. */
export type Misses = Readonly<Record<number, number>>

export const missedOnce = (misses: Misses, no: number): Misses => ({ ...misses, [no]: (misses[no] ?? 0) + 1 })
