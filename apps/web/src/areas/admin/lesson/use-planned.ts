import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'

/** What is planned is done once a minute: so often it is looked whether it is done. */
const LOOK_MS = 5_000

/** Timers can't be longer; a day is looked at anew. */
const LONGEST_MS = 24 * 60 * 60 * 1000

/**
 * Keeps a page of a lesson up to date whose publication comes due while somebody looks at it, and says that it was
 * published, or why not.
 * @param onPublished what the page has to forget of it
 */
export function usePlanned({ plan, title, state, is_changed }: DeskLesson, onPublished: () => void): void {
  const { revalidate } = useRevalidator()
  const waits = plan && plan.failure === '' ? Date.parse(plan.publish_at) : undefined
  const [awaited, setAwaited] = useState(waits)
  const isDue = awaited !== undefined && Date.now() >= awaited
  const told = useEffectEvent(() => {
    if (!isDue) return
    if (plan) toast({ type: 'error', title: '時間到了，沒有發布', body: plan.failure })
    else if (state === 'published' && is_changed === 0) {
      toast({ type: 'success', body: `時間到了，「${title.hakka}」發布了` })
      onPublished()
    } else toast({ type: 'error', body: '時間到了，沒有發布：有人取消了排定' })
  })
  useEffect(() => {
    if (waits === undefined) told()
    setAwaited(waits)
  }, [waits])

  useEffect(() => {
    if (waits === undefined) return
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(timer)
      const left = waits - Date.now()
      if (left <= 0 && document.visibilityState === 'visible') void revalidate()
      timer = setTimeout(look, left > 0 ? Math.min(left, LONGEST_MS) : LOOK_MS)
    }
    look()
    // A tab in the background sleeps.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [waits, revalidate])
}
