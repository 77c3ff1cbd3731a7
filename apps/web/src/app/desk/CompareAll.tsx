import type { ComparedReading } from '@hakka/contract/dictionary'
import { Button } from '@hakka/ui/Button.tsx'
import { useState } from 'react'
import { api } from '../api.ts'
import { doubtsOf } from './Doubts.tsx'

interface Line {
  id: string
  /** As it is told: 第 3 句. */
  name: string
  text: string
  pinyin: string
}

interface Answer {
  key: string
  has: boolean
  lines: (Line & { compared: ComparedReading })[]
}

/** All readings of a form beside the dictionary's, and one button that takes what it has otherwise. */
export function CompareAll({
  lines,
  dialectId,
  label = '全部和辭典核對',
  onTake,
}: {
  lines: readonly Line[]
  dialectId: number
  label?: string
  /** Readings by the ids of their lines. */
  onTake(readings: ReadonlyMap<string, string>): void
}) {
  const [state, setState] = useState<'resting' | 'asking' | 'failed'>('resting')
  const [answer, setAnswer] = useState<Answer>()
  const written = lines.filter(({ text }) => text.trim() !== '')
  const key = JSON.stringify(written.map(({ text, pinyin }) => [text, pinyin]))
  // What was told of other texts is no more true.
  const told = answer?.key === key ? answer : undefined
  const ask = async () => {
    setState('asking')
    try {
      const { has_dictionary, lines: compared } = await api('POST /api/admin/readings/compare', {
        body: { dialect_id: dialectId, lines: written.map(({ text, pinyin }) => ({ text, pinyin })) },
      })
      const own = written.flatMap((line, at) => {
        const found = compared[at]
        return found ? [{ ...line, compared: found }] : []
      })
      setAnswer({ key, has: has_dictionary, lines: own })
      setState('resting')
    } catch {
      setState('failed')
    }
  }
  // What somebody has found right is not asked again.
  const doubted =
    told?.lines.filter(({ compared }) => !compared.kept && doubtsOf(compared, dialectId).length > 0) ?? []
  const offers = new Map(
    told?.lines.flatMap(({ id, compared }) =>
      compared.offer === null || compared.kept ? [] : [[id, compared.offer] as const],
    ),
  )
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="ghost"
          busy={state === 'asking'}
          disabled={written.length === 0}
          onClick={() => void ask()}
        >
          {label}
        </Button>
        {offers.size > 0 && (
          <Button kind="soft" onClick={() => onTake(offers)}>
            {offers.size} 句都用辭典的讀音
          </Button>
        )}
        <span role="status" className="text-muted">
          {state === 'failed' && '沒有核對成功，請再試一次'}
          {told && !told.has && '這個網站沒有匯入教育部辭典，只能檢查拼音的寫法。'}
          {told?.has && doubted.length === 0 && offers.size === 0 && '讀音都和辭典一樣'}
        </span>
      </div>
      {doubted.length > 0 && (
        <ul className="grid gap-1 rounded-option bg-note px-4 py-3 text-16" aria-label="和辭典不同的讀音">
          {doubted.map(({ id, name, compared }) => (
            <li key={id}>
              <b>{name}</b>　{doubtsOf(compared, dialectId).join('；')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
