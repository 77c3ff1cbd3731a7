import { formatPinyin } from '@hakka/hakka/pinyin'
import { Button } from '@hakka/ui/Button.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { MarkedValue } from '../../../app/desk/MarkedValue.tsx'
import type { MovedItem } from './aligned.ts'
import type { ComparedLine } from './compared-lines.ts'
import type { ListedVersion } from './load-versions.ts'
import { changedRows, moduleVersions, type Revert, revertOf, type VersionRow } from './version-rows.ts'

/** Two versions beside each other, field by field; what differs is marked character by character. */
export function VersionTable({
  older,
  newer,
  lines,
  moved,
  lessonId,
  dialectId,
  onRevert,
}: {
  older: ListedVersion
  newer: ListedVersion
  lines: readonly ComparedLine[]
  moved: readonly MovedItem[]
  lessonId: number
  dialectId: number
  /** Makes a field or an item what it was in the older version; none where the newer one is not what is edited. */
  onRevert?: ((what: Revert) => Promise<void>) | undefined
}) {
  const [busy, setBusy] = useState<string>()
  const [view, setView] = useState<'changed' | 'all'>('changed')
  const changed = changedRows(lines, moved)
  const rows: readonly VersionRow[] =
    view === 'changed'
      ? changed
      : lines.map((line) => ({ is: 'field', key: line.key, label: line.label, line }))
  return (
    <section aria-label="比對" className="desk-card min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <b>{older.title}</b>和<b>{newer.title}</b>差在哪裡
        </p>
        <Segmented<'changed' | 'all'>
          label="看哪些"
          value={view}
          onChange={setView}
          options={[
            { value: 'changed', label: `只看改過的 ${changed.length}` },
            { value: 'all', label: `全部 ${lines.length}` },
          ]}
        />
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">兩個版本一樣。</p>
      ) : (
        <table className="version-table">
          <thead>
            <tr>
              <th scope="col">欄位</th>
              <th scope="col">{older.title}</th>
              <th scope="col">{newer.title}</th>
              {onRevert && (
                <th scope="col">
                  <span className="sr-only">還原</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const back = revertOf(row)
              return (
                <tr key={row.key}>
                  <th scope="row">
                    <Head row={row} lessonId={lessonId} />
                  </th>
                  <td data-label={older.title}>
                    <Cell row={row} side="older" dialectId={dialectId} />
                  </td>
                  <td data-label={newer.title}>
                    <Cell row={row} side="newer" dialectId={dialectId} />
                  </td>
                  {onRevert && (
                    <td className="version-back">
                      {back && (
                        <Button
                          kind="ghost"
                          className="px-4"
                          icon={<Undo2 aria-hidden="true" />}
                          aria-label={`${back.verb}「${row.label}」`}
                          busy={busy === row.key}
                          disabled={busy !== undefined}
                          onClick={async () => {
                            setBusy(row.key)
                            await onRevert(back)
                            setBusy(undefined)
                          }}
                        >
                          {back.verb}
                        </Button>
                      )}
                    </td>
                  )}
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Head({ row, lessonId }: { row: VersionRow; lessonId: number }) {
  if (row.is === 'field') {
    const to = moduleVersions(row.line, lessonId)
    return (
      <>
        {row.label}
        {to && (
          <Link to={to} className="block text-16 font-normal text-brand underline underline-offset-4">
            看改了哪裡
          </Link>
        )}
      </>
    )
  }
  if (row.is === 'item')
    return (
      <>
        {row.label}
        <span className="block text-14 font-normal text-muted">整個</span>
      </>
    )
  const { lang, newer = '' } = row.says
  return (
    <>
      <span lang={lang === 'hakka' ? 'hak-Hant-TW' : undefined}>{newer}</span>
      <span className="block text-14 font-normal text-muted">換了位置</span>
    </>
  )
}

function Cell({ row, side, dialectId }: { row: VersionRow; side: 'older' | 'newer'; dialectId: number }) {
  if (row.is === 'moved') return side === 'older' ? row.from : row.to
  const kind = side === 'older' ? 'del' : 'ins'
  const sideOf = (line: ComparedLine) =>
    ({
      line,
      text: line[side],
      other: line[side === 'older' ? 'newer' : 'older'],
      dialectId,
      kind,
    }) as const
  if (row.is === 'field') return <Side {...sideOf(row.line)} />
  if (row.lines.every((line) => line[side] === undefined)) return <span className="text-muted">沒有</span>
  return (
    <ul className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {saidOnce(row.lines, side).map((line) => (
        <li key={line.key} className="min-w-0">
          <Side {...sideOf(line)} />
        </li>
      ))}
    </ul>
  )
}

/** What an item says, shows and lets hear: what is said twice, and what is only ticked or counted, adds nothing. */
function saidOnce(lines: readonly ComparedLine[], side: 'older' | 'newer'): ComparedLine[] {
  const texts = lines.map((line) => line[side])
  const own = lines.filter(
    (line, at) => texts.indexOf(line[side]) === at && !/^(?:是|否|\d+(?:\.\d+)?)$/.test(line[side] ?? ''),
  )
  const isFile = ({ lang }: ComparedLine) => lang === 'picture' || lang === 'sound'
  return [...own.filter((line) => !isFile(line)), ...own.filter(isFile)]
}

function Side({
  line: { lang, synthetic },
  dialectId,
  ...own
}: {
  line: ComparedLine
  text: string | undefined
  other: string | undefined
  dialectId: number
  kind: 'del' | 'ins'
}) {
  return (
    <MarkedValue
      {...own}
      lang={lang}
      isSynthetic={synthetic[own.kind === 'del' ? 'older' : 'newer']}
      // As it is read, marked by its signs: so a tone that differs is seen.
      show={lang === 'pinyin' ? (text) => formatPinyin(text, dialectId, 'marks') : undefined}
    />
  )
}
