import { BOUNDS, HELP } from '@hakka/contract/constants'
import type { FaqCategory, FaqItem } from '@hakka/contract/help'
import { RichText } from '../../../app/desk/RichText.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { EntryList } from './EntryList.tsx'
import { fieldOf, isWrongIn } from './errors-by-id.ts'
import { IconChoice } from './IconChoice.tsx'

interface Judged {
  errors: Record<string, string[]>
  /** A field was changed: what was wrong with it may be no more. */
  mend(field: string): void
}

/** Name, picture and questions of one category. */
export function FaqFields({
  category,
  onCategory,
  ...judged
}: Judged & { category: FaqCategory; onCategory(category: FaqCategory): void }) {
  const { errors, mend } = judged
  const field = fieldOf(category, undefined, 'title')
  const put = (item: FaqItem) =>
    onCategory({ ...category, items: category.items.map((own) => (own.id === item.id ? item : own)) })
  return (
    <div className="grid gap-5">
      <TextField
        name={field}
        label="分類名稱"
        required
        max={BOUNDS.title}
        value={category.title}
        errors={errors[field]}
        onValue={(title) => {
          mend(field)
          onCategory({ ...category, title })
        }}
      />
      <IconChoice
        name={fieldOf(category, undefined, 'icon')}
        value={category.icon}
        onValue={(icon) => onCategory({ ...category, icon })}
      />
      <section aria-label={`「${category.title}」的問題`}>
        <h3 className="mb-2 font-medium">問題</h3>
        <EntryList
          items={category.items}
          what="問題"
          max={HELP.items}
          nameOf={({ question_text }) => question_text}
          isWrong={({ id }) => isWrongIn(errors, category.id, id)}
          create={(id) => ({ id, question_text: '', answer_text: '' })}
          onItems={(items) => onCategory({ ...category, items })}
        >
          {(item) => <QuestionFields {...judged} category={category} item={item} onItem={put} />}
        </EntryList>
      </section>
    </div>
  )
}

function QuestionFields({
  category,
  item,
  onItem,
  errors,
  mend,
}: Judged & { category: FaqCategory; item: FaqItem; onItem(item: FaqItem): void }) {
  const question = fieldOf(category, item, 'question_text')
  const answer = fieldOf(category, item, 'answer_text')
  return (
    <div className="grid gap-4">
      <TextField
        name={question}
        label="問題"
        required
        max={BOUNDS.title}
        value={item.question_text}
        errors={errors[question]}
        onValue={(question_text) => {
          mend(question)
          onItem({ ...item, question_text })
        }}
      />
      <RichText
        name={answer}
        label="回答"
        required
        value={item.answer_text}
        errors={errors[answer]}
        onValue={(answer_text) => {
          mend(answer)
          onItem({ ...item, answer_text })
        }}
      />
    </div>
  )
}
