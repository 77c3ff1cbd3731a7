import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import type { Lesson } from '@hakka/contract/lesson'
import { data } from 'react-router'
import { byNearness } from '../../app/dialects.ts'
import { type Packed, pack } from '../../app/packed.ts'
import { orPage } from '../../app/throw-page.ts'
import type { LessonAddress } from './address.ts'

/** A lesson's address as a page was asked for it, unparsed. */
export type AskedLesson = Partial<Record<'id' | keyof LessonAddress, string>>

/** A lesson that the asked dialect has not and others have. */
export interface MissingLesson {
  address: LessonAddress
  /** Dialects that have it, the nearest first. */
  others: { dialect_id: number; url: string }[]
}

export type LoadedLesson =
  | { lesson: Packed<Lesson>; missing?: undefined }
  | { lesson?: undefined; missing: MissingLesson }

/**
 * Loads a lesson for a page. One that only other dialects have gives `missing` with status 404; an address that
 * names no lesson at all is thrown as 404, every other failure with its own status.
 */
export async function loadLesson(api: Api, query: AskedLesson) {
  try {
    const lesson: LoadedLesson = { lesson: pack(await api('GET /api/lesson', { query })) }
    // The same for everybody: the page may be kept.
    return data(lesson, { headers: { 'Cache-Control': 'public, max-age=60' } })
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404, 422].includes(error.status))
      return orPage(Promise.reject(error))
    const missing = await elsewhere(api, query)
    if (!missing) throw data({ message: error.message }, { status: 404 })
    return data<LoadedLesson>({ missing }, { status: 404 })
  }
}

async function elsewhere(api: Api, { step_no, semester_no, type_no, dialect_id, no }: AskedLesson) {
  const query = { step_no, semester_no, type_no, dialect_id }
  if (!step_no || !semester_no || !no) return undefined
  const menu = await api('GET /api/lesson/menu', { query }).catch(() => undefined)
  const place = menu?.lessons.find((lesson) => String(lesson.no) === no)
  if (!menu || !place || place.other_dialects.length === 0) return undefined
  return {
    address: {
      step_no: Number(step_no),
      semester_no: Number(semester_no),
      dialect_id: menu.dialect_id,
      type_no: menu.type_no,
      no: place.no,
    },
    others: byNearness(menu.dialect_id, place.other_dialects),
  } satisfies MissingLesson
}
