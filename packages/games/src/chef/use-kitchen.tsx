import { useLatest } from '@hakka/ui/use-latest.ts'
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { effect } from '#kit/sounds.tsx'
import type { Move } from './content.ts'
import { type Action, type ChefPlay, OPENED, orderAt, reduce, type Setting } from './play.ts'
import type { ChefDeal } from './rules.ts'
import { dishesOf, dishOf, type Names, toldOf } from './ui.ts'
import { useOrder } from './use-order.tsx'

/** How long a guest speaks who got the right dishes, and who did not. */
const SAID_MS = { right: 1200, wrong: 1400 }

/** What is heard of what came of a move. */
const SOUNDS = {
  added: 'plop',
  cooked: 'ready',
  spoiled: 'puff',
  cleared: 'dull',
  plated: 'plate',
  away: 'dull',
  right: 'coins',
  wrong: 'wrong',
} as const

/** Works the kitchen: what is pressed becomes moves, and guests come, speak and go. */
export function useKitchen(
  setting: Setting & { content: Names; deal: ChefDeal },
  {
    open,
    sound,
    now,
    begin = OPENED,
    ask = (_, then) => then(),
  }: {
    open: boolean
    sound: boolean
    now(): number
    begin?: ChefPlay
    /** Tells what was done until a guest was served; the next one steps up when that is answered. */
    ask?: (act: { moves: readonly Move[] }, then: () => void) => void
  },
) {
  const { content, deal } = setting
  const [play, setPlay] = useState(begin)
  const [note, setNote] = useState('')
  const latest = useRef(begin)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asked = useRef(0)
  const order = useOrder(sound)
  useEffect(() => () => clearTimeout(timer.current), [])

  const at = orderAt(play)
  const dishes = useMemo(() => dishesOf(content, deal, at), [content, deal, at])
  const { say } = order
  const again = useCallback(() => say(dishes.map(({ name }) => name)), [say, dishes])

  function go(action: Action): ChefPlay | null {
    const after = reduce(latest.current, action, setting)
    if (after === latest.current) return null
    latest.current = after
    // What flies answers the tap; what is drawn anew comes in pieces after it.
    startTransition(() => setPlay(after))
    return after
  }

  /** @returns what the kitchen is after it, or null where nothing came of it */
  function act(deed: Move[0], what = 0): ChefPlay | null {
    if (!open) return null
    const after = go({ type: 'move', deed, what, at: now() })
    if (!after) {
      if (deed === 'add' && latest.current.kitchen.ready !== null) setNote('先把煮好的菜端走')
      return null
    }
    startTransition(() => setNote(toldOf(after, content)))
    if (after.last && after.last.outcome !== 'refused') effect(SOUNDS[after.last.outcome])
    if (deed === 'add' && after.kitchen.ready !== null) {
      const ready = dishOf(content, after.kitchen.ready)
      if (ready) order.say([ready.name])
    }
    if (after.said && after.last && deed === 'serve') {
      const { right } = after.said
      order.say(dishesOf(content, deal, after.said.order).map(({ name }) => name))
      clearTimeout(timer.current)
      let waits = 2
      const on = () => {
        waits -= 1
        if (waits === 0) go({ type: 'next' })
      }
      timer.current = setTimeout(on, right ? SAID_MS.right : SAID_MS.wrong)
      const moves = after.moves.slice(asked.current)
      asked.current = after.moves.length
      ask({ moves }, on)
    }
    return after
  }

  const isAsking = open && play.said === null && !play.closed
  // biome-ignore lint/correctness/useExhaustiveDependencies: each guest speaks when it is their turn.
  useEffect(() => {
    if (isAsking) again()
  }, [isAsking, at])

  return {
    play,
    /** What it is by now, where `play` is what was drawn last. */
    latest: () => latest.current,
    note,
    dishes,
    speaking: order.speaking,
    isSilent: order.isSilent,
    again,
    hear: say,
    // They stay the same: what is given them is drawn anew for a change of its own alone.
    act: useLatest(act),
    pin: useLatest((dish: number) => go({ type: 'pin', dish })),
    close() {
      clearTimeout(timer.current)
      order.stop()
      return go({ type: 'close' }) ?? latest.current
    },
  }
}
export type Kitchen = ReturnType<typeof useKitchen>
