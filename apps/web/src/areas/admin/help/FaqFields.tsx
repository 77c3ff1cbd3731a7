import { BOUNDS, HELP } from '@hakka/contract/constants'
import type { FaqCategory, FaqItem } from '@hakka/contract/help'
import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { replaced } from '../../../app/desk/entries/order.ts'
import { RichText } from '../../../app/desk/RichText.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { entryFields, type Judged } from './entry-fields.ts'
import { isWrongIn } from './errors-by-id.ts'
import { IconChoice } from './IconChoice.tsx'

/** Name, picture and questions of one category. */
export function FaqFields({
  category,
  onCategory,
  ...judged
}: Judged & { category: FaqCategory; onCategory(category: FaqCategory): void }) {
  const field = entryFields(judged, category, onCategory)
  const put = (items: FaqItem[]) => onCategory({ ...category, items })
  return (
    <div className="grid gap-5">
      <TextField label="分類名稱" required max={BOUNDS.title} {...field('title')} />
      <IconChoice {...field('icon')} />
      <section aria-label={`「${category.title}」的問題`}>
        <h3 className="mb-2 font-medium">問題</h3>
        <EntryList
          items={category.items}
          what="問題"
          max={HELP.items}
          nameOf={({ question_text }) => question_text}
          isWrong={({ id }) => isWrongIn(judged.errors, category.id, id)}
          create={(id) => ({ id, question_text: '', answer_text: '' })}
          onItems={put}
        >
          {(item) => (
            <QuestionFields
              {...judged}
              category={category}
              item={item}
              onItem={(next) => put(replaced(category.items, next))}
            />
          )}
        </EntryList>
      </section>
    </div>
  )
}

function QuestionFields({
  category,
  item,
  onItem,
  ...judged
}: Judged & { category: FaqCategory; item: FaqItem; onItem(item: FaqItem): void }) {
  const field = entryFields(judged, item, onItem, category)
  return (
    <div className="grid gap-4">
      <TextField label="問題" required max={BOUNDS.title} {...field('question_text')} />
      <RichText label="回答" required {...field('answer_text')} />
    </div>
  )
}
