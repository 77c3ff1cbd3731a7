import { UPLOADS } from '@hakka/contract/constants'
import type { TableFault, TablePreview } from '@hakka/contract/study-import-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { FileField } from '../../forms/FileField.tsx'
import { FORM_CARD } from '../form-card.ts'
import type { TableCheck } from './use-table-check.ts'

interface AskedFile {
  name: TableFault['file']
  label: string
  hint: string
  required: boolean
}

/** The files of a table; once they are looked at, others begin anew. */
export function TableForm<Preview extends TablePreview>({
  check,
  files,
  isLocked = false,
}: {
  check: TableCheck<Preview>
  files: readonly AskedFile[]
  /** What was looked at is being written. */
  isLocked?: boolean
}) {
  const { busy, preview, sent, told } = check
  const isFirst = busy && !preview
  return (
    <form
      noValidate
      className={FORM_CARD}
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy && !preview) void check.send()
      }}
    >
      <fieldset disabled={busy || isLocked || preview !== undefined} className="grid gap-5">
        <legend className="sr-only">要匯入的檔案</legend>
        {files.map(({ name, ...field }, at) => (
          <FileField
            key={name}
            name={name}
            {...field}
            accept=".tsv,.txt,.xlsx"
            maxBytes={UPLOADS.table_bytes}
            value={check.files[name] ?? []}
            onValue={(own) => check.choose(name, own)}
            errors={check.errors[name]}
            progress={isFirst && at === 0 ? sent : undefined}
          />
        ))}
      </fieldset>
      {told && (
        <p role="alert" className="text-wrong-deep">
          {told}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {preview ? (
          <Button key="anew" kind="ghost" disabled={busy || isLocked} onClick={check.anew}>
            換檔案再檢查
          </Button>
        ) : (
          // An element of its own: Enter on the other one would send the form by this one.
          <Button key="check" kind="brand" type="submit" busy={isFirst}>
            {isFirst ? '檢查中…' : '檢查檔案'}
          </Button>
        )}
      </div>
    </form>
  )
}
