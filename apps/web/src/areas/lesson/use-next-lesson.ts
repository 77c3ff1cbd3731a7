import type { Lesson, MenuLesson } from '@hakka/contract/lesson'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'

/** What comes after a lesson, in the same level, dialect and type. */
export interface NextLesson {
  /** `undefined` when there is none. */
  url: string | undefined
  /** The unit's lessons that are there, where this was the last of them. */
  unit: readonly MenuLesson[] | undefined
}

/** Asks for the lesson after this one; without an answer the way back to the unit still stands. */
export function useNextLesson({ level_no, part_no, no, dialect_id, type_no }: Lesson): NextLesson {
  const [next, setNext] = useState<NextLesson>({ url: undefined, unit: undefined })
  useEffect(() => {
    const off = new AbortController()
    api('GET /api/lesson/menu', { query: { level_no, dialect_id, type_no } }, { signal: off.signal })
      .then(({ units }) => {
        const places = units.flatMap((unit) => unit.lessons.map((own) => ({ part: unit.part_no, ...own })))
        const later = places.filter(
          (own) => own.url !== null && (own.part > part_no || (own.part === part_no && own.no > no)),
        )
        const isLast = !later.some((own) => own.part === part_no)
        setNext({
          url: later[0]?.url ?? undefined,
          unit: isLast ? places.filter((own) => own.url !== null && own.part === part_no) : undefined,
        })
      })
      .catch(() => {
        // Without the menu the way back to the unit still stands.
      })
    return () => off.abort()
  }, [level_no, part_no, no, dialect_id, type_no])
  return next
}
