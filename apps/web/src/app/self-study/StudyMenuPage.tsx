import { DIALECTS, dialectName, PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import type { StudyMenu, StudyMenuCategory } from '@hakka/contract/self-study'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DialectMenu } from '../container/DialectMenu.tsx'
import { PageBanner } from '../shell/PageBanner.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import { LevelTabs } from './LevelTabs.tsx'
import { type LastStudy, lastStudies } from './last-study.ts'
import { usePlaces } from './use-places.ts'
import { levelMark, practiceMenuUrl, practiceUrl, SELF_STUDY } from './way.ts'

export interface StudyMenuPageProps {
  type: PracticeType
  menu: StudyMenu
  lead: string
  /** 段對話: what is counted of a theme. */
  unit: string
  /** 上次聽到這裡 */
  here: string
  /** How many of a theme's items are done. */
  doneOf(category: StudyMenuCategory): number
  art?(category: StudyMenuCategory): ReactNode
}

/** Levels of a part of self-study, and the themes of the chosen one. What a level has not yet is said. */
export function StudyMenuPage({ type, menu, lead, unit, here, doneOf, art }: StudyMenuPageProps) {
  const { level_no: levelNo, dialect_id: dialectId } = menu
  const last = useLast(type)
  const level = menu.levels.find((own) => own.level_no === levelNo)
  const name = PRACTICE_NAMES[type]
  return (
    <div data-level={levelNo ?? undefined}>
      <PageBanner
        title={name}
        lead={lead}
        crumbs={[SELF_STUDY, { label: name }]}
        {...(levelNo ? { level: levelNo } : {})}
      />
      <div className="wrap pb-14 md:pb-20">
        <LevelTabs type={type} chosen={levelNo} dialectId={dialectId} />
        {levelNo === null ? (
          <p className="mt-8 text-18 text-muted">先選一個級別。</p>
        ) : (
          <>
            <div className="mt-7 mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 md:mt-10">
              <h2 className="font-reading text-26 leading-snug text-darken">{levelMark(levelNo)}的主題</h2>
              <DialectMenu
                current={dialectId}
                choices={DIALECTS.map(({ id }) => ({
                  dialect_id: id,
                  to: practiceMenuUrl(type, { level_no: levelNo, dialect_id: id }),
                  missing: menu.categories.every(
                    ({ counts }) => !counts.some((own) => own.dialect_id === id),
                  ),
                }))}
              />
            </div>
            {menu.categories.length > 0 && level && level.count === 0 && (
              <p className="mb-4 rounded-option bg-note px-4 py-3">
                {levelMark(levelNo)}的{name}還沒有{dialectName(dialectId)}，可以先換一個腔調。
              </p>
            )}
            <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5 lg:grid-cols-4">
              {menu.categories.map((category) => {
                const total = category.counts.find((own) => own.dialect_id === dialectId)?.count ?? 0
                return (
                  <li key={category.id} className="grid">
                    <CategoryCard
                      category={category}
                      to={practiceUrl(type, {
                        level_no: levelNo,
                        dialect_id: dialectId,
                        category_id: category.id,
                      })}
                      amount={`${total} ${unit}`}
                      done={doneOf(category)}
                      total={total}
                      here={last?.category_id === category.id ? here : undefined}
                      art={art?.(category)}
                    />
                  </li>
                )
              })}
            </ul>
            {menu.categories.length === 0 && (
              <EmptyState
                title={`${levelMark(levelNo)}的${name}正在準備`}
                action={
                  <Link to="/self_study" className={buttonClass({ kind: 'brand' })}>
                    看別的自學
                  </Link>
                }
              >
                這個級別還沒有{name}的主題，先看看別的級別。
              </EmptyState>
            )}
          </>
        )}
      </div>
    </div>
  )
}

/** Where the learner was last in the part; nothing until the page is alive. */
const useLast = (type: PracticeType): LastStudy | undefined =>
  usePlaces<LastStudy | undefined>(() => lastStudies().find((own) => own.type === type), undefined)
