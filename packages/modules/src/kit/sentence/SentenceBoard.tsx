import { graphemes } from '@hakka/hakka/characters'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { optionState } from '#kit/board/answer-area.ts'
import { BoardFoot } from '#kit/board/BoardFoot.tsx'
import { BoardMessage } from '#kit/board/BoardMessage.tsx'
import { type BoardOption, boardOptions } from '#kit/board/board.ts'
import { DragLayer } from '#kit/board/DragLayer.tsx'
import { isLong, OptionFace } from '#kit/board/OptionFace.tsx'
import { Pool } from '#kit/board/Pool.tsx'
import { type Exercise, useAnswerArea } from '#kit/board/use-answer-area.tsx'
import { useBoardKeys } from '#kit/board/use-board-keys.tsx'
import { helpOf, NO_HELP } from '#kit/check/help.ts'
import { MissedCards, MissedMessage } from '#kit/check/Missed.tsx'
import type { Reasons } from '#kit/check/told.ts'
import { useTold } from '#kit/check/use-told.tsx'
import { useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { useSettledFocus } from '#kit/page/use-settled-focus.tsx'
import type { ShownOption } from '#kit/public.ts'
import { DoneActions } from '#kit/round/DoneActions.tsx'
import { type Praise, PraiseBanner } from '#kit/round/Praise.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { gapReasons } from './gap-reasons.ts'
import { SentenceGap } from './SentenceGap.tsx'
import type { SentencePart } from './sentence.ts'
import { ui as sentenceUi } from './sentence-ui.ts'

const FIRST_OPTION = '[data-pool] [data-option]'
const ONWARD = [FIRST_OPTION, '[data-submit]:not(:disabled)']

export interface SentenceBoardProps extends Pick<Exercise, 'seed' | 'mark' | 'onDone'> {
  parts: readonly SentencePart[]
  options: readonly ShownOption[]
  /** What to do. */
  hint: string
  /** Said of an option instead of what it means. */
  reasons?: Reasons | undefined
  praise: Praise
  /** What follows the finished sentence. */
  after: ReactNode
  onward: ReactNode
}

/** Words above, a sentence with gaps below: a pressed word goes into the next gap, or into one chosen before. */
export function SentenceBoard({
  parts,
  options: words,
  hint,
  reasons: written,
  praise,
  after,
  onward,
  ...exercise
}: SentenceBoardProps) {
  const host = useHost()
  const board = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string | null>(null)
  const [aim, setAim] = useState<string | null>(null)
  const [crowded, setCrowded] = useState(false)
  const options = useMemo(() => boardOptions(words), [words])
  const gaps = parts.flatMap((part) => ('gap' in part ? [part.gap] : []))
  const areas = gaps.map((id, index) => ({ id, limit: 1, name: sentenceUi.gap(index + 1) }))
  const { state, dispatch, done, restored, submit, settle, again, asking } = useAnswerArea({
    options,
    areas,
    ...exercise,
  })
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => setAim(null))

  const inGap = (gap: string) => options.find((own) => state.placed[gap]?.includes(own.id))
  const next = aim ?? gaps.find((gap) => !inGap(gap))
  const full = gaps.every(inGap)
  const long = options.some((own) => isLong(own.option))
  const widest = [...options].sort((a, b) => room(b) - room(a))[0]

  useSettledFocus(board, state, done, FIRST_OPTION)

  const told = useTold(state.result, settle)
  // Where the server marks, the key is not here and nothing helps.
  const helps = host.oneScreen === true && !host.assess
  const { mark } = exercise
  const help = useMemo(() => {
    const whole = helps ? helpOf(state, mark, false) : NO_HELP
    // One word at a time: the first gap that is not right yet.
    const told = state.areas.flatMap(({ id }) => whole.told.find((own) => own.area === id) ?? [])
    return { ...whole, told: told.slice(0, 1) }
  }, [helps, state, mark])
  const missed = told.result?.missed ?? []
  const places = areas.map((own, index) => ({ ...own, name: sentenceUi.place(index + 1) }))
  const reasons = gapReasons(missed, { options, gaps, vocabulary: host.vocabulary, written })
  const lesson = host.oneScreen && missed[0] && { missed, options, areas: places, reasons, help }
  const pool = <Pool options={options} state={state} help={help} onPress={choose} />

  function move(id: number, area: string | null): void {
    told.goOn()
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
    <div ref={board} className={host.wall ? 'grid gap-2' : 'fits grid gap-3 md:gap-5'}>
      {done && !host.oneScreen && <PraiseBanner praise={praise} before={restored} />}
      {!done && !host.oneScreen && pool}
      <section
        aria-label={sentenceUi.sentence}
        className="fits-field flex flex-wrap items-stretch gap-x-2 gap-y-3 rounded-card border-2 border-line p-2 md:gap-x-3 md:p-5"
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
          {after && <div className="fits-field">{after}</div>}
          <DoneActions again={again} onward={onward} title={praise.title} before={restored}>
            {praise.text}
          </DoneActions>
        </>
      ) : (
        <>
          {host.oneScreen && pool}
          <BoardFoot
            again={again}
            submit={submit}
            ready={full && state.wrong.length === 0}
            asking={asking}
            retry={told.retry}
            told={lesson && <MissedCards {...lesson} />}
          >
            {lesson ? (
              <MissedMessage {...lesson} />
            ) : crowded || aim ? (
              <ResultMessage kind="hint">
                {aim ? sentenceUi.aimed(gaps.indexOf(aim) + 1) : sentenceUi.full}
              </ResultMessage>
            ) : (
              <BoardMessage held={undefined} result={told.result} nudge={false} single hint={hint} />
            )}
          </BoardFoot>
        </>
      )}
      {!done && (
        <DragLayer
          board={board}
          options={options}
          dispatch={({ id, area }) => move(id, area)}
          onOver={setOver}
        />
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
