/** The code of each game, fetched when it is chosen, or ahead with the rest of its lesson. */
export const loadGames = {
  listen: () => import('./ListenGame.tsx'),
  pairs: () => import('./PairsGame.tsx'),
  clear: () => import('./ClearGame.tsx'),
  name: () => import('./NameGame.tsx'),
  maze: () => import('./MazeGame.tsx'),
}
