import { api } from '../../../app/api.ts'
import { RevisionsButton } from '../../../app/desk/RevisionsButton.tsx'
import type { Which } from './place.ts'

interface Table {
  rows: readonly (readonly string[])[]
}

/** A set as it reads beside another version: a row a line. */
interface Said {
  rows: string
}

const said = ({ rows }: Table): Said => ({
  rows: rows
    .map((cells) => cells.filter((cell) => cell !== '' && !cell.startsWith('/files/')).join('　'))
    .join('\n'),
})

/** The earlier versions of a set, also of one that an event no longer plays with. */
export function SetRevisions({
  title,
  which,
  table,
  version,
  onReverted,
}: {
  title: string
  which: Which
  table: Table
  version: number
  onReverted(): void
}) {
  return (
    <RevisionsButton<Said>
      title={title}
      present={{ values: said(table), version }}
      labels={{ rows: '題目' }}
      list={async () => (await api('GET /api/admin/game_set/revisions', { query: which })).data}
      read={async (own) => {
        const { data } = await api('GET /api/admin/game_set/revision', { query: { ...which, version: own } })
        return said(data.content)
      }}
      revert={(revision, seen) =>
        api('POST /api/admin/game_set/revert', { body: { ...which, revision, version: seen } })
      }
      onReverted={onReverted}
    />
  )
}
