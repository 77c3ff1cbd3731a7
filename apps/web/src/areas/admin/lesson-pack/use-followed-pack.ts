import type { PackProgress } from '@hakka/contract/lesson-pack'
import { useEffect, useState } from 'react'
import { api } from '../../../app/api.ts'

const EVERY_MS = 1000

/** Asks how far an import is until it has ended; a line that is down for a moment is no end. */
export function useFollowedPack(
  progress: PackProgress | undefined,
  onNews: (progress: PackProgress) => void,
): void {
  const id = progress?.id
  const going = progress?.state === 'waiting' || progress?.state === 'running'
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    if (id === undefined || !going) return
    const timer = setTimeout(async () => {
      const news = await api('GET /api/admin/lesson/pack/{id}', { params: { id } }).catch(() => undefined)
      if (news) onNews(news.data)
      setAsked(asked + 1)
    }, EVERY_MS)
    return () => clearTimeout(timer)
  }, [id, going, asked, onNews])
}
