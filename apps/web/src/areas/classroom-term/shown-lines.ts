import type { ShownLines } from '@hakka/modules/study/classroom_term'
import { remember, remembered } from '@hakka/ui/remembered.ts'
import { useState } from 'react'
import { setReading, useReading } from '../../app/container/reading.ts'
import { useOwn } from '../../app/container/use-hydrated.ts'

const KEY = 'hakka.terms.text'
const HIDDEN = 'hidden'

/** Which lines of the terms are shown, as this browser's reader last chose. Pinyin and Chinese are as everywhere. */
export function useShownLines(): { lines: ShownLines; show(change: Partial<ShownLines>): void } {
  const { pinyin, chinese } = useReading()
  const kept = useOwn(() => remembered(KEY) !== HIDDEN, true)
  const [chosen, setChosen] = useState<boolean>()
  return {
    lines: { hakka: chosen ?? kept, pinyin: pinyin !== 'none', chinese },
    show(change) {
      if (change.pinyin !== undefined) setReading({ pinyin: change.pinyin ? 'marks' : 'none' })
      if (change.chinese !== undefined) setReading({ chinese: change.chinese })
      if (change.hakka === undefined) return
      setChosen(change.hakka)
      remember(KEY, change.hakka ? 'shown' : HIDDEN)
    },
  }
}
