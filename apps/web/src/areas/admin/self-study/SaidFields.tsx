import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SoundField } from '../../../app/desk/SoundField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'

const SENTENCE_MAX = 200

/** What somebody at the desk may change of an item. */
export interface Rights {
  texts: boolean
  sounds: boolean
}

/** Parts of a sentence, as the server names them in its errors. */
export const SAID_PARTS = {
  'hakka_sentence.text': '客語',
  'hakka_sentence.pinyin': '拼音',
  'chinese_sentence.text': '華語',
  'hakka_sentence.audio': '聲音',
} as const
export type SaidPart = keyof typeof SAID_PARTS

/** A sentence with its reading, what it means and its sound. */
export function SaidFields({
  field: fieldOf,
  dialectId,
  rights,
}: {
  /** What each part needs but its label. */
  field(part: SaidPart): {
    name: string
    value: string
    onValue(value: string): void
    errors: readonly string[] | undefined
  }
  dialectId: number
  rights: Rights
}) {
  const field = (part: SaidPart) => ({ ...fieldOf(part), label: SAID_PARTS[part] })
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
