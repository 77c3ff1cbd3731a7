import { Dialog } from '@hakka/ui/Dialog.tsx'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { BookOpen } from 'lucide-react'
import { useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useInTurn } from '#kit/use-in-turn.tsx'
import { Counter } from './Counter.tsx'
import type { ChefContent } from './content.ts'
import { Hall } from './Hall.tsx'
import { Menu } from './Menu.tsx'
import { fly, shake, swing } from './motion.tsx'
import { canServe, orderAt } from './play.ts'
import type { ChefDeal } from './rules.ts'
import { Stove } from './Stove.tsx'
import { Strip } from './Strip.tsx'
import { dishOf, ingredientOf } from './ui.ts'
import type { Kitchen } from './use-kitchen.tsx'

const FLY_MS = { in: 320, tray: 300, serve: 250 }
const STREAK = 3

/** The parts of the kitchen that a lesson can point at, in the order in which they open. */
const PARTS = ['strip', 'stove', 'counter', 'menu', 'order', 'bar'] as const
export type Part = (typeof PARTS)[number]

/** The whole kitchen, as it is played and as it is taught. */
export function KitchenView({
  kitchen,
  content,
  deal,
  dialectId,
  practice,
  now,
  open,
  keys,
  only,
}: {
  kitchen: Kitchen
  content: ChefContent
  deal: ChefDeal
  dialectId: number
  practice: boolean
  now(): number
  open: boolean
  /** Whether its keys are heard. */
  keys: boolean
  /** The one part that works. */
  only?: Part
}) {
  const { play, latest, dishes, act, pin, again, hear, speaking, isSilent } = kitchen
  // Looked at after a tap was answered, not before.
  const told = useDeferredValue(play)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const pot = useRef<HTMLButtonElement>(null)
  const tray = useRef<HTMLOListElement>(null)
  const guest = useRef<HTMLDivElement>(null)
  const lantern = useRef<HTMLImageElement>(null)
  const sky = useRef<HTMLDivElement>(null)
  // One part after the other: to open all of it at once would have every piece styled anew in one picture.
  const { shown: shut } = useInTurn(
    PARTS.map((part) => !open || (only !== undefined && only !== part)),
    undefined,
  )
  const inert = (part: Part) => shut[PARTS.indexOf(part)] ?? true

  const add = useLatest((no: number, from: Element | null): void => {
    if (latest().kitchen.ready !== null) shake(pot.current)
    const after = act('add', no)
    if (!after) return
    fly(sky.current, [{ src: ingredientOf(content, no)?.image.url, from, to: pot.current }], FLY_MS.in)
    if (after.last?.outcome === 'spoiled') shake(pot.current)
  })
  const plate = useLatest((): void => {
    const { ready, tray: served } = latest().kitchen
    const place = served.length
    if (!act('plate')) {
      if (ready !== null) shake(tray.current)
      return
    }
    const to = tray.current?.children[place] ?? null
    fly(sky.current, [{ src: dishOf(content, ready)?.image.url, from: pot.current, to }], FLY_MS.tray)
  })
  const serve = useLatest((): void => {
    const images = latest().kitchen.tray.map((no) => dishOf(content, no)?.image.url)
    const places = [...(tray.current?.children ?? [])]
    const after = act('serve')
    if (!after) return
    const flights = images.map((src, place) => ({ src, from: places[place] ?? null, to: guest.current }))
    fly(sky.current, flights, FLY_MS.serve)
    if (after.streak > 0 && after.streak % STREAK === 0) swing(lantern.current)
  })
  const choose = useCallback(
    (dish: number) => {
      pin(dish)
      setMenuOpen(false)
    },
    [pin],
  )
  const openMenu = useCallback(() => setMenuOpen(true), [])

  useEffect(() => {
    if (!open || !keys || isMenuOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return
      const isButton = document.activeElement instanceof HTMLButtonElement
      const key = event.key.toLowerCase()
      if (key === 'r' || (key === ' ' && !isButton)) again()
      else if (key === 's') serve()
      else if (key === 'e') plate()
      else if (key === 'delete' || key === 'backspace') act('clear')
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  const menu = (
    <Menu
      content={content}
      dialectId={dialectId}
      pinned={told.pinned}
      pot={told.kitchen.pot}
      ready={told.kitchen.ready}
      onPin={choose}
    />
  )
  return (
    <div className="chef-kitchen">
      <div className="chef-stage">
        <Hall
          at={orderAt(told)}
          said={told.said}
          revenue={told.kitchen.revenue}
          completed={told.kitchen.completed}
          closed={told.closed}
          content={content}
          speaking={speaking}
          isSilent={isSilent}
          again={again}
          hear={hear}
          deal={deal}
          dialectId={dialectId}
          practice={practice}
          now={now}
          runs={open && !practice}
          inertOrder={inert('order')}
          inertBar={inert('bar')}
          guest={guest}
          lantern={lantern}
        />
        <Counter
          dishes={play.kitchen.tray}
          wanted={dishes.length}
          count={play.last?.count ?? 0}
          served={play.said !== null}
          ready={canServe(play)}
          content={content}
          tray={tray}
          act={act}
          onServe={serve}
          inert={inert('counter')}
        />
        <Stove
          inside={play.kitchen.pot}
          ready={play.kitchen.ready}
          spoiled={play.last?.outcome === 'spoiled'}
          pinned={play.pinned}
          content={content}
          dialectId={dialectId}
          pot={pot}
          act={act}
          onPlate={plate}
          onMenu={openMenu}
          inert={inert('stove')}
          inertMenu={inert('menu')}
        />
        <Strip
          content={content}
          strip={deal.strip}
          dialectId={dialectId}
          drifts={open && !practice && only === undefined}
          pot={pot}
          onAdd={add}
          inert={inert('strip')}
        />
      </div>
      <aside className="chef-recipes" aria-label="菜譜" data-lesson="menu" inert={inert('menu')}>
        <header>
          <h2>
            <BookOpen aria-hidden="true" />
            菜譜
          </h2>
          <p>點一道，看要放什麼</p>
        </header>
        {menu}
      </aside>
      <Dialog open={isMenuOpen} onClose={() => setMenuOpen(false)} title="菜譜" kind="sheet">
        <p className="text-muted">點一道，看要放什麼。時間還在走喔。</p>
        {menu}
      </Dialog>
      <p className="sr-only" aria-live="polite">
        {kitchen.note}
      </p>
      <div ref={sky} className="chef-sky" aria-hidden="true" />
    </div>
  )
}
