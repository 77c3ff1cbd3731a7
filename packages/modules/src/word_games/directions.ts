/** The maze's ways, in the order of their keys on a keyboard's reading: up, left, right, down. */
export const DIRECTIONS = ['up', 'left', 'right', 'down'] as const
export type Direction = (typeof DIRECTIONS)[number]
