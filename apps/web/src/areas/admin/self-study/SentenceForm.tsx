import type { SpeakingSentence } from '@hakka/contract/speaking'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { sentenceBody, sentenceValues } from './edit-values.ts'
import { ItemVersions } from './ItemVersions.tsx'
import { type Rights, SaidFields } from './SaidFields.tsx'
import { useItemForm } from './use-item-form.ts'

/** A sentence to be said. */
export function SentenceForm({
  sentence,
  place,
  rights,
  onReverted,
}: {
  sentence: SpeakingSentence
  /** Theme and dialect. */
  place: { c: number; d: number }
  rights: Rights
  onReverted(): void
}) {
  const form = useItemForm({
    values: sentenceValues(sentence),
    version: sentence.version,
    send: (values, version) =>
      api('POST /api/self_study/speaking/sentence', { body: { ...sentenceBody(sentence, values), version } }),
    async load() {
      const { category } = await api('GET /api/self_study/speaking/category', { query: place })
      const all = category.subcategories.flatMap(({ sentences }) => sentences)
      const now = all.find(({ id }) => id === sentence.id) ?? sentence
      return { values: sentenceValues(now), version: now.version }
    },
  })
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ItemVersions
          kind="speaking"
          item={{ id: sentence.id, title: sentence.hakka_sentence.text, version: form.base.version ?? 1 }}
          isDirty={form.changed.length > 0}
          onReverted={onReverted}
        />
      </div>
      <DeskForm form={form}>
        <section className={FORM_CARD} aria-label={`第 ${sentence.no} 句`}>
          <SaidFields form={form} prefix="" dialectId={place.d} rights={rights} />
          {sentence.words.length > 0 && (
            <p className="text-muted">
              詞語：{sentence.words.map(({ text, pinyin }) => `${text} ${pinyin}`).join('、')}
            </p>
          )}
        </section>
      </DeskForm>
    </>
  )
}
