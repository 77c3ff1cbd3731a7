import { dialectName } from '@hakka/contract/constants'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { dialectOf } from '../../../app/reader-dialect.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/term-edit.ts'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { rightsIn } from './rights.ts'
import { TermForm, termsIn } from './TermForm.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const rights = await rightsIn('classroom_term', api)
  const { c, d, id } = queryOf(request, ['c', 'd', 'id'])
  const dialectId = dialectOf(d) ?? 1
  const { data } = await orPage(
    api('GET /api/classroom_term/categories', { query: { dialect_id: dialectId } }),
  )
  const asked = c === undefined ? data.categories[0] : data.categories.find((own) => String(own.id) === c)
  const category = asked ?? missingPage()
  const terms = termsIn(category)
  return {
    rights,
    category,
    dialectId,
    chosen: terms.find((own) => String(own.id) === id) ?? terms[0],
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯課室用語：${loaderData.category.title}` : '編輯課室用語')

export default function TermEditPage({
  loaderData: { rights, category, dialectId, chosen },
}: Route.ComponentProps) {
  return (
    <DeskPage
      title={category.title}
      crumbs={[{ label: '課室用語教材', to: '/admin/self_study/classroom_term' }]}
      lead={dialectName(dialectId)}
    >
      {chosen ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            label="用語"
            chosen={chosen.id}
            items={category.subcategories.flatMap((own) =>
              own.terms.map(({ id, no, hakka_text }) => ({
                id,
                no,
                title: hakka_text,
                to: `/admin/self_study/classroom_term/category/edit?c=${category.id}&d=${dialectId}&id=${id}`,
              })),
            )}
          />
          <ItemEditor key={chosen.id} version={chosen.version}>
            {(onReverted) => (
              <TermForm term={chosen} dialectId={dialectId} rights={rights} onReverted={onReverted} />
            )}
          </ItemEditor>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
