import { Suspense } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyTwice } from './at-rest.ts'

afterEach(() => vi.unstubAllGlobals())

it('code that does not arrive is asked for once more as soon as the line is back', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const load = vi.fn(async () => {
    if (load.mock.calls.length === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => '到了' }
  })
  const Part = lazyTwice(load)
  const drawn = await renderToReadableStream(
    <Suspense fallback="等一下">
      <Part />
    </Suspense>,
  )
  await expect.poll(() => load.mock.calls.length).toBe(1)
  page.dispatchEvent(new Event('online'))
  await drawn.allReady
  expect(await new Response(drawn).text()).toContain('到了')
  expect(load).toHaveBeenCalledTimes(2)
})
