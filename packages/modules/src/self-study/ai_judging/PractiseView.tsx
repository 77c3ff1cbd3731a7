import type { SpeakingSentence } from '@hakka/contract/speaking'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import type { ModuleHost } from '#kit/host.ts'
import { HostProvider, useHost } from '#kit/host-context.tsx'
import { Listen } from '#kit/Listen.tsx'
import { Practice } from '#kit/recording/Practice.tsx'
import { Cells } from './Cells.tsx'
import type { ToPractise } from './summary.ts'
import { toneWords } from './tone-words.ts'
import { ui } from './ui.ts'

export interface PractiseProps {
  syllable: ToPractise
  /** In which it was said. */
  sentence: SpeakingSentence | undefined
  at: number
  count: number
  onSaid(score: number): void
  /** To another syllable, or back to the results. */
  onGo(index: number | undefined): void
}

/** One syllable by itself: how it goes, where it is from, and the microphone. */
export default function PractiseView({ syllable, sentence, at, count, onSaid, onGo }: PractiseProps) {
  const { text, pinyin } = syllable
  const host = useJudged(onSaid)
  const [own] = parsePinyin(pinyin)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const next = at + 1 < count ? () => onGo(at + 1) : undefined
  return (
    <HostProvider host={host}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 ref={heading} tabIndex={-1} className="font-bold outline-none">
          {ui.practising(at + 1, count)}
        </h3>
        <Button kind="ghost" icon={<ArrowLeft aria-hidden="true" />} onClick={() => onGo(undefined)}>
          {ui.backToResult}
        </Button>
      </div>
      <Card className="p-4 md:p-8">
        <div className="flex flex-col items-center gap-2 text-center">
          <Cells text={text} pinyin={pinyin} />
          {own && <p className="text-22 font-bold text-darken">{toneWords(own)}</p>}
          {sentence && (
            <div className="flex flex-wrap items-center justify-center gap-3">
              <span className="text-16 text-muted">{ui.inSentence}</span>
              <Hakka
                text={sentence.hakka_sentence.text}
                pinyin={sentence.hakka_sentence.pinyin}
                highlight={text}
                size="line"
              />
              <Listen
                sound={sentence.hakka_sentence.audio ?? undefined}
                says={sentence.hakka_sentence.text}
                iconOnly
              />
            </div>
          )}
        </div>
        <div className="@container mt-5 rounded-option bg-pool p-4">
          <Practice spoken={{ text, pinyin }} alone={{}} />
        </div>
        <div className="mt-4 flex justify-end">
          {next ? (
            <Button iconEnd={<ArrowRight aria-hidden="true" />} onClick={next}>
              {ui.next}
            </Button>
          ) : (
            <Button onClick={() => onGo(undefined)}>{ui.backToResult}</Button>
          )}
        </div>
      </Card>
    </HostProvider>
  )
}

/** The page's host, whose scores are heard of. */
function useJudged(onSaid: (score: number) => void): ModuleHost {
  const host = useHost()
  const tell = useRef(onSaid)
  useEffect(() => {
    tell.current = onSaid
  })
  return useMemo(() => {
    const { judge } = host
    if (!judge) return host
    return {
      ...host,
      async judge(spoken) {
        const judgement = await judge(spoken)
        if (judgement) tell.current(judgement.score)
        return judgement
      },
    }
  }, [host])
}
