import { Card } from '@hakka/ui/Card.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { PracticePlace, RecordButton, SpeakingPractice } from '#kit/recording/SpeakingPractice.tsx'
import type { VocabularyWord } from './vocabulary.ts'
import { ui } from './vocabulary-ui.ts'
import { WordText } from './WordText.tsx'

/** A word among others on one page. */
export function WordCard({ word }: { word: VocabularyWord }) {
  const { text, sentence } = word
  return (
    <Card as="article" className="@container flex h-full flex-col overflow-hidden">
      <SpeakingPractice text={text.hakka} pinyin={text.pinyin} sound={text.audio}>
        <div className="flex flex-wrap items-center gap-4 p-4">
          <span className="flex size-20 flex-none @[22rem]:size-28 items-center justify-center rounded-option bg-lighten">
            <Picture
              src={text.image?.url}
              alt={text.chinese}
              width={80}
              height={80}
              className="size-16 @[22rem]:size-20"
            />
          </span>
          <div className="min-w-min flex-[999_1_0%]">
            <WordText text={text} size="title" />
            <Chinese>{text.chinese}</Chinese>
            <VoiceNote sound={text.audio} />
          </div>
          {/* Beside the word as narrow as a button, so one below the other; below a long word as wide as the card, a row. */}
          <span className="flex flex-[1_1_3rem] flex-wrap gap-2 self-start">
            <Listen sound={text.audio} says={text.hakka} kind="primary" iconOnly />
            <Listen sound={text.audio} says={text.hakka} slow iconOnly />
            <RecordButton iconOnly />
          </span>
        </div>
        <PracticePlace className="mx-4 mb-4" />
      </SpeakingPractice>
      {sentence && (
        <SpeakingPractice text={sentence.hakka} pinyin={sentence.pinyin} sound={sentence.audio}>
          <div className="mt-auto flex items-start gap-3 border-t border-line p-4">
            <div className="min-w-0 flex-1">
              <Hakka text={sentence.hakka} pinyin={sentence.pinyin} size="line" highlight={text.hakka} />
              <Chinese className="mt-1 text-16 text-muted">{sentence.chinese}</Chinese>
            </div>
            <span className="flex flex-none flex-col gap-2">
              <Listen sound={sentence.audio} says={sentence.hakka} label={ui.listenExample} iconOnly />
              <RecordButton iconOnly />
            </span>
          </div>
          <PracticePlace className="mx-4 mb-4" />
        </SpeakingPractice>
      )}
    </Card>
  )
}
