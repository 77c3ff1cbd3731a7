import type { WritingSet } from '@hakka/contract/writing'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { newId } from '../../../app/desk/entries/new-id.ts'
import { replaced } from '../../../app/desk/entries/order.ts'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { entryField, isWrongEntry } from './entry-field.ts'
import { ItemVersions } from './ItemVersions.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import {
  fieldNamed,
  newQuestion,
  newWord,
  type QuestionEntry,
  SET_LABELS,
  SET_SHOW,
  type SetValues,
  setBody,
  setValues,
  type WordEntry,
} from './set-values.ts'
import { useStudyForm } from './use-item-form.ts'

const TITLE_MAX = 50
const WORD_MAX = 20
const CHINESE_MAX = 200
const LIST_MAX = 20
const BACK = '「先前的版本」'

/** A set of writing: its title, the bank of words and the questions. */
export function SetForm({
  set,
  place,
  onReverted,
}: {
  set: WritingSet
  /** Number of the theme, and dialect. */
  place: { c: number; d: number }
  onReverted(): void
}) {
  const keptOf = (own: WritingSet) => ({ values: setValues(own), version: own.version })
  const form = useStudyForm<SetValues>({
    initial: keptOf(set),
    labels: SET_LABELS,
    show: SET_SHOW,
    nameOf: fieldNamed,
    send: (values, version) =>
      api('POST /api/self_study/writing/set', { body: { ...setBody(set.id, values), version } }),
    async load() {
      const { data } = await api('GET /api/self_study/writing/category', { query: place })
      return keptOf(data.sets.find(({ id }) => id === set.id) ?? set)
    },
  })
  const { words, questions } = form.values
  const putWords = (next: WordEntry[]) => form.set('words', next)
  const putQuestions = (next: QuestionEntry[]) => form.set('questions', next)
  const title = form.field('title.hakka')
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ItemVersions
          kind="writing"
          item={{ id: set.id, title: set.title.hakka, version: form.base.version ?? 1 }}
          isDirty={form.changed.length > 0}
          onReverted={onReverted}
        />
      </div>
      <DeskForm form={form}>
        <div className="grid gap-5">
          <section className={FORM_CARD} aria-label="標題">
            <TextField {...title} label={SET_LABELS['title.hakka']} required max={TITLE_MAX} lang="hak" />
            <ReadingField
              {...form.field('title.pinyin')}
              label={SET_LABELS['title.pinyin']}
              required
              text={title.value}
              dialectId={place.d}
            />
            <TextField {...form.field('title.chinese')} label={SET_LABELS['title.chinese']} max={TITLE_MAX} />
          </section>
          <section className={FORM_CARD} aria-labelledby="bank">
            <div>
              <h2 id="bank" className="text-18 font-bold">
                詞庫
              </h2>
              <p className="text-muted">每一格可以填的詞都要在這裡，另外放幾個填不進去的。</p>
            </div>
            <EntryList
              items={words}
              what="詞語"
              max={LIST_MAX}
              back={BACK}
              nameOf={({ text, chinese }) => (chinese && chinese !== text ? `${text}（${chinese}）` : text)}
              isWrong={({ id }) => isWrongEntry(form, 'words', id)}
              create={newWord}
              onItems={putWords}
            >
              {(word) => {
                const field = entryField(form, 'words', word, (next) => putWords(replaced(words, next)))
                return (
                  <div className="grid gap-5 lg:grid-cols-2">
                    <TextField {...field('text')} label="詞語" required max={WORD_MAX} lang="hak" />
                    <ReadingField
                      {...field('pinyin')}
                      label="拼音"
                      required
                      text={word.text}
                      dialectId={place.d}
                    />
                    <TextField {...field('chinese')} label="華語" max={CHINESE_MAX} />
                  </div>
                )
              }}
            </EntryList>
          </section>
          <section className={FORM_CARD} aria-labelledby="questions">
            <h2 id="questions" className="text-18 font-bold">
              題目
            </h2>
            <EntryList
              items={questions}
              what="題目"
              max={LIST_MAX}
              back={BACK}
              nameOf={(own) => (own.kind === 'cloze' ? own['hakka.text'] : own['prompt.hakka'])}
              noteOf={({ kind }) => (kind === 'cloze' ? '填空' : '寫短文')}
              isWrong={({ id }) => isWrongEntry(form, 'questions', id)}
              create={newQuestion}
              onItems={putQuestions}
            >
              {(question) => (
                <QuestionFields
                  form={form}
                  question={question}
                  onQuestion={(next) => putQuestions(replaced(questions, next))}
                  bank={words.map(({ text }) => text.trim())}
                  onBank={(text) => putWords([...words, newWord(newId(), text)])}
                  dialectId={place.d}
                />
              )}
            </EntryList>
          </section>
        </div>
      </DeskForm>
    </>
  )
}
