import { Chip } from '@hakka/ui/Chip.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Link, useSearchParams } from 'react-router'
import { taipeiTime } from '../../../app/taipei-time.ts'
import type { ListedVersion } from './load-versions.ts'

/** The versions, the newest first; the one that is chosen stands on the left of the comparison. */
export function VersionList({
  versions,
  older,
  newer,
}: {
  versions: readonly ListedVersion[]
  older: number | undefined
  newer: number | undefined
}) {
  const [params] = useSearchParams()
  const to = (change: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(change)) next.set(name, value)
    return `?${next}`
  }
  return (
    <section aria-labelledby="versions" className="desk-card">
      <h2 id="versions" className="text-20 font-bold">
        版本
      </h2>
      <ul className="grid gap-1">
        {versions.map((own) => (
          <li key={own.key}>
            <Link
              to={to(
                own.key === newer
                  ? { from: String(own.key) }
                  : { from: String(own.key), to: String(newer ?? '') },
              )}
              preventScrollReset
              aria-current={own.key === older ? 'true' : undefined}
              className={cx('version-link', own.key === older && 'version-link-own')}
            >
              <span className="flex flex-wrap items-center gap-2 font-bold">
                {own.title}
                {own.isDraft && <Chip>還沒發布</Chip>}
                {own.isSeen && <Chip tone="right">已發布</Chip>}
                {own.key === newer && versions.length > 1 && <Chip tone="level">右邊</Chip>}
              </span>
              <span className="block text-14 text-muted">
                {[own.at && taipeiTime(own.at), own.by].filter(Boolean).join('・')}
              </span>
              {own.note && <span className="block text-14 break-words">{own.note}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
