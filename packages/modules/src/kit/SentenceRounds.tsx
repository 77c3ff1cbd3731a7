import { Picture } from '@hakka/ui/Picture.tsx'
import type { ReactNode } from 'react'
import { NextActivity, Onward } from './DoneActions.tsx'
import { DoneBanner } from './DoneBanner.tsx'
import { Chinese, Hakka } from './Hakka.tsx'
import { Listen, VoiceNote } from './Listen.tsx'
import { ResultMessage } from './ResultMessage.tsx'
import { RoundHead } from './RoundHead.tsx'
import { RoundList } from './RoundList.tsx'
import { SentenceBoard } from './SentenceBoard.tsx'
import type { PlacedAnswer, Score } from './score.ts'
import type { SentenceTask } from './sentence.ts'
import { ui } from './sentence-ui.ts'
import { seedOf } from './shuffle.ts'
import { useRounds } from './use-rounds.tsx'

/** Sentences to be put together, one below the other, the first open. */
export function SentenceRounds({
  tasks,
  moduleKey,
  hint,
  scoreOf,
}: {
  tasks: readonly SentenceTask[]
  moduleKey: string
  hint: string
  scoreOf(first: PlacedAnswer): Score
}) {
  const rounds = useRounds(tasks.length, 0, scoreOf)
  const { score } = rounds
  const items = tasks.map((task, index) => {
    const following = rounds.following(index)
    return {
      key: `${index} ${task.whole.text}`,
      head: (
        <RoundHead no={index + 1} of={tasks.length} done={rounds.isDone(index)}>
          {task.chinese ?? ui.question(index + 1)}
        </RoundHead>
      ),
      body: (
        <div className="grid gap-5">
          <Clues task={task} />
          <SentenceBoard
            parts={task.parts}
            options={task.options}
            seed={seedOf(`${moduleKey} ${index}`)}
            hint={hint}
            onDone={(first) => rounds.finish(index, first)}
            banner={<ResultMessage kind="right">{ui.right}</ResultMessage>}
            after={<Whole task={task} />}
            onward={
              following === undefined ? null : (
                <Onward label={ui.next(following + 1)} onClick={() => rounds.moveOn(index, following)} />
              )
            }
          />
        </div>
      ),
    }
  })
  return (
    <div className="grid gap-4">
      <RoundList rounds={rounds} items={items} progress={ui.progress} />
      {rounds.allDone && (
        <>
          <DoneBanner>{score.kind === 'points' && ui.summary(score.earned, score.total)}</DoneBanner>
          <div className="flex justify-end">
            <NextActivity />
          </div>
        </>
      )}
    </div>
  )
}

/** Picture and sound of a sentence, where it has them. */
function Clues({ task: { image, sound } }: { task: SentenceTask }): ReactNode {
  if (!image && !sound) return null
  return (
    <div className="flex flex-wrap items-center gap-4">
      {image && (
        <span className="flex rounded-card bg-lighten p-3">
          <Picture src={image.url} alt="" width={112} height={112} className="size-24 md:size-28" />
        </span>
      )}
      {sound && (
        <span className="flex flex-wrap items-center gap-3">
          <Listen sound={sound} says="" kind="outline" label={ui.listen} />
          <Listen sound={sound} says="" slow />
          <VoiceNote sound={sound} />
        </span>
      )}
    </div>
  )
}

/** The finished sentence, to be read aloud. */
function Whole({ task: { whole, chinese, sound } }: { task: SentenceTask }) {
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
    </section>
  )
}
