import type { WordReading } from '@hakka/contract/dictionary'
import { formatPinyin, type PinyinStyle } from '@hakka/hakka/pinyin'
import { Check } from 'lucide-react'
import { cx } from './cx.ts'
import { cellsOf, compareCells, type Form, formsOf } from './readings.ts'
import { SyllableCells } from './SyllableCells.tsx'
import { WordSound } from './WordSound.tsx'

export interface DialectReadingsProps {
  headword: string
  /** As the dictionary answers them, in the order of the dialects. */
  readings: readonly WordReading[]
  /** The dialect that the others are compared with. */
  chosen: number
  marks: PinyinStyle
}

/** A word in each dialect, a row each: its own word where it has another, tones drawn, what differs lit. */
export function DialectReadings({ headword, readings, chosen, marks }: DialectReadingsProps) {
  const own = readings.find(({ dialect_id }) => dialect_id === chosen)
  const [base] = own ? formsOf(headword, own) : []
  return (
    <ol>
      {readings.map((reading) => (
        <DialectRow
          key={reading.dialect_id}
          headword={headword}
          reading={reading}
          base={base}
          baseName={own?.name ?? ''}
          isChosen={reading.dialect_id === chosen}
          marks={marks}
        />
      ))}
    </ol>
  )
}

interface RowProps {
  headword: string
  reading: WordReading
  base: Form | undefined
  baseName: string
  isChosen: boolean
  marks: PinyinStyle
}

function DialectRow({ headword, reading, base, baseName, isChosen, marks }: RowProps) {
  const [form, ...others] = formsOf(headword, reading)
  const same = !isChosen && base?.word === form?.word && base?.pinyin === form?.pinyin
  return (
    <li
      data-dialect={reading.dialect_id}
      className={cx(
        'grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-3 md:min-h-32 md:grid-cols-[9.5rem_1fr_auto] md:px-8 print:min-h-0 print:grid-cols-[12rem_1fr] print:py-1.5',
        isChosen && 'bg-note',
      )}
    >
      <div className="col-start-1 row-start-1 flex flex-wrap items-center gap-x-3 gap-y-1 md:flex-col md:items-start">
        <b className="text-20 leading-snug">{reading.name}</b>
        {isChosen && (
          <span className="rounded-code border border-brand bg-white px-1.5 text-16 leading-normal text-brand">
            目前腔調
          </span>
        )}
        {form && form.word !== headword && (
          <span className="text-16 leading-snug font-bold text-other-word-deep">說法不同</span>
        )}
        {same && (
          <span className="inline-flex items-center gap-1 text-16 leading-snug text-muted">
            <Check size={16} aria-hidden="true" />與{baseName}相同
          </span>
        )}
      </div>
      <div className="max-md:col-span-2 max-md:row-start-2 md:col-start-2 print:col-span-1 print:col-start-2 print:row-start-1">
        {form ? (
          <FormCells form={form} base={base} dialectId={reading.dialect_id} marks={marks} />
        ) : (
          <span className="text-muted">無資料</span>
        )}
        {others.length > 0 && (
          <p className="mt-1 text-16 leading-snug text-muted">
            {others.map((other, at) => (
              <span key={`${other.word} ${other.pinyin}`}>
                {at > 0 && '、'}
                {other.word === form?.word ? '又讀 ' : '又說 '}
                {other.word !== form?.word && <span lang="hak-Hant-TW">{other.word} </span>}
                <span lang="hak-Latn-TW">{formatPinyin(other.pinyin, reading.dialect_id, marks)}</span>
              </span>
            ))}
          </p>
        )}
      </div>
      <span className="row-start-1 justify-self-end max-md:col-start-2 md:col-start-3 print:hidden">
        {form && (
          <WordSound sound={reading.sound} says={`${form.word}（${reading.name}）`} iconOnly kind="soft" />
        )}
      </span>
    </li>
  )
}

/** Character by character; a word whose characters and syllables don't fit each other stands whole. */
function FormCells({
  form,
  base,
  dialectId,
  marks,
}: {
  form: Form
  base: Form | undefined
  dialectId: number
  marks: PinyinStyle
}) {
  const cells = cellsOf(form)
  if (!cells) return <WholeForm form={form} dialectId={dialectId} marks={marks} />
  const others = base && cellsOf(base)
  return (
    <SyllableCells cells={others ? compareCells(cells, others) : cells} dialectId={dialectId} marks={marks} />
  )
}

/** A word and its pinyin as they stand. */
export function WholeForm({
  form,
  dialectId,
  marks,
  className = 'text-32',
}: {
  form: Form
  dialectId: number
  marks: PinyinStyle
  className?: string
}) {
  return (
    <span className="block">
      <span lang="hak-Hant-TW" className={cx('block leading-tight', className)}>
        {form.word}
      </span>
      <span lang="hak-Latn-TW" className="text-17 text-primary">
        {formatPinyin(form.pinyin, dialectId, marks) || form.pinyin}
      </span>
    </span>
  )
}
