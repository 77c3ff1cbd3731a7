import { cx } from '@hakka/ui/cx.ts'
import { Check, Clock, Coins, Users, Volume2, X } from 'lucide-react'
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react'
import { effect } from '#kit/sounds.tsx'
import { useLater } from '#kit/use-later.tsx'
import { Guest } from './Guest.tsx'
import { Name } from './Name.tsx'
import { type ChefPlay, leftText } from './play.ts'
import { type ChefDeal, LIMIT_MS, QUEUE } from './rules.ts'
import { dishesOf, LOOK, looksOf, type Names } from './ui.ts'
import type { Kitchen } from './use-kitchen.tsx'

const LATE_MS = 15_000

/** How an order is heard. */
type Voice = Pick<Kitchen, 'speaking' | 'isSilent' | 'again' | 'hear'>

/**
 * The room with its guests: what was earned, how long it is open, who orders and who waits. A move that is none of
 * theirs leaves it as it is.
 */
export const Hall = memo(function Hall({
  at,
  said,
  revenue,
  completed,
  closed,
  content,
  deal,
  speaking,
  isSilent,
  again,
  hear,
  dialectId,
  practice,
  now,
  runs,
  inertOrder,
  inertBar,
  guest,
  lantern,
}: Voice & {
  /** Which of the orders is at the counter. */
  at: number
  said: ChefPlay['said']
  revenue: number
  completed: number
  closed: boolean
  content: Names
  deal: ChefDeal
  dialectId: number
  practice: boolean
  now(): number
  runs: boolean
  inertOrder: boolean
  inertBar: boolean
  guest: RefObject<HTMLDivElement | null>
  lantern: RefObject<HTMLImageElement | null>
}) {
  const looks = useMemo(() => looksOf(deal.orders), [deal])
  // Three pictures: the guest, what is said, and last the bar with the queue. In one they would hold a slow phone.
  const scene = useMemo(() => ({ at, said, revenue, completed }), [at, said, revenue, completed])
  const order = useLater(scene)
  const rest = useLater(order)
  const dishes = dishesOf(content, deal, order.at)
  const mood = said ? (said.right ? 'happy' : 'angry') : speaking ? 'talk' : 'calm'
  return (
    <div className="chef-hall">
      <img src="/images/events/chef-hall.svg" alt="" width={1080} height={300} className="chef-room" />
      <img
        ref={lantern}
        src="/images/events/chef-lantern.svg"
        alt=""
        width={72}
        height={130}
        className="chef-lantern"
      />
      <dl className="chef-bar" data-lesson="bar" inert={inertBar}>
        <div>
          <dt>
            <Coins size={20} aria-hidden="true" />
            營業額
          </dt>
          <dd key={rest.revenue} className="chef-pop">
            {rest.revenue.toLocaleString('zh-TW')} <small>元</small>
          </dd>
          {rest.said?.right && (
            <dd className="chef-plus" aria-hidden="true">
              +{rest.said.paid}
            </dd>
          )}
        </div>
        <div className="chef-time">
          <dt>
            <Clock size={20} aria-hidden="true" />
            剩下
          </dt>
          <dd>{practice ? '練習' : <Left now={now} runs={runs} over={closed} />}</dd>
        </div>
        <div>
          <dt>
            <Users size={20} aria-hidden="true" />
            完成客人
          </dt>
          <dd>
            {rest.completed} <small>位</small>
          </dd>
        </div>
      </dl>
      <div ref={guest} className="chef-first" key={at}>
        <Guest look={looks[at] ?? LOOK} mood={mood} />
        {said?.right && (
          <img src="/images/events/chef-coins.svg" alt="" width={120} height={80} className="chef-coins" />
        )}
        {said && !said.right && (
          <img src="/images/events/chef-huff.svg" alt="" width={60} height={60} className="chef-huff" />
        )}
      </div>
      <div data-lesson="order" className={cx('chef-order', order.said && 'said')} inert={inertOrder}>
        {order.said ? (
          <Verdict
            dishes={dishes}
            isSilent={isSilent}
            hear={hear}
            dialectId={dialectId}
            right={order.said.right}
            paid={order.said.paid}
          />
        ) : (
          <Order
            dishes={dishes}
            speaking={speaking}
            isSilent={isSilent}
            again={again}
            dialectId={dialectId}
          />
        )}
      </div>
      <ol className="chef-queue" aria-label="排隊的客人">
        {deal.orders.slice(rest.at + 1, rest.at + QUEUE).map(({ icon }, index) => (
          <li key={icon}>
            <span className="sr-only">{`第 ${index + 2} 位客人`}</span>
            <Guest look={looks[rest.at + index + 1] ?? LOOK} mood="calm" />
            <i aria-hidden="true">…</i>
          </li>
        ))}
      </ol>
    </div>
  )
})

/** What the guest wants: heard, or read where it can't be heard. */
function Order({
  dishes,
  speaking,
  isSilent,
  again,
  dialectId,
}: Omit<Voice, 'hear'> & { dishes: Names['dishes']; dialectId: number }) {
  const silent = dishes.filter(({ name }) => isSilent(name))
  const isHeard = silent.length < dishes.length
  return (
    <div className={cx('chef-bubble', speaking && 'speaking')}>
      {isHeard && (
        <button type="button" className="chef-say" aria-label="再聽一次" onClick={again}>
          <Volume2 size={30} aria-hidden="true" />
        </button>
      )}
      <div>
        <b>{`${dishes.length} 道菜`}</b>
        <ul className={cx('chef-wanted', isHeard && 'unknown')}>
          {dishes.map((dish, place) => (
            <li key={dish.no}>
              {isSilent(dish.name) ? (
                <Name name={dish.name} dialectId={dialectId} />
              ) : (
                <span className="chef-unknown">
                  <span aria-hidden="true">?</span>
                  <span className="sr-only">{`第 ${place + 1} 道，用聽的`}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
        {isHeard && <small aria-hidden="true">再聽一次</small>}
      </div>
    </div>
  )
}

/** Whether it was right, and what was wanted: word, reading and picture. */
function Verdict({
  dishes,
  isSilent,
  hear,
  dialectId,
  right,
  paid,
}: Pick<Voice, 'isSilent' | 'hear'> & {
  dishes: Names['dishes']
  dialectId: number
  right: boolean
  paid: number
}) {
  const Sign = right ? Check : X
  return (
    <div className="chef-bubble chef-verdict" data-right={right}>
      <p>
        <span className="chef-sign">
          <Sign size={22} strokeWidth={3.4} aria-hidden="true" />
        </span>
        <b>{right ? '上對了！' : '不是這道'}</b>
        {right ? <em>{`＋${paid} 元`}</em> : <small>客人點的是：</small>}
      </p>
      <ul>
        {dishes.map(({ no, name, image }) => (
          <li key={no}>
            <img src={image.url} alt="" width={84} height={63} />
            <Name name={name} dialectId={dialectId} />
            {!right && !isSilent(name) && (
              <button type="button" aria-label={`聽${name.text}`} onClick={() => hear([name])}>
                <Volume2 size={20} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The time that is left, written by the clock itself: thirty times a second, and nothing else is drawn anew. */
function Left({ now, runs, over }: { now(): number; runs: boolean; over: boolean }) {
  const text = useRef<HTMLSpanElement>(null)
  const read = useRef(now)
  read.current = now
  useEffect(() => {
    if (!runs) return
    const box = text.current?.closest('.chef-time')
    let second = LATE_MS / 1000
    const timer = setInterval(() => {
      const own = text.current
      if (!own) return
      const left = LIMIT_MS - read.current()
      // Its text changes in place: a node that comes has the page's styles looked at, thirty times a second.
      if (own.firstChild) own.firstChild.nodeValue = leftText(left)
      box?.toggleAttribute('data-late', left <= LATE_MS)
      if (left >= second * 1000 || left <= 0) return
      second = Math.floor(left / 1000)
      effect('hurry')
    }, 33)
    return () => clearInterval(timer)
  }, [runs])
  return (
    <span ref={text} role="timer" aria-label="剩下的時間">
      {leftText(over ? 0 : LIMIT_MS)}
    </span>
  )
}
