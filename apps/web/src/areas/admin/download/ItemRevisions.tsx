import type { DeskDownloadItem, DownloadVersion } from '@hakka/contract/download'
import { api } from '../../../app/api.ts'
import { RevisionsButton } from '../../../app/desk/RevisionsButton.tsx'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'
import { type ItemValues, LABELS, SHOW } from './form-values.ts'

/** A version of a file: as the form has it, but with the file that it was. */
type Values = Omit<ItemValues, 'file' | 'category_id'> & {
  category: string
  file: { id: number; extension: string; size: number }
  url: string
}

const valuesOf = (item: DownloadVersion & { url: string }): Values => ({
  category: item.category_title,
  title: item.title,
  level_no: item.level_no,
  dialect_id: item.dialect_id,
  semester: item.step_no && item.semester_no ? `${item.step_no}-${item.semester_no}` : '',
  file: { id: item.file_id, extension: item.extension, size: item.size },
  url: item.url,
})

const fileText = ({ extension, size }: Values['file']) => `${extension.toUpperCase()}，${sizeText(size)}`

/** The earlier versions of a file of the downloads. */
export function ItemRevisions({
  item,
  isDirty,
  onReverted,
}: {
  item: DeskDownloadItem
  isDirty: boolean
  onReverted(): void
}) {
  const { id } = item
  return (
    <RevisionsButton<Values>
      title={item.title}
      present={{ values: valuesOf(item), version: item.version }}
      labels={{
        category: LABELS.category_id,
        title: LABELS.title,
        level_no: LABELS.level_no,
        dialect_id: LABELS.dialect_id,
        semester: LABELS.semester,
        file: LABELS.file,
      }}
      show={{
        level_no: SHOW.level_no,
        dialect_id: SHOW.dialect_id,
        semester: SHOW.semester,
        file: fileText,
      }}
      list={async () => (await api('GET /api/download/revisions', { query: { id } })).data}
      read={async (version) =>
        valuesOf((await api('GET /api/download/revision', { query: { id, version } })).data.content)
      }
      revert={(revision, version) => api('POST /api/download/revert', { body: { id, revision, version } })}
      onReverted={onReverted}
      isDirty={isDirty}
      more={({ title, url, file }) => (
        <DownloadLink file={{ url, title, ...file }} className="text-brand underline underline-offset-4">
          下載這一版的檔案（{fileText(file)}）
        </DownloadLink>
      )}
    />
  )
}
