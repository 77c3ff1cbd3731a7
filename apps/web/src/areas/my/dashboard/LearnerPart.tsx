import type { StudyHistory } from '@hakka/contract/account'
import type { GoalKind } from '@hakka/contract/constants'
import type { NextLesson, Review, UnfinishedLesson } from '@hakka/contract/dashboard'
import type { StudyMonth } from '@hakka/contract/study-history'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { ChevronRight, Users } from 'lucide-react'
import { Link } from 'react-router'
import { GoalCard } from '../../../app/self-study/GoalCard.tsx'
import { AreaBars } from '../../../app/study-time/AreaBars.tsx'
import { StudyCalendar } from '../../../app/study-time/StudyCalendar.tsx'
import { StudyTime } from '../../../app/study-time/StudyTime.tsx'
import { DueCard } from './DueCard.tsx'
import type { DueRow } from './due.ts'
import { NextCard } from './NextCard.tsx'
import { todayOf } from './OwnTiles.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { Unfinished } from './Unfinished.tsx'

interface Learning {
  next: NextLesson | null
  unfinished: UnfinishedLesson[]
  review: Review | null
  month: StudyMonth
  goal: GoalKind
  due: DueRow[]
}

/** A pupil's page: one thing to go on with, today's goal, what is due and what to look at again, the month. */
export function LearnerPart({
  userId,
  isStudent,
  study,
  learning: { next, unfinished, review, month, goal, due },
}: {
  userId: number
  isStudent: boolean
  study: StudyHistory
  learning: Learning
}) {
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          {next && <NextCard next={next} />}
          <GoalCard today={todayOf(userId, study)} />
          {due.length === 0 && !review ? (
            <NothingYet isStudent={isStudent} />
          ) : (
            <div className="grid gap-6 xl:auto-cols-fr xl:grid-flow-col">
              {due.length > 0 && <DueCard rows={due} />}
              {review && <ReviewCard review={review} />}
            </div>
          )}
        </div>
        <StudyCalendar first={month} goal={goal} />
      </div>
      <Unfinished lessons={unfinished} />
      {study.total > 0 && (
        <Card as="section" aria-labelledby="area-minutes" className="p-4 md:p-7">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6">
            <h2 id="area-minutes" className="text-22 font-bold">
              每一區的學習時間
            </h2>
            <StudyTime minutes={study.total} />
          </div>
          <AreaBars minutes={study.minutes} />
          <p className="mt-2 text-right">
            <Link
              to="/my/study-history"
              className="inline-flex min-h-12 items-center gap-1 font-bold text-brand no-underline hover:underline"
            >
              看學習歷程
              <ChevronRight size={20} aria-hidden="true" />
            </Link>
          </p>
        </Card>
      )}
    </>
  )
}

function NothingYet({ isStudent }: { isStudent: boolean }) {
  return (
    <Card as="section" aria-label="作業和複習">
      <EmptyState
        title={isStudent ? '還沒有作業，也還沒有要複習的語詞' : '還沒有要複習的語詞'}
        picture={<img src="/images/state-empty.svg" alt="" width={200} height={150} />}
        action={
          isStudent && (
            <Link to="/my/learning-class" className={buttonClass({ kind: 'ghost' })}>
              <Users size={20} aria-hidden="true" />
              加入班級
            </Link>
          )
        }
      >
        {isStudent && '加入班級以後，老師派的作業會出現在這裡；'}
        練習時做錯的語詞，會在這裡等你再看一次。
      </EmptyState>
    </Card>
  )
}
