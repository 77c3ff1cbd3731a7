import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { BookOpen, Check, Trash2 } from 'lucide-react'
import { type CSSProperties, memo, type RefObject, useMemo } from 'react'
import { useLater } from '#kit/use-later.tsx'
import type { ChefContent } from './content.ts'
import { Name } from './Name.tsx'
import { recipeOf } from './play.ts'
import { dishOf, ingredientOf } from './ui.ts'
import type { Kitchen } from './use-kitchen.tsx'

/** Where ingredients float, of 420 by 210, and how they are turned. */
const PLACES = [
  [142, 64, -14],
  [210, 58, 6],
  [278, 66, 12],
  [240, 84, 0],
  [176, 86, -6],
  [306, 82, 10],
  [116, 80, -10],
  [246, 52, 4],
] as const

/** The pot on its stove: what is in it, or the dish that came of it. */
export const Stove = memo(function Stove({
  inside: own,
  ready,
  spoiled,
  pinned: shown,
  content,
  dialectId,
  pot,
  act,
  onPlate,
  onMenu,
  inert,
  inertMenu,
}: {
  /** What is in the pot, by number. */
  inside: readonly number[]
  /** The dish that is ready in it. */
  ready: number | null
  /** What was put in last went with nothing. */
  spoiled: boolean
  /** The dish whose ingredients are shown. */
  pinned: number | null
  content: ChefContent
  dialectId: number
  pot: RefObject<HTMLButtonElement | null>
  act: Kitchen['act']
  onPlate(): void
  onMenu(): void
  inert: boolean
  inertMenu: boolean
}) {
  const dish = dishOf(content, ready)
  const pinned = dishOf(content, shown)
  // The pot shows what was done, what is written of it comes with the next picture.
  const told = useLater(useMemo(() => ({ dish, count: own.length, spoiled }), [dish, own, spoiled]))
  return (
    <div className="chef-stove">
      <div data-lesson="stove" className={cx('chef-fire', told.dish && 'done')} inert={inert}>
        {told.dish ? (
          <div className="chef-ready">
            <span className="chef-sign">
              <Check size={20} strokeWidth={3.4} aria-hidden="true" />
            </span>
            <b>煮好了！</b>
            <Name name={told.dish.name} dialectId={dialectId} />
          </div>
        ) : (
          <p className={cx('chef-inside', told.spoiled && 'spoiled')}>
            {told.spoiled ? (
              '這樣煮不成喔'
            ) : told.count > 0 ? (
              <>
                鍋裡有 <b>{told.count}</b> 樣
              </>
            ) : (
              '鍋子是空的'
            )}
          </p>
        )}
        <button
          ref={pot}
          type="button"
          className="chef-pot"
          aria-disabled={!dish}
          aria-label={
            dish
              ? `鍋子：${dish.name.text}煮好了，端到出菜區`
              : own.length > 0
                ? `鍋子：有${own.map((no) => ingredientOf(content, no)?.name.text).join('、')}`
                : '鍋子：空的'
          }
          onClick={onPlate}
        >
          <img src="/images/events/chef-stove.svg" alt="" width={420} height={210} draggable={false} />
          {dish ? (
            <>
              <img
                src="/images/events/chef-burst.svg"
                alt=""
                width={300}
                height={240}
                className="chef-burst"
              />
              <img src={dish.image.url} alt="" width={197} height={148} className="chef-dish" />
            </>
          ) : (
            <>
              {own.length > 0 && (
                <img
                  src="/images/events/chef-steam.svg"
                  alt=""
                  width={420}
                  height={80}
                  className="chef-steam"
                />
              )}
              {own.map((no, index) => {
                const [x, y, turn] = PLACES[index % PLACES.length] ?? PLACES[0]
                const at: CSSProperties = {
                  left: `${x / 4.2}%`,
                  top: `${y / 2.1}%`,
                  rotate: `${turn}deg`,
                }
                return (
                  <img
                    key={no}
                    src={ingredientOf(content, no)?.image.url}
                    alt=""
                    width={82}
                    height={82}
                    className="chef-in"
                    style={at}
                  />
                )
              })}
            </>
          )}
        </button>
        <div className="chef-side">
          {told.dish ? (
            <>
              <Button kind="brand" size="l" onClick={onPlate}>
                <span>
                  端<span className="chef-wide">到出菜區</span>
                  <span className="chef-narrow">上去</span>
                </span>
              </Button>
              <small className="chef-wide">點鍋子也可以</small>
            </>
          ) : (
            <Button
              kind="ghost"
              disabled={told.count === 0}
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => act('clear')}
            >
              <span>
                倒掉<span className="chef-wide">重煮</span>
              </span>
            </Button>
          )}
        </div>
      </div>
      <div className="chef-pinned" data-lesson="menu" inert={inertMenu}>
        {pinned ? (
          <>
            <b lang="hak-Hant-TW">{pinned.name.text}</b>
            <ul>
              {recipeOf(content, pinned.no).map((no) => {
                const ingredient = ingredientOf(content, no)
                const isIn = own.includes(no) || ready === pinned.no
                return (
                  <li key={no} className={cx(isIn && 'in')}>
                    <img
                      src={ingredient?.image.url}
                      alt={ingredient?.name.text ?? ''}
                      width={34}
                      height={34}
                    />
                    {isIn && <Check size={14} strokeWidth={4} aria-label="放了" />}
                  </li>
                )
              })}
            </ul>
          </>
        ) : (
          <p>先弄清楚客人點什麼，再找菜譜</p>
        )}
        <Button kind="soft" icon={<BookOpen aria-hidden="true" />} onClick={onMenu}>
          菜譜
        </Button>
      </div>
    </div>
  )
})
