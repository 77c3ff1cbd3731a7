import { DIALOGUES } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Plus, X } from 'lucide-react'
import { newId } from '../../../app/desk/entries/new-id.ts'
import { replaced } from '../../../app/desk/entries/order.ts'
import { PicturesField } from '../../../app/desk/PicturesField.tsx'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { CheckField } from '../../../app/forms/CheckField.tsx'
import { FieldErrors } from '../../../app/forms/FieldErrors.tsx'
import { SelectField } from '../../../app/forms/SelectField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import {
  CHECK_NAMES,
  type CheckEntry,
  type LineEntry,
  newOption,
  type OptionEntry,
} from './dialogue-values.ts'
import { entryField, type Judged } from './entry-field.ts'

const QUESTION_MAX = 100
const OPTION_MAX = 200

/** One question of a check: the site's own, or the editor's with its answers. */
export function CheckFields({
  form,
  check,
  lines,
  onCheck,
  onBegin,
  dialectId,
}: {
  form: Judged
  check: CheckEntry
  /** The sentences of the dialogue. */
  lines: readonly LineEntry[]
  onCheck(check: CheckEntry): void
  /** The editor wants to make it. */
  onBegin(): void
  dialectId: number
}) {
  const field = entryField(form, 'questions', check, onCheck)
  const { options } = check
  const put = (next: OptionEntry[]) => onCheck({ ...check, options: next })
  const name = `questions.${check.id}.options`
  const wrong = [...(form.errors[name] ?? []), ...(form.errors[`questions.${check.id}.answer`] ?? [])]
  return (
    <fieldset
      className="grid min-w-0 gap-4 border-t border-line pt-4"
      aria-label={CHECK_NAMES[check.id]}
      aria-describedby={`${name}-wrong`}
      data-field={name}
      tabIndex={-1}
    >
      <CheckField
        name={`questions.${check.id}.isOwn`}
        label={`自己出「${CHECK_NAMES[check.id]}」`}
        hint="關著的時候，網站從對話裡出題"
        look="switch"
        value={check.isOwn}
        onValue={(isOwn) => (isOwn ? onBegin() : onCheck({ ...check, isOwn }))}
      />
      {check.isOwn && (
        <>
          <TextField {...field('question')} label="問題（華語）" required max={QUESTION_MAX} />
          <ol className="grid gap-4">
            {options.map((option, at) => (
              <li key={option.id} className="grid gap-3 rounded-option border border-line p-4">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <label className="inline-flex min-h-10 items-center gap-2.5">
                    <input
                      type="radio"
                      name={`questions.${check.id}.answer`}
                      checked={option.id === check.answer}
                      onChange={() => onCheck({ ...check, answer: option.id })}
                      className="size-6 flex-none accent-brand"
                    />
                    第 {at + 1} 個選項是答案
                  </label>
                  {options.length > DIALOGUES.options_min && (
                    <IconButton
                      label={`移除第 ${at + 1} 個選項`}
                      kind="plain"
                      className="size-10!"
                      onClick={() => {
                        const rest = options.filter(({ id }) => id !== option.id)
                        const answer = option.id === check.answer ? (rest[0]?.id ?? '') : check.answer
                        onCheck({ ...check, options: rest, answer })
                      }}
                    >
                      <X size={20} aria-hidden="true" />
                    </IconButton>
                  )}
                </div>
                <OptionFields
                  form={form}
                  list={`questions.${check.id}`}
                  option={option}
                  onOption={(next) => put(replaced(options, next))}
                  dialectId={dialectId}
                />
              </li>
            ))}
          </ol>
          <FieldErrors id={`${name}-wrong`} errors={wrong} />
          <SelectField
            {...field('at')}
            label="答案在哪一句"
            hint="答錯的時候，請學生再聽這一句"
            value={lines.some(({ id }) => id === check.at) ? (check.at ?? '') : ''}
            options={[
              { value: '', label: '不指定' },
              ...lines.map((own, at) => ({
                value: own.id,
                label: `第 ${at + 1} 句　${own['hakka_sentence.text']}`,
              })),
            ]}
          />
          {options.length < DIALOGUES.options_max && (
            <Button
              kind="ghost"
              className="justify-self-start"
              icon={<Plus size={20} aria-hidden="true" />}
              onClick={() => put([...options, newOption(newId())])}
            >
              再加一個選項
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}

function OptionFields({
  form,
  list,
  option,
  onOption,
  dialectId,
}: {
  form: Judged
  list: string
  option: OptionEntry
  onOption(option: OptionEntry): void
  dialectId: number
}) {
  const field = entryField(form, list, option, onOption)
  return (
    <div className="grid gap-4 lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]">
      <SelectField
        {...field('lang')}
        label="語言"
        options={[
          { value: 'hak', label: '客語' },
          { value: 'zh', label: '華語' },
        ]}
      />
      <TextField
        {...field('text')}
        label="選項"
        required
        max={OPTION_MAX}
        lang={option.lang === 'hak' ? 'hak' : undefined}
      />
      {option.lang === 'hak' && (
        <ReadingField
          {...field('pinyin')}
          label="選項的拼音"
          required
          text={option.text}
          dialectId={dialectId}
        />
      )}
      {option.image.length > 0 && <PicturesField {...field('image')} label="圖片" max={1} />}
    </div>
  )
}
