import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { orFailed } from '../../app/or-failed.ts'
import { queryOf } from '../../app/query.ts'
import type { Route } from './+types/played.ts'
import { CompetitionTable } from './CompetitionTable.tsx'
import { EmptyCompetitions } from './EmptyCompetitions.tsx'
import { NoCompetitions } from './NoCompetitions.tsx'

export const meta = () => pageMeta('班級競賽')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  (
    await orFailed(
      context.get(servicesContext).api('GET /api/my/learning-class/competitions', {
        query: queryOf(request, ['class_id']),
      }),
    )
  )?.data ?? null

/** The competitions of a pupil's classes. */
export default function PlayedCompetitions({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <NoCompetitions />
  const { competitions, now } = loaderData
  return (
    <section aria-labelledby="competitions">
      <h2 id="competitions" className="mb-5 text-26 font-bold">
        班級競賽
      </h2>
      {competitions.length === 0 ? (
        <EmptyCompetitions>老師幫班級約好對手，就會出現在這裡。</EmptyCompetitions>
      ) : (
        <CompetitionTable list={competitions} now={now} />
      )}
    </section>
  )
}
