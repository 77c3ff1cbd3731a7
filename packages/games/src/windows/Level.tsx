import { startTransition, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useAtRest, useInTurn } from '#kit/use-in-turn.tsx'
import { useLater } from '#kit/use-later.tsx'
import { Bubble } from './Bubble.tsx'
import type { Card } from './house.ts'
import { foundIn, lookOf, stepTo, type WindowsPlay } from './play.ts'
import type { Quest, Said } from './say.ts'
import { Tray } from './Tray.tsx'
import { useBuilt } from './use-built.tsx'
import { useLamps } from './use-lamps.tsx'
import { useWindowSize } from './use-window-size.tsx'
import { Window } from './Window.tsx'

const DIGIT = /^(?:Digit|Numpad)([1-9])$/

/** A house is built behind the sign, with each picture a part of it: all at once take a small phone longer than one has. */
const BUILT = { sky: 1, words: 2, walls: 3, windows: 4 } as const
/** The first window is alone: by it all are measured. */
const WINDOWS_A_PICTURE = 2

/** How many windows a floor of each house has. */
const FLOORS = [3, 5]

/** A house of windows, the bird that talks of them, and the words that were found. */
export function Level({
  play,
  cards,
  quests,
  said,
  dialectId,
  sound,
  waits,
  keys,
  isSilent,
  onPress,
  onRepeat,
}: {
  play: WindowsPlay
  cards: readonly Card[]
  quests: readonly Quest[]
  said: Said
  dialectId: number
  sound: boolean
  /** Whether a sign still stands before it: neither hand, key nor reader comes to it. */
  waits: boolean
  /** Whether keys are the game's: not while a dialog is open. */
  keys: boolean
  isSilent(quest: Quest | undefined): boolean
  onPress(window: number): void
  onRepeat(): void
}) {
  const [here, setHere] = useState(0)
  const hereNow = useRef(0)
  const list = useRef<HTMLOListElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // Windows keep what they are given, so that opening one draws no other anew.
  const pressed = useRef(onPress)
  pressed.current = onPress
  const press = useCallback((window: number) => pressed.current(window), [])
  // Where Tab would lead is marked after the press was answered.
  const goHere = useCallback((window: number) => {
    hereNow.current = window
    startTransition(() => setHere(window))
  }, [])

  const found = useMemo(() => foundIn(play, cards), [play, cards])

  // The window under the finger first, then those that were waiting for it, then what is said and what was found.
  const { shown: looks, isWhole } = useInTurn(
    cards.map((_, window) => lookOf(play, window)),
    play.last?.window,
  )
  const told = useAtRest({ said, found, isMiss: play.last?.opened === 'miss' }, isWhole)

  const isLit = play.stage === 'lit'
  const lamps = useLamps(isLit, FLOORS[play.level] ?? 1)
  const built = useBuilt(BUILT.windows + Math.ceil((cards.length - 1) / WINDOWS_A_PICTURE))
  const shown =
    built < BUILT.windows ? 0 : Math.min(1 + (built - BUILT.windows) * WINDOWS_A_PICTURE, cards.length)
  useWindowSize(list, shown > 0)
  // The bird speaks once all windows are there: a house that arrives is enough to draw.
  const isThere = useLater(shown === cards.length && !waits, false)

  useEffect(() => {
    if (!waits) heading.current?.focus({ preventScroll: true })
  }, [waits])
  // Keys are the house's from the very picture in which its sign is gone.
  useLayoutEffect(() => {
    const windowAt = (place: number) => list.current?.querySelector<HTMLElement>(`[data-window="${place}"]`)
    const columns = () => {
      const all = [...(list.current?.children ?? [])]
      const [first] = all
      return all.filter((own) => own.getBoundingClientRect().top === first?.getBoundingClientRect().top)
        .length
    }
    const onKey = (event: KeyboardEvent) => {
      if (waits || !keys || event.altKey || event.ctrlKey || event.metaKey) return
      const digit = Number(DIGIT.exec(event.code)?.[1] ?? 0) - 1
      const isOutside = event.target instanceof Element && event.target.closest('header, aside') !== null
      if (event.key.startsWith('Arrow') && !isOutside) {
        windowAt(
          list.current?.contains(document.activeElement)
            ? stepTo(hereNow.current, event.key, columns(), cards.length)
            : hereNow.current,
        )?.focus()
      } else if (digit >= 0 && play.level === 0) {
        windowAt(digit)?.focus()
        onPress(digit)
      } else if (event.code === 'KeyR') onRepeat()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return (
    <div className="windows-level" data-house={play.level + 1} data-lit={isLit} aria-hidden={waits}>
      {built >= BUILT.sky && (
        <>
          <img
            src="/images/events/windows-day.svg"
            alt=""
            width={1440}
            height={836}
            className="windows-sky"
          />
          <img
            src="/images/events/windows-night.svg"
            alt=""
            width={1440}
            height={836}
            className="windows-sky windows-night"
          />
        </>
      )}
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {`${cards.length} 扇窗，用方向鍵走，Enter 打開`}
      </h1>
      {built >= BUILT.words && (
        <div className="windows-side">
          {isThere ? (
            <Bubble said={told.said} dialectId={dialectId} shut={told.isMiss} />
          ) : (
            <div className="windows-says" />
          )}
          <p className="play-keys windows-keys">
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> 走窗戶
            </span>
            <span>
              <kbd>Enter</kbd> 開窗
            </span>
            <span>
              <kbd>R</kbd> 再聽
            </span>
          </p>
        </div>
      )}
      {built >= BUILT.walls && (
        <div className="windows-house">
          <img
            src="/images/events/windows-roof.svg"
            alt=""
            width={800}
            height={130}
            className="windows-roof"
          />
          <div className="windows-wall">
            <ol ref={list} className="windows-grid">
              {cards.slice(0, shown).map((card, place) => {
                const quest = quests.find(({ no }) => no === card.quest)
                return (
                  <Window
                    // biome-ignore lint/suspicious/noArrayIndexKey: a window never leaves its place.
                    key={place}
                    place={place}
                    card={card}
                    quest={quest}
                    dialectId={dialectId}
                    look={looks[place] ?? 'shut'}
                    silent={isSilent(quest)}
                    lamp={place < lamps}
                    here={here === place && !waits}
                    onPress={press}
                    onHere={goHere}
                  />
                )
              })}
            </ol>
          </div>
          <img
            src="/images/events/windows-base.svg"
            alt=""
            width={800}
            height={84}
            className="windows-base"
          />
        </div>
      )}
      {built >= BUILT.words && (
        <Tray found={told.found} cards={cards} quests={quests} dialectId={dialectId} sound={sound} />
      )}
    </div>
  )
}
