import { Loading } from '@hakka/ui/Loading.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { resultOf } from '#kit/score.ts'
import { Chooser } from './Chooser.tsx'
import { GameEnd } from './GameEnd.tsx'
import { type GameId, wordsFor } from './games.ts'
import { usePlayed } from './kept.tsx'
import type { WordGamesContent } from './module.ts'
import { scoreWordGames } from './score.ts'
import { type FirstPick, gameWords } from './words.ts'

const ListenGame = lazy(() => import('./ListenGame.tsx'))
const PairsGame = lazy(() => import('./PairsGame.tsx'))
const ClearGame = lazy(() => import('./ClearGame.tsx'))
const NameGame = lazy(() => import('./NameGame.tsx'))
const MazeGame = lazy(() => import('./MazeGame.tsx'))

const newSeed = () => Math.floor(Math.random() * 2 ** 32)

/** Five games with the lesson's words, one at a time. Any of them played to its end is the module done. */
export default function WordGamesView({ content, moduleKey }: ViewProps<WordGamesContent>) {
  const host = useHost()
  const words = useMemo(() => gameWords(host.vocabulary), [host.vocabulary])
  const [played, setPlayed] = usePlayed(moduleKey)
  const [open, setOpen] = useState<{ game: GameId; seed: number; first?: readonly FirstPick[] }>()
  const [left, setLeft] = useState<GameId>()

  if (!open) {
    return (
      <Chooser
        content={content}
        words={words}
        played={played}
        left={left}
        onChoose={(game) => setOpen({ game, seed: newSeed() })}
      />
    )
  }
  const { game, seed, first } = open
  const leave = () => {
    setLeft(game)
    setOpen(undefined)
  }
  if (first) {
    const missed = new Set(first.filter(({ asked, picked }) => asked !== picked).map(({ asked }) => asked))
    return (
      <GameEnd
        game={game}
        score={scoreWordGames(content, first)}
        missed={game === 'maze' ? [] : words.filter((word) => missed.has(word.no))}
        again={() => setOpen({ game, seed: newSeed() })}
        leave={leave}
      />
    )
  }
  function onEnd(picks: readonly FirstPick[]): void {
    // Only the first time counts: whoever plays again knows the answers.
    if (!played.includes(game)) {
      setPlayed([...played, game])
      host.done(resultOf(scoreWordGames(content, picks)))
    }
    setOpen({ game, seed, first: picks })
  }
  const props = { seed, leave, onEnd }
  const own = { ...props, given: wordsFor(game, words) }
  return (
    <Suspense key={seed} fallback={<Loading />}>
      {game === 'listen' && <ListenGame {...own} />}
      {game === 'pairs' && <PairsGame {...own} />}
      {game === 'clear' && <ClearGame {...own} />}
      {game === 'name' && <NameGame {...own} />}
      {game === 'maze' && <MazeGame {...props} given={content.questions} />}
    </Suspense>
  )
}
