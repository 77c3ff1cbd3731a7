import { PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { JoinProgress } from '../attempts/JoinProgress.tsx'
import { Container } from '../container/Container.tsx'
import { ReportLink } from '../container/ReportLink.tsx'
import type { ContainerState } from '../container/use-container.ts'
import type { RecordedTime } from '../recorder/use-recorder.ts'
import { useVisitor } from '../visitor.ts'
import { PracticeDialects } from './PracticeDialects.tsx'
import { levelMark, type PracticePlace, practiceWay } from './way.ts'

/** Themes are named by their ids, what is in them by its numbers. */
export const THEMES = { param: 'category_id', entries: 'id', items: 'no' } as const

/** A theme of a part of self-study in the container: level, dialects, study time, the ways back. */
export function PracticeContainer({
  type,
  place,
  have,
  state,
  time,
  ownBar = false,
  onJoined,
  children,
}: {
  type: PracticeType
  place: PracticePlace
  /** Dialects that have something of the theme. */
  have: readonly number[]
  state: ContainerState
  time: RecordedTime
  ownBar?: boolean
  /** What was done on this device has come to the account. */
  onJoined(): void
  children: ReactNode
}) {
  const userId = useVisitor().user?.id ?? null
  const { level_no: levelNo, dialect_id: dialectId } = place
  const { crumbs, menu } = practiceWay(type, levelNo, dialectId)
  return (
    <div data-level={levelNo} data-lookup-dialect={dialectId}>
      <Container
        state={state}
        heading={{ number: levelMark(levelNo), title: PRACTICE_NAMES[type], lang: 'zh-Hant-TW' }}
        back={{ to: menu, label: '回到主題' }}
        crumbs={crumbs}
        words={{ entry: '主題' }}
        today={
          userId === null
            ? null
            : { levelNo, minutes: time.todayMinutes, full: time.full, maxMinutes: time.maxMinutes }
        }
        tools={<PracticeDialects type={type} place={place} have={have} />}
        ownBar={ownBar}
        end={
          <Link to={menu} className={buttonClass({ kind: 'outline' })}>
            回到主題
          </Link>
        }
        foot={<ReportLink dialectId={dialectId} />}
      >
        {children}
      </Container>
      {userId !== null && <JoinProgress userId={userId} onJoined={onJoined} />}
    </div>
  )
}
