import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { unpack } from '../../app/packed.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import type { Route } from './+types/teaching-material.ts'
import { LessonError } from './LessonError.tsx'
import { lessonMeta } from './lesson-meta.ts'
import { loadLesson } from './load-lesson.ts'
import { MissingDialect } from './load-missing.ts'
import { WallView } from './wall/WallView.tsx'

const TYPES: Readonly<Record<string, string>> = { basic: '1', advanced: '2' }
const SCHOOLS = ['junior', 'senior']

const QUERY = { step: 'step_no', semester: 'semester_no', lesson: 'no', dialect: 'dialect_id' } as const

export function loader({ context, params, request }: Route.LoaderArgs) {
  const type_no = TYPES[params.kind]
  if (!type_no || !SCHOOLS.includes(params.school)) throw data(null, { status: 404 })
  const asked = new URL(request.url).searchParams
  const address = Object.entries(QUERY).flatMap(([name, key]) => {
    const value = asked.get(name)
    return value ? [[key, value] as const] : []
  })
  return loadLesson(context.get(servicesContext).api, { ...Object.fromEntries(address), type_no })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const changed = (name: string) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name)
  return currentUrl.pathname !== nextUrl.pathname || Object.keys(QUERY).some(changed)
}

export const meta = ({ loaderData }: Route.MetaArgs) => lessonMeta(loaderData)

export default function TeachingMaterialPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.missing) return <MissingDialect missing={loaderData.missing} />
  const lesson = unpack(loaderData.lesson)
  return (
    <>
      <ReadingFace face={lesson.font} />
      <WallView lesson={lesson} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LessonError error={error} />
}
