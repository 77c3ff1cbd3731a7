import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { PicturesField } from '../../../app/desk/PicturesField.tsx'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SoundField } from '../../../app/desk/SoundField.tsx'
import { soundAddress } from '../../../app/desk/sound-value.ts'
import type { DeskFormState } from '../../../app/desk/use-desk-form.ts'
import { CheckField } from '../../../app/forms/CheckField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { cellName, type QuestionValues, rowsOf } from './question-values.ts'

/** Which column a reading is of. */
const TEXT_OF: Readonly<Record<string, string>> = {
  pinyin: 'text',
  shown_pinyin: 'shown_text',
  said_pinyin: 'said_text',
}

interface Shown {
  form: DeskFormState<QuestionValues>
  gameId: number
  dialectId: number
  columns: readonly string[]
  labels: Readonly<Record<string, string>>
}

/** The fields of a question: a card of game 1 each in its own frame. */
export function QuestionFields(own: Shown) {
  const { form, gameId, labels } = own
  const number = cellName(0, 'no')
  return (
    <div className="grid gap-5">
      <div className={FORM_CARD}>
        <TextField
          {...form.field(number)}
          label={labels[number] ?? ''}
          required
          inputMode="numeric"
          className="max-w-40"
        />
        {rowsOf(gameId) === 1 && <Cells {...own} row={0} />}
      </div>
      {rowsOf(gameId) > 1 && (
        <div className="grid gap-5 xl:grid-cols-2">
          {Array.from({ length: rowsOf(gameId) }, (_, row) => (
            <fieldset key={cellName(row, 'no')} className={FORM_CARD}>
              <legend className="sr-only">{`第 ${row + 1} 張`}</legend>
              <p className="text-18 font-bold" aria-hidden="true">{`第 ${row + 1} 張`}</p>
              <Cells {...own} row={row} />
            </fieldset>
          ))}
        </div>
      )}
    </div>
  )
}

function Cells({ form, gameId, dialectId, columns, labels, row }: Shown & { row: number }) {
  const set = (name: string, value: string) => form.set(name, value)
  return columns
    .filter((column) => column !== 'no' && column !== 'synthetic')
    .map((column) => {
      const name = cellName(row, column)
      const label = labels[name] ?? column
      const value = form.values[name] ?? ''
      const errors = form.errors[name]
      if (column === 'image') {
        return (
          <PicturesField
            key={name}
            name={name}
            label={label}
            required
            max={1}
            value={value === '' ? [] : [{ url: value }]}
            onValue={([picture]) => set(name, picture?.url ?? '')}
            errors={errors}
          />
        )
      }
      if (column === 'audio') {
        const synthetic = cellName(row, 'synthetic')
        return (
          <div key={name} className="grid gap-3">
            <SoundField
              name={name}
              label={label}
              value={value}
              // A sound that is brought here is a person's until somebody says otherwise.
              onValue={(sound) => {
                set(name, soundAddress(sound))
                set(synthetic, '')
              }}
              errors={errors}
            />
            {value !== '' && (
              <CheckField
                name={synthetic}
                label={labels[synthetic] ?? ''}
                value={form.values[synthetic] === '1'}
                onValue={(on) => set(synthetic, on ? '1' : '')}
              />
            )}
          </div>
        )
      }
      if (column === 'answer' && gameId === 1) {
        return (
          <CheckField
            key={name}
            name={name}
            label="這一張是答案：聲音和圖片相同"
            value={value === '1'}
            // One card is the answer.
            onValue={(on) => {
              for (let other = 0; other < rowsOf(gameId); other += 1) {
                set(cellName(other, 'answer'), on && other === row ? '1' : '')
              }
            }}
            errors={errors}
          />
        )
      }
      const textOf = gameId === 2 && column === 'pinyin' ? 'answer' : TEXT_OF[column]
      if (textOf !== undefined) {
        return (
          <ReadingField
            key={name}
            name={name}
            label={label}
            required
            text={form.values[cellName(row, textOf)] ?? ''}
            dialectId={dialectId}
            value={value}
            onValue={(pinyin) => set(name, pinyin)}
            errors={errors}
          />
        )
      }
      return <TextField key={name} {...form.field(name)} label={label} required />
    })
}
