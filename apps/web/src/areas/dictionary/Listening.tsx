import { dialectName } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import { formsOf } from '@hakka/ui/readings.ts'
import { WordSound } from '@hakka/ui/WordSound.tsx'

/** The chosen dialect's sound, at its own speed and slowly. */
export function Listening({ word, dialectId }: { word: DictionaryWord; dialectId: number }) {
  const reading = word.pinyins.find(({ dialect_id }) => dialect_id === dialectId)
  if (!reading) return null
  const [form] = formsOf(word.text, reading)
  const says = `${form?.word ?? word.text}（${dialectName(dialectId)}）`
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 border-line bg-page px-4 py-3 max-lg:border-t lg:flex-col lg:border-l lg:px-8 print:hidden">
      <WordSound sound={reading.sound} says={says} kind="primary" size="l" />
      {reading.sound && <WordSound sound={reading.sound} says={says} slow kind="ghost" />}
    </div>
  )
}
