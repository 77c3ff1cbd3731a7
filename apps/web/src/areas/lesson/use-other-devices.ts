import type { OwnModule } from '@hakka/contract/attempt'
import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { useEffect, useEffectEvent } from 'react'
import { api } from '../../app/api.ts'
import { hasWork, keepWork, placeOf } from '../../app/work/kept-work.ts'

/**
 * Rounds that a user has solved on another device are solved here too, in modules of which this device knows nothing.
 * @param onFound hears the modules that it knows now
 */
export function useOtherDevices(
  lesson: Lesson,
  modules: readonly LessonModule[],
  userId: number | null,
  onFound: (modules: readonly LessonModule[]) => void,
): void {
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (userId === null) return
    const off = new AbortController()
    api('GET /api/my/attempts', { query: { lesson_id: lesson.id } }, { signal: off.signal })
      .then(({ data }) => {
        const fresh = modules.filter((module) => {
          const place = placeOf(userId, module)
          const own = data.modules.find(({ module_id }) => module_id === module.id)
          const rounds = own && own.version_id === module.version_id ? roundsOf(own) : undefined
          if (!rounds || hasWork(place)) return false
          keepWork(place, 'rounds', rounds)
          return true
        })
        if (fresh.length > 0) found(fresh)
      })
      .catch(() => {
        // What this device knows is enough.
      })
    return () => off.abort()
  }, [lesson, modules, userId])
}

/** The solved rounds as an exercise keeps them; `undefined` where there are none. */
function roundsOf({ items, total }: OwnModule) {
  const answers = items.flatMap(({ item, first }) =>
    item > 0 && total !== null && first.earned !== null && first.total !== null
      ? [
          [
            item - 1,
            {
              answer: first.answer,
              score: { kind: 'points', earned: first.earned, total },
              misses: first.earned < first.total ? 1 : 0,
            },
          ] as const,
        ]
      : [],
  )
  return answers.length > 0 ? { answers: Object.fromEntries(answers), open: [] } : undefined
}
