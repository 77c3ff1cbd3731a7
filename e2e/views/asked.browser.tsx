import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { playsFaster } from './faster.ts'
import { inPage } from './in-page.ts'
import './games.css'

const samples = import.meta.glob<unknown>('../../packages/games/src/voice-trail/sample.json', {
  eager: true,
  import: 'default',
})
const rules = games.get(1)
const view = gameViews.get(1)
if (!rules || !view) throw new Error('no game 1')
const { Game } = view
const content = rules.content.parse(Object.values(samples)[0])
const SEED = '00112233445566778899aabbccddeeff'
const COUNT = 3
const deal = rules.deal(content, SEED, COUNT)
const at = inPage()

playsFaster(30)

/** A server that keeps the answers; `hold` makes it silent until it is let go. */
function server(done = 0) {
  let state: unknown = rules?.steps.fresh
  let clock = 0
  let held: Promise<void> | undefined
  const acts: unknown[] = []
  const take = (act: unknown) => {
    clock += 5000
    const after = rules?.steps.step(content, deal, state, act, clock)
    if (!after) throw new Error(`refused: ${JSON.stringify(act)}`)
    state = after.state
    return after.told
  }
  const rightOf = (place: number) => {
    const { no, cards } = Object(deal)[place]
    const question = Object(content).questions.find((own: { no: number }) => own.no === no)
    return { no, selected: cards.indexOf(question.answer) }
  }
  for (let place = 0; place < done; place += 1) take(rightOf(place))
  return {
    acts,
    rightOf,
    hold() {
      let letGo = () => {}
      held = new Promise((resolve) => {
        letGo = resolve
      })
      return letGo
    },
    known: rules?.steps.known(content, deal, state),
    referee: {
      count: COUNT,
      state,
      ms: done * 5000,
      ask: async (act: object) => {
        acts.push(act)
        await held
        return take(act)
      },
    },
  }
}

async function begins(own: ReturnType<typeof server>) {
  const onEnd = vi.fn()
  await view?.load()
  await render(
    <main>
      <Game
        title="聲跡探秘賽"
        dialectId={1}
        dialectName="四縣腔"
        content={own.known?.content}
        deal={own.known?.deal}
        practice={false}
        referee={own.referee}
        onLeave={() => {}}
        onEnd={onEnd}
      />
    </main>,
  )
  await expect.poll(() => document.querySelector('.voice-cards')).not.toBeNull()
  return onEnd
}

const heading = () => document.querySelector('.play-ask h1')?.textContent ?? ''
const asks = (no: number) => expect.poll(heading, { timeout: 5000 }).toContain(`第 ${no} 題`)
const feedback = () => document.querySelector('.feedback-card')?.textContent ?? ''
const take = (place: number) => at.locator(`[data-card="${place}"]`).click()

test('a play whose answers are the server’s shows them when they come, and nothing is asked twice while it waits', async () => {
  const own = server()
  const onEnd = await begins(own)
  expect(document.body.textContent).toContain(`/ ${COUNT}`)
  const letGo = own.hold()
  await take(own.rightOf(0).selected)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => own.acts.length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await userEvent.keyboard('{Enter}')
  // What was taken stays taken, and nothing says right or wrong.
  await take((own.rightOf(0).selected + 1) % 4)
  expect(feedback()).toBe('')
  expect(document.querySelector('[data-card][aria-pressed="true"]')?.getAttribute('data-card')).toBe(
    String(own.rightOf(0).selected),
  )
  letGo()
  await expect.poll(feedback).toContain('答對了')
  expect(own.acts).toEqual([own.rightOf(0)])

  await asks(2)
  await take((own.rightOf(1).selected + 1) % 4)
  await userEvent.keyboard('{Enter}')
  await expect.poll(feedback).not.toBe('')
  expect(document.querySelectorAll('[data-mark="wrong"]')).toHaveLength(1)
  expect(document.querySelectorAll('[data-mark="right"]')).toHaveLength(1)
  await asks(3)
  await take(own.rightOf(2).selected)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 5000 }).toBe(1)
  expect(onEnd.mock.calls[0]?.[0]).toMatchObject({ score: 20 })
})

test('a play that goes on after a reload stands at its next question, with what was right before', async () => {
  const own = server(2)
  const onEnd = await begins(own)
  await asks(3)
  expect(document.querySelector('.play-next')?.textContent).toContain('看成績')
  await take(own.rightOf(2).selected)
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 5000 }).toBe(1)
  const [played] = onEnd.mock.calls[0] ?? []
  expect(played).toMatchObject({ score: 30 })
  expect(played.usedTime).toBeGreaterThan(10_000)
})
