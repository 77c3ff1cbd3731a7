import { cellsOf } from '@hakka/ui/readings.ts'
import { SyllableCells } from '@hakka/ui/SyllableCells.tsx'
import { useHost } from '#kit/host-context.tsx'

/** A text with the course of each tone below its character. */
export function Cells({ text, pinyin }: { text: string; pinyin: string }) {
  const { dialectId, reading } = useHost()
  const cells = cellsOf({ word: text, pinyin })
  return (
    <h3 aria-label={text} className="flex justify-center font-reading [&>span]:justify-center">
      {cells ? (
        <SyllableCells
          cells={cells}
          dialectId={dialectId}
          marks={reading.pinyin === 'numbers' ? 'numbers' : 'marks'}
          size="hero"
        />
      ) : (
        <span lang="hak-Hant-TW" className="text-40">
          {text}
        </span>
      )}
    </h3>
  )
}
