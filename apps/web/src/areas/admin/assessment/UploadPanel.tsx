import { DIALECTS, STEP_MAX, semesterName, UPLOADS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { UnsavedGuard } from '../../../app/desk/UnsavedGuard.tsx'
import { DraftOffer } from '../../../app/drafts/DraftOffer.tsx'
import { useDraft } from '../../../app/drafts/use-draft.ts'
import { FileField } from '../../../app/forms/FileField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { MissingFiles } from './MissingFiles.tsx'
import { UploadRow } from './UploadRow.tsx'
import { type Chosen, useUploads } from './use-uploads.ts'

const MOST_AT_ONCE = 40

const SEMESTERS = Array.from({ length: STEP_MAX }, (_, index) => index + 1).flatMap((step) =>
  [1, 2].map((half) => ({ value: `${step}-${half}`, label: semesterName(step, half) })),
)

interface Draft {
  semester: string
  dialect_id: number
  rows: readonly Chosen[]
}

const START: Draft = { semester: '1-1', dialect_id: 1, rows: [] }

/** Handbooks of one semester and dialect, several at once; lesson and kind are read from their names where they say. */
export function UploadPanel({ onUploaded }: { onUploaded(): void }) {
  const [semester, setSemester] = useState(START.semester)
  const [dialect_id, setDialect] = useState(START.dialect_id)
  const uploads = useUploads(onUploaded)
  const [step_no = 1, semester_no = 1] = semester.split('-').map(Number)
  const { waiting, missing } = uploads
  const panel = useRef<HTMLElement>(null)
  const chosen = uploads.rows
    .filter(({ state }) => state !== 'done')
    .map(({ file: { name, size }, lesson, book }): Chosen => ({ name, size, lesson, book }))
  const draft = useDraft<Draft>({
    // Whichever page of the list stands below.
    form: '/admin/assessments',
    base: { values: START },
    values: { semester, dialect_id, rows: [...chosen, ...missing] },
    isDirty: () => chosen.length + missing.length > 0,
    onRestore(kept) {
      setSemester(kept.semester ?? semester)
      setDialect(kept.dialect_id ?? dialect_id)
      uploads.setMissing(kept.rows ?? [])
    },
  })
  const place = { step_no, semester_no, dialect_id }
  return (
    <section
      ref={panel}
      aria-labelledby="upload"
      className="mb-8 grid gap-4 rounded-option border border-line bg-white p-5"
    >
      <h2 id="upload" className="text-22 font-bold">
        上傳手冊
      </h2>
      <DraftOffer draft={draft} onDone={() => panel.current?.querySelector('select')?.focus()} />
      <div className="grid gap-4 md:grid-cols-2">
        <SelectField
          name="semester"
          label="年級與學期"
          value={semester}
          onValue={(value) => {
            setSemester(value)
            uploads.moved()
          }}
          options={SEMESTERS}
        />
        <SelectField
          name="dialect_id"
          label="腔調"
          value={dialect_id}
          onValue={(value) => {
            setDialect(value)
            uploads.moved()
          }}
          options={DIALECTS.map(({ id, name }) => ({ value: Number(id), label: name }))}
        />
      </div>
      <FileField
        name="file"
        label="PDF 檔案"
        hint="可以一次選好幾個，每個不超過 50 MB；檔名寫「第一課教師」這樣，會自動選好課次和種類"
        accept=".pdf,application/pdf"
        max={MOST_AT_ONCE}
        maxBytes={UPLOADS.pdf_bytes}
        value={[]}
        onValue={uploads.add}
      />
      <MissingFiles files={missing} onClose={() => uploads.setMissing([])} />
      {uploads.rows.length > 0 && (
        <>
          <ul aria-label="選好的檔案">
            {uploads.rows.map((row) => (
              <UploadRow
                key={row.id}
                row={row}
                step={step_no}
                busy={uploads.busy}
                onChange={(part) => uploads.change(row.id, part)}
                onRemove={() => uploads.remove(row.id)}
                onReplace={() => void uploads.replace(row, place)}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center justify-end gap-4">
            <p role="status" className="text-16 text-muted">
              {waiting === 0 ? '全部上傳完成' : `還有 ${waiting} 個檔案`}
            </p>
            <Button
              kind="brand"
              disabled={!uploads.isReady}
              busy={uploads.busy}
              icon={<Upload aria-hidden="true" />}
              onClick={() => void uploads.sendAll(place)}
            >
              上傳
            </Button>
          </div>
        </>
      )}
      <UnsavedGuard when={waiting > 0} isDirty={() => waiting > 0} inQuery={false} />
    </section>
  )
}
