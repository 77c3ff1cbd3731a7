import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pack, unpack } from '../../app/packed.ts'
import { queryOf } from '../../app/query.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { orMissing, orPage } from '../../app/throw-page.ts'
import type { Route } from './+types/preview.ts'
import { LessonError } from './LessonError.tsx'
import { LessonView } from './LessonView.tsx'
import { lessonMeta } from './lesson-meta.ts'
import { PreviewBar } from './PreviewBar.tsx'

const QUERY = ['id', 'step_no', 'semester_no', 'dialect_id', 'type_no', 'no'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { data: me } = await orPage(api('GET /api/my/info'))
  const { pathname, search } = new URL(request.url)
  if (!me.user) throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`)
  const lesson = await orMissing(api('GET /api/lesson/preview', { query: queryOf(request, QUERY) }))
  return { lesson: pack(lesson) }
}

/** Another module of the same lesson needs nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return QUERY.some((key) => currentUrl.searchParams.get(key) !== nextUrl.searchParams.get(key))
}

export const meta = ({ loaderData }: Route.MetaArgs) => lessonMeta(loaderData)

/** A lesson as learners would see it if it were published now. */
export default function LessonPreview({ loaderData }: Route.ComponentProps) {
  const lesson = unpack(loaderData.lesson)
  return (
    <>
      <PreviewBar lesson={lesson} />
      <ReadingFace face={lesson.font} />
      <LessonView lesson={lesson} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <LessonError error={error} />
}
