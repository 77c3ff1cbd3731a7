import { PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import { lazyAtRest } from '@hakka/ui/at-rest.ts'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { AssignButton } from '../assignment/AssignButton.tsx'
import type { AssignmentSource } from '../assignment/source.ts'
import { Container } from '../container/Container.tsx'
import { ReportLink } from '../container/ReportLink.tsx'
import type { ContainerState } from '../container/use-container.ts'
import type { RecordedTime } from '../recorder/use-recorder.ts'
import { useVisitor } from '../visitor.ts'
import { MissingPractice } from './MissingPractice.tsx'
import { PracticeDialects } from './PracticeDialects.tsx'
import { useSentPlaces } from './use-places.ts'
import { levelMark, type PracticePlace, practiceWay } from './way.ts'

const JoinProgress = lazyAtRest(() => import('../attempts/JoinProgress.tsx'))

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
  missing,
  assigns,
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
  /** The theme's name, where it has nothing in this dialect. */
  missing?: string | undefined
  /** What a teacher assigns of it. */
  assigns?: AssignmentSource | undefined
  /** What was done on this device has come to the account. */
  onJoined(): void
  children: ReactNode
}) {
  useSentPlaces()
  const userId = useVisitor().user?.id ?? null
  const { level_no: levelNo, dialect_id: dialectId } = place
  const { crumbs, back } = practiceWay(type, levelNo, dialectId)
  return (
    <div data-level={levelNo} data-lookup-dialect={dialectId}>
      <Container
        state={state}
        heading={{ number: levelMark(levelNo), title: PRACTICE_NAMES[type], lang: 'zh-Hant-TW' }}
        back={back}
        crumbs={crumbs}
        words={{ entry: '主題' }}
        today={
          userId === null
            ? null
            : { levelNo, minutes: time.todayMinutes, full: time.full, maxMinutes: time.maxMinutes }
        }
        tools={
          <>
            {assigns && <AssignButton source={assigns} look="icon" />}
            <PracticeDialects type={type} place={place} have={have} />
          </>
        }
        ownBar={ownBar}
        end={
          <Link to={back.to} className={buttonClass({ kind: 'outline' })}>
            {back.label}
          </Link>
        }
        foot={
          <>
            {assigns && <AssignButton source={assigns} look="link" />}
            <ReportLink dialectId={dialectId} />
          </>
        }
      >
        {missing !== undefined && <MissingPractice type={type} name={missing} place={place} have={have} />}
        {children}
      </Container>
      <Suspense>{userId !== null && <JoinProgress userId={userId} onJoined={onJoined} />}</Suspense>
    </div>
  )
}
