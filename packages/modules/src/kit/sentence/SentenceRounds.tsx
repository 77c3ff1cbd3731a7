import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import type { ReactNode } from 'react'
import type { Reasons } from '#kit/check/told.ts'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { YourTurn } from '#kit/recording/SpeakingPractice.tsx'
import { Onward } from '#kit/round/DoneActions.tsx'
import { RoundList } from '#kit/round/RoundList.tsx'
import { RoundOnward, RoundsEnd } from '#kit/round/RoundsEnd.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import { seedOf } from '#kit/shuffle.ts'
import type { Mark } from '#kit/verdict.ts'
import { SentenceBoard } from './SentenceBoard.tsx'
import type { SaidSentence, SentenceTask } from './sentence.ts'
import { ui } from './sentence-ui.ts'

/** Sentences to be put together, one below the other, the first open. */
export function SentenceRounds({
  tasks,
  said,
  reasons,
  moduleKey,
  hint,
  mark,
}: {
  tasks: readonly SentenceTask[]
  /** What the sentences say, where one practises. */
  said: readonly SaidSentence[] | undefined
  /** Why options do not belong there, as an editor wrote it; likewise. */
  reasons?: readonly Reasons[] | undefined
  moduleKey: string
  hint: string
  mark: Mark
}) {
  // On a wall the sentence itself is filled, and stays in view.
  const { wall } = useHost()
  const rounds = useRounds(tasks.length, 0)
  const { score } = rounds
  const items = tasks.map((task, index) => {
    const following = rounds.following(index)
    const own = said?.[index]
    return {
      key: `${index} ${own?.whole.text}`,
      title: task.chinese ?? ui.question(index + 1),
      body: (
        <div className={wall ? 'grid gap-2' : 'fits grid gap-3 md:gap-5'}>
          <Clues image={task.image} sound={own?.sound} />
          <SentenceBoard
            parts={task.parts}
            options={task.options}
            seed={seedOf(`${moduleKey} ${index}`)}
            hint={hint}
            mark={mark}
            reasons={reasons?.[index]}
            onDone={(first) => rounds.finish(index, first)}
            praise={{
              title: ui.right,
              text: rounds.allDone && score.kind === 'points' && ui.summary(score.earned, score.total),
              step: true,
            }}
            after={own && !wall && <Whole said={own} chinese={task.chinese} />}
            onward={
              <RoundOnward
                next={
                  following !== undefined && (
                    <Onward label={ui.next(following + 1)} onClick={() => rounds.moveOn(index, following)} />
                  )
                }
              />
            }
          />
        </div>
      ),
    }
  })
  return (
    <div className="fits grid gap-4">
      <RoundList rounds={rounds} items={items} progress={ui.progress} name={ui.question} />
      {rounds.allDone && (
        <RoundsEnd>{score.kind === 'points' && ui.summary(score.earned, score.total)}</RoundsEnd>
      )}
    </div>
  )
}

/** Picture and sound of a sentence, where it has them. */
function Clues({ image, sound }: Pick<SentenceTask, 'image'> & Pick<SaidSentence, 'sound'>): ReactNode {
  const { oneScreen, wall } = useHost()
  if (!image && !sound) return null
  return (
    <div className={cx('flex items-center', oneScreen ? 'gap-2 md:gap-3' : 'flex-wrap gap-4')}>
      {image && (
        <span
          className={cx(
            'flex flex-none rounded-card bg-lighten',
            wall ? 'p-1' : oneScreen ? 'p-1.5 md:p-3' : 'p-3',
          )}
        >
          <Picture
            src={image.url}
            alt=""
            width={112}
            height={112}
            className={oneScreen && !wall ? 'size-16 [@media(height>=56rem)]:size-28' : 'size-24 md:size-28'}
          />
        </span>
      )}
      {sound && (
        <span className="flex flex-wrap items-center gap-2 md:gap-3">
          <Listen sound={sound} says="" kind="outline" label={ui.listen} />
          <Listen sound={sound} says="" slow iconOnly={image !== undefined && oneScreen === true && !wall} />
          <VoiceNote sound={sound} />
        </span>
      )}
    </div>
  )
}

/** The finished sentence, to be read aloud. */
function Whole({ said: { whole, sound }, chinese }: { said: SaidSentence } & Pick<SentenceTask, 'chinese'>) {
  return (
    <section className="flex animate-enter flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-lighten px-4 py-4 md:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <h4 className="text-16 font-bold text-darken">{ui.whole}</h4>
        <p>
          <Hakka text={whole.text} pinyin={whole.pinyin} size="sentence" />
        </p>
        <Chinese>{chinese}</Chinese>
      </div>
      <Listen sound={sound} says={whole.text} iconOnly />
      <YourTurn {...whole} sound={sound} />
    </section>
  )
}
