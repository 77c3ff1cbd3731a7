import { Hakka } from '#kit/Hakka.tsx'
import type { HakkaToChineseContent, Mark } from './content.ts'
import { MarkSign } from './MarkSign.tsx'
import { ui } from './ui.ts'

/** All sentences with what they mean and how the own translation was judged. */
export function Review({
  questions,
  marks,
}: {
  questions: HakkaToChineseContent['questions']
  marks: readonly (Mark | undefined)[]
}) {
  return (
    <section className="fits-field grid gap-3">
      <h4 className="text-18 font-bold">{ui.review}</h4>
      <ol className="grid gap-3">
        {questions.map((question, index) => {
          const mark = marks[index]
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              key={index}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-option border border-line px-4 py-3 md:px-5"
            >
              <div className="min-w-0 flex-[1_1_14rem] text-22 leading-normal">
                <Hakka text={question.hakka_question_text} pinyin={question.pinyin} />
                <p className="text-18 text-muted">{question.chinese_question_text}</p>
              </div>
              {mark && (
                <span className="inline-flex flex-none items-center gap-2 text-16 font-bold">
                  <MarkSign mark={mark} />
                  {ui.marks[mark]}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
