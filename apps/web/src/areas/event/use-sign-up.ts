import { ApiError } from '@hakka/contract/api-error'
import { REGISTRATION } from '@hakka/contract/constants/event'
import { toast } from '@hakka/ui/toast.ts'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'

/** Signing up for an event and taking that back; the page is asked for anew after either. */
export function useSignUp(eventId: number) {
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function run(call: () => Promise<string>): Promise<void> {
    setBusy(true)
    try {
      toast({ type: 'success', body: await call() })
      await revalidate()
    } catch (failure) {
      const body = failure instanceof ApiError ? failure.message : '報名失敗，請稍後再試'
      toast({ type: 'error', body })
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    register: (title: string) =>
      run(async () => {
        const { data } = await api('POST /api/event/register', { body: { event_id: eventId } })
        const isIn = data.registration_status === REGISTRATION.accepted
        return isIn ? `已報名「${title}」` : `「${title}」的報名已送出，等主辦單位審核`
      }),
    cancel: (title: string) =>
      run(async () => {
        await api('DELETE /api/event/register', { query: { event_id: eventId } })
        return `已取消「${title}」的報名`
      }),
  }
}
