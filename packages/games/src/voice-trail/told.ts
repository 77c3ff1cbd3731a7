import type { ToldStep } from '#kit/define.ts'
import type { VoiceContent, VoiceLog } from './content.ts'
import type { VoiceDeal } from './rules.ts'

/** Which picture was taken of each question. */
export function told(content: VoiceContent, own: VoiceDeal, log: VoiceLog): ToldStep[] {
  return own.flatMap(({ no, cards }, index) => {
    const given = log[String(index + 1)]
    const question = content.questions.find((one) => one.no === no)
    if (!given || !question) return []
    const card = cards[given.selected] ?? -1
    const wanted = question.options[question.answer]?.shown.text ?? ''
    return [
      {
        at: given.at ?? null,
        asked: `第 ${index + 1} 題（題號 ${no}）：${wanted}`,
        did: question.options[card]?.shown.text ?? '',
        right: card === question.answer,
      },
    ]
  })
}
