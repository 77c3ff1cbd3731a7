import { Picture } from '@hakka/ui/Picture.tsx'
import { useId } from 'react'
import { Chinese, EitherText } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { PracticePlace, RecordButton, SpeakingPractice } from '#kit/recording/SpeakingPractice.tsx'
import type { QAndAContent } from './module.ts'

type Options = QAndAContent['items'][number]['options']

/** What of a sample can be said after it. */
const spokenOf = (option: Options[number]) => (option.lang === 'zh' ? undefined : option.pinyin)

/**
 * The sample answers on cards, each with its picture and sound. One with a reading can be said after it; where it
 * has a sound, the two are compared.
 */
export function Samples({ options, title }: { options: Options; title: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-samples className="grid min-w-0 animate-enter gap-2 md:gap-3">
      <h4 id={id} className="text-18 font-bold">
        {title}
      </h4>
      <ul className="grid gap-2 md:gap-3">
        {keyed(options, (option) => option.text).map(({ key, item: option }) => (
          <li key={key} className="rounded-option border border-line bg-white px-4 py-2 md:px-5 md:py-3">
            <SpeakingPractice text={option.text} pinyin={spokenOf(option)} sound={option.sound}>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                {option.image && (
                  <Picture
                    src={option.image.url}
                    alt=""
                    width={64}
                    height={64}
                    className="size-16 flex-none"
                  />
                )}
                <div className="min-w-0 flex-[1_1_12rem] text-22 leading-normal">
                  <EitherText value={option} />
                  <Chinese className="text-17 text-muted">{option.chinese}</Chinese>
                </div>
                {option.sound && (
                  <span className="flex flex-none items-center gap-2">
                    <VoiceNote sound={option.sound} />
                    <Listen sound={option.sound} says={option.text} iconOnly />
                    <RecordButton iconOnly />
                  </span>
                )}
              </div>
              <PracticePlace className="mt-3" />
            </SpeakingPractice>
          </li>
        ))}
      </ul>
    </section>
  )
}
