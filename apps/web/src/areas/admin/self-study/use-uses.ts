import type { StudyKindName } from '@hakka/contract/constants'
import type { StudyUse } from '@hakka/contract/study-desk'
import { useEffect, useState } from 'react'
import { api } from '../../../app/api.ts'

export type FoundUses = readonly StudyUse[] | 'failed' | undefined

/** Where an item or a theme is used; `undefined` until that is known, and while nothing is asked about. */
export function useUses(kind: StudyKindName, of: 'item' | 'theme', id: number | undefined): FoundUses {
  const [found, setFound] = useState<{ id: number; uses: FoundUses }>()
  useEffect(() => {
    if (id === undefined) return
    let isAsked = true
    const told = (uses: FoundUses) => isAsked && setFound({ id, uses })
    api('GET /api/admin/self_study/{type}/usage', { params: { type: kind }, query: { id, of } }).then(
      ({ data }) => told(data),
      () => told('failed'),
    )
    return () => {
      isAsked = false
    }
  }, [kind, of, id])
  return found?.id === id ? found?.uses : undefined
}
