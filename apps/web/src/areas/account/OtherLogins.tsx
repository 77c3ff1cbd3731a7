import { buttonClass } from '@hakka/ui/Button.tsx'
import { Globe, GraduationCap } from 'lucide-react'
import { Link } from 'react-router'

const PROVIDERS = [
  { to: '/login/edu', label: '教育雲端帳號', Icon: GraduationCap },
  { to: '/login/google', label: 'Google 帳號', Icon: Globe },
]

/** Logins with an account that one already has elsewhere. */
export function OtherLogins() {
  return (
    <>
      <p className="mt-4 flex items-center gap-4 text-16 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        或用其他帳號
      </p>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {PROVIDERS.map(({ to, label, Icon }) => (
          <Link key={to} to={to} className={buttonClass({ kind: 'ghost', block: true })}>
            <Icon size={22} aria-hidden="true" />
            {label}
          </Link>
        ))}
      </div>
    </>
  )
}
