import { beforeEach, vi } from 'vitest'

/** Play time goes so much faster than the test's: nobody waits until an answer may be sent on. */
export const playsFaster = (times: number) =>
  beforeEach(() => {
    const now = performance.now.bind(performance)
    vi.spyOn(performance, 'now').mockImplementation(() => now() * times)
    return () => vi.restoreAllMocks()
  })
