import { DIALECTS, dialectName, LESSON_TYPES } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { PackageOpen } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { useKeptFocus } from '../../../app/kept-focus.ts'
import { pageMeta } from '../../../app/meta.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/page.ts'
import { ChipRow } from './ChipRow.tsx'
import { countOf, inOrder, LESSON_NUMBERS, NOTHING, placeKey, placesOf, SEMESTERS } from './choice.ts'
import { FetchRun } from './FetchRun.tsx'
import { LimitBox } from './LimitBox.tsx'
import { fetching, runOf, startFetch, takeUp } from './run.ts'

export const meta = () => pageMeta('匯入課程')

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await orPage(context.get(servicesContext).api('GET /api/admin/lesson/fetch'))
  return data
}

const TYPES = LESSON_TYPES.map(({ no, name }) => ({ id: no, name }))

export default function FetchPage({ loaderData: { source, lessons, run: own } }: Route.ComponentProps) {
  const followed = useSyncExternalStore(fetching.subscribe, fetching.get, fetching.getServer)
  const run = followed ?? runOf(own)
  useEffect(() => takeUp(own), [own])
  // The button that began or ended it goes with the page that it stood on.
  useKeptFocus('fetch')
  const [chosen, setChosen] = useState({ ...NOTHING, types: [1] })
  const choice = inOrder(chosen)
  const known = lessons && new Set(lessons.map(placeKey))
  const has = known && placesOf(choice).filter((place) => known.has(placeKey(place))).length
  const empty = choice.dialects.filter((id) => lessons && !lessons.some((own) => own.dialect_id === id))

  if (run.rows.length > 0) return <FetchRun run={run} />
  return (
    <DeskPage
      title="匯入課程"
      crumbs={[{ label: '課程管理', to: '/admin/lessons' }]}
      lead={`從${source}拿課程進來，變成草稿。已經有的課不會被蓋掉，會多一個版本。`}
      actions={
        <Link to="/admin/lessons/packs" className={buttonClass({ kind: 'ghost' })}>
          <PackageOpen aria-hidden="true" />
          教材包
        </Link>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <section
          aria-label="要匯入的課"
          className="grid min-w-0 gap-5 rounded-option border border-line bg-white px-5 py-4.5"
        >
          <ChipRow
            label="年級和學期"
            unit="個學期"
            name="sas"
            options={SEMESTERS}
            value={choice.sas}
            onValue={(sas) => setChosen({ ...chosen, sas })}
          />
          <ChipRow
            label="腔調"
            unit="個腔調"
            name="dialects"
            options={DIALECTS}
            value={choice.dialects}
            onValue={(dialects) => setChosen({ ...chosen, dialects })}
          >
            {empty.length > 0 && (
              <p role="status" className="text-muted">
                {empty.map(dialectName).join('、')}：這個腔調還沒有內容
              </p>
            )}
          </ChipRow>
          <ChipRow
            label="課次"
            unit="課"
            name="lessons"
            options={LESSON_NUMBERS}
            value={choice.lessons}
            onValue={(numbers) => setChosen({ ...chosen, lessons: numbers })}
          />
          <ChipRow
            label="難度"
            unit="種"
            name="types"
            options={TYPES}
            value={choice.types}
            onValue={(types) => setChosen({ ...chosen, types })}
          />
        </section>
        <LimitBox
          choice={choice}
          known={countOf(choice) > 0 ? has : null}
          onChoice={(fewer) => setChosen({ ...fewer, types: [...fewer.types] })}
          onStart={() => void startFetch(choice)}
        />
      </div>
    </DeskPage>
  )
}
