import { Accordion } from '#kit/Accordion.tsx'
import { NextActivity, Onward } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import type { ViewProps } from '#kit/host.ts'
import { RoundHead } from '#kit/RoundHead.tsx'
import { useRounds } from '#kit/use-rounds.tsx'
import type { PracticeContent } from './module.ts'
import { Question } from './Question.tsx'
import { scorePractice } from './score.ts'
import { ui } from './ui.ts'

/** Specification 1-core §9: of a practice the second question is open at first. */
const OPENED = 1

/** Questions that fold; each is answered by putting options into its area. */
export default function PracticeView({ content, moduleKey }: ViewProps<PracticeContent>) {
  const { questions } = content
  const rounds = useRounds(questions.length, OPENED, (first) => scorePractice(content, first))
  const { score } = rounds
  const items = questions.map((question, index) => {
    const following = rounds.following(index)
    return {
      key: `${index} ${question.question.text}`,
      head: (
        <RoundHead no={index + 1} of={questions.length} done={rounds.isDone(index)}>
          {question.question.lang === 'zh' ? (
            question.question.text
          ) : rounds.open.includes(index) ? (
            ui.question(index + 1)
          ) : (
            <span lang="hak-Hant-TW" className="font-reading text-26">
              {question.question.text}
            </span>
          )}
        </RoundHead>
      ),
      body: (
        <Question
          question={question}
          index={index}
          moduleKey={moduleKey}
          done={rounds.isDone(index)}
          onDone={(first) => rounds.finish(index, first)}
          onward={
            following === undefined ? null : (
              <Onward label={ui.next(following + 1)} onClick={() => rounds.moveOn(index, following)} />
            )
          }
        />
      ),
    }
  })
  return (
    <div className="grid gap-4">
      {questions.length > 1 && (
        <p className="text-right text-16 font-medium text-muted">
          {ui.progress(rounds.finished, questions.length)}
        </p>
      )}
      <Accordion items={items} open={rounds.open} onToggle={rounds.toggle} />
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
