import type { ClassroomTerm } from '@hakka/contract/classroom-term'
import { plainText } from '@hakka/hakka/characters'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Ruby, type RubyProps } from '@hakka/ui/Ruby.tsx'
import { useHost } from '#kit/host-context.tsx'

/** The lines of a term that are shown. What is hidden is to be remembered by the class. */
export interface ShownLines {
  hakka: boolean
  pinyin: boolean
  chinese: boolean
}

/** A term in the lines that are shown, one below the other. */
export function TermText({
  term,
  lines,
  size,
  chineseClass,
}: {
  term: Pick<ClassroomTerm, 'hakka_text' | 'hakka_pinyin' | 'chinese_text'>
  lines: ShownLines
  size: NonNullable<RubyProps['size']>
  chineseClass: string
}) {
  const { dialectId, reading } = useHost()
  const marks = reading.pinyin === 'numbers' ? 'numbers' : 'marks'
  const own = lines.pinyin ? marks : 'none'
  return (
    <>
      {lines.hakka ? (
        <p>
          <Ruby
            text={plainText(term.hakka_text)}
            pinyin={term.hakka_pinyin}
            dialectId={dialectId}
            marks={own}
            size={size}
          />
        </p>
      ) : (
        lines.pinyin && (
          <p className="pinyin-alone">
            <PinyinLine pinyin={term.hakka_pinyin} dialectId={dialectId} marks={marks} />
          </p>
        )
      )}
      {lines.chinese && <p className={chineseClass}>{term.chinese_text}</p>}
    </>
  )
}
