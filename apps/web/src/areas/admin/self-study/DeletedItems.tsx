import type { CallAnswer } from '@hakka/contract/calls'
import { dialectName, LEVELS, type StudyKindName } from '@hakka/contract/constants'
import type { DeletedStudyItem } from '@hakka/contract/study-desk'
import { api } from '../../../app/api.ts'
import { DeletedTable } from '../../../app/desk/DeletedTable.tsx'

const levelOf = (no: number | null) => LEVELS.find((own) => own.no === no)?.name ?? ''

/** What it is and where it stood. */
const noteOf = ({ of, category, level_no, dialect_id, no, count }: DeletedStudyItem): string => {
  const back = count > 0 ? `裡面的 ${count} 項一起還原` : '裡面沒有內容'
  const parts =
    of === 'theme'
      ? ['主題', levelOf(level_no), back]
      : of === 'part'
        ? ['子主題', levelOf(level_no), category, back]
        : [category, dialect_id === null ? '' : dialectName(dialect_id), `編號 ${no}`]
  return parts.filter(Boolean).join('，')
}

/** What was deleted of a kind, each with a way back; a theme with all that went with it. */
export const DeletedItems = ({
  kind,
  list,
}: {
  kind: StudyKindName
  list: CallAnswer<'GET /api/admin/self_study/{type}/deleted'>
}) => (
  <DeletedTable
    label="已刪除的教材"
    list={list}
    isKept
    rowKey={({ of, id }) => `${of} ${id}`}
    note={noteOf}
    restore={({ of, id, version }) =>
      api('POST /api/admin/self_study/{type}/restore', {
        params: { type: kind },
        body: { id, version, of: of === 'item' ? 'item' : 'theme' },
      })
    }
  />
)
