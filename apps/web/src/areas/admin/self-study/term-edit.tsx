import type { ClassroomTerm, TermCategory } from '@hakka/contract/classroom-term'
import { dialectName } from '@hakka/contract/constants'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { api as call } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { DoubtedSounds } from '../../../app/desk/DoubtedSounds.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { dialectOf } from '../../../app/reader-dialect.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/term-edit.ts'
import { chosenOf } from './chosen.ts'
import { doubtsOf } from './doubts-of.ts'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { RecordLink } from './RecordLink.tsx'
import { rightsIn } from './rights.ts'
import { type EditedSaid, SentenceForm } from './SentenceForm.tsx'
import { subcategoriesOf } from './subcategories.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('classroom_term', api)
  const { c, d, id, no } = queryOf(request, ['c', 'd', 'id', 'no'])
  const dialectId = dialectOf(d) ?? 1
  const { data } = await orPage(
    api('GET /api/classroom_term/categories', { query: { dialect_id: dialectId } }),
  )
  const asked = c === undefined ? data.categories[0] : data.categories.find((own) => String(own.id) === c)
  const category = asked ?? missingPage()
  const terms = termsIn(category)
  // Numbers count within subcategories: they name none of a theme.
  const own = chosenOf(terms, { id, no: no === 'new' ? no : undefined }, rights)
  return {
    rights,
    category,
    dialectId,
    subcategories: await subcategoriesOf('classroom_term', category.id, api),
    doubts: await doubtsOf('classroom_term', api, own.chosen?.id, [dialectId]),
    ...own,
  }
}

const termsIn = ({ subcategories }: TermCategory): ClassroomTerm[] =>
  subcategories.flatMap(({ terms }) => terms)

/** A term as a sentence: its call tells it flat. */
const saidTerm = ({ hakka_text, hakka_pinyin, chinese_text, audio, ...own }: ClassroomTerm): EditedSaid => ({
  ...own,
  hakka_sentence: { text: hakka_text, pinyin: hakka_pinyin, audio },
  chinese_sentence: { text: chinese_text },
})

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯課室用語：${loaderData.category.title}` : '編輯課室用語')

export default function TermEditPage({
  loaderData: { rights, category, dialectId, subcategories, isNew, chosen, doubts },
}: Route.ComponentProps) {
  const listUrl = `/admin/self_study/classroom_term/category/edit?c=${category.id}&d=${dialectId}`
  return (
    <DeskPage
      title={category.title}
      crumbs={[{ label: '課室用語教材', to: '/admin/self_study/classroom_term' }]}
      lead={dialectName(dialectId)}
      actions={<RecordLink kind="classroom_term" of={{ c: category.id }} dialectId={dialectId} />}
    >
      {chosen || isNew ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            kind="classroom_term"
            label="用語"
            chosen={chosen?.id}
            items={category.subcategories.flatMap(({ id: partId, title, terms }) =>
              terms.map(({ id, no, hakka_text }) => ({
                id,
                no,
                title: hakka_text,
                to: `${listUrl}&id=${id}`,
                part: { id: partId, name: title },
              })),
            )}
            add={rights.texts ? `${listUrl}&no=new` : undefined}
          />
          <DoubtedSounds kind="classroom_term" sounds={doubts}>
            <ItemEditor key={chosen?.id ?? 'new'} version={chosen?.version}>
              {(onReverted) => (
                <SentenceForm
                  kind="classroom_term"
                  item={chosen ? saidTerm(chosen) : null}
                  subcategories={subcategories}
                  dialectId={dialectId}
                  listUrl={listUrl}
                  rights={rights}
                  onReverted={onReverted}
                  send={(body) => call('POST /api/classroom_term/term', { body })}
                  load={async (id) => {
                    const query = { dialect_id: dialectId }
                    const { data } = await call('GET /api/classroom_term/categories', { query })
                    const now = data.categories.flatMap(termsIn).find((own) => own.id === id)
                    return now && saidTerm(now)
                  }}
                />
              )}
            </ItemEditor>
          </DoubtedSounds>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
