import type { Dialogue } from '@hakka/contract/listening'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { dialogueBody, dialogueValues, prefixOf } from './edit-values.ts'
import { ItemVersions } from './ItemVersions.tsx'
import { type Rights, SaidFields } from './SaidFields.tsx'
import { useItemForm } from './use-item-form.ts'

const TITLE_MAX = 50

/** A dialogue: its title and all of its sentences. */
export function DialogueForm({
  dialogue,
  place,
  rights,
  onReverted,
}: {
  dialogue: Dialogue
  /** Theme and dialect. */
  place: { c: number; d: number }
  rights: Rights
  onReverted(): void
}) {
  const form = useItemForm({
    values: dialogueValues(dialogue),
    version: dialogue.version,
    send: (values, version) =>
      api('POST /api/self_study/listening/dialog', { body: { ...dialogueBody(dialogue, values), version } }),
    async load() {
      const { data } = await api('GET /api/self_study/listening/category', { query: place })
      const now = data.dialogues.find(({ id }) => id === dialogue.id) ?? dialogue
      return { values: dialogueValues(now), version: now.version }
    },
  })
  const field = (name: string) => ({
    ...form.field(name),
    value: form.values[name] ?? '',
    label: form.labels[name] ?? '',
  })
  const title = field('title.hakka')
  return (
    <>
      <div className="mb-4 flex justify-end">
        <ItemVersions
          kind="listening"
          item={{ id: dialogue.id, title: dialogue.title.hakka, version: form.base.version ?? 1 }}
          isDirty={form.changed.length > 0}
          onReverted={onReverted}
        />
      </div>
      <DeskForm form={form}>
        <div className="grid gap-5">
          <section className={FORM_CARD} aria-label="標題">
            <TextField {...title} required max={TITLE_MAX} disabled={!rights.texts} lang="hak" />
            <ReadingField
              {...field('title.pinyin')}
              required
              text={title.value}
              dialectId={place.d}
              disabled={!rights.texts}
            />
            <TextField {...field('title.chinese')} max={TITLE_MAX} disabled={!rights.texts} />
          </section>
          {dialogue.sentences.map(({ no }, at) => (
            <section key={no} className={FORM_CARD} aria-labelledby={`sentence-${no}`}>
              <h2 id={`sentence-${no}`} className="text-18 font-bold">
                第 {no} 句
              </h2>
              <SelectField
                {...field(`${prefixOf(at)}role`)}
                disabled={!rights.texts}
                options={dialogue.roles.map(({ id, name, chinese }) => ({
                  value: id,
                  label: chinese ? `${name}（${chinese}）` : name,
                }))}
              />
              <SaidFields form={form} prefix={prefixOf(at)} dialectId={place.d} rights={rights} />
            </section>
          ))}
        </div>
      </DeskForm>
    </>
  )
}
