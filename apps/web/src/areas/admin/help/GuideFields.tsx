import { BOUNDS, HELP } from '@hakka/contract/constants'
import type { GuideCategory, GuideItem } from '@hakka/contract/help'
import { EntryList } from '../../../app/desk/entries/EntryList.tsx'
import { replaced } from '../../../app/desk/entries/order.ts'
import { RichText } from '../../../app/desk/RichText.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { entryFields, type Judged } from './entry-fields.ts'
import { isWrongIn } from './errors-by-id.ts'

const HREF_HINT = '網站內的位址以 / 開頭，例如 /lesson/menu；別的網站以 https:// 開頭。'

/** Name, address and items of one category. */
export function GuideFields({
  category,
  onCategory,
  ...judged
}: Judged & { category: GuideCategory; onCategory(category: GuideCategory): void }) {
  const field = entryFields(judged, category, onCategory)
  return (
    <div className="grid gap-5">
      <TextField label="分類名稱" required max={BOUNDS.title} {...field('text')} />
      <TextField label="沒有項目時的連結" hint={HREF_HINT} inputMode="url" {...field('href')} />
      <section aria-label={`「${category.text}」的項目`}>
        <h3 className="mb-2 font-medium">項目</h3>
        <EntryList
          items={category.items}
          what="項目"
          max={HELP.items}
          nameOf={(item) => item.text}
          noteOf={({ content }) => (content ? '說明' : '連結')}
          isWrong={({ id }) => isWrongIn(judged.errors, category.id, id)}
          create={(id) => ({ id, text: '', href: '', content: '' })}
          onItems={field('items', 'href').onValue}
        >
          {(item) => (
            <ItemFields
              {...judged}
              category={category}
              item={item}
              onItem={(next) => onCategory({ ...category, items: replaced(category.items, next) })}
            />
          )}
        </EntryList>
      </section>
    </div>
  )
}

function ItemFields({
  category,
  item,
  onItem,
  ...judged
}: Judged & { category: GuideCategory; item: GuideItem; onItem(item: GuideItem): void }) {
  const field = entryFields(judged, item, onItem, category)
  return (
    <div className="grid gap-4">
      <TextField label="項目名稱" required max={BOUNDS.title} {...field('text')} />
      <TextField
        label="連結"
        hint={`${HREF_HINT}有說明的項目可以不填。`}
        inputMode="url"
        {...field('href')}
      />
      <RichText label="說明" hint="沒有說明的項目，按下去直接前往連結。" {...field('content', 'href')} />
    </div>
  )
}
