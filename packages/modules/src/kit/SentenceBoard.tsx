import { graphemes } from '@hakka/hakka/characters'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { optionState } from './answer-area.ts'
import { BoardFoot } from './BoardFoot.tsx'
import { BoardMessage } from './BoardMessage.tsx'
import type { BoardOption } from './board.ts'
import { DoneActions } from './DoneActions.tsx'
import { useHost } from './host-context.tsx'
import { keyed } from './keyed.ts'
import { isLong, OptionFace } from './OptionFace.tsx'
import { Pool } from './Pool.tsx'
import { ResultMessage } from './ResultMessage.tsx'
import { SentenceGap } from './SentenceGap.tsx'
import type { PlacedAnswer } from './score.ts'
import type { SentencePart } from './sentence.ts'
import { ui as sentenceUi } from './sentence-ui.ts'
import { useAnswerArea } from './use-answer-area.tsx'
import { useBoardKeys } from './use-board-keys.tsx'
import { useFocusNext } from './use-focus-next.tsx'
import { useSettledFocus } from './use-settled-focus.tsx'

const DragLayer = lazy(() => import('./DragLayer.tsx'))

const FIRST_OPTION = '[data-pool] [data-option]'
const ONWARD = [FIRST_OPTION, '[data-submit]:not(:disabled)']

export interface SentenceBoardProps {
  parts: readonly SentencePart[]
  options: readonly BoardOption[]
  /** Decides the first order of the words, alike on server and in the browser. */
  seed: number
  /** What to do. */
  hint: string
  /** Hears the first submission, once all is right. */
  onDone(first: PlacedAnswer): void
  banner: ReactNode
  /** What follows the finished sentence. */
  after: ReactNode
  onward: ReactNode
}

/** Words above, a sentence with gaps below: a pressed word goes into the next gap, or into one chosen before. */
export function SentenceBoard({
  parts,
  options,
  seed,
  hint,
  onDone,
  banner,
  after,
  onward,
}: SentenceBoardProps) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [hydrated, setHydrated] = useState(false)
  const [over, setOver] = useState<string | null>(null)
  const [aim, setAim] = useState<string | null>(null)
  const [crowded, setCrowded] = useState(false)
  const gaps = parts.flatMap((part) => ('gap' in part ? [part.gap] : []))
  const areas = gaps.map((id, index) => ({ id, limit: 1, name: sentenceUi.gap(index + 1) }))
  const { state, dispatch, done, submit, again } = useAnswerArea(options, areas, seed, onDone)
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => setAim(null))
  useEffect(() => setHydrated(true), [])

  const inGap = (gap: string) => options.find((own) => state.placed[gap]?.includes(own.id))
  const next = aim ?? gaps.find((gap) => !inGap(gap))
  const full = gaps.every(inGap)
  const long = options.some((own) => isLong(own.option))
  const widest = [...options].sort((a, b) => room(b) - room(a))[0]

  useSettledFocus(board, state, done, FIRST_OPTION)

  function move(id: number, area: string | null): void {
    setAim(null)
    setCrowded(false)
    dispatch({ type: 'move', id, area })
  }
  function choose(own: BoardOption): void {
    if (own.option.sound) host.play(own.option.sound)
    const to = next ?? (gaps.length === 1 ? gaps[0] : undefined)
    if (to === undefined) {
      setCrowded(true)
      return
    }
    focusNext(...ONWARD)
    move(own.id, to)
  }
  return (
    <div ref={board} className="grid gap-5">
      {done ? banner : <Pool options={options} state={state} onPress={choose} />}
      <section
        aria-label={sentenceUi.sentence}
        className="flex flex-wrap items-stretch gap-x-2 gap-y-3 rounded-card border-2 border-line p-2 md:gap-x-3 md:p-5"
      >
        {keyed(parts, (own) => ('gap' in own ? own.gap : own.term.text)).map(({ key, item: part }) => {
          if ('term' in part) return <Fixed key={key} {...part.term} />
          const placed = inGap(part.gap)
          return (
            <SentenceGap
              key={key}
              id={part.gap}
              no={gaps.indexOf(part.gap) + 1}
              widest={widest}
              long={long}
              placed={placed}
              state={placed ? optionState(state, placed.id) : 'idle'}
              next={next === part.gap}
              aimed={aim === part.gap}
              over={over === part.gap}
              onPress={() => setAim(aim === part.gap ? null : part.gap)}
              onTakeBack={() => {
                if (!placed) return
                focusNext(`[data-option="${placed.id}"]`)
                move(placed.id, null)
              }}
            />
          )
        })}
      </section>
      {done ? (
        <>
          {after}
          <DoneActions again={again} onward={onward} />
        </>
      ) : (
        <>
          {crowded || aim ? (
            <ResultMessage kind="hint">
              {aim ? sentenceUi.aimed(gaps.indexOf(aim) + 1) : sentenceUi.full}
            </ResultMessage>
          ) : (
            <BoardMessage held={undefined} result={state.result} nudge={false} single hint={hint} />
          )}
          <BoardFoot again={again} submit={submit} ready={full && state.wrong.length === 0} />
        </>
      )}
      {hydrated && !done && (
        <Suspense>
          <DragLayer
            board={board}
            options={options}
            areas={areas}
            state={state}
            dispatch={({ id, area }) => move(id, area)}
            onOver={setOver}
          />
        </Suspense>
      )}
    </div>
  )
}

/** How much room an option takes, roughly. */
const room = ({ option }: BoardOption): number =>
  graphemes(option.text).length + (option.image ? 2 : 0) + (option.sound ? 1 : 0)

/** Words of the sentence that stand where they are; signs take no more room than they need. */
function Fixed({ text, pinyin }: { text: string; pinyin: string }) {
  return (
    <span className="inline-flex min-h-18 items-center">
      {pinyin ? (
        <OptionFace option={{ text, pinyin }} long={false} />
      ) : (
        <span lang="hak-Hant-TW" className="font-reading text-26 leading-tight">
          {text}
        </span>
      )}
    </span>
  )
}
