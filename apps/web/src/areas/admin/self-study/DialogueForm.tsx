import { DIALOGUES } from '@hakka/contract/constants'
import type { DeskDialogue } from '@hakka/contract/listening'
import { api } from '../../../app/api.ts'
import { CompareAll } from '../../../app/desk/CompareAll.tsx'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { replaced } from '../../../app/desk/entries/order.ts'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { SoundField } from '../../../app/desk/SoundField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { CheckFields } from './CheckFields.tsx'
import {
  begunCheck,
  type CheckEntry,
  DIALOGUE_LABELS,
  DIALOGUE_SHOW,
  type DialogueValues,
  dialogueBody,
  dialogueField,
  dialogueValues,
  type LineEntry,
  newDialogue,
  newRole,
  type RoleEntry,
  renumbered,
} from './dialogue-values.ts'
import { entryField, isWrongEntry } from './entry-field.ts'
import { ItemHead } from './ItemHead.tsx'
import { LineGrid } from './LineGrid.tsx'
import { RoleFields } from './RoleFields.tsx'
import type { Rights } from './SaidFields.tsx'
import { useNewItem } from './use-new-item.ts'
import { WordList } from './WordList.tsx'

const TITLE_MAX = 50
const WORDS_MAX = 30
const WORD_MAX = 50
const BACK = '「先前的版本」'
const { roles_min, roles_max, sentences_min, sentences_max } = DIALOGUES

/** A dialogue: who speaks, what they say, and the check that follows. */
export function DialogueForm({
  dialogue,
  place,
  rights,
  onReverted,
}: {
  /** None: a new one. */
  dialogue: DeskDialogue | null
  /** Theme and dialect. */
  place: { c: number; d: number }
  rights: Rights
  onReverted(): void
}) {
  const { c, d } = place
  const listUrl = `/admin/self_study/listening/category/edit?c=${c}&d=${d}`
  const form = useNewItem<DialogueValues, DeskDialogue>({
    item: dialogue,
    initial: dialogue ? keptOf(dialogue) : { values: newDialogue(sentences_min) },
    labels: DIALOGUE_LABELS,
    show: DIALOGUE_SHOW,
    nameOf: dialogueField,
    send: (values, asked) =>
      api('POST /api/self_study/listening/dialog', {
        body: {
          ...dialogueBody(values, rights.texts),
          ...asked,
          ...(!dialogue && { category_id: c, dialect_id: d }),
        },
      }),
    settled: renumbered,
    addressOf: (id) => `${listUrl}&id=${id}`,
    load: async ({ id }) => keptOf((await api('GET /api/self_study/listening/edit', { query: { id } })).data),
  })
  const { roles, sentences, questions } = form.values
  const locked = !rights.texts
  const putRoles = (next: RoleEntry[]) => form.set('roles', next)
  const putLines = (next: LineEntry[]) => form.set('sentences', next)
  const putCheck = (next: CheckEntry) => form.set('questions', replaced(questions, next))
  const title = form.field('title.hakka')
  return (
    <>
      {dialogue && (
        <ItemHead
          kind="listening"
          item={{ id: dialogue.id, title: dialogue.title.hakka, version: form.base.version ?? 1 }}
          what="這段對話"
          canDelete={rights.texts}
          dialectId={Number(place.d)}
          form={form}
          onReverted={onReverted}
          back={listUrl}
        />
      )}
      <DeskForm form={form} saveLabel={dialogue ? undefined : '新增對話'}>
        <div className="grid gap-5">
          <section className={FORM_CARD} aria-label="標題">
            <TextField
              {...title}
              label={DIALOGUE_LABELS['title.hakka']}
              required
              max={TITLE_MAX}
              disabled={locked}
              lang="hak"
            />
            <ReadingField
              {...form.field('title.pinyin')}
              label={DIALOGUE_LABELS['title.pinyin']}
              required
              text={title.value}
              dialectId={d}
              disabled={locked}
            />
            <TextField
              {...form.field('title.chinese')}
              label={DIALOGUE_LABELS['title.chinese']}
              max={TITLE_MAX}
              disabled={locked}
            />
          </section>
          <section className={FORM_CARD} aria-labelledby="roles">
            <ListHead id="roles" title="角色" lead={`${roles_min} 到 ${roles_max} 個角色。`} />
            <EntryList
              items={roles}
              what="角色"
              max={roles_max}
              back={BACK}
              fixed={locked}
              nameOf={({ name, chinese }) => (chinese && chinese !== name ? `${name}（${chinese}）` : name)}
              isWrong={({ id }) => isWrongEntry(form, 'roles', id)}
              create={newRole}
              onItems={putRoles}
            >
              {(role) => (
                <RoleFields
                  form={form}
                  role={role}
                  onRole={(next) => putRoles(replaced(roles, next))}
                  dialectId={d}
                  locked={locked}
                />
              )}
            </EntryList>
          </section>
          <section className={FORM_CARD} aria-labelledby="sentences">
            <ListHead id="sentences" title="句子" lead={`${sentences_min} 到 ${sentences_max} 句。`} />
            {!locked && (
              <CompareAll
                lines={[
                  { id: 'title', name: '標題', text: title.value, pinyin: form.values['title.pinyin'] },
                  ...sentences.map((own, at) => ({
                    id: own.id,
                    name: `第 ${at + 1} 句`,
                    text: own['hakka_sentence.text'],
                    pinyin: own['hakka_sentence.pinyin'],
                  })),
                ]}
                dialectId={d}
                onTake={(readings) => {
                  const ofTitle = readings.get('title')
                  if (ofTitle !== undefined) form.set('title.pinyin', ofTitle)
                  putLines(
                    sentences.map((own) => {
                      const reading = readings.get(own.id)
                      return reading === undefined ? own : { ...own, 'hakka_sentence.pinyin': reading }
                    }),
                  )
                }}
              />
            )}
            <LineGrid
              form={form}
              lines={sentences}
              roles={roles}
              onLines={putLines}
              max={Math.max(sentences_max, form.base.values.sentences.length)}
              dialectId={d}
              fixed={locked}
              back={BACK}
            >
              {(line) => {
                const field = entryField(form, 'sentences', line, (next) =>
                  putLines(replaced(sentences, next)),
                )
                return (
                  <>
                    <SoundField {...field('hakka_sentence.audio')} label="聲音" disabled={!rights.sounds} />
                    <section aria-label="這一句的詞語" className="grid gap-2">
                      <h3 className="text-16 font-bold">詞語</h3>
                      <p className="text-muted">學生點一下就看得到意思的詞，要和句子裡的字一樣。</p>
                      <WordList
                        form={form}
                        list={`sentences.${line.id}.words`}
                        words={line.words ?? []}
                        onWords={(words) => {
                          form.touch(`sentences.${line.id}.words`)
                          putLines(replaced(sentences, { ...line, words }))
                        }}
                        dialectId={d}
                        max={WORDS_MAX}
                        wordMax={WORD_MAX}
                        fixed={locked}
                      />
                    </section>
                  </>
                )
              }}
            </LineGrid>
          </section>
          {!locked && (
            <section className={FORM_CARD} aria-labelledby="questions">
              <ListHead id="questions" title="小測驗" lead="三題由網站從對話裡出；每一題都可以換成自己的。" />
              {questions.map((check) => (
                <CheckFields
                  key={check.id}
                  form={form}
                  check={check}
                  lines={sentences}
                  onCheck={putCheck}
                  onBegin={() => putCheck(begunCheck(check, form.values))}
                  dialectId={d}
                />
              ))}
            </section>
          )}
        </div>
      </DeskForm>
    </>
  )
}

const keptOf = (dialogue: DeskDialogue) => ({ values: dialogueValues(dialogue), version: dialogue.version })

/** What errors of a whole list lead to. */
const ListHead = ({ id, title, lead }: { id: string; title: string; lead: string }) => (
  <div data-field={id} tabIndex={-1}>
    <h2 id={id} className="text-18 font-bold">
      {title}
    </h2>
    <p className="text-muted">{lead}</p>
  </div>
)
