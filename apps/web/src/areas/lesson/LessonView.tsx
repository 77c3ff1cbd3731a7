import { lessonName } from '@hakka/contract/constants'
import type { Lesson } from '@hakka/contract/lesson'
import { lazyAtRest, lazyTwice } from '@hakka/ui/at-rest.ts'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Suspense, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { AssignButton } from '../../app/assignment/AssignButton.tsx'
import { Container } from '../../app/container/Container.tsx'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { type ContainerState, useContainer } from '../../app/container/use-container.ts'
import { keepPlace } from '../../app/last-place.ts'
import { recorderLevel } from '../../app/recorder/punch-due.ts'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { useVisitor } from '../../app/visitor.ts'
import { placeOf, restartWork } from '../../app/work/kept-work.ts'
import { lessonUrl, teachingMaterialUrl } from './address.ts'
import { HostedModule } from './HostedModule.tsx'
import { LessonBooks } from './LessonBooks.tsx'
import { LessonDialects } from './LessonDialects.tsx'
import { LessonFoot } from './LessonFoot.tsx'
import { lessonWay } from './lesson-crumbs.ts'
import { lessonGroups, modulesOf } from './lesson-entries.ts'
import { loadEnd } from './load-end.ts'
import { PrintLink } from './PrintLink.tsx'
import { TeachingLink } from './TeachingLink.tsx'
import { useHardRounds } from './use-hard-rounds.ts'
import { useLessonProgress } from './use-lesson-progress.ts'
import { useModuleHost } from './use-module-host.ts'
import { useOtherDevices } from './use-other-devices.ts'
import '../../app/container/games.css'

const LessonEnd = lazyTwice(loadEnd)
const JoinProgress = lazyAtRest(() => import('../../app/attempts/JoinProgress.tsx'))

/** What `mod_no` and the hashes mean on a lesson's page. */
const PLACE_RULE = { param: 'mod_no', entries: 'position', items: 'position' } as const

/** A lesson in the container. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const userId = useVisitor().user?.id ?? null
  const modules = useMemo(() => modulesOf(lesson), [lesson])
  const progress = useLessonProgress(lesson.id, modules, userId)
  const state = useContainer(lessonGroups(lesson, progress), PLACE_RULE)
  const module = modules[state.at]
  const { announce, line } = useAnnouncer()
  const [turn, setTurn] = useState(0)
  /** Shows a module with what is kept of it now, also where it stands already. */
  function openAnew(index: number): void {
    setTurn((now) => now + 1)
    state.goToEntry(index)
  }
  const hard = useHardRounds(state.at, openAnew)
  const host = useModuleHost({
    lesson,
    modules,
    state,
    announce,
    finish: progress.finish,
    finishRound: progress.finishRound,
    onward: hard.onward,
  })
  const [query] = useSearchParams()
  const levelNo = recorderLevel(query.get('level_no'), lesson.step_no)
  const time = useRecorder({ userId, hasModule: module !== undefined, page: punchPage(lesson, levelNo) })
  useLastPlace(lesson, state)
  const minutes = useMinutesOpen(lesson.id)
  useOtherDevices(lesson, modules, userId, (found) => {
    if (module && found.includes(module)) startTransition(() => setTurn((now) => now + 1))
  })
  function beginAnew(index: number): void {
    const chosen = modules[index]
    if (!chosen) return
    restartWork(placeOf(userId, chosen))
    openAnew(index)
  }
  const { crumbs, unitUrl } = lessonWay(lesson)
  return (
    <div data-level={lesson.level_no} data-lookup-dialect={lesson.dialect_id}>
      <Container
        state={state}
        heading={{ number: lessonName(lesson.no), title: lesson.title, lang: 'hak-Hant-TW' }}
        back={{ to: unitUrl, label: '回到單元' }}
        wall={teachingMaterialUrl('', lesson, state.at + 1)}
        crumbs={crumbs}
        words={{ entry: '活動' }}
        today={
          userId === null
            ? null
            : { levelNo, minutes: time.todayMinutes, full: time.full, maxMinutes: time.maxMinutes }
        }
        tools={
          <>
            <AssignButton source={{ of: 'lesson', id: lesson.id }} look="icon" />
            <LessonDialects
              address={lesson}
              have={lesson.dialects.map(({ dialect_id }) => dialect_id)}
              modNo={state.at + 1}
            />
          </>
        }
        links={
          <>
            <AssignButton source={{ of: 'lesson', id: lesson.id }} look="link" />
            <TeachingLink lesson={lesson} mod={state.at + 1} />
            <PrintLink lesson={lesson} />
            <LessonBooks lesson={lesson} />
          </>
        }
        end={
          <Link to={unitUrl} className={buttonClass({ kind: 'outline' })}>
            回到單元
          </Link>
        }
        foot={<LessonFoot lesson={lesson} module={module} />}
      >
        {module && <HostedModule key={turn} host={host} module={module} items={state.shown} />}
        {progress.justCompleted && !hard.busy && (
          <Suspense>
            <LessonEnd
              lesson={lesson}
              host={host}
              done={progress.done}
              moduleOf={(no) => {
                const index = modules.findIndex((own) => own.no === no)
                const name = modules[index]?.name
                return name === undefined ? undefined : { name, go: () => beginAnew(index) }
              }}
              minutes={minutes}
              modules={modules}
              practise={hard.start}
              unitUrl={unitUrl}
            />
          </Suspense>
        )}
        {line}
      </Container>
      <Suspense>{userId !== null && <JoinProgress userId={userId} onJoined={progress.reload} />}</Suspense>
    </div>
  )
}

/** Notes where the learner is, for 繼續上次的學習. */
function useLastPlace(lesson: Lesson, { at, entry }: ContainerState): void {
  const activity = entry ? `${entry.code} ${entry.name}` : ''
  useEffect(() => {
    if (activity)
      keepPlace({
        lessonId: lesson.id,
        title: lesson.title,
        activity,
        url: lessonUrl(lesson, { mod_no: at + 1 }),
      })
  }, [lesson, at, activity])
}

/** @returns says for how many minutes this lesson has been open; one lesson follows another on the same page */
function useMinutesOpen(lessonId: number): () => number {
  const opened = useRef({ lessonId, at: 0 })
  useEffect(() => {
    opened.current = { lessonId, at: performance.now() }
  }, [lessonId])
  return useCallback(() => (performance.now() - opened.current.at) / 60_000, [])
}

/** The punch's page queries: a lesson sends them all. */
const punchPage = (lesson: Lesson, level_no: number) => ({
  page_code: 'lesson' as const,
  dialect_id: lesson.dialect_id,
  level_no,
  semester_no: lesson.semester_no,
  step_no: lesson.step_no,
  type_no: lesson.type_no,
  lesson_id: lesson.id,
  lesson_no: lesson.no,
})
