import type { Dialogue } from '@hakka/contract/listening'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { ArrowRight } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import { HostProvider, useHost } from '#kit/host-context.tsx'
import { PlayerBar } from '#kit/player/PlayerBar.tsx'
import type { PlayerState } from '#kit/player/player.ts'
import { usePlayer } from '#kit/player/use-player.tsx'
import { useKeys } from '#kit/use-keys.tsx'
import { useTold } from '#kit/word/use-told.tsx'
import { type OpenWord, useWordPopover } from '#kit/word/use-word-popover.tsx'
import { WordPopover } from '#kit/word/WordPopover.tsx'
import { DialogueLine } from './DialogueLine.tsx'
import { ui } from './ui.ts'

/** Somebody has begun: the sentence that it stands at is shown. */
const isUnderWay = ({ status, heard, current }: PlayerState) => status !== 'idle' || heard > 0 || current > 0

export interface DialogueProps {
  dialogue: Dialogue
  /** Its keys work: of several on one page only one has them. */
  keys: boolean
  /** Of the check that was done before, the best. */
  result: { earned: number; total: number } | undefined
  /** Begins the check; without it there is none. */
  onCheck: (() => void) | undefined
}

/** Which of the texts are seen. */
interface Shown {
  text: boolean
  pinyin: boolean
  chinese: boolean
}

/**
 * A dialogue: who speaks with whom, heard first and read then. What has no sound has its words there from the
 * beginning.
 */
export function DialogueView({ dialogue, keys, result, onCheck }: DialogueProps) {
  const host = useHost()
  const { roles, sentences } = dialogue
  const sounds = sentences.map(({ hakka_sentence }) => hakka_sentence.audio ?? undefined)
  const silent = !sounds.some(Boolean)
  const whole = sounds.every(Boolean)
  const player = usePlayer(sounds, 'whole')
  const [shown, setShown] = useState<Shown>({
    text: silent,
    pinyin: host.reading.pinyin !== 'none',
    chinese: host.reading.chinese,
  })
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const { state } = player
  const reveal = () => setShown((now) => ({ ...now, text: !now.text }))
  useKeys(
    keys
      ? {
          ' ': silent ? undefined : player.toggle,
          arrowleft: () => player.step(-1),
          arrowright: () => player.step(1),
          r: silent ? undefined : player.again,
          s: silent ? undefined : () => player.setSpeed(state.speed === 'slow' ? 'normal' : 'slow'),
          t: reveal,
        }
      : {},
  )
  const { pinyin, chinese } = shown
  const own = useMemo(() => {
    const marks = host.reading.pinyin === 'none' ? 'marks' : host.reading.pinyin
    return { ...host, reading: { ...host.reading, chinese, pinyin: pinyin ? marks : ('none' as const) } }
  }, [host, pinyin, chinese])
  const [first] = roles
  const lines = useRef<HTMLDivElement>(null)
  const { open, close, onWord } = useWordPopover(lines)
  return (
    <HostProvider host={own}>
      <section aria-label={dialogue.title.chinese || ui.dialogue}>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="text-darken">
            <Hakka text={dialogue.title.hakka} pinyin={dialogue.title.pinyin} size="title" />
          </h2>
          <p className="min-w-0 flex-1 basis-48 text-16 text-muted">
            {silent ? ui.silent : shown.text ? ui.withText : ui.first}
          </p>
          <div className="flex flex-wrap gap-x-1 max-md:w-full max-md:justify-between md:gap-x-5">
            <Toggle label={ui.showText} checked={shown.text} onChange={reveal} />
            {(['pinyin', 'chinese'] as const).map((part) => (
              <Toggle
                key={part}
                label={part === 'pinyin' ? ui.showPinyin : ui.showChinese}
                checked={shown.text && shown[part]}
                disabled={!shown.text}
                onChange={(on) => setShown((now) => ({ ...now, [part]: on }))}
              />
            ))}
          </div>
        </div>
        <div ref={lines} className="relative">
          <Card>
            {dialogue.stage_url && (
              <img
                src={dialogue.stage_url}
                alt=""
                width={1000}
                height={230}
                className="h-33 w-full rounded-t-card bg-lighten object-cover md:h-auto md:aspect-[1000/230]"
              />
            )}
            <ol aria-label={ui.dialogue} className="grid gap-4 px-3.5 py-5 md:gap-4 md:px-7 md:py-6">
              {sentences.map((sentence, index) => {
                const lit = index === state.current && isUnderWay(state)
                const playing = index === state.current && state.status === 'playing'
                return (
                  <DialogueLine
                    key={sentence.no}
                    sentence={sentence}
                    role={roles.find(({ id }) => id === sentence.role)}
                    right={sentence.role !== first?.id}
                    shown={shown.text || !sounds[index] || revealed.has(sentence.no)}
                    lit={lit}
                    heard={index < state.heard}
                    playing={playing}
                    onPlay={
                      sounds[index] &&
                      (() =>
                        playing || (lit && state.status === 'paused')
                          ? player.toggle()
                          : player.playFrom(index))
                    }
                    onShow={() => setRevealed((now) => new Set([...now, sentence.no]))}
                    onWord={onWord(sentence.no)}
                    openWord={open?.line === sentence.no ? open.from : undefined}
                  />
                )
              })}
            </ol>
          </Card>
          {open && (
            <OpenWordPopover
              key={`${open.line} ${open.from}`}
              open={open}
              sentences={sentences}
              onClose={close}
            />
          )}
        </div>
        {!silent && (
          <div
            data-lower-edge
            className="sticky bottom-0 z-10 mt-4 max-md:-mx-4 [@media(height<34rem)]:static"
          >
            <PlayerBar
              player={player}
              label={ui.player}
              whole={ui.whole}
              last="again"
              speeds={['slow', 'normal']}
              voiced={sounds.map(Boolean)}
              synthetic={sounds.some((sound) => sound?.synthetic)}
            />
          </div>
        )}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-16 text-muted">
            {result
              ? ui.before(result.earned, result.total)
              : onCheck
                ? (whole ? ui.done : ui.doneRead)(sentences.length)
                : ui.noCheck}
          </p>
          {onCheck && (
            <Button kind="outline" iconEnd={<ArrowRight aria-hidden="true" />} onClick={onCheck}>
              {ui.check}
            </Button>
          )}
        </div>
        {keys && (
          <p className="mt-2 text-14 text-muted max-lg:hidden">
            {ui.keys({ heard: !silent, more: sentences.length > 1 })}
          </p>
        )}
      </section>
    </HostProvider>
  )
}

/** A word that its sentence's author wants to be known: its meaning and reading there, its sound in the dictionary. */
function OpenWordPopover({
  open,
  sentences,
  onClose,
}: {
  open: OpenWord
  sentences: Dialogue['sentences']
  onClose(): void
}) {
  const told = useTold(open.word)
  const own = sentences.find(({ no }) => no === open.line)?.words.find(({ text }) => text === open.word)
  const popover = (
    <WordPopover
      word={{
        hakka: open.word,
        pinyin: own?.pinyin ?? '',
        chinese: own?.chinese || told?.chinese,
        audio: told?.sound,
      }}
      place={open.place}
      onClose={onClose}
    />
  )
  return open.place.kind === 'below' ? (
    popover
  ) : (
    <div className="fixed inset-x-0 bottom-0 z-20">{popover}</div>
  )
}
