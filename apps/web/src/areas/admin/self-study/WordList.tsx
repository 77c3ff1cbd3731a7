import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { replaced } from '../../../app/desk/entries/order.ts'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { entryField, isWrongEntry, type Judged } from './entry-field.ts'
import { newWord, type WordEntry } from './word-entry.ts'

const CHINESE_MAX = 200

/** Words with their readings and what they mean. */
export function WordList({
  form,
  list = 'words',
  words,
  onWords,
  dialectId,
  max,
  wordMax,
  fixed = false,
}: {
  form: Judged
  /** What it is in, as the server names it. */
  list?: string
  words: readonly WordEntry[]
  onWords(words: WordEntry[]): void
  dialectId: number
  /** How many, */
  max: number
  /** and how long each may be. */
  wordMax: number
  fixed?: boolean
}) {
  return (
    <EntryList
      items={words}
      what="詞語"
      max={max}
      back="「先前的版本」"
      fixed={fixed}
      nameOf={({ text, chinese }) => (chinese && chinese !== text ? `${text}（${chinese}）` : text)}
      isWrong={({ id }) => isWrongEntry(form, list, id)}
      create={newWord}
      onItems={onWords}
    >
      {(word) => {
        const field = entryField(form, list, word, (next) => onWords(replaced(words, next)))
        return (
          <div className="grid gap-5 lg:grid-cols-2">
            <TextField {...field('text')} label="詞語" required max={wordMax} disabled={fixed} lang="hak" />
            <ReadingField
              {...field('pinyin')}
              label="拼音"
              required
              text={word.text}
              dialectId={dialectId}
              disabled={fixed}
            />
            <TextField {...field('chinese')} label="華語" max={CHINESE_MAX} disabled={fixed} />
          </div>
        )
      }}
    </EntryList>
  )
}
