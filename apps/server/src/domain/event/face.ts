/** Name of the face that sets a game's questions in one dialect. */
export const gameFace = (gameId: number, dialectId: number) => `game ${gameId} ${dialectId}`
