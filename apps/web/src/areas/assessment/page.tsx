import { dialectName, levelOfStep } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import type { Route } from './+types/page.ts'
import { AssessmentTools } from './AssessmentTools.tsx'
import { Handbooks } from './Handbooks.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { loadAssessments } from './load-assessments.ts'
import { PLACE_QUERY, placeOf, unitName } from './unit-name.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadAssessments(context.get(servicesContext).api, placeOf(queryOf(request, PLACE_QUERY)))

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

export const meta = () => pageMeta('學習評量', '各年級、各課的學習評量手冊，分教師版和學生版，六種腔調。')

/** Handbooks of the assessments: school year, semester and dialect are chosen by links, so that a class can share one. */
export default function AssessmentsPage({ loaderData }: Route.ComponentProps) {
  const { at, lessons, font, failed } = loaderData
  return (
    <div data-level={levelOfStep(at.step_no)}>
      <ReadingFace face={font} />
      <PageBanner
        level={levelOfStep(at.step_no)}
        title="學習評量"
        lead="選年級、學期和腔調，下載每一課的手冊"
        crumbs={[{ label: '自主學習', to: '/self_study' }, { label: '學習評量' }]}
      />
      <div className="wrap pb-14">
        <AssessmentTools at={at} />
        <h2 className="mb-4 font-reading text-26 leading-snug text-darken md:text-32">
          {unitName(at)}（{dialectName(at.dialect_id)}）
        </h2>
        {failed ? <LoadFailed /> : <Handbooks lessons={lessons} />}
      </div>
    </div>
  )
}
