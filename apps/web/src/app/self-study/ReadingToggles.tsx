import { Toggle } from '@hakka/ui/Toggle.tsx'
import { setReading, useReading } from '../container/reading.ts'

/** 拼音 and 華語, as the assistant has them. */
export function ReadingToggles() {
  const { pinyin, chinese } = useReading()
  return (
    <div className="flex flex-wrap gap-x-5">
      <Toggle
        label="拼音"
        checked={pinyin !== 'none'}
        onChange={(on) => setReading({ pinyin: on ? 'marks' : 'none' })}
      />
      <Toggle label="華語" checked={chinese} onChange={(on) => setReading({ chinese: on })} />
    </div>
  )
}
