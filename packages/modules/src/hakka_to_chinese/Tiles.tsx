import { REACTABLE_RETURN_MS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Check, ChevronRight, Keyboard, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CheckBar } from '#kit/check/CheckBar.tsx'
import { useHost } from '#kit/host-context.tsx'
import { readNumbers, readRecord, readTexts } from '#kit/kept/read-kept.ts'
import { useKeptWork } from '#kit/kept/use-kept-work.tsx'
import { useFocusNext } from '#kit/page/use-focus-next.tsx'
import { Again } from '#kit/round/DoneActions.tsx'
import { ResultMessage } from '#kit/round/ResultMessage.tsx'
import { useRound } from '#kit/round/round-context.tsx'
import type { HakkaToChineseContent } from './content.ts'
import { toldOfLine } from './line.ts'
import { MissedCards, MissedMessage } from './Missed.tsx'
import { isSame } from './score.ts'
import { nextTile, rightBeginning, type Tile } from './tiles.ts'
import type { Translating } from './translating.ts'
import { ui } from './ui.ts'

/** At which miss the false tiles go, and at which the next one is shown. */
const TAKES_AWAY = 2
const TELLS = 3

const TILE =
  'relative flex min-h-13 touch-manipulation items-center rounded-option border-2 px-4 text-20 leading-tight select-none active:scale-[0.98] max-sm:px-3'

/** The Chinese of a sentence out of its words, of which two are not needed. */
export function Tiles({
  question,
  tiles,
  stage,
  last,
  submit,
  goOn,
  onNext,
  onType,
}: {
  question: HakkaToChineseContent['questions'][number]
  tiles: readonly Tile[]
  stage: Translating['stage']
  last: boolean
  submit(text: string): void
  /** A wrong line was told, and is tried anew. */
  goOn(): void
  onNext(): void
  onType(): void
}) {
  const { oneScreen, vocabulary, play, announce } = useHost()
  const root = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(root)
  const [laid, setLine] = useState<readonly number[]>([])
  // The tiles come after what was kept.
  const line = laid.filter((id) => tiles.some((own) => own.id === id))
  const [tried, setTried] = useState<readonly string[]>([])
  const [misses, setMisses] = useState(0)
  const { chinese_question_text: answer, hakka_question_text: hakka, sound } = question
  const textOf = (id: number) => tiles.find((own) => own.id === id)?.text ?? ''
  const texts = line.map(textOf)
  const sure = rightBeginning(answer, texts)
  const isRight = stage === 'right'
  const isWrong = stage === 'wrong'
  const lying = isWrong ? line.slice(0, sure) : laid
  const { turn } = useRound()
  useKeptWork(
    turn > 0 ? `tiles ${hakka} ${turn}` : `tiles ${hakka}`,
    { line: lying, tried, misses },
    (kept) => {
      const before = readRecord(kept) ?? {}
      if (typeof before.misses !== 'number') return
      setLine(readNumbers(before.line) ?? [])
      setTried(readTexts(before.tried) ?? [])
      setMisses(before.misses)
    },
  )
  const gone = misses >= TAKES_AWAY ? tiles.filter((own) => own.spare).map(({ id }) => id) : []
  const left = tiles.filter(({ id }) => !line.includes(id) && !gone.includes(id))
  const ghost =
    misses >= TELLS && !isRight && sure === line.length ? nextTile(answer, texts, left) : undefined
  const told = toldOfLine(question, tried, tiles, vocabulary)
  const spares = tiles.filter((own) => own.spare).length

  // What is wrong flies back, after a while or when the learner goes on; what stands right stays.
  const settle = () => setLine(line.slice(0, sure).filter((id) => !gone.includes(id)))
  const settleLate = useEffectEvent(settle)
  useEffect(() => {
    if (!isWrong) return
    root.current?.querySelector<HTMLElement>('[data-retry]')?.focus({ preventScroll: true })
    const timer = setTimeout(settleLate, REACTABLE_RETURN_MS)
    return () => clearTimeout(timer)
  }, [isWrong])
  useEffect(() => {
    if (isRight) root.current?.querySelector<HTMLElement>('[data-next]')?.focus({ preventScroll: true })
  }, [isRight])

  function toggle(id: number): void {
    if (isRight) return
    if (isWrong) goOn()
    const now = isWrong ? line.slice(0, sure) : line
    const taken = now.includes(id)
    setLine(taken ? now.filter((own) => own !== id) : [...now, id])
    announce(taken ? ui.takenBack(textOf(id)) : ui.placed(textOf(id), now.length + 1))
  }
  function check(): void {
    if (!isSame(texts.join(''), answer)) {
      setTried(texts)
      setMisses(misses + 1)
      const next = misses + 1 >= TELLS ? (told.next?.sound ?? sound) : undefined
      if (next) play(next)
    }
    submit(texts.join(''))
  }
  function again(): void {
    setLine([])
    focusNext('[data-tile]')
  }
  return (
    <div ref={root} className="fits grid gap-3 md:gap-5">
      <section
        aria-label={ui.mine}
        className="flex min-h-32 bg-[repeating-linear-gradient(to_bottom,transparent_0_62px,var(--color-control)_62px_64px)] flex-wrap content-start items-center gap-x-2.5 gap-y-3 max-sm:gap-x-2"
      >
        {line.map((id, at) => {
          const isOff = isWrong && at >= sure
          const Sign = isOff ? X : Check
          return (
            <button
              key={id}
              type="button"
              data-laid={id}
              disabled={isRight}
              className={cx(
                TILE,
                isOff && 'border-wrong bg-wrong-soft text-wrong-deep',
                !isOff && (isRight || isWrong) && 'border-correct bg-correct-soft text-correct-deep',
                !isRight && !isWrong && 'border-brand bg-note',
              )}
              onClick={() => {
                focusNext(`[data-tile="${id}"]`)
                toggle(id)
              }}
            >
              {(isRight || isWrong) && <Sign size={18} strokeWidth={3} aria-hidden="true" className="mr-1" />}
              {textOf(id)}
              <span className="sr-only">{ui.takeBack}</span>
            </button>
          )
        })}
        {ghost && (
          <span
            aria-hidden="true"
            className={cx(TILE, 'border-dashed border-late text-late-deep opacity-80')}
          >
            {ghost.text}
          </span>
        )}
      </section>
      {!isRight && (
        <ul
          aria-label={ui.tiles}
          className="fits-field flex flex-wrap gap-2 rounded-card bg-pool p-3 md:gap-3 md:p-5"
        >
          {tiles.map(({ id, text }) => {
            const place = line.indexOf(id) + 1
            const isGone = gone.includes(id)
            return (
              <li key={id}>
                <button
                  type="button"
                  data-tile={id}
                  aria-pressed={place > 0}
                  disabled={isGone}
                  className={cx(
                    TILE,
                    isGone && 'border-dashed border-control text-muted line-through',
                    !isGone && place > 0 && 'border-dashed border-control',
                    !isGone &&
                      place === 0 &&
                      (id === ghost?.id
                        ? 'border-late bg-late-soft'
                        : 'border-control bg-white shadow-raised'),
                  )}
                  onClick={() => toggle(id)}
                >
                  <span className={place > 0 ? 'invisible' : ''}>{text}</span>
                  {place > 0 && <span className="sr-only">{ui.laid(text, place)}</span>}
                  {isGone && <span className="sr-only">{ui.takenAway}</span>}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <CheckBar
        before={
          stage === 'writing' && (
            <>
              <Again label={ui.again} disabled={line.length === 0} onClick={again} />
              <Button
                kind="ghost"
                size={oneScreen ? 'l' : 'm'}
                className={oneScreen ? 'max-sm:w-14 max-sm:px-0' : ''}
                data-type
                icon={<Keyboard size={22} aria-hidden="true" />}
                onClick={onType}
              >
                <span className={oneScreen ? 'max-sm:sr-only' : ''}>{ui.type}</span>
              </Button>
            </>
          )
        }
        message={
          isRight ? (
            <ResultMessage kind="right" title={ui.rightLine}>
              {answer}
            </ResultMessage>
          ) : isWrong ? (
            <MissedMessage told={told} misses={misses} spares={spares} />
          ) : (
            <ResultMessage kind="hint">{ui.tileHint(spares)}</ResultMessage>
          )
        }
        told={isWrong && <MissedCards told={told} question={question} />}
        after={
          isRight ? (
            <Button
              kind="primary"
              size="l"
              data-next
              iconEnd={<ChevronRight aria-hidden="true" />}
              onClick={onNext}
            >
              {last ? ui.finish : ui.next}
            </Button>
          ) : (
            <Button
              kind={isWrong ? 'brand' : 'primary'}
              size="l"
              {...(isWrong ? { 'data-retry': true } : { 'data-submit': true })}
              disabled={!isWrong && line.length === 0}
              onClick={
                isWrong
                  ? () => {
                      focusNext('[data-tile]:not(:disabled)')
                      settle()
                      goOn()
                    }
                  : check
              }
            >
              {isWrong ? ui.retry : ui.submit}
            </Button>
          )
        }
      />
    </div>
  )
}
