import { Segmented } from '@hakka/ui/Segmented.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import type { ReactNode } from 'react'
import { type Reading, setReading } from '../reading.ts'

const PINYIN = [
  { value: 'marks', label: '調號' },
  { value: 'numbers', label: '數字' },
  { value: 'none', label: '不顯示' },
] as const

const SIZES = [
  { value: '1', label: '標準', size: 1 },
  { value: '1.25', label: '大', size: 1.25 },
  { value: '1.5', label: '特大', size: 1.5 },
] as const

function Setting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-16 font-bold">
        {title}
      </p>
      {children}
    </div>
  )
}

/** How Hakka text is shown, and what sounds by itself. */
export function ReadingControls({ reading }: { reading: Reading }) {
  return (
    <div className="grid gap-4">
      <Setting title="拼音">
        <Segmented
          label="拼音"
          hideLabel
          fill
          value={reading.pinyin}
          onChange={(pinyin) => setReading({ pinyin })}
          options={PINYIN}
        />
      </Setting>
      <Setting title="文字大小">
        <Segmented
          label="文字大小"
          hideLabel
          fill
          value={SIZES.find(({ size }) => size === reading.size)?.value ?? '1'}
          onChange={(value) => setReading({ size: SIZES.find((own) => own.value === value)?.size ?? 1 })}
          options={SIZES}
        />
      </Setting>
      <div className="grid">
        <Toggle label="顯示華語" checked={reading.chinese} onChange={(chinese) => setReading({ chinese })} />
        <Toggle
          label="投影模式（1.5 倍）"
          checked={reading.projector}
          onChange={(projector) => setReading({ projector })}
        />
        <Toggle label="自動念" checked={reading.autoSay} onChange={(autoSay) => setReading({ autoSay })} />
        <Toggle label="答題音效" checked={!reading.mute} onChange={(on) => setReading({ mute: !on })} />
      </div>
    </div>
  )
}
