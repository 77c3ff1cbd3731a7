/** More moves no play has. */
export const MOVES_MAX = 3000
