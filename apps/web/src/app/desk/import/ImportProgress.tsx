import type { TableFault, TableProgress } from '@hakka/contract/study-import-shapes'
import type { ReactNode } from 'react'
import { FORM_CARD } from '../form-card.ts'
import { FaultList } from './FaultList.tsx'

const TEXTS: Record<TableProgress['state'], string> = {
  checked: '準備匯入',
  waiting: '等候匯入',
  running: '匯入中，可以離開這一頁，匯入會繼續進行',
  done: '匯入完成',
  undoing: '復原中',
  undone: '這次匯入已經復原',
  refused: '檢查以後內容又變了，這次沒有寫入',
  failed: '匯入失敗，沒有寫入任何內容，請稍後再試',
}

/** How far an import is, and how it has ended. */
export function ImportProgress({
  progress: { state, percent, made, changed, faults },
  names,
  children,
}: {
  progress: TableProgress
  names: Readonly<Record<TableFault['file'], string>>
  /** Where to go on from here, when it has ended. */
  children: ReactNode
}) {
  const going = state === 'waiting' || state === 'running'
  return (
    <section className={FORM_CARD} aria-labelledby="import-progress">
      <h2 id="import-progress" className="text-18 font-bold">
        匯入進度
      </h2>
      <p role="status">
        {TEXTS[state]}
        {state === 'done' && `：新增 ${made} 項、修改 ${changed} 項。`}
      </p>
      {going && (
        <progress className="h-3 w-full accent-primary" value={percent} max={100} aria-label="匯入進度">
          {percent}%
        </progress>
      )}
      <FaultList faults={faults} count={faults.length} names={names} />
      {!going && <div className="flex flex-wrap gap-3">{children}</div>}
    </section>
  )
}
