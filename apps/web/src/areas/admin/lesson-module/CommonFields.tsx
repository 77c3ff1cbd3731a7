import { BOUNDS } from '@hakka/contract/constants'
import { ChevronRight } from 'lucide-react'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import type { ModuleState } from './use-module.ts'

/** What every module has beside its content; folded away, for it is written once. */
export function CommonFields({ state: { values, set } }: { state: ModuleState }) {
  return (
    <details className="group rounded-option border border-line bg-white">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <ChevronRight
          size={20}
          aria-hidden="true"
          className="flex-none transition-[rotate] group-open:rotate-90"
        />
        <b className="flex-none font-medium">標題和說明</b>
        <span className="min-w-0 truncate text-muted group-open:hidden">
          {[values.title, values.description].filter(Boolean).join('・')}
        </span>
      </summary>
      <div className="grid gap-4 px-4 pb-4 md:grid-cols-2">
        <TextField name="title" label="標題" value={values.title} onValue={(title) => set({ title })} />
        <TextField
          name="title_memo"
          label="標題備註"
          hint="只有編輯者看得到，版本清單裡會寫"
          value={values.title_memo}
          onValue={(title_memo) => set({ title_memo })}
        />
        <TextAreaField
          name="description"
          label="說明"
          rows={3}
          max={BOUNDS.description}
          value={values.description}
          onValue={(description) => set({ description })}
        />
        <TextAreaField
          name="memo"
          label="備註"
          hint="只有編輯者看得到"
          rows={3}
          value={values.memo}
          onValue={(memo) => set({ memo })}
        />
      </div>
    </details>
  )
}
