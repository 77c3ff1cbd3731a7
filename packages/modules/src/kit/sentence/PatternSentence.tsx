import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { PracticePlace, RecordButton, SpeakingPractice } from '#kit/recording/SpeakingPractice.tsx'
import type { SentencePattern } from './pattern.ts'
import { fillings } from './pattern-fillings.ts'

/** A sentence made with a pattern: what stands in the blanks is tinted; it can be heard and said. */
export function PatternSentence({
  pattern,
  sentence: { text, pinyin, chinese, audio, image },
}: {
  pattern: SentencePattern
  sentence: SentencePattern['sentences'][number]
}) {
  return (
    <SpeakingPractice text={text} pinyin={pinyin} sound={audio}>
      <div
        className={cx(
          'grid items-center gap-x-3 gap-y-1 @lg:gap-x-5',
          image
            ? 'grid-cols-[auto_minmax(0,1fr)] lg:in-[.fit-content]:grid-cols-[auto_minmax(0,1fr)_auto]'
            : 'grid-cols-1 lg:in-[.fit-content]:grid-cols-[minmax(0,1fr)_auto]',
        )}
      >
        <div className={cx(image && 'col-span-2 @md:col-span-1 @md:col-start-2')}>
          <Hakka text={text} pinyin={pinyin} size="sentence" highlight={fillings(pattern.text, text)} />
        </div>
        {image && (
          <span className="col-start-1 flex size-18 flex-none items-center justify-center rounded-option bg-lighten @md:row-span-2 @md:row-start-1 @lg:size-24 lg:in-[.fit-content]:size-20!">
            <Picture src={image.url} alt="" width={72} height={72} className="size-14 @lg:size-18" />
          </span>
        )}
        {/* On a wall the buttons stand beside both lines. */}
        <div className="flex min-w-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 lg:in-[.fit-content]:contents">
          <div className="min-w-0 flex-auto lg:in-[.fit-content]:flex lg:in-[.fit-content]:flex-wrap lg:in-[.fit-content]:items-center lg:in-[.fit-content]:gap-x-4">
            <Chinese className="text-18 text-muted">{chinese}</Chinese>
            <VoiceNote sound={audio} />
          </div>
          <span className="flex flex-none gap-2 lg:in-[.fit-content]:-col-end-1 lg:in-[.fit-content]:row-span-2 lg:in-[.fit-content]:row-start-1">
            <Listen sound={audio} says={text} iconOnly />
            <Listen sound={audio} says={text} slow iconOnly />
            <RecordButton iconOnly />
          </span>
        </div>
      </div>
      <PracticePlace className="mt-3" />
    </SpeakingPractice>
  )
}
