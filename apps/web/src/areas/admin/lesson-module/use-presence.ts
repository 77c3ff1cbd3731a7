import { startTransition, useEffect, useState } from 'react'
import { quietApi } from '../../../app/api.ts'
import { same } from '../../../app/desk/same.ts'

const EVERY_MS = 15_000

/** Who else has the module open. */
export function usePresence(lessonId: number, moduleId: number): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const tell = async (leaving: boolean) => {
      const body = { lesson_id: lessonId, module_id: moduleId, leaving }
      const answer = await quietApi('POST /api/lesson/module/presence', { body }).catch(() => undefined)
      if (!answer || leaving) return
      // The editor whose code is still on its way stays as the server has drawn it.
      startTransition(() => setOthers((own) => (same(own, answer.others) ? own : answer.others)))
    }
    void tell(false)
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void tell(false)
    }, EVERY_MS)
    return () => {
      clearInterval(timer)
      void tell(true)
    }
  }, [lessonId, moduleId])
  return others
}
