import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { findRanges } from '@hakka/ui/ruby-units.ts'
import { glide } from '@hakka/ui/still.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Chinese, Hakka, Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { Slide } from '#kit/page/Slide.tsx'
import { PracticePlace, RecordButton, SpeakingPractice } from '#kit/recording/SpeakingPractice.tsx'
import { useWordPopover } from '#kit/word/use-word-popover.tsx'
import { WordPopover } from '#kit/word/WordPopover.tsx'
import type { EbookContent } from './module.ts'

export interface PageProps {
  sentence: EbookContent['sentences'][number]
  /** Being read aloud. */
  lit: boolean
  /** Large, as the only one shown. */
  large: boolean
  /** Stands beside the sound buttons. */
  extra?: ReactNode
}

/** A page of the book: the scene, who speaks, what is said. Words of which more can be said open when tapped. */
export function Page({ sentence, lit, large, extra }: PageProps) {
  const { vocabulary, lookup } = useHost()
  const box = useRef<HTMLDivElement>(null)
  const { open, close, onWord } = useWordPopover(box)
  const { role, hakka, image, words } = sentence
  useEffect(() => {
    if (lit && !large) box.current?.scrollIntoView({ block: 'nearest', behavior: glide() })
  }, [lit, large])
  const explained = words.flatMap(({ text, pinyin }) => {
    const known = vocabulary.find((own) => own.text.hakka === text)?.text
    return known ? [known] : lookup ? [{ hakka: text, pinyin }] : []
  })
  const word = open && explained.find((own) => own.hakka === open.word)
  const scene = image ?? (large ? role.image : undefined)
  return (
    <div ref={box} className="relative h-full">
      <Slide
        className={cx('flex h-full flex-col gap-5', lit && 'shadow-[inset_0_0_0_3px_var(--color-primary)]')}
      >
        {scene && (
          <div className="flex items-center justify-center overflow-hidden rounded-card bg-lighten">
            <Picture
              src={scene.url}
              alt=""
              width={960}
              height={large ? 400 : 220}
              className={cx('w-full', large ? 'h-56 md:h-100' : 'h-44')}
              eager={large}
            />
          </div>
        )}
        <div className="flex items-start gap-4 md:gap-6">
          {(role.image || role.name) && (
            <figure className="flex w-20 flex-none flex-col items-center text-center md:w-24">
              {role.image && scene !== role.image && (
                <Picture
                  src={role.image.url}
                  alt=""
                  width={80}
                  height={80}
                  className="size-18 rounded-full bg-lighten md:size-20"
                />
              )}
              <figcaption className="mt-1 leading-tight">
                <span lang="hak-Hant-TW" className="block font-reading text-22 text-darken">
                  {role.name}
                </span>
                {role.pinyin && <Reading pinyin={role.pinyin} />}
              </figcaption>
            </figure>
          )}
          <div className="min-w-0 flex-1">
            <Hakka
              text={hakka.text}
              pinyin={hakka.pinyin}
              size="sentence"
              words={findRanges(
                hakka.text,
                words.map((own) => own.text),
              ).map((range) => ({ ...range, kept: !explained.some((own) => own.hakka === range.word) }))}
              onWord={onWord(0)}
              openWord={open?.from}
            />
            <Chinese className="mt-1 text-18 text-muted">{sentence.chinese.text}</Chinese>
          </div>
        </div>
        <SpeakingPractice text={hakka.text} pinyin={hakka.pinyin} sound={hakka.audio}>
          <div className="mt-auto flex flex-wrap items-center gap-3 max-md:[&>button]:px-5">
            <Listen
              sound={hakka.audio}
              says={hakka.text}
              kind={large ? 'primary' : 'outline'}
              size={large ? 'l' : 'm'}
            />
            <Listen sound={hakka.audio} says={hakka.text} slow size={large ? 'l' : 'm'} />
            <RecordButton size={large ? 'l' : 'm'} />
            <VoiceNote sound={hakka.audio} />
            {extra}
          </div>
          <PracticePlace />
        </SpeakingPractice>
      </Slide>
      {open && word && (
        <div className={cx(open.place.kind === 'sheet' && 'fixed inset-x-0 bottom-0 z-20')}>
          <WordPopover word={word} place={open.place} onClose={close} />
        </div>
      )}
    </div>
  )
}
