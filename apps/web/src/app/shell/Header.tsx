import { buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { BookA, Mic, Search } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { DICTIONARY, MENU, SPEAKING_LAB } from '../links.ts'
import type { Visitor } from '../visitor.ts'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { NoticesLink } from './NoticesLink.tsx'
import { UserMenu } from './UserMenu.tsx'

const LINK =
  'flex min-h-12 items-center rounded-button px-1.5 text-17 font-medium whitespace-nowrap text-ink no-underline hover:bg-note hover:text-brand xl:px-4 xl:text-18'

const ICON =
  'inline-flex size-12 flex-none items-center justify-center rounded-full text-ink hover:bg-note hover:text-brand'

export function Header({ visitor }: { visitor: Visitor }) {
  return (
    <header className="border-b border-line bg-white">
      <div className="wrap flex min-h-16 items-center gap-1 md:min-h-20 xl:gap-2">
        <Logo />
        <nav aria-label="主選單" className="hidden lg:block">
          <ul className="flex">
            {MENU.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className={({ isActive }) => cx(LINK, isActive && 'bg-note font-bold text-brand')}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Link
          to={DICTIONARY.to}
          aria-label={DICTIONARY.label}
          title={DICTIONARY.label}
          // A phone has room for three; the menu leads there too.
          className={cx(ICON, visitor.user && 'max-[27rem]:hidden')}
        >
          <BookA aria-hidden="true" />
        </Link>
        <Link
          to={SPEAKING_LAB.to}
          aria-label={SPEAKING_LAB.label}
          title={SPEAKING_LAB.label}
          className={cx(ICON, 'max-xl:hidden')}
        >
          <Mic aria-hidden="true" />
        </Link>
        <Link to="/search" aria-label="綜合搜尋" title="綜合搜尋" className={ICON}>
          <Search aria-hidden="true" />
        </Link>
        {visitor.user && <NoticesLink className={ICON} />}
        <div className="hidden lg:block">
          {visitor.user ? (
            <UserMenu visitor={visitor} />
          ) : (
            <Link to="/login" className={buttonClass({ kind: 'brand' })}>
              登入
            </Link>
          )}
        </div>
        <MobileMenu visitor={visitor} />
      </div>
    </header>
  )
}
