import type { ToldStep } from '#kit/define.ts'
import type { SongContent, SongLog } from './content.ts'
import { replay, type SongDeal } from './rules.ts'

/** What was answered to each question, and whether after a hint. */
export function told(content: SongContent, own: SongDeal, log: SongLog): ToldStep[] {
  const { answers } = replay(content, own, log)
  const questions = content.groups.flatMap((group) =>
    group.questions.map((question) => ({ group: group.title, question })),
  )
  return log.answers.map(({ no, at, hinted }) => {
    const asked = questions.find(({ question }) => question.no === no)
    const answer = answers.find((one) => one.no === no)
    const given = answer?.given.map((place) => asked?.question.option[place]?.text ?? '') ?? []
    return {
      at,
      asked: asked ? `${asked.group}（題號 ${no}）：${asked.question.title.text}` : `題號 ${no}`,
      did: given.join('、') + (hinted ? '（看過提示）' : ''),
      right: answer?.right ?? null,
    }
  })
}
