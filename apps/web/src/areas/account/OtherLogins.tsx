import { LOGIN_PROVIDERS, LOGIN_RESULTS } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Globe, GraduationCap } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useRootData } from '../../app/visitor.ts'

const ICONS = { edu: GraduationCap, google: Globe }

/** Logins with an account that one already has elsewhere, and why the last try led back here. */
export function OtherLogins() {
  const logins = useRootData()?.settings.logins ?? {}
  const [query] = useSearchParams()
  const next = query.get('next')
  const failure = Object.entries(LOGIN_RESULTS).find(([result]) => result === query.get('result'))?.[1]
  return (
    <>
      <p className="mt-4 flex items-center gap-4 text-16 text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        或用其他帳號
      </p>
      {failure && (
        <div className="mt-4">
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        {LOGIN_PROVIDERS.map(({ provider, name }) => {
          const label = logins[provider]
          const Icon = ICONS[provider]
          return label ? (
            // No link of the pages': it leads to another site.
            <a
              key={provider}
              href={`/login/${provider}${next ? `?next=${encodeURIComponent(next)}` : ''}`}
              className={buttonClass({ kind: 'ghost', block: true })}
            >
              <Icon size={22} aria-hidden="true" />
              {label}
            </a>
          ) : (
            <p
              key={provider}
              className="flex min-h-12 flex-wrap items-center justify-center gap-x-2 rounded-button bg-disabled-soft px-4 py-1 text-center leading-snug text-disabled"
            >
              <Icon size={22} aria-hidden="true" />
              {name}
              <span className="text-16">尚未開放</span>
            </p>
          )
        })}
      </div>
    </>
  )
}
