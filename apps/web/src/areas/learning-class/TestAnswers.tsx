import type { OwnWholeAssignment } from '@hakka/contract/assignment'
import type { CallAnswer } from '@hakka/contract/calls'
import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { Card } from '@hakka/ui/Card.tsx'
import { AnsweredQuestion } from '../../app/assignment/AnsweredFaces.tsx'

type Answers = CallAnswer<'GET /api/my/learning-class/assignment/answers'>['data']

/** What was answered in a test that is handed in, question by question, and what is right. */
export function TestAnswers({ own, answers: { questions } }: { own: OwnWholeAssignment; answers: Answers }) {
  const byItem = Map.groupBy(questions, ({ item_id }) => item_id)
  const told = own.items.filter(({ id }) => byItem.has(id))
  if (told.length === 0) return null
  return (
    <Card as="section" aria-labelledby="test-answers" className="grid gap-5 p-5 md:p-7">
      <h3 id="test-answers" className="text-22 font-bold">
        每一題的答案
      </h3>
      {told.map((item) => (
        <section key={item.id} aria-label={item.title}>
          <h4 className="font-bold">{item.title}</h4>
          <ol className="grid">
            {byItem.get(item.id)?.map((question) => (
              <AnsweredQuestion
                key={question.no}
                question={question}
                dialectId={own.dialect_id ?? DEFAULT_DIALECT_ID}
              />
            ))}
          </ol>
        </section>
      ))}
    </Card>
  )
}
