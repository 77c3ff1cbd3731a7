import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { toast } from '@hakka/ui/toast.ts'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { withLogin } from '../../../app/session/with-login.ts'

/** Does something to a result or a sign-up, says how it went, and loads the page anew. */
export function useReview() {
  const { revalidate } = useRevalidator()
  const run = async (deed: () => Promise<unknown>, done: string): Promise<void> => {
    try {
      await withLogin(deed)
      toast({ type: 'success', body: done })
    } catch (error) {
      toast({ type: 'error', body: error instanceof ApiError ? error.message : UNKNOWN_ERROR })
    }
    await revalidate()
  }
  return {
    pass: (uuid: string) =>
      run(() => api('POST /api/event/review', { body: { uuid, verdict: 'pass' } }), '已記下：沒有問題'),
    undo: (uuid: string) =>
      run(() => api('POST /api/event/review', { body: { uuid, verdict: 'undo' } }), '已恢復這一局的成績'),
    decide: (event_id: number, user_id: number, status: 1 | 2) =>
      run(
        () => api('POST /api/event/registration', { body: { event_id, user_id, status } }),
        status === 1 ? '已通過報名' : '已退回報名',
      ),
  }
}
