import type { AssessmentVersion, DeskAssessment } from '@hakka/contract/assessment'
import { api } from '../../../app/api.ts'
import { Revisions } from '../../../app/desk/Revisions.tsx'
import { DownloadLink } from '../../../app/download/DownloadLink.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'

interface Values {
  title: string
  /** Another version is another file, also where it is as large. */
  file: { version: number; size: number }
  url: string
}

const valuesOf = (version: number, { title, size, url }: AssessmentVersion & { url: string }): Values => ({
  title,
  file: { version, size },
  url,
})

const fileText = ({ size }: Values['file']) => `PDF，${sizeText(size)}`

/** The earlier files of a handbook. */
export function HandbookRevisions({
  item,
  onClose,
  onReverted,
}: {
  item: DeskAssessment
  onClose(): void
  onReverted(): void
}) {
  const { id, version } = item
  return (
    <Revisions<Values>
      open
      onClose={onClose}
      title={item.title}
      present={{ values: { title: item.title, file: { version, size: item.size }, url: item.url }, version }}
      labels={{ title: '名稱', file: '檔案' }}
      show={{ file: fileText }}
      list={async () => (await api('GET /api/assessment/revisions', { query: { id } })).data}
      read={async (wanted) => {
        const query = { id, version: wanted }
        return valuesOf(wanted, (await api('GET /api/assessment/revision', { query })).data.content)
      }}
      revert={(revision, seen) =>
        api('POST /api/assessment/revert', { body: { id, revision, version: seen } })
      }
      onReverted={onReverted}
      more={({ title, url, file }) => (
        <DownloadLink
          file={{ url, title, extension: 'pdf' }}
          className="text-brand underline underline-offset-4"
        >
          下載這一版的檔案（{fileText(file)}）
        </DownloadLink>
      )}
    />
  )
}
