import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SoundField } from '../../../app/desk/SoundField.tsx'
import type { DeskFormState } from '../../../app/desk/use-desk-form.ts'
import { TextField } from '../../../app/forms/TextField.tsx'
import type { Values } from './edit-values.ts'

const SENTENCE_MAX = 200

/** What somebody at the desk may change of an item. */
export interface Rights {
  texts: boolean
  sounds: boolean
}

/** A sentence with its reading, what it means and its sound. */
export function SaidFields({
  form,
  prefix,
  dialectId,
  rights,
}: {
  form: DeskFormState<Values>
  /** Of its fields. */
  prefix: string
  dialectId: number
  rights: Rights
}) {
  const field = (part: string) => {
    const name = prefix + part
    return { ...form.field(name), value: form.values[name] ?? '', label: form.labels[name] ?? '' }
  }
  const text = field('hakka_sentence.text')
  const locked = !rights.texts
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <TextField {...text} required max={SENTENCE_MAX} disabled={locked} lang="hak" />
      <ReadingField
        {...field('hakka_sentence.pinyin')}
        required
        text={text.value}
        dialectId={dialectId}
        disabled={locked}
      />
      <TextField {...field('chinese_sentence.text')} max={SENTENCE_MAX} disabled={locked} />
      <SoundField {...field('hakka_sentence.audio')} disabled={!rights.sounds} />
    </div>
  )
}
