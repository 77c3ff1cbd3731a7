import { ApiError } from '@hakka/contract/api-error'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const { quietApi } = vi.hoisted(() => ({ quietApi: vi.fn() }))
vi.mock('../../app/api.ts', () => ({ quietApi }))

const { playSteps } = await import('./play-steps.ts')

const failing = (status: number, message = '') => new ApiError(status, { message })
const seqs = () => quietApi.mock.calls.map(([, { body }]) => body.seq)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  quietApi.mockReset()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function begun(seq = 0) {
  const onLost = vi.fn()
  const onRefused = vi.fn()
  return { onLost, onRefused, ...playSteps('token', seq, { onLost, onRefused }) }
}

describe('a step', () => {
  test('is sent with the same number until it is answered, and the player is told meanwhile', async () => {
    quietApi
      .mockRejectedValueOnce(failing(0))
      .mockRejectedValueOnce(failing(503))
      .mockResolvedValueOnce({ seq: 3, correct: true })
      .mockResolvedValueOnce({ seq: 4 })
    const { ask, onLost, onRefused } = begun(2)
    const told = ask({ no: 7 })
    await vi.advanceTimersByTimeAsync(2100)
    expect(await told).toEqual({ seq: 3, correct: true })
    expect(seqs()).toEqual([3, 3, 3])
    expect(onLost.mock.calls.map(([lost]) => lost)).toContain(true)
    expect(onLost.mock.lastCall).toEqual([false])
    await ask({ no: 8 })
    expect(seqs().at(-1)).toBe(4)
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('goes again at once when the line is back', async () => {
    quietApi.mockRejectedValueOnce(failing(0)).mockResolvedValueOnce({ seq: 1 })
    const { ask } = begun()
    const told = ask({ no: 1 })
    await vi.advanceTimersByTimeAsync(10)
    window.dispatchEvent(new Event('online'))
    expect(await told).toEqual({ seq: 1 })
  })

  test('of a play that goes on elsewhere is refused with the server’s words, and not sent again', async () => {
    quietApi.mockRejectedValue(failing(409, '這一局已經在另一個分頁或另一台裝置上接著玩了'))
    const { ask, onRefused } = begun()
    await expect(ask({ no: 1 })).rejects.toThrow('另一台裝置')
    expect(onRefused).toHaveBeenCalledExactlyOnceWith('這一局已經在另一個分頁或另一台裝置上接著玩了')
    expect(seqs()).toEqual([1])
  })

  test('that is on its way when the page is left is sent no more', async () => {
    quietApi.mockRejectedValue(failing(0))
    const { ask, stop, settled } = begun()
    const told = ask({ no: 1 }).catch(() => 'stopped')
    await vi.advanceTimersByTimeAsync(10)
    stop()
    await vi.advanceTimersByTimeAsync(5000)
    expect(await told).toBe('stopped')
    await settled()
    expect(seqs()).toEqual([1])
  })
})
