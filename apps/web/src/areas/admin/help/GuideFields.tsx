import { BOUNDS, HELP } from '@hakka/contract/constants'
import type { GuideCategory, GuideItem } from '@hakka/contract/help'
import { RichText } from '../../../app/desk/RichText.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { EntryList } from './EntryList.tsx'
import { fieldOf, isWrongIn } from './errors-by-id.ts'

interface Judged {
  errors: Record<string, string[]>
  /** A field was changed: what was wrong with it may be no more. */
  mend(field: string): void
}

const HREF_HINT = '網站內的位址以 / 開頭，例如 /lesson/menu；別的網站以 https:// 開頭。'

/** Name, address and items of one category. */
export function GuideFields({
  category,
  onCategory,
  ...judged
}: Judged & { category: GuideCategory; onCategory(category: GuideCategory): void }) {
  const { errors, mend } = judged
  const text = fieldOf(category, undefined, 'text')
  const href = fieldOf(category, undefined, 'href')
  const put = (item: GuideItem) =>
    onCategory({ ...category, items: category.items.map((own) => (own.id === item.id ? item : own)) })
  return (
    <div className="grid gap-5">
      <TextField
        name={text}
        label="分類名稱"
        required
        max={BOUNDS.title}
        value={category.text}
        errors={errors[text]}
        onValue={(value) => {
          mend(text)
          onCategory({ ...category, text: value })
        }}
      />
      <TextField
        name={href}
        label="沒有項目時的連結"
        hint={HREF_HINT}
        inputMode="url"
        value={category.href}
        errors={errors[href]}
        onValue={(value) => {
          mend(href)
          onCategory({ ...category, href: value })
        }}
      />
      <section aria-label={`「${category.text}」的項目`}>
        <h3 className="mb-2 font-medium">項目</h3>
        <EntryList
          items={category.items}
          what="項目"
          max={HELP.items}
          nameOf={(item) => item.text}
          noteOf={({ content }) => (content ? '說明' : '連結')}
          isWrong={({ id }) => isWrongIn(errors, category.id, id)}
          create={(id) => ({ id, text: '', href: '', content: '' })}
          onItems={(items) => {
            mend(href)
            onCategory({ ...category, items })
          }}
        >
          {(item) => <ItemFields {...judged} category={category} item={item} onItem={put} />}
        </EntryList>
      </section>
    </div>
  )
}

function ItemFields({
  category,
  item,
  onItem,
  errors,
  mend,
}: Judged & { category: GuideCategory; item: GuideItem; onItem(item: GuideItem): void }) {
  const text = fieldOf(category, item, 'text')
  const href = fieldOf(category, item, 'href')
  const content = fieldOf(category, item, 'content')
  return (
    <div className="grid gap-4">
      <TextField
        name={text}
        label="項目名稱"
        required
        max={BOUNDS.title}
        value={item.text}
        errors={errors[text]}
        onValue={(value) => {
          mend(text)
          onItem({ ...item, text: value })
        }}
      />
      <TextField
        name={href}
        label="連結"
        hint={`${HREF_HINT}有說明的項目可以不填。`}
        inputMode="url"
        value={item.href}
        errors={errors[href]}
        onValue={(value) => {
          mend(href)
          onItem({ ...item, href: value })
        }}
      />
      <RichText
        name={content}
        label="說明"
        hint="沒有說明的項目，按下去直接前往連結。"
        value={item.content}
        errors={errors[content]}
        onValue={(value) => {
          mend(content)
          mend(href)
          onItem({ ...item, content: value })
        }}
      />
    </div>
  )
}
