import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'

/** Brings back what was deleted, says how it went, and loads the page anew: somebody else may have been there first. */
export function useRestore<Args extends unknown[]>(restore: (...args: Args) => Promise<unknown>) {
  const { revalidate } = useRevalidator()
  return async (...args: Args): Promise<void> => {
    try {
      await restore(...args)
      toast({ type: 'success', body: '已還原' })
    } catch (error) {
      const body = error instanceof ApiError ? error.message : UNKNOWN_ERROR
      toast({ type: 'error', title: '沒有還原', body })
    }
    await revalidate()
  }
}
