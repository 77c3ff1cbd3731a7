import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SaveOverlay, type SaveState } from '../../apps/web/src/areas/writing/SaveOverlay.tsx'
import { expectNoFindings } from './axe.ts'
import './writing.css'

// It is there for three seconds, and a look at it may take longer: they pass only where a test lets them. To fade takes
// half a second of the real clock, which axe needs as well.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function shown(saving: SaveState) {
  const onClose = vi.fn()
  const Page = () => (
    <main>
      <h1>寫作</h1>
      <SaveOverlay saving={saving} onClose={onClose} />
    </main>
  )
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/login', Component: () => <h1>登入的頁面</h1> },
  ])
  await render(<Stub initialEntries={['/']} />)
  return onClose
}

const OVERLAYS: [name: string, saving: SaveState][] = [
  ['正在儲存', { state: 'loading' }],
  ['儲存成功', { state: 'success' }],
  ['請先登入', { state: 'not-logged-in' }],
  ['儲存失敗', { state: 'failed', reason: '標題太長，最多一百個字。' }],
]

test.for(OVERLAYS)('%s can be read by everybody, and closes after three seconds', async ([name, saving]) => {
  await page.viewport(390, 844)
  const onClose = await shown(saving)
  const overlay = page.getByRole('dialog', { name })
  await expect.element(overlay).toBeVisible()
  await expectNoFindings(name)
  vi.advanceTimersByTime(2999)
  expect(onClose).not.toHaveBeenCalled()
  await expect.element(overlay).toBeVisible()
  vi.advanceTimersByTime(1)
  // Whoever saves waits for the answer, however long it takes.
  const closed = saving.state === 'loading' ? 0 : 1
  await expect.poll(() => document.querySelectorAll('dialog[open]').length).toBe(1 - closed)
  await expect.poll(() => onClose.mock.calls.length).toBe(closed)
})

test('what offers a way on stays while somebody is at it', async () => {
  const onClose = await shown({ state: 'not-logged-in' })
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('link', { name: '登入' })).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: '登入的頁面' })).toBeVisible()
})
