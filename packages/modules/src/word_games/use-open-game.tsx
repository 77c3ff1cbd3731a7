import { useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import type { GameId } from './game-id.ts'
import type { GameOver } from './game-props.ts'
import { type GameLog, readGame } from './kept-game.ts'

/** The game that is played, or was. */
export interface OpenGame {
  game: GameId
  seed: number
  /** What is asked for, where some are practised again: numbers of words, or of the maze's crossings. */
  only?: readonly number[] | undefined
  /** Crossings to be practised after these words. */
  next?: readonly number[] | undefined
  log: GameLog
  over?: GameOver
}

/**
 * The open game, kept while it is under way: who looked a word up or lost the page goes on where she was.
 * @param of tells of what a game is dealt now
 */
export function useOpenGame(of: (game: GameId) => number) {
  const host = useHost()
  const [open, setOpen] = useState<OpenGame>()
  const isUnderWay = open && !open.over && open.log.tapped.length > 0
  const kept = isUnderWay
    ? { game: open.game, seed: open.seed, only: open.only, of: of(open.game), ...open.log }
    : null
  useKeptWork('game', kept, (found) => {
    const before = readGame(found)
    if (!before || before.of !== of(before.game) || (before.only && host.assess)) return
    const { game, seed, only, tapped, counted } = before
    setOpen({ game, seed, only, log: { tapped, counted } })
  })
  return [open, setOpen] as const
}
