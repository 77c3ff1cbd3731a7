import type { ToldStep } from '#kit/define.ts'
import type { StepsContent, StepsLog } from './content.ts'
import { replay, type StepsDeal } from './rules.ts'

/** The sentence that was laid of each question, and how long it took from the first card to the last. */
export function told(content: StepsContent, own: StepsDeal, log: StepsLog): ToldStep[] {
  const { answers } = replay(content, own, log)
  return log.answers.map(({ no, placed, at }, index) => {
    const answer = answers[index]
    const first = placed[0]?.[1]
    const laid = answer?.laid.join('｜') ?? ''
    return {
      at,
      asked: `第 ${index + 1} 題（題號 ${no}）：${content.questions.find((one) => one.no === no)?.answer ?? ''}`,
      did: first === undefined ? laid : `${laid}（第一片在 ${(first / 1000).toFixed(2)} 秒）`,
      right: answer?.right ?? false,
    }
  })
}
