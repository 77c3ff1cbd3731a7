import { Button } from '@hakka/ui/Button.tsx'
import { CircleAlert, ExternalLink, Send, Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { taipeiTime } from '../../../app/taipei-time.ts'
import type { ModuleState } from './use-module.ts'

/** Always in sight: whether the draft is saved, what is lacking, and 檢視 and 送出. */
export function ModuleBar({
  state,
  wrong,
  onFault,
  viewPath,
}: {
  state: ModuleState
  /** Where something is wrong. */
  wrong: readonly string[]
  /** A fault was pressed, or keeps the module from being sent: to its field. */
  onFault(path: string): void
  viewPath: string
}) {
  const { phase, problem, savedAt, submitting } = state
  const saving = useSlow(phase === 'saving')
  return (
    <section className="save-bar" aria-label="草稿">
      <p role="status" className="flex min-w-40 flex-1 items-center gap-3">
        <span aria-hidden="true" className="save-dot" data-unsaved={phase !== 'saved' || undefined} />
        <span className="leading-snug">
          <b>{phase === 'failed' ? '還沒存到伺服器' : saving ? '正在存草稿…' : '草稿存好了'}</b>
          <span className="block text-14">
            {phase === 'failed'
              ? `${problem}。寫的都留在這台電腦，${state.conflict ? '選好要留哪一個就存' : '連上就再存'}`
              : [savedAt && taipeiTime(savedAt).slice(5), '這台電腦和伺服器都有'].filter(Boolean).join('・')}
          </span>
        </span>
      </p>
      {wrong[0] !== undefined && (
        <button
          type="button"
          className="inline-flex min-h-12 items-center gap-1.5 text-[#ffb4ac] underline underline-offset-4"
          onClick={() => onFault(wrong[0] ?? '')}
        >
          <CircleAlert size={18} aria-hidden="true" className="flex-none" />
          {wrong.length} 個要補
        </button>
      )}
      <button
        type="button"
        disabled={!state.canUndo}
        className="inline-flex min-h-12 items-center gap-2 rounded-button border border-white/70 px-5 hover:bg-white/15 disabled:border-white/30 disabled:text-white/50"
        onClick={state.undo}
      >
        <Undo2 size={20} aria-hidden="true" />
        復原
      </button>
      <a
        href={viewPath}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-12 items-center gap-2 rounded-button border border-white/70 px-5 hover:bg-white/15"
      >
        <ExternalLink size={20} aria-hidden="true" />
        檢視
      </a>
      <Button
        kind="ghost"
        className="font-bold text-brand"
        icon={<Send aria-hidden="true" />}
        busy={submitting}
        onClick={() => {
          void state.submit().then((path) => {
            if (path !== undefined) onFault(path)
          })
        }}
      >
        送出
      </Button>
    </section>
  )
}

/** Whether something has gone on for a while: what is done at once is not told. */
function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!going) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), 300)
    return () => clearTimeout(timer)
  }, [going])
  return slow
}
