import { Button, buttonClass } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useKeptFocus } from '../../app/kept-focus.ts'
import { type DevicePupil, devicePupils, dropPupil } from '../../app/session/device-pupils.ts'

/** So many are shown at once: those of the last lesson. */
const FIRST = 8

/** Class accounts that were here lately: a tap, then the PIN. Nothing where there were none, and before the page is alive. */
export function DevicePupils({ next, chosen }: { next: string; chosen: string | null }) {
  const [pupils, setPupils] = useState<DevicePupil[]>([])
  const [all, setAll] = useState(false)
  const [edits, setEdits] = useState(false)
  useEffect(() => setPupils(devicePupils()), [])
  useKeptFocus('login')
  if (pupils.length === 0) return null
  const shown = all ? pupils : pupils.slice(0, FIRST)
  const drop = (account: string) => {
    dropPupil(account)
    setPupils(devicePupils())
  }
  return (
    <section aria-labelledby="pupils" className="mt-4 mb-6">
      <div className="mb-2 flex items-center justify-between gap-3">
        <h2 id="pupils" className="text-20 font-bold">
          誰要登入？
        </h2>
        <Button kind="plain" aria-pressed={edits} onClick={() => setEdits(!edits)}>
          {edits ? '完成' : '整理名單'}
        </Button>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2">
        {shown.map(({ account, name }) => (
          <li key={account} className="flex items-center gap-1">
            <Link
              to={`/login?account=${account}&next=${encodeURIComponent(next)}`}
              aria-current={account === chosen || undefined}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-pill border-[1.5px] border-control bg-white py-1 pr-4 pl-1.5 text-ink no-underline hover:border-brand aria-[current]:border-brand aria-[current]:bg-note"
            >
              <span
                aria-hidden="true"
                translate="no"
                className="inline-flex size-11 flex-none items-center justify-center rounded-full bg-brand font-reading text-20 text-white"
              >
                {[...name].at(-1)}
              </span>
              <span className="min-w-0 leading-tight">
                <b translate="no" className="block truncate font-medium">
                  {name}
                </b>
                <span translate="no" className="font-mono text-16 text-muted">
                  {account}
                </span>
              </span>
            </Link>
            {edits && (
              <IconButton label={`從這台裝置拿掉${name}`} kind="plain" onClick={() => drop(account)}>
                <X aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {!all && pupils.length > FIRST && (
          <Button kind="plain" onClick={() => setAll(true)}>
            看全部 {pupils.length} 位
          </Button>
        )}
        {chosen !== null && (
          <Link to={`/login?next=${encodeURIComponent(next)}`} className={buttonClass({ kind: 'plain' })}>
            用其他帳號登入
          </Link>
        )}
      </div>
    </section>
  )
}
