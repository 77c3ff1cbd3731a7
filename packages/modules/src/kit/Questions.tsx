import type { ReactNode } from 'react'
import { NextActivity, Onward } from './DoneActions.tsx'
import { DoneBanner } from './DoneBanner.tsx'
import { Question } from './Question.tsx'
import type { QuestionContent } from './question.ts'
import { questionScore } from './question-score.ts'
import { ui } from './question-ui.ts'
import { RoundHead } from './RoundHead.tsx'
import { RoundList } from './RoundList.tsx'
import { useRounds } from './use-rounds.tsx'

/** Questions that fold; each is answered by putting options into its area. The module is done when all are. */
export function Questions({
  questions,
  opened,
  moduleKey,
  clueOf,
}: {
  questions: readonly QuestionContent[]
  /** Index of the question that is open at first. */
  opened: number
  moduleKey: string
  /** Where a question's answer is found: shown after a wrong answer, and with the right one. */
  clueOf?(index: number): ReactNode
}) {
  const rounds = useRounds(questions.length, opened, (first) => questionScore(questions, first))
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
          clue={clueOf?.(index)}
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
