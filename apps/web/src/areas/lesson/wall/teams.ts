/** Which of the two teams. */
export type Team = 0 | 1

/** Two teams that play at a wall. */
export interface Teams {
  scores: readonly [number, number]
  /** Whose turn it is. */
  turn: Team
  /** How it stood before each point, the last one first. */
  before: readonly Pick<Teams, 'scores' | 'turn'>[]
}

export type TeamsAction =
  /** A right answer earns a point, and the turn stays; a wrong one gives the turn away. */
  | { type: 'tried'; right: boolean }
  /** The teacher gives a team a point: it has the turn then. */
  | { type: 'point'; team: Team }
  | { type: 'turn'; team: Team }
  /** Takes back the last point. */
  | { type: 'undo' }

export const NEW_TEAMS: Teams = { scores: [0, 0], turn: 0, before: [] }

export function teamsReducer(teams: Teams, action: TeamsAction): Teams {
  const { scores, turn, before } = teams
  switch (action.type) {
    case 'tried':
      return action.right ? scored(teams, turn) : { ...teams, turn: turn === 0 ? 1 : 0 }
    case 'point':
      return scored(teams, action.team)
    case 'turn':
      return { ...teams, turn: action.team }
    case 'undo': {
      const [last, ...rest] = before
      return last ? { ...last, before: rest } : { scores, turn, before }
    }
  }
}

function scored({ scores: [one, other], turn, before }: Teams, team: Team): Teams {
  return {
    scores: team === 0 ? [one + 1, other] : [one, other + 1],
    turn: team,
    before: [{ scores: [one, other], turn }, ...before],
  }
}
