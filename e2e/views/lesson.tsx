import { levelOfStep } from '@hakka/contract/constants'
import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { createRoutesStub, Outlet, useNavigate } from 'react-router'
import { beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DEFAULT_READING, setReading } from '../../apps/web/src/app/container/reading.ts'
import { LessonView } from '../../apps/web/src/areas/lesson/LessonView.tsx'
import { WallView } from '../../apps/web/src/areas/lesson/wall/WallView.tsx'
import type { Played } from '../support/players/player.ts'
import { type DemoLesson, type DemoModule, largestInDemo, lessonWith } from './demo.ts'
import './lesson.css'

const DESK: readonly [width: number, height: number] = [1280, 900]

/** A lesson as the site gives it; whose texts it says are one lesson's, whichever it is. */
function lessonOf({ id, place, modules }: DemoLesson): Lesson {
  const { no, ...numbers } = { ...place, level_no: levelOfStep(place.step_no), dialect_id: 1 }
  const all = modules.map(
    ({ type, content, name, description }, index): LessonModule => ({
      ...numbers,
      lesson_id: id,
      lesson_no: no,
      id: 900_000 + index,
      version_id: 900_000 + index,
      no: index + 1,
      code: `A${index + 1}`,
      type,
      type_name: name,
      name,
      title: name,
      description,
      content,
      activity_no: 1,
    }),
  )
  const rest = { steps: [], modules: [] }
  return {
    ...numbers,
    id,
    no,
    part_no: 1,
    part_name: '第一冊',
    title: '大家來食飯',
    title_text: { hakka: '大家來食飯', pinyin: 'tai55 ga24 loi11 siid5 fan55', chinese: '大家來吃飯' },
    official_name: '基礎 第一課 大家來食飯',
    target_name: '',
    thumbnail: { file: null },
    student_book: { file: null },
    teacher_book: { file: null },
    activities: { 1: { steps: [], modules: all }, 2: rest, 3: rest },
    dialects: [{ dialect_id: 1, id }],
    font: null,
    version: 1,
  }
}

const settings = {
  siteName: '客語學堂',
  origin: location.origin,
  teachingMaterialUrl: undefined,
  lessonPlanUrl: undefined,
  logins: {},
}

/** What a lesson asks of the site's server goes unanswered: it is none of a view's business. */
const fetchFile = window.fetch.bind(window)
window.fetch = async (input, init) =>
  new URL(input instanceof Request ? input.url : input, location.href).pathname.startsWith('/api/')
    ? new Response(null, { status: 503 })
    : fetchFile(input, init)

let shownNow: { lesson: DemoLesson; at: number } | undefined
let back = () => {}

/** Learns the way back, which a page has in its browser. */
function Way() {
  const navigate = useNavigate()
  back = () => void navigate(-1)
  return <Outlet />
}

/** React says of the script that guards a page against the default settings that it runs on pages of the server alone. */
const EXPECTED = /^Encountered a script tag/

/** Before each test nothing is kept for a reader; after it nothing has gone wrong that nobody would have seen. */
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  setReading(DEFAULT_READING)
  performance.clearResourceTimings()
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => {
    const errors = told.mock.calls.map(([first]) => String(first)).filter((line) => !EXPECTED.test(line))
    told.mockRestore()
    const missing = performance
      .getEntriesByType('resource')
      .filter((own) => own instanceof PerformanceResourceTiming && own.responseStatus >= 400)
      .map(({ name }) => name)
    expect([...errors, ...missing], '沒有錯誤訊息，檔案都在').toEqual([])
  }
})

/** Shows a lesson as a page of it does, all of it but the site's server; `at` is the open module, from 0. */
async function opensLesson(shown: DemoLesson, at = 0, path: 'lesson' | 'wall' = 'lesson'): Promise<void> {
  await cleanup()
  shownNow = { lesson: shown, at }
  document.documentElement.lang = 'zh-Hant-TW'
  document.body.className = 'page-body'
  const lesson = lessonOf(shown)
  const { step_no, semester_no, type_no, no } = shown.place
  const Site = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: Way,
      children: [
        { path: 'lesson', Component: () => <LessonView lesson={lesson} /> },
        { path: 'wall', Component: () => <WallView lesson={lesson} /> },
      ],
    },
  ])
  await render(
    <main id="main" className="flex-1">
      <Site
        initialEntries={[
          `/${path}?step_no=${step_no}&semester_no=${semester_no}&dialect_id=1&type_no=${type_no}&no=${no}&${path === 'wall' ? 'view_mode=slide&mod' : 'mod_no'}=${at + 1}`,
        ]}
        hydrationData={{
          loaderData: { root: { visitor: { user: null, permissions: [] }, settings } },
        }}
      />
    </main>,
    { container: document.body },
  )
  await isLive()
}

/** The code of the open module answers. */
const isLive = () =>
  expect.poll(() => document.querySelector('[data-part][data-live]'), { timeout: 30_000 }).not.toBeNull()

/** Shows a lesson of the given modules, which no lesson has; Page Down leads from one to the next. */
export async function opensModules(modules: readonly DemoModule[]): Promise<void> {
  await page.viewport(...DESK)
  await opensLesson({ id: 1, place: { step_no: 1, semester_no: 1, type_no: 1, no: 1 }, modules })
}

/** Goes back to the activity before. */
export async function goesBack(): Promise<void> {
  back()
  await isLive()
}

/** Leaves the lesson and opens it again with what the browser has kept. */
export async function opensAnew(): Promise<void> {
  if (!shownNow) throw new Error('no lesson was open')
  await opensLesson(shownNow.lesson, shownNow.at)
}

/** The next lesson is opened by somebody else: nothing is kept, nor written by the page that is left. */
export async function anotherLearner(): Promise<void> {
  await cleanup()
  localStorage.clear()
}

/** Shows the demo's first module of a type in its lesson, on a desk unless the size says otherwise. */
export async function opensFirst(type: string, [width, height] = DESK): Promise<Played> {
  await page.viewport(width, height)
  const lesson = lessonWith(type)
  await opensLesson(lesson, lesson.at)
  const module = lesson.modules[lesson.at]
  if (!module) throw new Error(`no ${type}`)
  return module
}

/** Shows the demo's largest module of a type as a class sees it on the wall. */
export async function opensOnWall(
  type: string,
  [width, height]: readonly [number, number],
): Promise<DemoModule> {
  await page.viewport(width, height)
  const module = largestInDemo(type)
  await opensLesson(
    { id: 1, place: { step_no: 1, semester_no: 1, type_no: 1, no: 1 }, modules: [module] },
    0,
    'wall',
  )
  return module
}
