import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, toast, toasts } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows a message for three seconds', () => {
  const heard = vi.fn()
  const off = toasts.subscribe(heard)
  toast({ type: 'error', title: '查詢失敗', body: '請稍後再試' })
  vi.advanceTimersByTime(2999)
  expect(toasts.get()).toMatchObject([{ type: 'error', body: '請稍後再試' }])
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(2)
  off()
})

it('takes away the one that was dismissed', () => {
  toast({ type: 'success', body: '一' })
  toast({ type: 'warning', body: '二' })
  dismissToast(toasts.get()[0]?.id ?? 0)
  expect(toasts.get().map((one) => one.body)).toEqual(['二'])
})

it('one that offers a way back stays ten seconds, and on while somebody has come to it', () => {
  const querySelector = vi.fn().mockReturnValueOnce({}).mockReturnValue(null)
  vi.stubGlobal('document', { querySelector })
  for (const { id } of toasts.get()) dismissToast(id)
  toast({ type: 'success', body: '已刪除', action: { label: '復原', run() {} } })
  vi.advanceTimersByTime(10_000)
  expect(toasts.get()).toHaveLength(1)
  vi.advanceTimersByTime(3000)
  expect(toasts.get()).toEqual([])
  vi.unstubAllGlobals()
})
