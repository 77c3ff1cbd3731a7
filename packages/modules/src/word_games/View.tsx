import { Loading } from '@hakka/ui/Loading.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { workOf } from '#kit/score.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import { Chooser } from './Chooser.tsx'
import type { WordGamesAnswer, WordGamesContent } from './content.ts'
import { GameEnd } from './GameEnd.tsx'
import type { GameOver } from './GameFrame.tsx'
import type { GameId } from './game-id.ts'
import { wordsFor } from './games.ts'
import { usePlayed } from './kept.tsx'
import { type ShownWordGames, shownWordGames } from './public.ts'
import { markWordGames } from './score.ts'
import { gameWords } from './words.ts'

const ListenGame = lazy(() => import('./ListenGame.tsx'))
const PairsGame = lazy(() => import('./PairsGame.tsx'))
const ClearGame = lazy(() => import('./ClearGame.tsx'))
const NameGame = lazy(() => import('./NameGame.tsx'))
const MazeGame = lazy(() => import('./MazeGame.tsx'))

const newSeed = () => Math.floor(Math.random() * 2 ** 32)

/** Five games with the lesson's words, one at a time. Any of them played to its end is the module done. */
export default function WordGamesView(props: ExerciseProps<WordGamesContent, ShownWordGames>) {
  const { shown, content, mark } = useExercise(props, shownWordGames, markWordGames)
  const host = useHost()
  const words = useMemo(() => gameWords(host.vocabulary), [host.vocabulary])
  const [played, setPlayed] = usePlayed()
  const [open, setOpen] = useState<{ game: GameId; seed: number; over?: GameOver }>()
  const [left, setLeft] = useState<GameId>()

  if (!open) {
    return (
      <Chooser
        crossings={shown.questions}
        words={words}
        played={played}
        left={left}
        onChoose={(game) => setOpen({ game, seed: newSeed() })}
      />
    )
  }
  const { game, seed, over } = open
  const leave = () => {
    setLeft(game)
    setOpen(undefined)
  }
  if (over) {
    const missed = new Set(
      over.first.filter(({ asked, picked }) => asked !== picked).map(({ asked }) => asked),
    )
    return (
      <GameEnd
        game={game}
        score={over.score}
        missed={game === 'maze' ? [] : words.filter((word) => missed.has(word.no))}
        again={() => setOpen({ game, seed: newSeed() })}
        leave={leave}
      />
    )
  }
  function onEnd(now: GameOver): void {
    // Only the first time counts: whoever plays again knows the answers.
    if (!played.includes(game)) {
      setPlayed([...played, game])
      // A practice may be sent weeks later, when the lesson has other words: it tells what was asked itself.
      const answer: WordGamesAnswer = content
        ? { game, picks: [...now.first] }
        : { game, seed, taps: [...now.taps] }
      host.done(workOf(answer, now.score))
    }
    setOpen({ game, seed, over: now })
  }
  const rules = { seed, mark, leave, onEnd }
  const own = { ...rules, given: wordsFor(game, words) }
  return (
    <Suspense key={seed} fallback={<Loading />}>
      {game === 'listen' && <ListenGame {...own} />}
      {game === 'pairs' && <PairsGame {...own} />}
      {game === 'clear' && <ClearGame {...own} />}
      {game === 'name' && <NameGame {...own} />}
      {game === 'maze' && (
        <MazeGame
          {...rules}
          given={shown.questions}
          meanings={content?.questions.map(({ question }) => question)}
        />
      )}
    </Suspense>
  )
}
