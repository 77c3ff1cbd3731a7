/** The five games, in the order of the chooser. */
export const GAMES = ['listen', 'pairs', 'clear', 'name', 'maze'] as const
export type GameId = (typeof GAMES)[number]
