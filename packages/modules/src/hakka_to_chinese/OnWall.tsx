import { Check } from 'lucide-react'
import { useWallAnswers } from '#kit/board/use-wall-answers.tsx'
import { Listen } from '#kit/Listen.tsx'
import { ui as kitUi } from '#kit/ui.ts'
import { ExplainedSentence } from '#kit/word/ExplainedSentence.tsx'
import type { HakkaToChineseContent } from './content.ts'
import type { Tile } from './tiles.ts'
import { ui } from './ui.ts'

/** A sentence before a class: its words to lay in the head, and what it means once the teacher opens it. */
export function OnWall({
  question: { hakka_question_text: hakka, pinyin, chinese_question_text: chinese, sound },
  tiles,
}: {
  question: HakkaToChineseContent['questions'][number]
  tiles: readonly Tile[]
}) {
  const answers = useWallAnswers()
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-6 rounded-card border border-line bg-white px-7 py-5">
        <Listen sound={sound} says={hakka} iconOnly />
        <ExplainedSentence text={hakka} pinyin={pinyin} />
      </div>
      {answers ? (
        <p className="flex items-center gap-3 rounded-card bg-correct-soft px-7 py-5 text-26 text-correct-deep">
          <span className="flex size-9 flex-none items-center justify-center rounded-full bg-correct text-white">
            <Check size={24} strokeWidth={3} aria-hidden="true" />
            <span className="sr-only">{kitUi.right}</span>
          </span>
          {chinese}
        </p>
      ) : (
        <ul aria-label={ui.tiles} className="flex flex-wrap gap-3 rounded-card bg-pool p-5">
          {tiles.map(({ id, text }) => (
            <li key={id} className="rounded-option border-2 border-control bg-white px-4 py-2 text-22">
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
