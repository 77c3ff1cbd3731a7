import { DIALECTS } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'
import { crumbsOf, setUrl } from './place.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = queryOf(request, ['event_id'])
  return (await orPage(context.get(servicesContext).api('GET /api/admin/game_sets', { query }))).data
}

export const meta = () => pageMeta('遊戲題庫')

/** The sets of every game by dialect; of an event, those that it plays with. */
export default function GameSetList({ loaderData: { event, games } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="遊戲題庫"
      crumbs={crumbsOf(event)}
      lead={
        event
          ? '這個活動用共用的題庫，也可以有自己的：打開一個腔調，匯入表格就換成自己的。'
          : '每個遊戲、每個腔調一個題庫，所有活動共用。'
      }
    >
      <div className="grid gap-5">
        {games.map(({ id, title, sets }) => (
          <section key={id} className={FORM_CARD} aria-labelledby={`game-${id}`}>
            <h2 id={`game-${id}`} className="text-20 font-bold">
              {title}
            </h2>
            <ul className="grid list-none gap-3 sm:grid-cols-2 xl:grid-cols-3">
              {DIALECTS.map((dialect) => {
                const set = sets.find(({ dialect_id }) => dialect_id === dialect.id)
                return (
                  <li key={dialect.id}>
                    <Link
                      to={setUrl({ game_id: id, dialect_id: dialect.id, event_id: event?.id })}
                      className={`${buttonClass({ kind: 'ghost' })} w-full justify-between!`}
                    >
                      <span className="sr-only">{title}</span>
                      {dialect.name}
                      {set?.is_own && <Chip tone="level">自己的</Chip>}
                      <span className="text-16 text-muted">{set ? `${set.rows} 列` : '還沒有'}</span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </section>
        ))}
      </div>
    </DeskPage>
  )
}
