import { DIALECTS, LEVELS, type StudyKindName } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'

const ALL = { value: 0, label: '全部' }

/** Templates, and what there is as an import takes it: all of it, or of a level, a theme and a dialect. */
export function TableLinks({
  kind,
  files,
  themes,
}: {
  kind: StudyKindName
  files: Record<string, string>
  themes: readonly { id: number; level_no: number | null; name: string }[]
}) {
  const [themeId, setThemeId] = useState(0)
  const [levelNo, setLevelNo] = useState(0)
  const [dialectId, setDialectId] = useState(0)
  const offered = themes.filter((own) => levelNo === 0 || own.level_no === null || own.level_no === levelNo)
  return (
    <section className={FORM_CARD} aria-labelledby="templates">
      <h2 id="templates" className="text-18 font-bold">
        範本和現有內容
      </h2>
      <Links kind={kind} of="template" files={files} />
      <p className="border-t border-line pt-4 text-muted">
        匯出的現有內容改好後，可以直接匯入。一次最多匯入 20,000
        列：內容比這多，就一個級別、一個主題或一種腔調地匯出。
      </p>
      <div className="grid gap-5 sm:grid-cols-2 lg:max-w-4xl lg:grid-cols-3">
        {kind !== 'classroom_term' && (
          <SelectField
            name="level_no"
            label="匯出的級別"
            value={levelNo}
            onValue={(no) => {
              setLevelNo(no)
              setThemeId(0)
            }}
            options={[ALL, ...LEVELS.map(({ no, name }) => ({ value: Number(no), label: name }))]}
          />
        )}
        {themes.length > 0 && (
          <SelectField
            name="category_id"
            label="匯出的主題"
            value={themeId}
            onValue={setThemeId}
            options={[ALL, ...offered.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        <SelectField
          name="dialect_id"
          label="匯出的腔調"
          value={dialectId}
          onValue={setDialectId}
          options={[ALL, ...DIALECTS.map(({ id, name }) => ({ value: Number(id), label: name }))]}
        />
      </div>
      <Links
        kind={kind}
        of="content"
        files={files}
        only={{ level_no: levelNo, category_id: themeId, dialect_id: dialectId }}
      />
    </section>
  )
}

function Links({
  kind,
  of,
  files,
  only = {},
}: {
  kind: StudyKindName
  of: 'template' | 'content'
  files: Record<string, string>
  /** What is 0 is not named. */
  only?: Record<string, number>
}) {
  const named = Object.entries(only).flatMap(([key, value]) => (value === 0 ? [] : `&${key}=${value}`))
  return Object.entries(files).map(([file, name]) => (
    <div key={file} className="flex flex-wrap items-center gap-2">
      <span className="min-w-20 font-bold max-sm:w-full">{name}</span>
      {['tsv', 'xlsx'].map((format) => (
        <a
          key={format}
          href={`/api/admin/self_study/${kind}/table?of=${of}&file=${file}&format=${format}${named.join('')}`}
          download
          className={buttonClass({ kind: 'ghost' })}
        >
          <Download aria-hidden="true" />
          {of === 'template' ? '範本' : '現有內容'} {format.toUpperCase()}
        </a>
      ))}
    </div>
  ))
}
