import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useState } from 'react'
import { api } from '../../../app/api.ts'

export interface School {
  code: string
  name: string
}

/** The schools of a city and a stage, asked for once both are set; `undefined` until they are there. */
export function useSchools(cityId: number | null, stageNo: number | null): readonly School[] | undefined {
  const [found, setFound] = useState<{ of: string; schools: readonly School[] }>()
  const of = cityId === null || stageNo === null ? undefined : `${cityId} ${stageNo}`
  useEffect(() => {
    if (of === undefined || cityId === null || stageNo === null) return
    const stop = new AbortController()
    const query = { city_id: cityId, stage_no: stageNo }
    api('GET /api/schools/search', { query }, { signal: stop.signal }).then(
      ({ data }) => setFound({ of, schools: data }),
      (failure: unknown) => {
        if (stop.signal.aborted) return
        console.warn('搜尋失敗', failure)
        toast({ type: 'error', body: '學校搜尋失敗，請稍後再試' })
        setFound({ of, schools: [] })
      },
    )
    return () => stop.abort()
  }, [of, cityId, stageNo])
  return found && found.of === of ? found.schools : undefined
}
