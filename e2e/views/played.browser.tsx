import type { ModuleHost } from '@hakka/modules/host'
import { moduleTypes, verdictOn } from '@hakka/modules/server'
import { HostProvider, ModuleView } from '@hakka/modules/web'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { finger, type Hand, keyboard } from '../support/hands.ts'
import { assessedWay } from '../support/players/assessed.ts'
import { PRACTICE, type Way } from '../support/players/player.ts'
import { ON_A_PAGE, players } from '../support/players/players.ts'
import { inPage } from './in-page.ts'
import './page.css'

const samples = import.meta.glob<unknown>('../../packages/modules/src/*/sample.json', {
  eager: true,
  import: 'default',
})

const silence = {
  started: Promise.resolve(),
  finished: Promise.resolve('ended' as const),
  stop() {},
  pause() {},
  resume() {},
  setRate() {},
  progress: () => 0,
}

function sampleOf(id: string): unknown {
  const type = moduleTypes.get(id)
  return type?.schema.parse(samples[`../../packages/modules/src/${id}/sample.json`])
}

const words = () => moduleTypes.get('word')?.words(sampleOf('word')) ?? []

/** Works a type's sample to its end in whichever way, and waits until it says that it is done. */
async function plays(id: string, hand: Hand, assessed: boolean): Promise<void> {
  const type = moduleTypes.get(id)
  if (!type) throw new Error(`no type ${id}`)
  const content = sampleOf(id)
  const shown = assessed ? type.publicContent(content).content : content
  const way: Way = assessed ? assessedWay(id, content, shown) : PRACTICE
  const done = vi.fn()
  const host: ModuleHost = {
    dialectId: 1,
    levelNo: 3,
    reading: { pinyin: 'marks', chinese: true, size: 1, projector: false },
    oneScreen: !assessed,
    vocabulary: words(),
    play: () => silence,
    playAll: () => silence,
    signal() {},
    announce() {},
    done,
    ...(assessed && {
      assess: async (answer: unknown) => {
        const { score, ...verdict } = verdictOn(type, content, answer, { words: words() })
        return { ...verdict, score }
      },
    }),
  }
  await render(
    <main>
      <HostProvider host={host}>
        <ModuleView type={id} content={shown} items={[]} moduleKey={`${id}-${assessed}`} />
      </HostProvider>
    </main>,
  )
  // Its code comes when it is wanted.
  await expect.poll(() => document.querySelector('[data-part][data-live]'), { timeout: 8_000 }).not.toBeNull()
  const waits = waiting()
  await players[id]?.(inPage(), hand, { type: id, content }, way)
  await expect.poll(() => done.mock.calls.length, { timeout: 8_000 }).toBeGreaterThan(0)
  // A server that answers at once: nobody is shown that it was asked.
  if (assessed) expect(waits()).toBe(0)
}

/** How often something is shown to wait from now on. */
function waiting(): () => number {
  let count = 0
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes)
      if (target instanceof Element && target.getAttribute('aria-busy') === 'true') count += 1
  })
  observer.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] })
  return () => {
    observer.disconnect()
    return count
  }
}

const DESK = [1280, 900] as const
const TABLET = [820, 1180] as const
/** Where boxes fill up until they have to be scrolled to. */
const PHONE = [390, 844] as const

for (const id of Object.keys(players).filter((own) => !ON_A_PAGE.includes(own))) {
  test(`${id} is worked to its end by keyboard alone`, async () => {
    await page.viewport(...DESK)
    await plays(id, keyboard(inPage()), false)
  })
  const asks = moduleTypes.get(id)?.asks ?? false
  test(`${id} is worked to its end by touch alone${asks ? ' where the server marks' : ''}`, async () => {
    const [width, height] = id === 'classification' ? PHONE : TABLET
    await page.viewport(width, height)
    await plays(id, finger(), asks)
  })
}
