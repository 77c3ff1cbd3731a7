import { cx } from '@hakka/ui/cx.ts'
import { ConciergeBell, Trash2 } from 'lucide-react'
import { memo, type RefObject, useEffect, useState } from 'react'
import { TRAY } from './kitchen.ts'
import { dishOf, type Names } from './ui.ts'
import type { Kitchen } from './use-kitchen.tsx'

const PLACES = Array.from({ length: TRAY }, (_, place) => place)

/** Where dishes wait until they are served together. */
export const Counter = memo(function Counter({
  dishes: own,
  wanted,
  count,
  served,
  ready,
  content,
  tray,
  act,
  onServe,
  inert,
}: {
  /** By number. */
  dishes: readonly number[]
  /** How many the guest ordered. */
  wanted: number
  /** Rises with each move. */
  count: number
  /** The guest has been served, and the next one has not come. */
  served: boolean
  /** Whether the bell may be pressed. */
  ready: boolean
  content: Names
  tray: RefObject<HTMLOListElement | null>
  act: Kitchen['act']
  onServe(): void
  inert: boolean
}) {
  const [armed, setArmed] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about was there before.
  useEffect(() => setArmed(undefined), [count])
  const fits = own.length >= wanted
  return (
    <div className="chef-counter" data-lesson="counter" inert={inert}>
      <p className="chef-counter-name">
        <b>出菜區</b>
        <small>{own.length > 0 ? `已放 ${own.length}／${wanted} 道` : '做好的菜放這裡，一次上桌'}</small>
      </p>
      <ol ref={tray} className="chef-tray" aria-label="出菜區">
        {PLACES.map((place) => {
          const dish = dishOf(content, own[place])
          if (!dish) {
            return (
              <li key={place} className={cx('chef-slot', place >= wanted && 'spare')}>
                <ConciergeBell size={22} aria-hidden="true" />
                <span className="sr-only">空的</span>
              </li>
            )
          }
          const isArmed = armed === place
          return (
            <li key={place}>
              <button
                type="button"
                className={cx('chef-slot full', isArmed && 'armed')}
                aria-label={isArmed ? `收掉${dish.name.text}？再按一次` : `${dish.name.text}，按一下收掉`}
                disabled={served}
                onClick={() => (isArmed ? act('away', place) : setArmed(place))}
                onBlur={() => setArmed(undefined)}
              >
                <img src={dish.image.url} alt="" width={96} height={72} draggable={false} />
                {isArmed && (
                  <span>
                    <Trash2 size={18} aria-hidden="true" />
                    收掉？
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className={cx('chef-serve', ready && (fits ? 'fits' : 'waits'))}
        aria-disabled={!ready}
        onClick={onServe}
      >
        <ConciergeBell size={26} aria-hidden="true" />
        上菜
      </button>
    </div>
  )
})
