import { DELETED_DAYS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { taipeiDate, taipeiTime } from '../taipei-time.ts'
import { DeletedTabs } from './DeletedTabs.tsx'
import { type Column, DeskTable, type DeskTableProps } from './DeskTable.tsx'
import { useRestore } from './use-restore.ts'

const DAY_MS = 24 * 60 * 60_000

/** As the contract's lists of what was deleted have it (`deletedFields`). */
interface DeletedRow {
  id: number
  title: string
  version: number
  deleted_at: string | null
  deleted_by: string | null
}

const goneAt = (at: string) => taipeiDate(new Date(Date.parse(at) + DELETED_DAYS * DAY_MS).toISOString())

/**
 * What was deleted from a list, the latest first, each with a way back until it is gone for good.
 * @example <DeletedTable label="已刪除的消息" list={list} note={(row) => row.category.name} search="標題裡的字" restore={…} />
 */
export function DeletedTable<Row extends DeletedRow>({
  note,
  restore,
  isKept = false,
  rowKey = ({ id }) => id,
  ...table
}: Pick<DeskTableProps<Row>, 'label' | 'list' | 'search' | 'filters'> & {
  /** Below its title, to tell it apart. */
  note?(row: Row): ReactNode
  restore(row: Row): Promise<unknown>
  /** Nothing of it ever goes for good. */
  isKept?: boolean
  /** Where rows are of several kinds and an id alone is none. */
  rowKey?(row: Row): string | number
}) {
  const bringBack = useRestore(restore)
  const [busy, setBusy] = useState<string | number>()
  const columns: readonly Column<Row>[] = [
    {
      id: 'title',
      title: '標題',
      main: true,
      cell: (row) => (
        <>
          <span className="font-bold" translate="no">
            {row.title}
          </span>
          {note && <span className="block text-14 text-muted">{note(row)}</span>}
        </>
      ),
    },
    {
      id: 'deleted_by',
      title: '刪除的人',
      // A name of four characters stands in one line, a long one doesn't push the others away.
      cell: ({ deleted_by }) => (
        <span className="inline-block min-w-16" translate={deleted_by ? 'no' : undefined}>
          {deleted_by || '（帳號已刪除）'}
        </span>
      ),
    },
    { id: 'deleted_at', title: '刪除時間', narrow: true, cell: (row) => taipeiTime(row.deleted_at ?? '') },
  ]
  const gone: Column<Row> = {
    id: 'gone_at',
    title: '永久刪除',
    narrow: true,
    cell: (row) => goneAt(row.deleted_at ?? ''),
  }
  return (
    <DeskTable
      {...table}
      columns={isKept ? columns : [...columns, gone]}
      rowKey={rowKey}
      sorted={{ sort: 'deleted_at', direction: 'desc' }}
      tabs={
        <>
          <DeletedTabs />
          <p className="mb-2 text-16 text-muted">
            {isKept
              ? '刪除的教材一直留著，隨時可以還原。'
              : `刪除 ${DELETED_DAYS} 天後永久刪除，在那之前都可以還原。`}
          </p>
        </>
      }
      empty={<EmptyState title="沒有已刪除的項目" />}
      actions={(row) => (
        <Button
          kind="ghost"
          className="!min-h-10 !px-3.5 !text-16 whitespace-nowrap"
          icon={<Undo2 aria-hidden="true" />}
          aria-label={`還原「${row.title}」`}
          busy={busy === rowKey(row)}
          onClick={() => {
            setBusy(rowKey(row))
            void bringBack(row).finally(() => setBusy(undefined))
          }}
        >
          還原
        </Button>
      )}
    />
  )
}
