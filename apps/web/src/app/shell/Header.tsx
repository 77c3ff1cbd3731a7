import { buttonClass } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Mic, Search } from 'lucide-react'
import { Link, NavLink } from 'react-router'
import { MENU, SPEAKING_LAB } from '../links.ts'
import type { Visitor } from '../visitor.ts'
import { Logo } from './Logo.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { UserMenu } from './UserMenu.tsx'

const LINK =
  'flex min-h-12 items-center rounded-button px-3 font-medium whitespace-nowrap text-ink no-underline hover:bg-note hover:text-brand xl:px-4'

export function Header({ visitor }: { visitor: Visitor }) {
  return (
    <header className="border-b border-line bg-white">
      <div className="wrap flex min-h-16 items-center gap-1 md:min-h-20 md:gap-2">
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
          to={SPEAKING_LAB.to}
          aria-label={SPEAKING_LAB.label}
          title={SPEAKING_LAB.label}
          className="inline-flex size-12 items-center justify-center rounded-full text-ink hover:bg-note hover:text-brand max-xl:hidden"
        >
          <Mic aria-hidden="true" />
        </Link>
        <Link
          to="/search"
          aria-label="綜合查詢"
          title="綜合查詢"
          className="inline-flex size-12 items-center justify-center rounded-full text-ink hover:bg-note hover:text-brand"
        >
          <Search aria-hidden="true" />
        </Link>
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
