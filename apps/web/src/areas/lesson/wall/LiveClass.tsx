import { ApiError } from '@hakka/contract/api-error'
import { CLASSROOM_GAMES } from '@hakka/contract/constants'
import { SAID_TYPES } from '@hakka/contract/constants/room'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { LessonModule } from '@hakka/contract/lesson'
import { isExercise } from '@hakka/modules/web'
import { toast } from '@hakka/ui/toast.ts'
import { ExternalLink, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/api.ts'

/** What of an activity a class does in a room; nothing where it can't be done there. */
function deedOf(type: string): string | undefined {
  if (SAID_TYPES.includes(type)) return '全班一起唸'
  return type in CLASSROOM_GAMES || isExercise(type) ? '全班一起答' : undefined
}

/** What the class sees alone, or does together: each on the own phone, in a room that opens beside the lesson. */
export default function LiveClass({ module: { id: moduleId, type } }: { module: LessonModule }) {
  const deed = deedOf(type)
  const [busy, setBusy] = useState(false)
  const [opened, setOpened] = useState<{ moduleId: number; url: string }>()
  async function start(): Promise<void> {
    setBusy(true)
    try {
      const { data } = await api('POST /api/game_room/open', { body: { module_id: moduleId } })
      setOpened({ moduleId, url: data.host_url })
      // Some browsers refuse a tab that opens after waiting: the link leads there too.
      window.open(data.host_url, '_blank', 'noopener')
    } catch (error) {
      const missing = error instanceof ApiError && error.status === 404
      const body = error instanceof ApiError ? error.message : UNKNOWN_ERROR
      toast({ type: 'error', body: missing ? '這個活動沒有可以一起做的題目' : body })
    } finally {
      setBusy(false)
    }
  }
  if (deed === undefined) return null
  if (opened?.moduleId === moduleId)
    return (
      <a href={opened.url} target="_blank" rel="noopener" className="wall-control">
        <ExternalLink aria-hidden="true" />
        開啟主持頁面
      </a>
    )
  return (
    <button
      type="button"
      data-live-class
      aria-disabled={busy || undefined}
      className="wall-control"
      onClick={() => !busy && void start()}
    >
      <Smartphone aria-hidden="true" />
      {deed}
    </button>
  )
}
