import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { unpack } from '../../app/packed.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import type { Route } from './+types/page.ts'
import { LessonError } from './LessonError.tsx'
import { LessonView } from './LessonView.tsx'
import { lessonMeta } from './lesson-meta.ts'
import { loadLesson } from './load-lesson.ts'
import { MissingDialect } from './load-missing.ts'

const QUERY = ['id', 'step_no', 'semester_no', 'dialect_id', 'type_no', 'no'] as const

export function loader({ context, request }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url)
  // What editors have of it, on a page of their own: nobody else carries its code.
  if (searchParams.get('preview') === '1') throw redirect(`/lesson/preview${search}`)
  return loadLesson(context.get(servicesContext).api, queryOf(request, QUERY))
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({
  'Cache-Control': loaderHeaders.get('Cache-Control') ?? 'no-store',
})

/** Another module of the same lesson needs nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return QUERY.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
}

export const meta = ({ loaderData }: Route.MetaArgs) => lessonMeta(loaderData)

export default function LessonPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.missing) return <MissingDialect missing={loaderData.missing} />
  const lesson = unpack(loaderData.lesson)
  return (
    <>
      <ReadingFace face={lesson.font} />
      <LessonView lesson={lesson} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LessonError error={error} />
}
