import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Slide } from '#kit/page/Slide.tsx'
import { PatternSentence } from '#kit/sentence/PatternSentence.tsx'
import type { SentencePattern } from '#kit/sentence/pattern.ts'
import { ui } from './ui.ts'

/** A pattern's frame, large; below it its sentences, to be heard, said and compared. */
export function Pattern({ pattern, no, of }: { pattern: SentencePattern; no: number; of: number }) {
  const { sentences } = pattern
  return (
    <Slide>
      <div className="rounded-card border-2 border-light bg-lighten px-4 py-6 text-center md:px-8 md:py-8 in-[.fit-content]:py-2!">
        <h3 className="text-16 font-bold text-darken">{ui.pattern(no, of)}</h3>
        <p className="mt-2">
          <Hakka text={pattern.text} pinyin={pattern.pinyin} size="title" />
        </p>
        <Chinese className="mt-1 text-20 text-muted">{pattern.chinese}</Chinese>
      </div>
      {sentences.length > 0 && (
        <div className="mt-6 mb-3 flex in-[.fit-content]:my-2 flex-wrap items-baseline gap-x-3">
          <h3 className="text-18 font-bold">
            {ui.examples} <span className="font-normal text-muted">{ui.count(sentences.length)}</span>
          </h3>
          <p className="text-16 text-muted in-[.fit-content]:hidden">
            {sentences.some(({ audio }) => audio) ? ui.lead : ui.leadSilent}
          </p>
        </div>
      )}
      <ol className="grid gap-3 in-[.fit-content]:gap-2">
        {keyed(sentences, (own) => own.text).map(({ key, item: sentence }) => (
          <li key={key} className="rounded-option border border-line p-4 in-[.fit-content]:p-2">
            <PatternSentence pattern={pattern} sentence={sentence} />
          </li>
        ))}
      </ol>
    </Slide>
  )
}
