import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Slide } from '#kit/page/Slide.tsx'
import { PatternSentence } from '#kit/sentence/PatternSentence.tsx'
import type { SentencePattern } from '#kit/sentence/pattern.ts'
import { ui } from './ui.ts'

/** A pattern with its blanks, and the sentences made with it. */
export function Pattern({ pattern }: { pattern: SentencePattern }) {
  return (
    <Slide>
      <div className="rounded-card bg-lighten px-4 py-5 text-center md:px-8 in-[.fit-content]:py-2">
        <h3 className="text-16 font-bold text-darken">{ui.pattern}</h3>
        <p className="mt-1">
          <Hakka text={pattern.text} pinyin={pattern.pinyin} size="title" />
        </p>
        <Chinese>{pattern.chinese}</Chinese>
      </div>
      {pattern.sentences.length > 0 && (
        <h3 className="mt-6 text-18 font-bold in-[.fit-content]:mt-3">{ui.examples}</h3>
      )}
      <ul className="divide-y divide-line">
        {keyed(pattern.sentences, (own) => own.text).map(({ key, item: sentence }) => (
          <li key={key} className="py-4 in-[.fit-content]:py-2">
            <PatternSentence pattern={pattern} sentence={sentence} />
          </li>
        ))}
      </ul>
    </Slide>
  )
}
