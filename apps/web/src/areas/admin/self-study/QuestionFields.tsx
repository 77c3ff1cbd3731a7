import { PicturesField } from '../../../app/desk/PicturesField.tsx'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { RadioGroupField } from '../../../app/forms/RadioGroupField.tsx'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { ClozeFields } from './ClozeFields.tsx'
import { entryField, type QuestionFieldsProps } from './entry-field.ts'

const PROMPT_MAX = 500
const EXAMPLE_MAX = 2000
const PICTURES_MAX = 6

/** A question: which kind, and the fields of that kind. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { form, question, onQuestion } = props
  const field = entryField(form, 'questions', question, onQuestion)
  return (
    <div className="grid gap-5">
      <RadioGroupField
        {...field('kind')}
        label="題型"
        options={[
          { value: 'cloze', label: '填空' },
          { value: 'article', label: '寫短文' },
        ]}
      />
      {question.kind === 'cloze' ? <ClozeFields {...props} /> : <ArticleFields {...props} />}
    </div>
  )
}

function ArticleFields({ form, question, onQuestion, dialectId }: QuestionFieldsProps) {
  const field = entryField(form, 'questions', question, onQuestion)
  return (
    <>
      <div className="grid gap-5 lg:grid-cols-2">
        <TextAreaField
          {...field('prompt.hakka')}
          label="題目"
          required
          max={PROMPT_MAX}
          rows={3}
          lang="hak"
        />
        <ReadingField
          {...field('prompt.pinyin')}
          label="題目的拼音"
          required
          long
          text={question['prompt.hakka']}
          dialectId={dialectId}
        />
        <TextAreaField {...field('prompt.chinese')} label="題目的華語" max={PROMPT_MAX} rows={3} />
        <TextAreaField {...field('hints')} label="提示" hint="用華語寫，一行一個，最多 10 個" />
      </div>
      <PicturesField {...field('pictures')} label="圖片" max={PICTURES_MAX} />
      <div className="grid gap-5 lg:grid-cols-2">
        <TextAreaField
          {...field('example.hakka')}
          label="範文"
          hint="學生點「看範文」才會出現"
          required
          max={EXAMPLE_MAX}
          lang="hak"
        />
        <ReadingField
          {...field('example.pinyin')}
          label="範文的拼音"
          required
          long
          text={question['example.hakka']}
          dialectId={dialectId}
        />
        <TextAreaField {...field('example.chinese')} label="範文的華語" max={EXAMPLE_MAX} />
      </div>
    </>
  )
}
