import { BOUNDS } from '@hakka/contract/constants'
import type { Guide, GuideCategory, GuideItem } from '@hakka/contract/help'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { putBack } from '../../../app/desk/entries/order.ts'
import { Markup } from '../../../app/desk/Markup.tsx'
import { RevisionsButton } from '../../../app/desk/RevisionsButton.tsx'
import { RichText } from '../../../app/desk/RichText.tsx'
import { textOfValue } from '../../../app/desk/text-of-value.ts'
import { useAnew } from '../../../app/desk/use-anew.ts'
import { TextField } from '../../../app/forms/TextField.tsx'
import { GuideCategories } from '../../../app/help/GuideCategories.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/guide.ts'
import { CategoryList } from './CategoryList.tsx'
import { ClashDialog } from './ClashDialog.tsx'
import type { Wording } from './clash.ts'
import { entryErrors } from './entry-errors.ts'
import { GuideFields } from './GuideFields.tsx'
import { JoinedNote } from './JoinedNote.tsx'
import { LastSaved } from './LastSaved.tsx'
import { Preview } from './Preview.tsx'
import { RemovedButton } from './RemovedButton.tsx'
import { useHelpForm } from './use-help-form.ts'

/** Flat, so that each field of the form has its own changes and errors. */
interface Values {
  title: string
  'description.title': string
  'description.content': string
  categories: GuideCategory[]
}

export const meta = () => pageMeta('編輯使用說明')

export const loader = ({ context }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/guide/edit'))

const valuesOf = ({ title, description, categories }: Guide): Values => ({
  title,
  'description.title': description.title,
  'description.content': description.content,
  categories,
})

const keptOf = ({ version, ...guide }: Guide & { version: number }) => ({ values: valuesOf(guide), version })

const bodyOf = ({ title, categories, ...intro }: Values) => ({
  title,
  description: { title: intro['description.title'], content: intro['description.content'] },
  categories,
})

const textOf = (item: GuideItem) => `${item.text}　${item.href}\n${textOfValue(item.content)}`.trim()

const wordsOf = ({ items }: GuideCategory) => items.map(textOf).join('\n')

const outline = (categories: readonly GuideCategory[]) =>
  categories
    .map((category) => `【${category.text}】${category.href}\n${wordsOf(category)}`.trim())
    .join('\n\n')

const FIELDS = { title: '頁面標題', 'description.title': '引言標題', 'description.content': '引言內容' }

const LABELS = { ...FIELDS, categories: '分類與項目' }

const WORDS: Wording<GuideCategory> = {
  fields: FIELDS,
  category: (category) => ({
    name: `分類「${category.text}」`,
    text: `分類名稱：${category.text}\n連結：${category.href}\n${wordsOf(category)}`.trim(),
  }),
  item: (item) => ({ name: item.text, text: textOf(item) }),
}

const partsOf = ({ categories, ...fields }: Values) => ({ fields, categories })

export default function GuidePage({ loaderData: { data } }: Route.ComponentProps) {
  const [begun, anew] = useAnew(data.version)
  return <GuideEditor key={begun} data={data} onReverted={anew} />
}

function GuideEditor({
  data,
  onReverted,
}: {
  data: Route.ComponentProps['loaderData']['data']
  onReverted(): void
}) {
  const { form, present, said, clash, settle, later } = useHelpForm<Values, GuideCategory>({
    initial: keptOf(data),
    labels: LABELS,
    load: async () => keptOf((await api('GET /api/guide/edit')).data),
    send: async (values, more) => {
      const { version, joined } = (
        await api('POST /api/guide/update', { body: { ...bodyOf(values), ...more } })
      ).data
      if (!joined) return { version }
      const { base, theirs, others } = joined
      return { version, joined: { base: valuesOf(base), theirs: valuesOf(theirs), others } }
    },
    parts: partsOf,
    whole: ({ fields, categories: merged }) => ({
      title: fields.title ?? '',
      'description.title': fields['description.title'] ?? '',
      'description.content': fields['description.content'] ?? '',
      categories: [...merged],
    }),
  })
  const { categories } = form.values
  const judged = entryErrors(form, categories)
  return (
    <DeskPage
      title="使用說明"
      lead={<LastSaved at={data.updated_at} to="/guide" />}
      actions={
        <>
          <RemovedButton
            load={async () => (await api('GET /api/guide/removed')).data}
            categories={categories}
            nameOf={({ text }) => text}
            nameOfItem={({ text }) => text}
            onRestore={(category) => form.set('categories', putBack(categories, category))}
          />
          <RevisionsButton<Values>
            title="使用說明"
            present={present}
            labels={LABELS}
            show={{ categories: outline }}
            list={async () => (await api('GET /api/guide/revisions')).data}
            read={async (version) =>
              valuesOf((await api('GET /api/guide/revision', { query: { version } })).data.content)
            }
            revert={(revision, version) => api('POST /api/guide/revert', { body: { revision, version } })}
            onReverted={onReverted}
            isDirty={form.changed.length > 0}
          />
          <Preview
            title="使用說明"
            ask={async () => (await api('POST /api/guide/preview', { body: bodyOf(form.values) })).data}
          >
            {({ description, categories: shown }) => (
              <>
                <h2 className="font-typed text-26 text-brand">{description.title}</h2>
                <Markup html={description.content} className="mt-2 mb-6" />
                <GuideCategories categories={shown} />
              </>
            )}
          </Preview>
        </>
      }
    >
      <DeskForm form={{ ...form, errors: judged.errors }} extra={<JoinedNote>{said}</JoinedNote>}>
        <div className="mb-6 grid gap-4 rounded-card border border-line bg-white p-5">
          <TextField label="頁面標題" required max={BOUNDS.title} {...form.field('title')} />
          <TextField label="引言標題" required max={BOUNDS.title} {...form.field('description.title')} />
          <RichText label="引言內容" {...form.field('description.content')} />
        </div>
        <CategoryList
          title="分類與項目"
          categories={categories}
          onCategories={(next) => form.set('categories', next)}
          errors={judged.errors}
          nameOf={({ text }) => text}
          noteOf={({ items }) => (items.length > 0 ? `${items.length} 項` : '連結')}
          create={(id) => ({ id, text: '', href: '', items: [] })}
        >
          {(category, onCategory) => <GuideFields {...judged} category={category} onCategory={onCategory} />}
        </CategoryList>
      </DeskForm>
      <ClashDialog
        key={clash?.version}
        refused={clash}
        mine={partsOf(form.values)}
        theirs={clash && partsOf(clash.theirs)}
        words={WORDS}
        onClose={later}
        onSave={settle}
      />
    </DeskPage>
  )
}
