import { JUDGE_APPLAUSE_ABOVE, JUDGED_DIALECTS } from '@hakka/contract/constants'
import { plainText } from '@hakka/hakka/characters'
import { useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { counts } from './answer.ts'
import type { QAndAContent } from './module.ts'

/** A recording is held against so many model answers; the nearest counts. */
const JUDGED_MAX = 2

/** What came of an answer: it counts, well said or not; or why it does not, yet. */
export type Heard = { counts: true; well: boolean } | { counts: false; problem?: string | undefined }

/** Whether an answer to a question counts: nobody's wrong, but noise and what has no word of Hakka are no answers. */
export function useAnswer({ options }: QAndAContent['items'][number]) {
  const { dialectId, vocabulary, explain, judge } = useHost()
  const [busy, setBusy] = useState(false)

  async function hearText(text: string): Promise<Heard> {
    const models = options.map((own) => own.text)
    const words = vocabulary.map((own) => own.text.hakka)
    if (counts(text, models, words)) return { counts: true, well: true }
    const found = await explain?.(text)
    // Where the dictionary does not answer nobody can say that it knows none of the words.
    if (!found) return { counts: text.trim() !== '', well: true }
    const known = found.pieces.filter((own) => own.known).map((own) => own.text)
    return { counts: counts(text, models, found.chinese ? [text] : known), well: true }
  }
  /** A recording that the judge gives a score; where there is no judge, one with a voice in it. */
  async function hearVoice(file: Uint8Array<ArrayBuffer>): Promise<Heard> {
    const models = options
      .flatMap(({ text, pinyin }) => (pinyin === undefined ? [] : [{ text: plainText(text), pinyin }]))
      .slice(0, JUDGED_MAX)
    if (!judge || models.length === 0 || !JUDGED_DIALECTS.includes(dialectId))
      return { counts: true, well: true }
    const scores: number[] = []
    for (const model of models) {
      const judged = await judge({ words: [model], file }).catch((error: unknown) =>
        error instanceof Error ? error.message : String(error),
      )
      if (typeof judged === 'string') return { counts: false, problem: judged }
      if (!judged) return { counts: true, well: true }
      scores.push(judged.score)
    }
    return { counts: true, well: Math.max(...scores) > JUDGE_APPLAUSE_ABOVE }
  }
  /** One at a time. */
  function hear(answer: string | Uint8Array<ArrayBuffer>, take: (heard: Heard) => void): void {
    if (busy) return
    setBusy(true)
    const heard = typeof answer === 'string' ? hearText(answer) : hearVoice(answer)
    void heard.then((own) => {
      setBusy(false)
      take(own)
    })
  }
  return { hear, busy }
}
