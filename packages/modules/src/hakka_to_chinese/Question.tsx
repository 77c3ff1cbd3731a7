import { cx } from '@hakka/ui/cx.ts'
import { useMemo, useSyncExternalStore } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { Listen, VoiceNote } from '#kit/Listen.tsx'
import { seedOf } from '#kit/shuffle.ts'
import type { Asking } from '#kit/use-mark.tsx'
import { ExplainedSentence } from '#kit/word/ExplainedSentence.tsx'
import type { HakkaToChineseContent } from './content.ts'
import { OnWall } from './OnWall.tsx'
import type { ShownHakkaToChinese } from './public.ts'
import { Tiles } from './Tiles.tsx'
import { Typing } from './Typing.tsx'
import { type Tile, tilesOf } from './tiles.ts'
import type { Translating, TranslatingAction } from './translating.ts'
import { ui } from './ui.ts'

/** One sentence to read and hear, its words to open; its Chinese is laid out of tiles, or written. */
export function Question({
  shown,
  content,
  name,
  state: { at, stage, typing },
  asking,
  dispatch,
  submit,
}: {
  shown: ShownHakkaToChinese
  /** Where one practises; else the server compares what is written. */
  content: HakkaToChineseContent | undefined
  /** Of the sentence: under it the translation is kept, and its tiles are mixed. */
  name: string
  state: Translating
  asking: Asking
  dispatch(action: TranslatingAction): void
  submit(text: string): void
}) {
  const { oneScreen, wall } = useHost()
  const tiles = useTiles(content, at, name)
  const question = shown.questions[at]
  const whole = content?.questions[at]
  if (!question) return null
  if (wall && whole) return <OnWall question={whole} tiles={tiles} />
  const { hakka_question_text: hakka, pinyin, sound } = question
  const last = at + 1 === shown.questions.length
  return (
    <div className={cx('grid', oneScreen ? 'fits gap-3 md:gap-5' : 'animate-enter gap-5')}>
      <div className="flex items-center gap-x-4 gap-y-3 rounded-card border border-line bg-white px-4 py-3 max-sm:flex-wrap md:gap-x-6 md:px-7 md:py-5">
        {sound && (
          <span className="flex flex-none items-center gap-3 max-sm:order-2">
            <Listen sound={sound} says={hakka} iconOnly />
            <VoiceNote sound={sound} />
          </span>
        )}
        <ExplainedSentence text={hakka} pinyin={pinyin} />
      </div>
      {wall ? (
        // On the board of a live room nobody writes: the phones do.
        <p className="text-22 text-muted">{ui.ask}</p>
      ) : whole && !typing ? (
        <Tiles
          question={whole}
          tiles={tiles}
          stage={stage}
          last={last}
          submit={submit}
          goOn={() => dispatch({ type: 'rewrite' })}
          onNext={() => dispatch({ type: 'next' })}
          onType={() => dispatch({ type: 'way', typing: true })}
        />
      ) : (
        <Typing
          sound={sound}
          reference={whole?.chinese_question_text}
          name={name}
          stage={stage}
          last={last}
          asking={asking}
          dispatch={dispatch}
          submit={submit}
          onTiles={whole && (() => dispatch({ type: 'way', typing: false }))}
        />
      )}
    </div>
  )
}

const NO_TILES: readonly Tile[] = []
const subscribe = () => () => {}

/** They come with the page's life: each browser cuts Chinese into words by a dictionary of its own. */
function useTiles(content: HakkaToChineseContent | undefined, at: number, name: string): readonly Tile[] {
  const { vocabulary } = useHost()
  const isLive = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  return useMemo(() => {
    const answers = content?.questions.map((own) => own.chinese_question_text) ?? []
    const answer = answers[at]
    if (!isLive || answer === undefined) return NO_TILES
    const words = vocabulary.map(({ text }) => text.chinese)
    return tilesOf(
      answer,
      answers.filter((_, index) => index !== at),
      words,
      seedOf(name),
    )
  }, [isLive, content, at, name, vocabulary])
}
