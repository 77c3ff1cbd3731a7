import type { WritingSet } from '@hakka/contract/writing'
import { filledGaps } from '@hakka/hakka/gaps'
import { Card } from '@hakka/ui/Card.tsx'
import { useCallback, useMemo, useRef, useState } from 'react'
import { type AnswerState, optionState } from '#kit/board/answer-area.ts'
import { BoardFoot } from '#kit/board/BoardFoot.tsx'
import { type BoardOption, boardOptions } from '#kit/board/board.ts'
import { DragLayer } from '#kit/board/DragLayer.tsx'
import { Pool } from '#kit/board/Pool.tsx'
import { useAnswerArea } from '#kit/board/use-answer-area.tsx'
import { useBoardKeys } from '#kit/board/use-board-keys.tsx'
import { helpOf, NO_HELP } from '#kit/check/help.ts'
import { MissedCards, MissedMessage, type MissedProps } from '#kit/check/Missed.tsx'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { useSettledFocus } from '#kit/page/use-settled-focus.tsx'
import { DoneActions, NextActivity } from '#kit/round/DoneActions.tsx'
import { DoneBanner } from '#kit/round/DoneBanner.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { readAnswer } from '#kit/score.ts'
import { seedOf } from '#kit/shuffle.ts'
import { useKeys } from '#kit/use-keys.tsx'
import { clozeParts } from './cloze-parts.ts'
import { Gap } from './Gap.tsx'
import { gapArea, markCloze, wordsIn } from './mark-cloze.ts'
import { ui } from './ui.ts'

const FIRST_OPTION = '[data-pool] [data-option]'
const ONWARD = [FIRST_OPTION, '[data-submit]:not(:disabled)']

type Cloze = Extract<WritingSet['questions'][number], { kind: 'cloze' }>

export interface ClozeBoardProps {
  question: Cloze
  words: WritingSet['words']
  /** Its number among the questions of its set, and how many there are. */
  no: number
  of: number
  /** Unlike all others of the site: it deals the words. */
  name: string
  /** Digits pick words: only of one board of a page. */
  keys: boolean
  /** Hears the words of the first submission, by gap, once all is right. */
  onDone(answer: string[], result: { earned: number; total: number }): void
}

/** A text with gaps: a pressed word goes into the next gap, or into one chosen before. Wrong ones go back by themselves. */
export function ClozeBoard({ question, words, no, of, name, keys, onDone }: ClozeBoardProps) {
  const board = useRef<HTMLDivElement>(null)
  const [over, setOver] = useState<string | null>(null)
  const [aim, setAim] = useState<string | null>(null)
  const [crowded, setCrowded] = useState(false)
  const { answers, text, pinyin } = question
  const parts = useMemo(() => clozeParts(text, pinyin, answers), [text, pinyin, answers])
  const options = useMemo(() => boardOptions(words.map((word, id) => ({ ...word, id }))), [words])
  const bank = useMemo(() => words.map((word) => word.text), [words])
  const gaps = answers.map((_, at) => gapArea(at + 1))
  const host = useHost()
  const byKey = useCallback(
    (answer: unknown) => {
      const read = readAnswer(answer, new Set(bank.keys()))
      return markCloze(bank, answers, typeof read === 'string' ? {} : read)
    },
    [bank, answers],
  )
  const mark = host.assess ?? byKey
  const { state, dispatch, done, restored, submit, again, asking } = useAnswerArea({
    options,
    areas: gaps.map((id) => ({ id, limit: 1 })),
    seed: seedOf(name),
    mark,
    onDone: ({ answer, score }) => {
      if (score.kind !== 'points') return
      onDone(wordsIn(bank, answers.length, answer), { earned: score.earned, total: score.total })
    },
  })
  // Where the server marks, the key is not here and nothing helps.
  const help = useMemo(
    () => (host.assess ? NO_HELP : helpOf(state, byKey, false)),
    [host.assess, state, byKey],
  )
  const lesson = state.result !== null &&
    state.result.wrong > 0 && {
      missed: inOrder(state.result.missed),
      options,
      areas: gaps.map((id, at) => ({ id, limit: 1, name: ui.gapName(at + 1) })),
      help,
      where: ui.wrong(state.result.missed.map(({ area }) => gapOf(area))),
    }
  const focusNext = useFocusNext(board)
  useBoardKeys(board, null, () => setAim(null))
  useSettledFocus(board, state, done, FIRST_OPTION)

  const inGap = (gap: string) => options.find((own) => state.placed[gap]?.includes(own.id))
  const next = aim ?? gaps.find((gap) => !inGap(gap))
  const empty = gaps.filter((gap) => !inGap(gap)).length

  function move(id: number, area: string | null): void {
    setAim(null)
    setCrowded(false)
    dispatch({ type: 'move', id, area })
  }
  function choose(own: BoardOption): void {
    if (next === undefined) {
      setCrowded(true)
      return
    }
    focusNext(...ONWARD)
    move(own.id, next)
  }
  const free = state.order.flatMap((id) => {
    const own = options.find((option) => option.id === id)
    return own && optionState(state, id) === 'idle' ? [own] : []
  })
  useKeys(
    Object.fromEntries(
      keys && !done ? free.slice(0, 10).map((own, at) => [String((at + 1) % 10), () => choose(own)]) : [],
    ),
  )
  return (
    <section ref={board} aria-label={ui.no(no, of)}>
      <Card className="grid gap-5 p-4 md:p-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 className="text-20 font-bold">{done ? ui.whole : ui.fill}</h3>
          <p className="text-16 text-muted">{ui.no(no, of)}</p>
        </div>
        {done ? (
          <div className="grid gap-3">
            <Hakka
              text={filledGaps(text, filled(state, bank, answers))}
              pinyin={readingOf(question, words, state)}
              size="sentence"
            />
            <p className="text-18 text-muted">{question.chinese}</p>
          </div>
        ) : (
          <div className="flex flex-wrap items-start gap-x-0.5 gap-y-3">
            {keyed(parts, (part) => ('gap' in part ? gapArea(part.gap) : part.text)).map(
              ({ key, item: part }) => {
                if ('text' in part)
                  return (
                    <span key={key} className="inline-flex min-h-15.5 items-center">
                      <Hakka text={part.text} pinyin={part.pinyin} size="sentence" />
                    </span>
                  )
                const area = gapArea(part.gap)
                const placed = inGap(area)
                return (
                  <span key={key} className="inline-flex max-w-full items-center">
                    <Clinging sign={part.before} />
                    <Gap
                      no={part.gap}
                      placed={placed}
                      state={placed ? optionState(state, placed.id) : 'idle'}
                      next={next === area}
                      over={over === area}
                      onPress={() => {
                        if (!placed) return setAim(aim === area ? null : area)
                        focusNext(`[data-pool] [data-option="${placed.id}"]`)
                        move(placed.id, null)
                      }}
                    />
                    <Clinging sign={part.after} />
                  </span>
                )
              },
            )}
          </div>
        )}
        {done ? (
          <>
            <DoneBanner title={state.misses === 0 ? ui.rightFirst : ui.right} before={restored} />
            <DoneActions again={again} onward={<NextActivity />} before={restored} />
          </>
        ) : (
          <>
            <Pool options={options} state={state} help={help} onPress={choose} />
            <BoardFoot
              again={again}
              submit={submit}
              ready={empty === 0 && state.wrong.length === 0}
              asking={asking}
              told={
                lesson && (
                  <div className="flex flex-wrap gap-3">
                    <MissedCards {...lesson} />
                  </div>
                )
              }
            >
              <Message lesson={lesson} aim={aim} empty={empty} crowded={crowded} digits={keys} />
            </BoardFoot>
            <DragLayer
              board={board}
              options={options}
              dispatch={({ id, area }) => move(id, area)}
              onOver={setOver}
            />
          </>
        )}
      </Card>
    </section>
  )
}

/** A sign beside a gap, on its line. */
const Clinging = ({ sign }: { sign: string }) =>
  sign && (
    <span lang="hak-Hant-TW" className="font-reading text-26 leading-tight">
      {sign}
    </span>
  )

/** The words that lie in the gaps, as lists of one. */
const filled = ({ placed }: AnswerState, bank: readonly string[], answers: Cloze['answers']) =>
  wordsIn(bank, answers.length, placed).map((word) => [word])

/** The reading of the text as it was filled: that of its own words, or of those that fit as well. */
function readingOf({ text, pinyin, answers }: Cloze, words: WritingSet['words'], state: AnswerState): string {
  const bank = words.map((word) => word.text)
  const laid = wordsIn(bank, answers.length, state.placed)
  const readings = clozeParts(text, pinyin, answers).map((part) => {
    if ('text' in part) return part.pinyin
    return words.find((word) => word.text === laid[part.gap - 1])?.pinyin ?? ''
  })
  return readings.filter((own) => own !== '').join(' ')
}

/** The number of a gap, by its area. */
const gapOf = (area: string) => Number(area.slice('gap-'.length))

/** What was missed, as one reads: the first gap is told first. */
const inOrder = (missed: MissedProps['missed']) =>
  missed.toSorted((one, other) => gapOf(one.area) - gapOf(other.area))

/** How the last submission went, or what to do. */
function Message({
  lesson,
  aim,
  empty,
  crowded,
  digits,
}: {
  lesson: MissedProps | false
  aim: string | null
  empty: number
  crowded: boolean
  /** Digits pick words of this text. */
  digits: boolean
}) {
  if (aim) return <ResultMessage kind="hint">{ui.aimed(gapOf(aim))}</ResultMessage>
  if (crowded) return <ResultMessage kind="hint">{ui.full}</ResultMessage>
  if (lesson) return <MissedMessage {...lesson} />
  return (
    <ResultMessage kind="hint">
      {ui.hint(digits)}
      {empty > 0 && <b className="ml-2 whitespace-nowrap">{ui.left(empty)}</b>}
    </ResultMessage>
  )
}
