import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Listener = (playing: boolean) => void

/** What the browser would have sounded. */
const heard: FakeSource[] = []
const asked: string[] = []
let there: (url: string) => boolean
let touched: boolean
let voice: { playing: boolean; listeners: Set<Listener> }
let page: EventTarget & { hidden: boolean }

class FakeParam {
  value: number
  constructor(value = 0) {
    this.value = value
  }
  setTargetAtTime(value: number): void {
    this.value = value
  }
}
class FakeGain {
  readonly gain: FakeParam
  constructor(_: unknown, { gain }: { gain: number }) {
    this.gain = new FakeParam(gain)
  }
  connect(): void {}
}
class FakeSource {
  readonly name: string
  readonly loop: boolean
  out: FakeGain | undefined
  state: 'new' | 'started' | 'stopped' = 'new'
  constructor(_: unknown, { buffer, loop = false }: { buffer: { name: string }; loop?: boolean }) {
    this.name = buffer.name
    this.loop = loop
    heard.push(this)
  }
  connect(out: FakeGain): void {
    this.out = out
  }
  start(): void {
    this.state = 'started'
  }
  stop(): void {
    this.state = 'stopped'
  }
}
class FakeContext {
  currentTime = 0
  destination = {}
  resume = async () => {}
  decodeAudioData = async (bytes: ArrayBuffer) => ({ name: new TextDecoder().decode(bytes) })
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  heard.length = 0
  asked.length = 0
  there = () => true
  touched = true
  voice = { playing: false, listeners: new Set() }
  page = Object.assign(new EventTarget(), { hidden: false })
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('GainNode', FakeGain)
  vi.stubGlobal('AudioBufferSourceNode', FakeSource)
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', {
    get userActivation() {
      return { hasBeenActive: touched }
    },
  })
  vi.doMock('@hakka/ui/stored-file.ts', () => ({
    bytesOf: async (url: string) => {
      asked.push(url)
      if (!there(url)) throw new Error('404')
      return new TextEncoder().encode(url).buffer
    },
  }))
  vi.doMock('@hakka/ui/audio.ts', () => ({
    isPlaying: () => voice.playing,
    onPlaying: (own: Listener) => {
      voice.listeners.add(own)
      return () => voice.listeners.delete(own)
    },
  }))
})
afterEach(() => {
  vi.doUnmock('@hakka/ui/stored-file.ts')
  vi.doUnmock('@hakka/ui/audio.ts')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const player = () => import('./sounds.tsx')
const soon = () => vi.advanceTimersByTimeAsync(50)

function speaks(playing: boolean): void {
  voice.playing = playing
  for (const listener of voice.listeners) listener(playing)
}

describe("the games' player", () => {
  it('asks for no sound before the page was touched, and does not make up for it later', async () => {
    touched = false
    const { effect, readySounds } = await player()
    readySounds(1)
    effect('tick')
    touched = true
    await soon()
    expect(asked).toEqual([])
    expect(heard).toEqual([])
  })

  it('fetches what a game will sound once, and sounds it', async () => {
    const { effect, readySounds } = await player()
    readySounds(1)
    await soon()
    expect(asked).toContain('/sounds/games/right.mp3')
    effect('right')
    effect('right')
    await soon()
    expect(heard.map(({ name }) => name)).toEqual(['/sounds/games/right.mp3', '/sounds/games/right.mp3'])
    expect(asked.filter((url) => url.includes('right'))).toHaveLength(1)
  })

  it('takes the wav where there is no mp3, and says so where there is neither', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    there = (url) => url.endsWith('drum.wav')
    const { effect } = await player()
    effect('drum')
    effect('plop')
    await soon()
    expect(heard.map(({ name }) => name)).toEqual(['/sounds/games/drum.wav'])
    expect(warn.mock.calls).toEqual([['找不到音檔！', '/sounds/games/plop.mp3']])
  })

  it('sounds no effect while only voices are wanted', async () => {
    const { effect, switchSound } = await player()
    expect(switchSound()).toBe('voices')
    effect('tick')
    await soon()
    expect([switchSound(), switchSound()]).toEqual(['off', 'all'])
    effect('lay')
    await soon()
    expect(heard.map(({ name }) => name)).toEqual(['/sounds/games/lay.mp3'])
  })

  it('plays music on and on, softer while a voice is heard and not at all in a page out of sight', async () => {
    const { playMusic } = await player()
    const stop = playMusic(3)
    await soon()
    const [music] = heard
    expect(music).toMatchObject({ name: '/sounds/games/game-3.mp3', loop: true, state: 'started' })
    const level = () => music?.out?.gain.value
    expect(level()).toBe(0.3)
    speaks(true)
    expect(level()).toBe(0.08)
    speaks(false)
    expect(level()).toBe(0.3)
    page.hidden = true
    page.dispatchEvent(new Event('visibilitychange'))
    expect(level()).toBe(0)
    stop()
    expect(music?.state).toBe('stopped')
    expect(voice.listeners.size).toBe(0)
  })

  it('begins music at the first touch, says that it waits, and not where it was left before', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    touched = false
    const { playMusic } = await player()
    const left = playMusic(1)
    playMusic(2)
    left()
    await soon()
    expect(heard).toEqual([])
    expect(warn).toHaveBeenCalledWith('背景音樂要等第一次觸碰才會開始')
    touched = true
    page.dispatchEvent(new Event('pointerup'))
    page.dispatchEvent(new Event('keydown'))
    await soon()
    expect(heard.map(({ name }) => name)).toEqual(['/sounds/games/game-2.mp3'])
  })
})
