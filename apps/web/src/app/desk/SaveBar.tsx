import { Button } from '@hakka/ui/Button.tsx'
import { CircleAlert, Save } from 'lucide-react'
import type { ReactNode } from 'react'

/** Always in sight: whether it is saved, and how to save it. */
export function SaveBar({
  phase,
  changes,
  faults,
  onFault,
  refusal,
  onReset,
  saveLabel = '儲存',
  children,
}: {
  phase: 'resting' | 'saving' | 'saved'
  /** How many fields have changed. */
  changes: number
  /** How many of them are wrong. */
  faults: number
  /** Leads to the first of them. */
  onFault(): void
  /** Why nothing was saved, where no field is wrong. */
  refusal: string | undefined
  onReset(): void
  saveLabel?: string | undefined
  children?: ReactNode
}) {
  return (
    <section className="save-bar" aria-label="儲存">
      <p role="status" className="flex min-w-20 flex-1 basis-20 items-center gap-3">
        <span aria-hidden="true" className="save-dot" data-unsaved={changes > 0 || undefined} />
        <b>{stateOf(phase, changes)}</b>
      </p>
      {faults > 0 && (
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-1.5 text-[#ffb4ac] underline underline-offset-4 max-sm:order-first max-sm:basis-full"
          onClick={onFault}
        >
          <CircleAlert size={18} aria-hidden="true" className="flex-none" />
          {faults} 個欄位要修正
        </button>
      )}
      {refusal !== undefined && (
        <p
          role="alert"
          className="flex items-start gap-1.5 text-[#ffb4ac] max-sm:order-first max-sm:basis-full"
        >
          <CircleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
          沒有儲存：{refusal}
        </p>
      )}
      {children}
      {changes > 0 && (
        <button
          type="button"
          disabled={phase === 'saving'}
          className="inline-flex min-h-12 items-center rounded-button border border-white/70 px-5 hover:bg-white/15"
          onClick={onReset}
        >
          放棄變更
        </button>
      )}
      <Button
        type="submit"
        kind="ghost"
        icon={<Save aria-hidden="true" />}
        busy={phase === 'saving'}
        className="font-bold text-brand"
      >
        {saveLabel}
      </Button>
    </section>
  )
}

function stateOf(phase: 'resting' | 'saving' | 'saved', changes: number): string {
  if (phase === 'saving') return '儲存中…'
  if (changes > 0) return `未儲存：有 ${changes} 項變更`
  return phase === 'saved' ? '已儲存' : '沒有變更'
}
