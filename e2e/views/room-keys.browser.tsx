import { expect } from '@playwright/test'
import { test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dock } from '../../apps/web/src/areas/game-room/Dock.tsx'
import './room.css'

const Icon = () => <svg aria-hidden="true" />

test('a key that is pressed twice does not do what has come after the first time', async () => {
  const [next, reveal] = [vi.fn(), vi.fn()]
  const dock = (label: string, press: () => void) => (
    <Dock
      state="第 1 題"
      note=""
      tools={[]}
      aside={[]}
      last={[]}
      keys
      main={{ label, icon: Icon as never, shownKey: '→', keys: ['ArrowRight'], press }}
    />
  )
  const { rerender } = await render(dock('下一個活動', next))
  await userEvent.keyboard('{ArrowRight}')
  expect(next.mock.calls).toHaveLength(1)
  await rerender(dock('公布排名', reveal))
  await userEvent.keyboard('{ArrowRight}')
  expect(reveal.mock.calls).toHaveLength(0)
  const pressed = async () => {
    await userEvent.keyboard('{ArrowRight}')
    return reveal.mock.calls.length
  }
  await expect.poll(pressed).toBe(1)
})
