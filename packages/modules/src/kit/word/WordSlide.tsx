import { Picture } from '@hakka/ui/Picture.tsx'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { PracticePlace, RecordButton, SpeakingPractice } from '#kit/recording/SpeakingPractice.tsx'
import { useSaid } from '#kit/said/use-said.tsx'
import type { VocabularyWord } from './vocabulary.ts'
import { ui } from './vocabulary-ui.ts'
import { WordText } from './WordText.tsx'

/** One word, as large as it gets: picture, character and syllable, sound, an example that uses it. */
export function WordSlide({ word }: { word: VocabularyWord }) {
  const { text, sentence } = word
  useSaid(text.hakka, [text.audio])
  return (
    <Slide>
      <div className="grid items-center gap-4 @lg:grid-cols-[calc(14rem*min(var(--scale),1.5))_1fr] @lg:gap-8">
        <div className="flex h-50 items-center justify-center overflow-hidden rounded-card bg-lighten @lg:h-[calc(14rem*min(var(--scale),1.5))]">
          <Picture
            src={text.image?.url}
            alt={text.chinese}
            width={168}
            height={168}
            className="size-42 @lg:size-3/4"
            eager
          />
        </div>
        <div className="text-center @lg:-ml-1.5 @lg:text-left">
          <WordText text={text} size="word" />
          <Chinese className="mt-1 text-22 text-muted @lg:ml-1.5">{text.chinese}</Chinese>
        </div>
      </div>
      <SpeakingPractice text={text.hakka} pinyin={text.pinyin} sound={text.audio}>
        <div className="mt-6 flex flex-wrap items-center gap-3 in-[.fit-content]:mt-3">
          <div className="flex min-w-[min(100%,24rem)] flex-1 flex-wrap gap-3 [&>*]:flex-auto [&>*]:px-4 @md:[&>*:nth-last-child(3)]:grow-3 @max-md:[&>*:nth-last-child(3)]:basis-full">
            <Listen sound={text.audio} says={text.hakka} kind="primary" size="l" />
            <Listen sound={text.audio} says={text.hakka} slow size="l" />
            <RecordButton size="l" />
          </div>
          <VoiceNote sound={text.audio} />
        </div>
        <PracticePlace className="mt-4" />
      </SpeakingPractice>
      {sentence && (
        <SpeakingPractice text={sentence.hakka} pinyin={sentence.pinyin} sound={sentence.audio}>
          <section className="mt-7 border-t border-line pt-4 in-[.fit-content]:mt-3 in-[.fit-content]:pt-2">
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
              <h3 className="text-18 font-bold">{ui.example}</h3>
              <span className="flex items-center gap-3">
                {sentence.audio && sentence.audio.synthetic !== text.audio?.synthetic && (
                  <VoiceNote sound={sentence.audio} />
                )}
                <Listen sound={sentence.audio} says={sentence.hakka} kind="soft" label={ui.listenExample} />
                <RecordButton iconOnly />
              </span>
            </div>
            <Hakka text={sentence.hakka} pinyin={sentence.pinyin} size="sentence" highlight={text.hakka} />
            <Chinese className="mt-2 text-18 text-muted">{sentence.chinese}</Chinese>
            <PracticePlace className="mt-4" />
          </section>
        </SpeakingPractice>
      )}
    </Slide>
  )
}
