import { ERRORS } from '@hakka/contract/errors'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { data } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/writing-edit.ts'
import { chosenOf } from './chosen.ts'
import { ItemPick } from './ItemPick.tsx'
import { ItemEditor } from './ItemVersions.tsx'
import { rightsIn } from './rights.ts'
import { SetForm } from './SetForm.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { texts } = await rightsIn('writing', api)
  // It has nothing but texts.
  if (!texts) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
  const { no, id, c = '1', ...query } = queryOf(request, ['c', 'd', 'no', 'id'])
  const { data: category } = await orPage(
    api('GET /api/self_study/writing/category', { query: { c, ...query } }),
  )
  const { sets, ...head } = category
  return { c: Number(c), head, sets, ...chosenOf(sets, { no, id }, { texts }) }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `編輯寫作：${loaderData.head.category_name}` : '編輯寫作')

export default function WritingEditPage({
  loaderData: { c, head, sets, isNew, chosen },
}: Route.ComponentProps) {
  const { category_id: themeId, dialect_id: d } = head
  const listUrl = `/admin/self_study/writing/category/edit?c=${c}&d=${d}`
  return (
    <DeskPage
      title={head.category_name}
      crumbs={[{ label: '寫作教材', to: '/admin/self_study/writing' }]}
      lead={head.dialect_name}
    >
      {chosen || isNew ? (
        <div className="grid gap-5 xl:grid-cols-[280px_minmax(0,1fr)]">
          <ItemPick
            kind="writing"
            label="題組"
            chosen={chosen?.id}
            items={sets.map(({ id, no, title }) => ({
              id,
              no,
              title: title.hakka,
              to: `${listUrl}&no=${no}`,
            }))}
            add={`${listUrl}&no=new`}
          />
          <ItemEditor key={chosen?.id ?? 'new'} version={chosen?.version}>
            {(onReverted) => (
              <SetForm set={chosen ?? null} place={{ c, d, themeId }} onReverted={onReverted} />
            )}
          </ItemEditor>
        </div>
      ) : (
        <EmptyState />
      )}
    </DeskPage>
  )
}
