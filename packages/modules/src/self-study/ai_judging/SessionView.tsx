import type { SpeakingSentence } from '@hakka/contract/speaking'
import { lazyAtRest } from '@hakka/ui/at-rest.ts'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, memo, Suspense, useEffect, useRef } from 'react'
import { Chinese } from '#kit/Hakka.tsx'
import type { Judgement } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { useKeys } from '#kit/use-keys.tsx'
import { Cells } from './Cells.tsx'
import { afterSaying, afterSkipping, openAt, type Round } from './round.ts'
import { Steps } from './Steps.tsx'
import { ui } from './ui.ts'

const SayPanel = lazyAtRest(() => import('./SayPanel.tsx'))

export interface SessionProps {
  /** Those of the round, in its order. */
  sentences: readonly SpeakingSentence[]
  round: Round
  onRound(round: Round): void
  judge(sentence: SpeakingSentence, file: Uint8Array<ArrayBuffer>): Promise<Judgement | undefined>
}

/** One sentence at a time, to be heard and said, and nothing else: its score waits for the end. */
export function SessionView({ sentences, round, onRound, judge }: SessionProps) {
  const host = useHost()
  const box = useRef<HTMLElement>(null)
  const sentence = sentences[round.at]
  const before = useRef(round.at)
  // The button that was pressed is gone with its sentence: the focus goes to the next one.
  useEffect(() => {
    if (before.current !== round.at) box.current?.focus({ preventScroll: true })
    before.current = round.at
  }, [round.at])
  const skip = () => onRound(afterSkipping(round))
  const back = round.at > 0 ? () => onRound(openAt(round, round.at - 1)) : undefined
  useKeys({
    arrowup: back,
    arrowdown: skip,
    l: () => box.current?.querySelector<HTMLElement>('[data-key="L"] button')?.click(),
  })
  const count = sentences.length
  const send = useLatest(async (file: Uint8Array<ArrayBuffer>) => {
    const judgement = sentence && (await judge(sentence, file))
    if (!judgement) return false
    const now = afterSaying(round, sentence.id, judgement)
    host.announce(now.over ? ui.result : ui.sentence(now.at + 1, count))
    onRound(now)
    return true
  })
  if (!sentence) return null
  const { hakka_sentence: hakka, chinese_sentence: chinese } = sentence
  const sound = hakka.audio ?? undefined
  const last = round.at + 1 === count
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-16 text-muted">{ui.lead(count)}</p>
        <Steps round={round} onOpen={(index) => onRound(openAt(round, index))} />
      </div>
      <Card className="p-4 md:p-8">
        <section
          ref={box}
          tabIndex={-1}
          aria-label={`${ui.sentence(round.at + 1, count)}：${hakka.text}`}
          className="outline-none"
        >
          <div className="flex flex-col items-center gap-3 text-center">
            <Cells text={hakka.text} pinyin={hakka.pinyin} />
            <Chinese className="text-22 text-muted">{chinese.text}</Chinese>
            <div className="flex flex-wrap items-center justify-center gap-3">
              {sound && (
                <span data-key="L" className="contents">
                  <Listen sound={sound} says={hakka.text} label={ui.listen} />
                </span>
              )}
              <Listen sound={sound} says={hakka.text} slow kind="ghost" />
              <VoiceNote sound={sound} />
            </div>
          </div>
          <SayPart key={sentence.id} lead={sound ? ui.start : ui.startSilent} send={send} />
          <nav
            aria-label={ui.steps}
            className="mt-5 grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr]"
          >
            <Button
              kind="ghost"
              className="justify-self-start"
              disabled={!back}
              icon={<ChevronLeft aria-hidden="true" />}
              onClick={back}
            >
              {ui.back}
            </Button>
            <p className="col-span-2 row-start-1 text-center font-bold sm:col-span-1 sm:row-auto">
              {ui.sentence(round.at + 1, count)}
            </p>
            <Button
              kind="ghost"
              className="justify-self-end"
              iconEnd={<ChevronRight aria-hidden="true" />}
              onClick={skip}
            >
              {last && Object.keys(round.said).length > 0 ? ui.toResult : ui.skip}
            </Button>
          </nav>
        </section>
      </Card>
      <p className="mt-3 text-14 text-muted max-lg:hidden">
        {ui.keys({ heard: sound !== undefined, more: count > 1 })}
      </p>
    </>
  )
}

/** The microphone. It changes with its sentence alone: as the server drew it, it stands until its code is there. */
const SayPart = memo(function SayPart(say: ComponentProps<typeof SayPanel>) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div ref={panel} data-part="" className="@container mt-5 rounded-option bg-pool p-4">
      <Suspense fallback={<Loading />}>
        <SayPanel {...say} />
        <Live part={panel} />
      </Suspense>
    </div>
  )
})
