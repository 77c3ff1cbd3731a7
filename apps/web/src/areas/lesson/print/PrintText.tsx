import { Ruby } from '@hakka/ui/Ruby.tsx'
import type { PrintText as Text } from './worksheet.ts'

/** How the sheets are wished. */
export interface SheetLook {
  dialectId: number
  marks: 'marks' | 'numbers' | 'none'
  chinese: boolean
}

/** Hakka on paper, with its syllables where there are any. */
export function PrintText({ text, look }: { text: Text; look: SheetLook }) {
  return text.pinyin === undefined ? (
    <span lang="hak-Hant-TW" className="font-reading">
      {text.hakka}
    </span>
  ) : (
    <Ruby text={text.hakka} pinyin={text.pinyin} dialectId={look.dialectId} marks={look.marks} />
  )
}
