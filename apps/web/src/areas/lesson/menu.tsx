import { LEVELS, semesterName } from '@hakka/contract/constants'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/menu.ts'
import { LessonList } from './menu/LessonList.tsx'
import { LevelChoice } from './menu/LevelChoice.tsx'
import { menuUrl } from './menu/menu-url.ts'
import { UnitChoice } from './menu/UnitChoice.tsx'

const QUERY = ['level_no', 'part_no', 'step_no', 'semester_no', 'dialect_id', 'type_no'] as const

export const loader = ({ context, request }: Route.LoaderArgs) =>
  orPage(context.get(servicesContext).api('GET /api/lesson/menu', { query: queryOf(request, QUERY) }))

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const level = LEVELS.find(({ no }) => no === loaderData?.level_no)
  const unit = loaderData?.units.find(({ part_no }) => part_no === loaderData.part_no)
  return pageMeta([level?.name, unit?.part_name].filter(Boolean).join(' ') || '課程專區')
}

/** The three stages: choose a level, choose a unit, choose a lesson. */
export default function LessonMenuPage({ loaderData: menu }: Route.ComponentProps) {
  const level = LEVELS.find(({ no }) => no === menu.level_no)
  const unit = menu.units.find(({ part_no }) => part_no === menu.part_no)
  const zone = { label: '課程專區', to: '/lesson/menu' }
  if (!level) {
    return (
      <>
        <PageBanner title="課程專區" lead="選一個級別，從這裡開始上課" crumbs={[{ label: zone.label }]} />
        <LevelChoice />
      </>
    )
  }
  if (!unit) {
    return (
      <div data-level={level.no}>
        <ReadingFace face={menu.font} />
        <PageBanner
          level={level.no}
          title={level.name}
          lead={`${level.title}　選一個單元`}
          crumbs={[zone, { label: level.name }]}
        />
        <UnitChoice menu={menu} />
      </div>
    )
  }
  const lead = level.no === LEVELS.length ? unit.name : semesterName(unit.step_no, unit.semester_no)
  return (
    <div data-level={level.no}>
      <ReadingFace face={menu.font} />
      <PageBanner
        level={level.no}
        title={`${level.name}・${unit.part_name}`}
        lead={`${lead}　共 ${menu.lessons.length} 課`}
        crumbs={[
          zone,
          { label: level.name, to: menuUrl({ ...menu, part: undefined, level_no: level.no }) },
          { label: unit.part_name },
        ]}
      />
      <LessonList menu={menu} unit={unit} />
    </div>
  )
}
