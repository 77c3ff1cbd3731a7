import { dialectName } from '@hakka/contract/constants'
import type { ComparedReading } from '@hakka/contract/dictionary'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { api } from '../api.ts'
import { withLogin } from '../session/with-login.ts'
import { taipeiTime } from '../taipei-time.ts'

/** So many are told one by one. */
const TOLD = 3

/** What the dictionary says otherwise, a sentence each. */
export const doubtsOf = ({ doubts, unsaid }: ComparedReading, dialectId: number): string[] => [
  ...doubts.map(({ text, said, given }) => `「${text}」寫 ${said}，辭典是 ${given.join('、')}`),
  ...unsaid.map(
    ({ text, instead }) => `${dialectName(dialectId)}不說「${text}」，辭典給的是「${instead.join('、')}」`,
  ),
]

/** Doubts of a reading: it may be right all the same, which somebody can say for all who come after. */
export function Doubts({
  line,
  said,
  dialectId,
  onKept,
}: {
  line: ComparedReading
  /** What was compared. */
  said: { text: string; pinyin: string }
  dialectId: number
  /** None where nothing may be changed. */
  onKept?: ((kept: ComparedReading['kept']) => void) | undefined
}) {
  const [busy, setBusy] = useState(false)
  const all = doubtsOf(line, dialectId)
  if (all.length === 0) return null
  async function keep(isKept: boolean): Promise<void> {
    setBusy(true)
    try {
      const { kept } = await withLogin(() =>
        api('POST /api/admin/readings/keep', { body: { ...said, dialect_id: dialectId, keep: isKept } }),
      )
      onKept?.(kept)
    } catch (error) {
      const body = error instanceof Error ? error.message : '請再試一次'
      toast({ type: 'error', title: '沒有存好', body })
    } finally {
      setBusy(false)
    }
  }
  if (line.kept)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-16 text-muted">
        <span>
          和辭典不同，{line.kept.by} {taipeiTime(line.kept.at)} 確認過沒有錯
        </span>
        {onKept && (
          <Button kind="plain" busy={busy} onClick={() => void keep(false)}>
            再提醒
          </Button>
        )}
      </p>
    )
  return (
    <>
      <ul role="status" className="grid gap-1 text-16 text-warning-deep">
        {all.slice(0, TOLD).map((doubt) => (
          <li key={doubt}>{doubt}</li>
        ))}
        {all.length > TOLD && <li>還有 {all.length - TOLD} 處</li>}
      </ul>
      {onKept && said.pinyin.trim() !== '' && (
        <Button
          kind="plain"
          className="justify-self-start"
          busy={busy}
          icon={<Check aria-hidden="true" />}
          onClick={() => void keep(true)}
        >
          這樣念沒有錯
        </Button>
      )}
    </>
  )
}
