import { buttonClass } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { ChevronRight, Menu, UsersRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { DICTIONARY, FOOTER, MENU, SPEAKING_LAB } from '../links.ts'
import { countText, useUnread } from '../session/unread.ts'
import { mayOpenDesk, type Visitor } from '../visitor.ts'
import { changePupilNow, logOutNow } from './log-out.ts'

const ITEM =
  'flex min-h-14 items-center justify-between border-b border-line font-medium text-ink no-underline'

/** The menu of narrow screens, as a drawer. */
export function MobileMenu({ visitor }: { visitor: Visitor }) {
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const unread = useUnread()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the drawer closes when another page opens
  useEffect(() => setOpen(false), [key])
  const links = [
    ...MENU,
    DICTIONARY,
    SPEAKING_LAB,
    ...(visitor.user
      ? [
          { to: '/my/dashboard', label: '我的學習' },
          { to: '/my/notifications', label: unread > 0 ? `通知（${countText(unread)}）` : '通知' },
        ]
      : []),
    ...(mayOpenDesk(visitor) ? [{ to: '/admin', label: '編輯後台' }] : []),
  ]
  // What is said where it does not get through stands below the drawer, where nothing could be pressed.
  const leave = (go: () => Promise<void>) => {
    setOpen(false)
    void go()
  }
  return (
    <div className="lg:hidden">
      <IconButton label="選單" kind="plain" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={visitor.user?.name ?? '選單'} kind="drawer">
        <nav aria-label="主選單">
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={ITEM}>
                  {label}
                  <ChevronRight size={20} aria-hidden="true" className="text-muted" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ul className="mt-4 grid grid-cols-2 text-16 text-muted">
          {FOOTER.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-12 items-center text-muted">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3">
          {visitor.user && !mayOpenDesk(visitor) && (
            <button
              type="button"
              className={buttonClass({ kind: 'outline', block: true })}
              onClick={() => leave(changePupilNow)}
            >
              <UsersRound aria-hidden="true" />
              換人
            </button>
          )}
          {visitor.user ? (
            <button
              type="button"
              className={buttonClass({ kind: 'ghost', block: true })}
              onClick={() => leave(logOutNow)}
            >
              登出
            </button>
          ) : (
            <Link to="/login" className={buttonClass({ kind: 'brand', block: true })}>
              登入
            </Link>
          )}
        </div>
      </Dialog>
    </div>
  )
}
