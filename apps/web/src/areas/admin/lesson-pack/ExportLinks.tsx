import { addressOf } from '@hakka/contract/client'
import { DIALECTS, LEVELS } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'

/** Takes lessons out that learners see: of a level, of a dialect, or all of them. */
export function ExportLinks() {
  const [level, setLevel] = useState<number | null>(null)
  const [dialect, setDialect] = useState<number | null>(null)
  const query = {
    ...(level && { level_no: level }),
    ...(dialect && { dialect_id: dialect }),
  }
  return (
    <section className={FORM_CARD} aria-labelledby="pack-export">
      <h2 id="pack-export" className="text-20 font-bold">
        匯出
      </h2>
      <p className="-mt-3 text-muted">已發布的課程；單獨一課在它的編輯頁匯出。</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="level_no"
          label="級別"
          value={level}
          onValue={setLevel}
          options={[
            { value: null, label: '全部級別' },
            ...LEVELS.map(({ no, name }) => ({ value: no, label: name })),
          ]}
        />
        <SelectField
          name="dialect_id"
          label="腔調"
          value={dialect}
          onValue={setDialect}
          options={[
            { value: null, label: '全部腔調' },
            ...DIALECTS.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div>
        <a
          href={addressOf('GET /api/admin/lesson/pack/export', { query })}
          className={buttonClass({ kind: 'ghost' })}
        >
          <Download aria-hidden="true" />
          下載教材包
        </a>
      </div>
    </section>
  )
}
