import type { PinyinStyle } from '@hakka/hakka/pinyin'
import { setReading, useReading } from '../container/reading.ts'

/** How the reader wants tones shown. A dictionary always shows them, also to who reads lessons without pinyin. */
export function useMarks(): { marks: PinyinStyle; setMarks(marks: PinyinStyle): void } {
  const { pinyin } = useReading()
  return {
    marks: pinyin === 'numbers' ? 'numbers' : 'marks',
    setMarks: (marks) => setReading({ pinyin: marks }),
  }
}
