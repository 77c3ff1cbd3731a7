import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { CornerDownLeft } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { VoiceNote } from '#kit/Listen.tsx'
import { SentenceRow } from '#kit/sentence/SentenceRow.tsx'
import { useWordPopover } from '#kit/word/use-word-popover.tsx'
import { WordPopover } from '#kit/word/WordPopover.tsx'
import type { ArticleReviewContent } from './content.ts'
import { ui } from './ui.ts'
import type { Clue } from './use-clue.tsx'

/** The text that is asked about: each sentence sounds by itself, or all in turn. */
export function Article({
  sentences,
  clue,
  container,
  onBack,
}: {
  sentences: ArticleReviewContent['sentences']
  /** A question sent the reader to one of the sentences. */
  clue: Clue | undefined
  container: RefObject<HTMLDivElement | null>
  onBack(): void
}) {
  const host = useHost()
  const [sounding, setSounding] = useState<number>()
  const { open, close, onWord } = useWordPopover(container)
  const sounds = sentences.map(({ hakka }) => hakka.audio)
  const [first] = sounds.flatMap((sound) => sound ?? [])
  const word = open && host.vocabulary.find((own) => own.text.hakka === open.word)?.text
  const explained = word && open && <WordPopover word={word} place={open.place} onClose={close} />
  return (
    <div ref={container} className="relative">
      <Card className="p-1 pb-3 md:p-2 md:pb-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3 pt-3 md:px-4">
          <h3 className="text-20 font-bold">{ui.article}</h3>
          <span className="flex flex-wrap items-center gap-3">
            <VoiceNote sound={first} />
            {first && (
              <SoundButton
                sound={first}
                label={ui.listenAll}
                kind="soft"
                play={(_, options) => host.playAll(sounds, { ...options, onStart: setSounding })}
              />
            )}
          </span>
        </div>
        <ol aria-label={ui.article} className="mt-1">
          {keyed(sentences, (own) => own.hakka.text).map(({ key, item: sentence, index }) => (
            <SentenceRow
              key={key}
              sentence={sentence}
              no={index + 1}
              lit={index === (clue ? clue.sentence : sounding)}
              past={false}
              playing={false}
              openWord={open?.line === index ? open.from : undefined}
              onWord={onWord(index)}
              onPlay={() => {
                setSounding(index)
                if (sentence.hakka.audio) host.play(sentence.hakka.audio)
              }}
            >
              {clue?.sentence === index && (
                <Button
                  data-back
                  kind="outline"
                  icon={<CornerDownLeft size={22} aria-hidden="true" />}
                  onClick={onBack}
                >
                  {ui.back(clue.question + 1)}
                </Button>
              )}
            </SentenceRow>
          ))}
        </ol>
      </Card>
      {open?.place.kind === 'below' && explained}
      {open?.place.kind === 'sheet' && (
        <div className="sticky bottom-0 z-10 mt-4 max-md:-mx-4">{explained}</div>
      )}
    </div>
  )
}
