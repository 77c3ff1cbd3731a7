import { lazyTwice } from '@hakka/ui/at-rest.ts'
import { Loading } from '@hakka/ui/Loading.tsx'
import { Suspense, useMemo, useState } from 'react'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { workOf } from '#kit/score.ts'
import { useExercise } from '#kit/use-exercise.tsx'
import type { Mark } from '#kit/verdict.ts'
import { Chooser } from './Chooser.tsx'
import type { WordGamesAnswer, WordGamesContent } from './content.ts'
import { GameEnd } from './GameEnd.tsx'
import type { GameId } from './game-id.ts'
import type { GameOver } from './game-props.ts'
import { wordsFor } from './games.ts'
import { usePlayed } from './kept.tsx'
import { dealtOf, NO_TAPS } from './kept-game.ts'
import { loadGames } from './load-games.tsx'
import { type ShownWordGames, shownWordGames } from './public.ts'
import { markAgain, markWordGames } from './score.ts'
import { againIn } from './tries.ts'
import { type OpenGame, useOpenGame } from './use-open-game.tsx'
import { useTries } from './use-tries.tsx'
import { gameWords } from './words.ts'

const ListenGame = lazyTwice(loadGames.listen)
const PairsGame = lazyTwice(loadGames.pairs)
const ClearGame = lazyTwice(loadGames.clear)
const NameGame = lazyTwice(loadGames.name)
const MazeGame = lazyTwice(loadGames.maze)

const newSeed = () => Math.floor(Math.random() * 2 ** 32)

/** Five games with the lesson's words, one at a time. Any of them played to its end is the module done. */
export default function WordGamesView(props: ExerciseProps<WordGamesContent, ShownWordGames>) {
  const { shown, content, mark } = useExercise(props, shownWordGames, markWordGames)
  const host = useHost()
  const words = useMemo(() => gameWords(host.vocabulary), [host.vocabulary])
  const [played, setPlayed] = usePlayed()
  const [open, setOpen] = useOpenGame((game) =>
    dealtOf(game === 'maze' ? shown.questions : wordsFor(game, words)),
  )
  const [left, setLeft] = useState<GameId>()
  const start = (game: GameId, only?: readonly number[], next?: readonly number[]) =>
    setOpen({ game, seed: newSeed(), only, next, log: NO_TAPS })
  const tries = useTries((due) => {
    const { words: missed, crossings } = againIn(due, words.length, shown.questions.length)
    if (missed.length > 0) start('listen', missed, crossings)
    else if (crossings.length > 0) start('maze', crossings)
  })

  if (!open) {
    return (
      <Chooser
        crossings={shown.questions}
        words={words}
        played={played}
        left={left}
        onChoose={(game) => start(game)}
      />
    )
  }
  const { game, seed, only, next = [], log, over } = open
  const leave = () => {
    setLeft(game)
    setOpen(undefined)
    // Who leaves what comes again has had it.
    if (only) tries.practised()
  }
  if (over) {
    const missed = over.first.filter(({ asked }) => over.misses[asked]).map(({ asked }) => asked)
    const asWords =
      game === 'maze'
        ? missed.flatMap((at) => content?.questions[only?.[at] ?? at]?.question ?? [])
        : words.filter(({ no }) => missed.includes(no))
    return (
      <GameEnd
        game={game}
        score={over.score}
        practised={only !== undefined}
        missed={asWords}
        again={() => start(game)}
        practise={
          host.assess || !content || missed.length === 0
            ? undefined
            : () => start(game, game === 'maze' ? missed.map((at) => only?.[at] ?? at) : missed)
        }
        leave={leave}
      />
    )
  }
  function onEnd(now: GameOver): void {
    if (only) {
      if (next.length > 0) start('maze', next)
      else {
        tries.practised()
        setOpen({ game, seed, only, log, over: now })
      }
      return
    }
    // Only the first time counts: whoever plays again knows the answers.
    if (!played.includes(game)) {
      setPlayed([...played, game])
      if (!host.assess) tries.add(game, now)
      // A practice may be sent weeks later, when the lesson has other words: it tells what was asked itself.
      const answer: WordGamesAnswer = content
        ? { game, picks: [...now.first] }
        : { game, seed, taps: [...now.taps] }
      host.done(workOf(answer, now.score))
    }
    setOpen({ game, seed, log, over: now })
  }
  const again: Mark | undefined =
    only && content && ((answer) => markAgain(content, answer, { words: host.vocabulary }, only))
  const rules = {
    seed,
    only,
    mark: again ?? mark,
    before: log,
    keep: (now: OpenGame['log']) => setOpen({ ...open, log: now }),
    leave,
    onEnd,
  }
  const own = { ...rules, given: wordsFor(game, words) }
  const some = <T,>(all: readonly T[]): readonly T[] => only?.flatMap((at) => all[at] ?? []) ?? all
  return (
    <Suspense key={seed} fallback={<Loading />}>
      {game === 'listen' && <ListenGame {...own} />}
      {game === 'pairs' && <PairsGame {...own} />}
      {game === 'clear' && <ClearGame {...own} />}
      {game === 'name' && <NameGame {...own} />}
      {game === 'maze' && (
        <MazeGame {...rules} given={some(shown.questions)} answered={content && some(content.questions)} />
      )}
    </Suspense>
  )
}
