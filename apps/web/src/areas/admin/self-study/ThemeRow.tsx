import { DIALECTS, type StudyKindName } from '@hakka/contract/constants'
import type { StudyDeskTheme } from '@hakka/contract/study-desk'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import type { LeavingTheme } from './DeleteTheme.tsx'
import { editUrl } from './kinds.ts'
import { OrderButton } from './OrderButton.tsx'
import type { NamedTheme } from './ThemeDialog.tsx'

const SMALL = '!min-h-10 !px-3.5 !text-16'
const BIN = '!min-h-10 !w-10 !px-0 !text-16 !text-wrong-deep'

const filledOf = ({ counts }: StudyDeskTheme) =>
  counts.map(({ dialect_id, count }) => {
    const dialect = DIALECTS.find(({ id }) => id === dialect_id)
    return `${dialect?.name ?? ''} ${count} 項`
  })

/** A theme of the desk: its dialects, and the parts that it has. */
export function ThemeRow({
  kind,
  theme,
  canWrite,
  onName,
  onDelete,
}: {
  kind: StudyKindName
  theme: StudyDeskTheme
  /** Dialects that have nothing of it yet are there to begin with; it may be named anew. */
  canWrite: boolean
  onName(theme: NamedTheme): void
  onDelete(theme: LeavingTheme): void
}) {
  const parent = { id: theme.id, name: theme.name }
  const hasParts = kind === 'speaking' || kind === 'classroom_term'
  return (
    <li className="grid gap-2 border-t border-line pt-4 first-of-type:border-0 first-of-type:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {theme.picture_url && (
          <img
            src={theme.picture_url}
            alt=""
            loading="lazy"
            className="h-10 w-14 flex-none rounded-md bg-pool object-cover"
          />
        )}
        <h3 className="text-18 font-bold">{theme.name}</h3>
        {canWrite && (
          <Button
            kind="plain"
            className={SMALL}
            icon={<Pencil aria-hidden="true" />}
            aria-label={`改主題「${theme.name}」：名稱、預告和其他`}
            onClick={() =>
              onName({
                id: theme.id,
                version: theme.version,
                name: theme.name,
                releaseNote: theme.release_note,
                levelNo: theme.level_no,
                pictureUrl: theme.picture_url,
              })
            }
          >
            改主題
          </Button>
        )}
        {canWrite && (
          <Button
            kind="plain"
            className={BIN}
            icon={<Trash2 aria-hidden="true" />}
            aria-label={`刪除主題「${theme.name}」`}
            title="刪除"
            onClick={() => onDelete({ ...theme, isPart: false, filled: filledOf(theme) })}
          />
        )}
      </div>
      {theme.release_note && <p className="text-16 text-muted">{theme.release_note}</p>}
      <ul className="flex flex-wrap gap-2">
        {DIALECTS.map(({ id, name }) => {
          const { count = 0, doubted = 0 } = theme.counts.find(({ dialect_id }) => dialect_id === id) ?? {}
          if (count === 0 && !canWrite) return null
          return (
            <li key={id} className="flex flex-wrap items-center gap-1">
              <Link
                to={editUrl(kind, theme, id)}
                className={ROW_ACTION}
                aria-label={`編輯「${theme.name}」的${name}，${count} 項`}
              >
                {`${name}（${count}）`}
              </Link>
              {doubted > 0 && <Chip tone="warning">{doubted} 句聲音可能不合</Chip>}
            </li>
          )
        })}
        {theme.counts.length === 0 && !canWrite && <li className="text-muted">還沒有內容</li>}
      </ul>
      {hasParts && canWrite && (
        <ul className="flex flex-wrap items-center gap-x-1" aria-label={`「${theme.name}」的子主題`}>
          {theme.subcategories.map(({ id, name, version, count }) => (
            <li key={id} className="flex items-center">
              <Button
                kind="plain"
                className={SMALL}
                icon={<Pencil aria-hidden="true" />}
                aria-label={`改子主題「${name}」的名稱`}
                onClick={() => onName({ id, version, parent, name, releaseNote: '' })}
              >
                {name}
              </Button>
              <Button
                kind="plain"
                className={BIN}
                icon={<Trash2 aria-hidden="true" />}
                aria-label={`刪除子主題「${name}」`}
                title="刪除"
                onClick={() =>
                  onDelete({ id, version, name, isPart: true, filled: count > 0 ? [`${count} 項`] : [] })
                }
              />
            </li>
          ))}
          <li>
            <Button
              kind="plain"
              className={SMALL}
              icon={<Plus aria-hidden="true" />}
              onClick={() => onName({ parent, name: '', releaseNote: '' })}
            >
              新增子主題
            </Button>
          </li>
          <li>
            <OrderButton
              kind={kind}
              of="themes"
              what={`「${theme.name}」的子主題`}
              items={theme.subcategories}
              className={SMALL}
            />
          </li>
        </ul>
      )}
    </li>
  )
}
