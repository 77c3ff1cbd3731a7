import type { ModuleTypeEntry } from '@hakka/contract/module-type'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { ExternalLink } from 'lucide-react'
import { useNavigate } from 'react-router'
import { samplePath, type Way } from './way.ts'

/** What is seen below: which type, and that it is its sample. */
export function TypeHead({ type, way, no, of }: { type: ModuleTypeEntry; way: Way; no: number; of: number }) {
  const navigate = useNavigate()
  return (
    <header className="mt-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 className="font-reading text-32 leading-snug text-brand">{type.name}</h2>
        <p className="flex flex-wrap gap-x-4 text-16 text-muted">
          <code>{type.id}</code>
          <span>第 {type.version} 版</span>
          <span>
            第 {no} / {of} 種
          </span>
        </p>
        <p className="mt-1 text-16 text-muted">
          這是範例教材，用四縣腔和三級的配色；在這裡作答不會留下紀錄。
        </p>
        {way === 'assessed' && (
          <p className="mt-1 text-16 text-muted">評量時答案不在學生的畫面裡，每次送出都由伺服器批改。</p>
        )}
      </div>
      {type.asks && (
        <Segmented
          label="作答方式"
          value={way}
          options={[
            { value: 'practice', label: '練習' },
            { value: 'assessed', label: '評量' },
          ]}
          onChange={(next) => navigate(`?id=${type.id}&way=${next}`, { preventScrollReset: true })}
        />
      )}
      <a
        href={samplePath(type.id, way)}
        target="_blank"
        rel="noopener"
        className={buttonClass({ kind: 'ghost' })}
      >
        單獨開啟
        <span className="sr-only">（另開新分頁）</span>
        <ExternalLink aria-hidden="true" />
      </a>
    </header>
  )
}
