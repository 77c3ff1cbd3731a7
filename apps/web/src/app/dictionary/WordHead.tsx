import { dialectName } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import type { PinyinStyle } from '@hakka/hakka/pinyin'
import { WholeForm } from '@hakka/ui/DialectReadings.tsx'
import { cellsOf, type Form, formsOf } from '@hakka/ui/readings.ts'
import { SyllableCells } from '@hakka/ui/SyllableCells.tsx'

const LOOKS = {
  hero: { word: 'text-40 md:text-56', cells: 'hero' },
  panel: { word: 'text-40', cells: 'panel' },
} as const

/**
 * A headword in a dialect: character by character with its reading, or, where the dialect says it with another word,
 * the headword and below it that word.
 */
export function WordHead({
  word,
  dialectId,
  marks,
  look,
  as: Heading,
}: {
  word: DictionaryWord
  dialectId: number
  marks: PinyinStyle
  look: keyof typeof LOOKS
  as: 'h2' | 'h3'
}) {
  const reading = word.pinyins.find(({ dialect_id }) => dialect_id === dialectId)
  const [form] = reading ? formsOf(word.text, reading) : []
  const size = LOOKS[look]
  const cells = form && cellsOf(form)
  if (form && cells && form.word === word.text) {
    return (
      <Heading aria-label={word.text}>
        <SyllableCells cells={cells} dialectId={dialectId} marks={marks} size={size.cells} />
      </Heading>
    )
  }
  return (
    <>
      <Heading lang="hak-Hant-TW" className={`leading-tight ${size.word}`}>
        {word.text}
      </Heading>
      {form ? (
        <OwnForm form={form} own={form.word !== word.text} dialectId={dialectId} marks={marks} />
      ) : (
        <p className="mt-1 text-17 text-muted">{dialectName(dialectId)}：無資料</p>
      )}
    </>
  )
}

function OwnForm({
  form,
  own,
  dialectId,
  marks,
}: {
  form: Form
  own: boolean
  dialectId: number
  marks: PinyinStyle
}) {
  const cells = cellsOf(form)
  return (
    <div className="mt-1">
      {own && (
        <p className="text-16 font-bold text-other-word-deep">說法不同，{dialectName(dialectId)}說：</p>
      )}
      {cells ? (
        <SyllableCells cells={cells} dialectId={dialectId} marks={marks} size="row" />
      ) : (
        <WholeForm form={form} dialectId={dialectId} marks={marks} />
      )}
    </div>
  )
}
