import type { ReactNode } from 'react'
import { reasonsOf } from '#kit/check/told.ts'
import { useHost } from '#kit/host-context.tsx'
import { Onward } from '#kit/round/DoneActions.tsx'
import { RoundList } from '#kit/round/RoundList.tsx'
import { RoundOnward, RoundsEnd } from '#kit/round/RoundsEnd.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import type { Mark } from '#kit/verdict.ts'
import { Question } from './Question.tsx'
import type { QuestionContent } from './question.ts'
import type { ShownQuestion } from './question-public.ts'
import { ui } from './question-ui.ts'
import { turned } from './turned.ts'

/** Questions that fold; each is answered by putting options into its area. The module is done when all are. */
export function Questions({
  questions,
  explained,
  mark,
  opened,
  moduleKey,
  clueOf,
}: {
  questions: readonly ShownQuestion<QuestionContent['question']>[]
  /** The same with why their answers are right, where one practises. */
  explained: readonly QuestionContent[] | undefined
  mark: Mark
  /** Index of the question that is open at first. */
  opened: number
  moduleKey: string
  /** Where a question's answer is found: shown after a wrong answer, and with the right one. */
  clueOf?(index: number): ReactNode
}) {
  const rounds = useRounds(questions.length, opened)
  const { score } = rounds
  const { vocabulary } = useHost()
  const items = questions.map((question, index) => {
    const following = rounds.following(index)
    const other = rounds.again && turned(question, index, mark, vocabulary)
    const body = (asked: typeof question) => (
      <Question
        question={asked}
        analysis={explained?.[index]?.analysis}
        reasons={explained && reasonsOf(explained[index]?.reactable_options ?? [])}
        mark={mark}
        index={index}
        moduleKey={moduleKey}
        done={rounds.again ? index in rounds.again.done : rounds.isDone(index)}
        onDone={(first) => rounds.finish(index, first)}
        clue={clueOf?.(index)}
        summary={
          rounds.allDone && score.kind === 'points' ? ui.summary(score.earned, score.total) : undefined
        }
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
    )
    return {
      key: `${index} ${question.question.text}`,
      title:
        question.question.lang === 'zh' ? (
          question.question.text
        ) : rounds.open.includes(index) || rounds.current === index ? (
          ui.question(index + 1)
        ) : (
          <span lang="hak-Hant-TW" className="font-reading text-26">
            {question.question.text}
          </span>
        ),
      body: body(question),
      again: other && { title: other.question.text, body: body(other) },
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
