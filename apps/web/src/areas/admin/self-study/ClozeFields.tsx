import { filledGaps, GAP_MARKS, gapsOf } from '@hakka/hakka/gaps'
import { Button } from '@hakka/ui/Button.tsx'
import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { GroupField } from '../../../app/forms/GroupField.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { entryField, type QuestionFieldsProps } from './entry-field.ts'
import { type Gapped, renumbered, withGap, wordsIn } from './gaps-of-cloze.ts'

const CLOZE_MAX = 1000

/** A text with gaps: they are put in where the cursor stands, and each says what it takes. */
export function ClozeFields({ form, question, onQuestion, bank, onBank, dialectId }: QuestionFieldsProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const field = entryField(form, 'questions', question, onQuestion)
  const own = { text: question['hakka.text'], answers: question.answers }
  const gaps = gapsOf(own.text)
  const put = ({ text, answers }: Gapped) =>
    onQuestion({ ...question, 'hakka.text': text, answers: [...answers] })
  const insert = () => {
    const { selectionStart = own.text.length, selectionEnd = own.text.length } = area.current ?? {}
    form.touch(field('hakka.text').name)
    put(withGap(own, selectionStart, selectionEnd))
    area.current?.focus()
  }
  const answers = field('answers')
  const lacking = [...new Set(own.answers.slice(0, gaps.length).flatMap(wordsIn))].filter(
    (word) => !bank.includes(word),
  )
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-2">
          <TextAreaField
            {...field('hakka.text')}
            ref={area}
            label="短文"
            required
            max={CLOZE_MAX}
            lang="hak"
            onBlur={() => put(renumbered(own))}
          />
          <Button
            kind="ghost"
            icon={<Plus aria-hidden="true" />}
            className="justify-self-start"
            disabled={gaps.length >= GAP_MARKS.length}
            onClick={insert}
          >
            在游標的地方加空格
          </Button>
        </div>
        <ReadingField
          {...field('hakka.pinyin')}
          label="整篇的拼音"
          hint="空格的地方，寫第一個可以填的詞"
          required
          long
          text={filledGaps(own.text, own.answers.map(wordsIn))}
          dialectId={dialectId}
        />
        <TextAreaField {...field('chinese.text')} label="華語" max={CLOZE_MAX} rows={3} />
      </div>
      <GroupField
        {...answers}
        label="每一格可以填的詞"
        hint={
          gaps.length > 0
            ? '第一個詞會寫在完整的短文裡；可以填的不只一個，就用「、」分開。'
            : '先在短文裡加空格。'
        }
        single={false}
        gap="gap-1.5"
      >
        <div className="grid gap-4 lg:grid-cols-2">
          {gaps.map((_, at) => (
            <TextField
              key={GAP_MARKS[at]}
              name={`${answers.name}.${at}`}
              label={`空格 ${GAP_MARKS[at] ?? at + 1}`}
              required
              lang="hak"
              value={own.answers[at] ?? ''}
              errors={form.errors[`${answers.name}.${at}`]}
              onValue={(line) => {
                form.touch(answers.name, `${answers.name}.${at}`)
                put({
                  ...own,
                  answers: gaps.map((__, index) => (index === at ? line : (own.answers[index] ?? ''))),
                })
              }}
            />
          ))}
        </div>
        {lacking.length > 0 && (
          <div className="flex flex-wrap items-center gap-3">
            <span role="status" className="text-warning-deep">
              詞庫裡還沒有：
            </span>
            {lacking.map((word) => (
              <Button key={word} kind="soft" icon={<Plus aria-hidden="true" />} onClick={() => onBank(word)}>
                把「{word}」加進詞庫
              </Button>
            ))}
          </div>
        )}
      </GroupField>
    </>
  )
}
