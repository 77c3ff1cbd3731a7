import { games } from '@hakka/games/server'
import { gameViews } from '@hakka/games/web'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './games.css'

// `npm run fuzz -- record`: programs play the real views with a child's pauses, and what the views send is kept for
// `packages/games/src/recorded.test.ts`. No children are recorded: the pauses are drawn, the moves go through the page.

declare module 'vitest/browser' {
  interface BrowserCommands {
    keepPlays(folder: string, plays: readonly unknown[]): Promise<void>
  }
}

const PLAYS = 40
const samples = import.meta.glob<unknown>('../../packages/games/src/*/sample.json', {
  eager: true,
  import: 'default',
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A child of its own pace, now and then lost in thought. */
class Child {
  readonly #next: () => number
  readonly #pace: number
  constructor(seed: number) {
    this.#next = numbers(seed * 7919 + 1)
    for (let turn = 0; turn < 8; turn += 1) this.#next()
    this.#pace = 0.7 + 0.7 * this.#next()
  }

  happens = (percent: number) => this.#next() * 100 < percent
  below = (count: number) => Math.floor(this.#next() * count)
  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items]
    return items.flatMap(() => left.splice(this.below(left.length), 1))
  }

  /** Lets time go by, about so much: most pauses a little shorter, a few much longer, as people's are. */
  async waits(usual: number, least = 180): Promise<void> {
    const bell = [0, 0, 0, 0, 0, 0].reduce((sum) => sum + this.#next(), -3) * Math.SQRT2
    const lost = this.happens(6) ? 1.5 + 2 * this.#next() : 1
    await goes(Math.max(least, Math.round(usual * this.#pace * lost * Math.exp(0.42 * bell))))
  }
}

const channel = new MessageChannel()

/** React draws what has changed, and sets the timers of what it has drawn: its own messages were sent before these. */
async function drawn(): Promise<void> {
  for (let message = 0; message < 3; message += 1) {
    await new Promise<void>((done) => {
      channel.port1.onmessage = () => done()
      channel.port2.postMessage(undefined)
    })
  }
}

async function goes(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await drawn()
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/** Presses what is there and can be pressed; React has drawn what comes of it. */
async function press(target: string | HTMLElement | null | undefined): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const own = typeof target === 'string' ? find(target) : target
    if (own && !own.matches(':disabled') && !own.closest('[inert]')) {
      own.click()
      await drawn()
      return
    }
    await drawn()
  }
  throw new Error(`nothing to press: ${String(target)}`)
}

interface Question {
  no: number
  answer: number & number[]
  pieces: string[]
  mode: number
  option: { text: string }[]
}
interface Content {
  questions: Question[]
  recipes: { dish: number; ingredients: number[] }[]
  groups: { questions: Question[] }[]
}
interface Deal {
  orders: { items: number[] }[]
  strip: number[]
  levels: { quest: number }[][]
  groups: { questions: { no: number }[] }[]
}

interface Way {
  folder: string
  gameId: number
  /** What is there when the game is drawn. */
  stage: string
  plays(child: Child, content: Content, deal: Deal, isOver: () => boolean): Promise<void>
}

/** Listens to some of the cards, takes one, now and then another. */
const voice: Way = {
  folder: 'voice-trail',
  gameId: 1,
  stage: '.voice-cards',
  async plays(child, { questions }, deal) {
    const dealt = deal as unknown as { no: number; cards: number[] }[]
    for (const { no, cards } of dealt) {
      await child.waits(1200)
      const right = cards.indexOf(questions.find((own) => own.no === no)?.answer ?? -1)
      const places = child.shuffled([0, 1, 2, 3])
      const heard = places.slice(0, places.indexOf(right) + 1)
      for (const place of heard) {
        const sound = find(`.voice-card:nth-child(${place + 1}) [data-sound]`)
        if (sound) sound.click()
        await child.waits(1900, 700)
      }
      const taken = child.happens(18) ? child.below(4) : right
      await press(`[data-card="${taken}"]`)
      if (child.happens(8)) {
        await child.waits(900)
        const other = (taken + 1) % 4
        await press(`[data-card="${other}"]`)
      }
      await child.waits(700)
      await press('.play-next')
      await goes(1000)
    }
  },
}

/** Hears the sentence, lays it piece by piece, takes a wrong piece back. */
const steps: Way = {
  folder: 'sentence-steps',
  gameId: 2,
  stage: '.steps-pool',
  async plays(child, { questions }, deal) {
    const dealt = deal as unknown as { no: number }[]
    for (const { no } of dealt) {
      const pieces = questions.find((own) => own.no === no)?.pieces ?? []
      await child.waits(3800, 600)
      const order = child.happens(18) && pieces.length > 2 ? [1, 0] : []
      const wanted = pieces.map((_, step) => pieces[order[step] ?? step] ?? '')
      const inPool = (text?: string) =>
        [...document.querySelectorAll<HTMLElement>('.steps-pool [data-piece]')].find(
          (own) => text === undefined || own.querySelector('[lang]')?.textContent === text,
        )
      for (const text of wanted) {
        if (child.happens(5)) {
          await press(inPool())
          await child.waits(900)
          const laid = [...document.querySelectorAll<HTMLElement>('.steps-stair [data-piece]')].at(-1)
          await press(laid)
          await child.waits(700)
        }
        await press(inPool(text))
        await child.waits(1300)
      }
      await child.waits(600)
      await press('.play-next')
      await goes(1000)
    }
  },
}

/** Hears the order, looks for what belongs into each dish, serves. */
const chef: Way = {
  folder: 'chef',
  gameId: 3,
  stage: '.chef-stage',
  async plays(child, { recipes }, { orders }, isOver) {
    while (find('.chef-strip')?.matches('[inert]')) await goes(250)
    const isClosed = () => isOver() || find('.chef-over') !== null
    const isReady = () => find('.chef-pot')?.getAttribute('aria-disabled') === 'false'
    for (const { items } of orders) {
      await child.waits(3600, 500)
      for (const dish of items) {
        const recipe = recipes.find((own) => own.dish === dish)?.ingredients ?? []
        for (let tries = 0; tries < 20 && !isReady(); tries += 1) {
          for (const no of child.shuffled(recipe)) {
            if (isClosed()) return
            // What does not belong into it spoils the dish: all of it once more.
            const isSlip = child.happens(3)
            find(`[data-no="${isSlip ? (recipe[0] ?? 0) + 1 : no}"]`)?.click()
            await drawn()
            await child.waits(1500)
            if (isSlip) {
              document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }))
              await drawn()
              break
            }
          }
        }
        if (isClosed()) return
        await press('.chef-pot')
        await child.waits(800)
      }
      if (isClosed()) return
      await press('.chef-serve')
      await goes(1500)
    }
  },
}

/** Opens windows and remembers most of what was behind them. */
const windows: Way = {
  folder: 'windows',
  gameId: 4,
  stage: '.windows-screen',
  async plays(child, _, { levels }) {
    for (const [level, cards] of levels.entries()) {
      if (level > 0) {
        const on = () =>
          [...document.querySelectorAll('button')].find((own) => own.textContent?.includes('進第二關'))
        while (!on()) await goes(300)
        await child.waits(2500)
        await press(on())
      }
      while (find('.windows-scene') || !find('[data-window]')) await goes(300)
      const known = new Set<number>()
      const looks = () =>
        [...document.querySelectorAll<HTMLElement>('[data-window]')].map((own) => own.dataset.look ?? 'shut')
      await child.waits(1500)
      for (let turn = 0; turn < 300 && looks().includes('shut'); turn += 1) {
        const shut = looks().flatMap((look, window) => (look === 'shut' ? [window] : []))
        const open = looks().indexOf('open')
        const wanted = open < 0 ? undefined : cards[open]?.quest
        const partner = shut.find((window) => known.has(window) && cards[window]?.quest === wanted)
        const fresh = child.shuffled(shut.filter((window) => !known.has(window)))
        const window = partner ?? fresh[0] ?? child.shuffled(shut)[0] ?? 0
        await press(`[data-window="${window}"]`)
        if (child.happens(72)) known.add(window)
        if (looks().includes('wrong')) await goes(2500)
        await child.waits(1250, 200)
      }
      await goes(3000)
    }
  },
}

/** Reads, thinks, answers; takes a hint now and then, and goes back once in a while. */
const song: Way = {
  folder: 'song-trail',
  gameId: 5,
  stage: '.song-card',
  async plays(child, { groups }, deal) {
    const all = groups.flatMap((group) => group.questions)
    const card = (place: number) => find(`[data-place="${place}"]`)
    const placeOf = (text: string | undefined) =>
      Number(
        [...document.querySelectorAll<HTMLElement>('[data-place]')].find(
          (one) => (one.querySelector('.song-word > [lang], .song-chinese') ?? one).textContent === text,
        )?.dataset.place,
      )
    for (const { no } of deal.groups.flatMap(({ questions }) => questions)) {
      const question = all.find((own) => own.no === no)
      if (!question) continue
      await child.waits(4200, 700)
      if (child.happens(8) && find('.song-hint-ask:not(:disabled)')) {
        await press('.song-hint-ask')
        await child.waits(1500)
        await press([...document.querySelectorAll('button')].find((own) => own.textContent === '用提示'))
        await child.waits(2500)
      }
      const { mode, option } = question
      const isSlip = child.happens(18)
      const [first = 0, second, ...rest] = question.answer
      const several = second === undefined ? [(first + 1) % option.length] : [second, first, ...rest]
      const answer = isSlip && (mode >= 5 || second === undefined) ? several : [...question.answer]
      for (const [slot, index] of answer.entries()) {
        if (mode === 7) {
          await press(card(slot))
          await child.waits(900)
        }
        await press(card(placeOf(option[index]?.text)))
        await child.waits(1100)
        if (mode === 5 || mode === 6) {
          await press(`[data-slot="${slot}"] button`)
          await child.waits(700)
        }
      }
      await child.waits(700)
      await press('.song-next')
    }
  },
}

for (const { folder, gameId, stage, plays } of [voice, steps, chef, windows, song]) {
  test(`${PLAYS} plays of ${folder} are recorded`, { timeout: 600_000 }, async () => {
    // Where hints stand beside the questions.
    await page.viewport(1280, 900)
    const rules = games.get(gameId)
    const view = gameViews.get(gameId)
    if (!rules || !view) throw new Error(`no game ${gameId}`)
    const content = rules.content.parse(samples[`../../packages/games/src/${folder}/sample.json`])
    await view.load()
    const kept: unknown[] = []
    for (let no = 0; no < PLAYS; no += 1) {
      const child = new Child(gameId * 1000 + no)
      const seed = Array.from({ length: 32 }, () => child.below(16).toString(16)).join('')
      const deal = rules.deal(content, seed)
      const onEnd = vi.fn()
      const { unmount } = await render(
        <main>
          <view.Game
            title=""
            dialectId={1}
            dialectName="四縣腔"
            content={rules.shown?.(content, deal) ?? content}
            deal={deal}
            practice={false}
            ranks={[]}
            onLeave={vi.fn()}
            onSave={vi.fn()}
            onAgain={vi.fn()}
            onEnd={onEnd}
          />
        </main>,
      )
      for (let tries = 0; tries < 500 && !find(stage); tries += 1) await drawn()
      await plays(child, content as Content, deal as Deal, () => onEnd.mock.calls.length > 0)
      for (let tries = 0; tries < 100 && onEnd.mock.calls.length === 0; tries += 1) await goes(2500)
      expect(onEnd, `play ${no} came to its end`).toHaveBeenCalledOnce()
      const played: { quizData: unknown; score: number; usedTime: number } = onEnd.mock.calls[0]?.[0]
      const verdict = rules.replay(content, deal, rules.log.parse(played.quizData))
      // Game 5 leaves the score to the server.
      expect(verdict).toMatchObject({ ok: true, ...(gameId !== 5 && { score: played.score }) })
      kept.push([seed, played.usedTime, played.quizData])
      unmount()
      await drawn()
    }
    await commands.keepPlays(folder, kept)
  })
}
