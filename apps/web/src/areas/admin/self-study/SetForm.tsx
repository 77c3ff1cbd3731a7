import { LEVELS } from '@hakka/contract/constants'
import type { WritingSet } from '@hakka/contract/writing'
import { api } from '../../../app/api.ts'
import { CompareAll } from '../../../app/desk/CompareAll.tsx'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { newId } from '../../../app/desk/entries/new-id.ts'
import { replaced } from '../../../app/desk/entries/order.ts'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { isWrongEntry } from './entry-field.ts'
import { ItemHead } from './ItemHead.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import { setLines, withReadings } from './set-lines.ts'
import {
  fieldNamed,
  NEW_SET,
  newQuestion,
  type QuestionEntry,
  SET_LABELS,
  SET_SHOW,
  type SetValues,
  setBody,
  setValues,
} from './set-values.ts'
import { useNewItem } from './use-new-item.ts'
import { WordList } from './WordList.tsx'
import { newWord, type WordEntry } from './word-entry.ts'

const TITLE_MAX = 50
const WORD_MAX = 20
const LIST_MAX = 20
const BACK = '「先前的版本」'

/** A set of writing: its title, the bank of words and the questions. */
export function SetForm({
  set,
  place,
  onReverted,
}: {
  /** None: a new one. */
  set: WritingSet | null
  /** Number and id of the theme, and dialect. */
  place: { c: number; d: number; themeId: number }
  onReverted(): void
}) {
  const { c, d, themeId } = place
  const listUrl = `/admin/self_study/writing/category/edit?c=${c}&d=${d}`
  const form = useNewItem<SetValues, WritingSet>({
    item: set,
    initial: set ? keptOf(set) : { values: NEW_SET },
    labels: SET_LABELS,
    show: SET_SHOW,
    nameOf: fieldNamed,
    send: (values, asked) =>
      api('POST /api/self_study/writing/set', {
        body: {
          ...setBody(values),
          ...asked,
          ...(!set && { category_id: themeId, dialect_id: d, level_no: values.level_no }),
        },
      }),
    addressOf: (id) => `${listUrl}&id=${id}`,
    async load(own) {
      const { data } = await api('GET /api/self_study/writing/category', { query: { c, d } })
      return keptOf(data.sets.find(({ id }) => id === own.id) ?? own)
    },
  })
  const { words, questions } = form.values
  const putWords = (next: WordEntry[]) => form.set('words', next)
  const putQuestions = (next: QuestionEntry[]) => form.set('questions', next)
  const title = form.field('title.hakka')
  return (
    <>
      {set && (
        <ItemHead
          kind="writing"
          item={{ id: set.id, title: set.title.hakka, version: form.base.version ?? 1 }}
          what="這個題組"
          canDelete
          dialectId={Number(place.d)}
          form={form}
          onReverted={onReverted}
          back={listUrl}
        />
      )}
      <DeskForm form={form} saveLabel={set ? undefined : '新增題組'}>
        <div className="grid gap-5">
          <section className={FORM_CARD} aria-label="標題">
            {!set && (
              <SelectField
                {...form.field('level_no')}
                label={SET_LABELS.level_no}
                options={LEVELS.map(({ no, name }) => ({ value: Number(no), label: name }))}
              />
            )}
            <TextField {...title} label={SET_LABELS['title.hakka']} required max={TITLE_MAX} lang="hak" />
            <ReadingField
              {...form.field('title.pinyin')}
              label={SET_LABELS['title.pinyin']}
              required
              text={title.value}
              dialectId={place.d}
            />
            <TextField {...form.field('title.chinese')} label={SET_LABELS['title.chinese']} max={TITLE_MAX} />
            <CompareAll
              lines={setLines(form.values)}
              dialectId={place.d}
              onTake={(readings) => {
                const next = withReadings(form.values, readings)
                form.set('title.pinyin', next['title.pinyin'])
                putWords(next.words)
                putQuestions(next.questions)
              }}
            />
          </section>
          <section className={FORM_CARD} aria-labelledby="bank">
            <div>
              <h2 id="bank" className="text-18 font-bold">
                詞庫
              </h2>
              <p className="text-muted">每一格可以填的詞都要在這裡，另外放幾個填不進去的。</p>
            </div>
            <WordList
              form={form}
              words={words}
              onWords={putWords}
              dialectId={place.d}
              max={LIST_MAX}
              wordMax={WORD_MAX}
            />
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

const keptOf = (own: WritingSet) => ({ values: setValues(own), version: own.version })
