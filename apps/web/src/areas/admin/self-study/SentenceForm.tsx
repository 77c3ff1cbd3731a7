import type { StudyDeskTheme } from '@hakka/contract/study-desk'
import type { SavedStudy, StudyWord } from '@hakka/contract/study-shapes'
import { cx } from '@hakka/ui/cx.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { ItemHead } from './ItemHead.tsx'
import { type Rights, SAID_PARTS, SaidFields } from './SaidFields.tsx'
import { type Said, type SaidValues, saidSent, saidValues } from './said-entry.ts'
import { useNewItem } from './use-new-item.ts'
import { WordList } from './WordList.tsx'
import { type WordEntry, wordEntries, wordField, wordsSent, wordsText } from './word-entry.ts'

/** A sentence to be said, or a term of the classroom, as its form holds it. */
export interface EditedSaid extends Said {
  id: number
  version: number
  no: number
  words?: StudyWord[]
}

interface Values extends SaidValues {
  /** Of a sentence to be said: those that are looked at one by one. */
  words: WordEntry[]
  /** Where a new one goes. */
  category_id: number
}

/** What a call is sent of it. */
type Body = ReturnType<typeof saidSent> & {
  id?: number
  version?: number | undefined
  form_key?: string
  category_id?: number
  dialect_id?: number
  words?: StudyWord[]
}

const LABELS = { ...SAID_PARTS, words: '詞語', category_id: '子主題' }
const WORDS_MAX = 30
const WORD_MAX = 50

/** One sentence: one to be said, or a term of the classroom. */
export function SentenceForm({
  kind,
  item,
  subcategories,
  dialectId,
  listUrl,
  rights,
  onReverted,
  send,
  load,
}: {
  kind: 'speaking' | 'classroom_term'
  /** None: a new one. */
  item: EditedSaid | null
  /** Those of its theme. */
  subcategories: StudyDeskTheme['subcategories']
  dialectId: number
  /** The theme's page; with `&id=` the one of an item. */
  listUrl: string
  rights: Rights
  onReverted(): void
  send(body: Body): Promise<SavedStudy>
  /** How it stands now. */
  load(id: number): Promise<EditedSaid | undefined>
}) {
  const [first] = subcategories
  const hasWords = kind === 'speaking'
  const valuesOf = (own?: EditedSaid): Values => ({
    ...saidValues(own),
    words: wordEntries(own?.words ?? []),
    category_id: first?.id ?? 0,
  })
  const keptOf = (own: EditedSaid) => ({ values: valuesOf(own), version: own.version })
  const form = useNewItem<Values, EditedSaid>({
    item,
    initial: item ? keptOf(item) : { values: valuesOf() },
    labels: LABELS,
    show: { 'hakka_sentence.audio': (value) => (value === '' ? '沒有聲音' : value), words: wordsText },
    nameOf: (field, { words }) => wordField(field, words),
    send: (values, asked) =>
      send({
        ...saidSent(values),
        ...asked,
        ...(hasWords && { words: wordsSent(values.words) }),
        ...(!item && { category_id: values.category_id, dialect_id: dialectId }),
      }),
    addressOf: (id) => `${listUrl}&id=${id}`,
    load: async (own) => keptOf((await load(own.id)) ?? own),
  })
  return (
    <>
      {item && (
        <ItemHead
          kind={kind}
          item={{ id: item.id, title: item.hakka_sentence.text, version: form.base.version ?? 1 }}
          what="這一句"
          canDelete={rights.texts}
          dialectId={dialectId}
          form={form}
          onReverted={onReverted}
          back={listUrl}
        />
      )}
      <DeskForm form={form} saveLabel={item ? undefined : '新增這一句'}>
        <section className={FORM_CARD} aria-label={item ? `第 ${item.no} 句` : '新的一句'}>
          {!item && (
            <SelectField
              {...form.field('category_id')}
              label={LABELS.category_id}
              required
              options={subcategories.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <SaidFields field={form.field} dialectId={dialectId} rights={rights} />
        </section>
        {hasWords && (
          <section className={cx(FORM_CARD, 'mt-5')} aria-labelledby="words">
            <div>
              <h2 id="words" className="text-18 font-bold">
                詞語
              </h2>
              <p className="text-muted">句子裡值得單獨看的詞，學生點了看得到拼音和意思。</p>
            </div>
            <WordList
              form={form}
              words={form.values.words}
              onWords={(words) => form.set('words', words)}
              dialectId={dialectId}
              max={WORDS_MAX}
              wordMax={WORD_MAX}
              fixed={!rights.texts}
            />
          </section>
        )}
      </DeskForm>
    </>
  )
}
