import { Picture } from '@hakka/ui/Picture.tsx'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { keyed } from '#kit/keyed.ts'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { Slide } from '#kit/Slide.tsx'
import type { SentencePatternContent } from './module.ts'
import { ui } from './ui.ts'

type PatternContent = SentencePatternContent['patterns'][number]

/** A pattern with its blanks, and the sentences made with it. */
export function Pattern({ pattern }: { pattern: PatternContent }) {
  return (
    <Slide>
      <div className="rounded-card bg-lighten px-4 py-5 text-center md:px-8">
        <h3 className="text-16 font-bold text-darken">{ui.pattern}</h3>
        <p className="mt-1">
          <Hakka text={pattern.text} pinyin={pattern.pinyin} size="title" />
        </p>
        <Chinese>{pattern.chinese}</Chinese>
      </div>
      {pattern.sentences.length > 0 && <h3 className="mt-6 text-18 font-bold">{ui.examples}</h3>}
      <ul className="divide-y divide-line">
        {keyed(pattern.sentences, (own) => own.text).map(({ key, item: sentence }) => (
          <li
            key={key}
            className="flex flex-wrap items-start justify-end gap-3 py-4 @md:items-center @lg:gap-5"
          >
            {sentence.image && (
              <span className="flex size-18 flex-none items-center justify-center rounded-option bg-lighten @lg:size-24">
                <Picture
                  src={sentence.image.url}
                  alt=""
                  width={72}
                  height={72}
                  className="size-14 @lg:size-18"
                />
              </span>
            )}
            <div className="min-w-0 flex-1 basis-48">
              <Hakka text={sentence.text} pinyin={sentence.pinyin} size="sentence" />
              <Chinese className="mt-0.5 text-18 text-muted">{sentence.chinese}</Chinese>
              <VoiceNote sound={sentence.audio} />
            </div>
            <span className="flex flex-none gap-2">
              <Listen sound={sentence.audio} says={sentence.text} iconOnly />
              <Listen sound={sentence.audio} says={sentence.text} slow iconOnly />
            </span>
          </li>
        ))}
      </ul>
    </Slide>
  )
}
