import type { Page } from '@playwright/test'
import { expect as expectValue } from 'vitest'
import { commands, page as own, userEvent } from 'vitest/browser'

// What players of exercises know of Playwright, spoken in the page itself: what takes a page of the site two seconds of
// a core takes half a second here. Keys, clicks and taps are the browser's own.

declare module 'vitest/browser' {
  interface BrowserCommands {
    click(selector: string): Promise<void>
    fill(selector: string, text: string): Promise<void>
    tap(selector: string): Promise<void>
    type(text: string): Promise<void>
  }
}

type Name = string | RegExp
interface RoleOptions {
  name?: Name
  exact?: boolean
}
interface FilterOptions {
  has?: Target
  hasText?: Name
  hasNotText?: Name
  visible?: boolean
}
interface Within {
  timeout?: number | undefined
  message?: string | undefined
}

const WAIT_MS = 8_000
const wait = { timeout: WAIT_MS, interval: 15 }

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

const has = (text: string, wanted: Name) =>
  typeof wanted === 'string' ? text.toLowerCase().includes(wanted.toLowerCase()) : wanted.test(text)

/** A selector of this element alone: what it is called is not worked out alike in the page and outside of it. */
function aimedAt(element: Element): string {
  for (const before of document.querySelectorAll('[data-aimed]')) before.removeAttribute('data-aimed')
  element.setAttribute('data-aimed', '')
  return '[data-aimed]'
}

/** The browser's own click takes a tenth of a second: it scrolls, waits for two pictures and aims. */
let clickOn = (one: HTMLElement): Promise<void> => commands.click(aimedAt(one))

/** In this file elements are clicked by themselves: of a thousand clicks it looks at what comes of them, not at the hand. */
export function clicksThemselves(): void {
  clickOn = async (one) => one.click()
}

/** An element that stays the same one, whatever comes in its place. */
class Handle {
  readonly own: HTMLElement
  constructor(own: HTMLElement) {
    this.own = own
  }
  evaluate = async <R>(read: (own: HTMLElement) => R) => read(this.own)
}

/** Elements as they are found at the time: what Playwright calls a locator. */
class Target {
  private readonly find: () => Element[]
  readonly name: string
  constructor(find: () => Element[], name: string) {
    this.find = find
    this.name = name
  }

  elements(): Element[] {
    return [...new Set(this.find())]
  }

  locator(selector: string): Target {
    // What Playwright's selectors have beyond those of CSS, of the last element.
    const seen = selector.includes(':visible')
    const said = /:has-text\("(.*)"\)$/.exec(selector)
    const plain = selector.replaceAll(':visible', '').replace(said?.[0] ?? '', '')
    const matching = () =>
      this.find().flatMap((root) =>
        [...root.querySelectorAll(plain)]
          .filter((one) => !seen || isVisible(one))
          .filter((one) => !said?.[1] || has(textOf(one), said[1])),
      )
    return new Target(matching, `${this.name} ${selector}`)
  }

  getByRole(role: string, { exact = false, ...name }: RoleOptions = {}): Target {
    const options = { ...name, exact }
    const matching = () =>
      this.find().flatMap((root) => own.elementLocator(root).getByRole(role, options).elements())
    return new Target(matching, `${this.name} ${role} ${String(options.name ?? '')}`)
  }

  getByText(text: Name): Target {
    const matching = () =>
      this.find().flatMap((root) => own.elementLocator(root).getByText(text, { exact: false }).elements())
    return new Target(matching, `${this.name} ${String(text)}`)
  }

  getByLabel(text: Name): Target {
    const matching = () =>
      this.find().flatMap((root) =>
        own.elementLocator(root).getByLabelText(text, { exact: false }).elements(),
      )
    return new Target(matching, `${this.name} ${String(text)}`)
  }

  or = (other: Target) =>
    new Target(() => inOrder([...this.find(), ...other.find()]), `${this.name} / ${other.name}`)

  filter({ has: inside, hasText, hasNotText, visible }: FilterOptions): Target {
    const matching = () =>
      this.find()
        .filter((one) => !inside || inside.elements().some((own) => one !== own && one.contains(own)))
        .filter((one) => hasText === undefined || has(textOf(one), hasText))
        .filter((one) => hasNotText === undefined || !has(textOf(one), hasNotText))
        .filter((one) => visible === undefined || isVisible(one) === visible)
    return new Target(matching, `${this.name} (${String(hasText ?? hasNotText ?? visible)})`)
  }

  private pick(choose: (all: Element[]) => Element | undefined, name: string): Target {
    const matching = () => {
      const one = choose(this.elements())
      return one ? [one] : []
    }
    return new Target(matching, `${this.name} ${name}`)
  }

  nth = (index: number) => this.pick((all) => all[index], `#${index}`)
  first = () => this.pick((all) => all[0], '#first')
  last = () => this.pick((all) => all.at(-1), '#last')

  /** The one element that is meant, once it is there. */
  async only(): Promise<HTMLElement> {
    await expectValue.poll(() => this.elements().length, { ...wait, message: this.name }).toBe(1)
    const [one] = this.elements()
    if (!(one instanceof HTMLElement)) throw new Error(`${this.name}: no element`)
    return one
  }

  evaluateAll = async <R>(read: (all: Element[]) => R) => read(this.elements())
  elementHandle = async () => new Handle(await this.only())
  count = async () => this.elements().length
  isVisible = async () => this.elements().some(isVisible)
  isDisabled = async () => (await this.only()).matches(':disabled')
  innerText = async () => (await this.only()).innerText
  textContent = async () => (await this.only()).textContent
  waitFor = async () => void (await this.only())
  focus = async () => (await this.only()).focus()
  getAttribute = async (name: string) => (await this.only()).getAttribute(name)
  allTextContents = async () => this.elements().map((one) => one.textContent ?? '')
  async evaluate<R>(read: (one: HTMLElement, arg?: unknown) => R, arg?: unknown): Promise<R> {
    return read(await this.only(), arg instanceof Handle ? arg.own : arg)
  }

  /** What is pressed has to be in sight and able; another may have come in its place. */
  private async pressable(): Promise<HTMLElement> {
    const able = () => this.elements().filter((one) => isVisible(one) && !one.matches(':disabled'))
    await expectValue
      .poll(() => (this.elements().length === 1 ? able().length : this.elements().length), {
        ...wait,
        message: `${this.name}：按得到`,
      })
      .toBe(1)
    return this.only()
  }

  async scrollIntoViewIfNeeded(): Promise<void> {
    const one = await this.only()
    one.scrollIntoView({ block: 'nearest' })
  }

  async click(): Promise<void> {
    await clickOn(await this.pressable())
  }

  async tap(): Promise<void> {
    await commands.tap(aimedAt(await this.pressable()))
  }

  async fill(text: string): Promise<void> {
    await commands.fill(aimedAt(await this.pressable()), text)
  }

  async press(chord: string): Promise<void> {
    ;(await this.pressable()).focus()
    await userEvent.keyboard(keys(chord))
  }
}

const inOrder = (all: Element[]) =>
  all.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))

/** `Shift+Tab` as the keys of a keyboard. */
const keys = (chord: string) => {
  const all = chord.split('+')
  const held = all.slice(0, -1)
  return [...held.map((key) => `{${key}>}`), `{${all.at(-1)}}`, ...held.map((key) => `{/${key}}`)].join('')
}

class InPage extends Target {
  constructor() {
    super(() => [document.body], 'page')
  }
  readonly keyboard = {
    press: (chord: string) => userEvent.keyboard(keys(chord)),
    type: (text: string) => commands.type(text),
  }
  /** What is laid out otherwise at this size has heard of it. */
  async setViewportSize({ width, height }: { width: number; height: number }): Promise<void> {
    await own.viewport(width, height)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }

  /** Runs where the page is, which is here. */
  override evaluate = async <R>(read: (...args: never[]) => R, arg?: unknown): Promise<R> =>
    Reflect.apply(read, undefined, [arg])
}

/** The page of the tests, for players: they use no more of a page than stands above. */
export function inPage(): Page {
  const page: unknown = new InPage()
  return page as Page
}

/** How much of an element is in the window, and not under the edges of a box that scrolls. */
const shareInView = (one: Element | undefined) =>
  new Promise<number>((resolve) => {
    if (!one) return resolve(0)
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect()
      resolve(entry?.intersectionRatio ?? 0)
    })
    observer.observe(one)
  })

const fits = (found: string | null | undefined, wanted: Name) =>
  typeof wanted === 'string' ? found === wanted : wanted.test(found ?? '')

/** What holds of a target: `true`, or what was found instead. */
type Check = (all: Element[]) => unknown

const checks = {
  toBeVisible:
    ({ visible = true }: { visible?: boolean; timeout?: number } = {}): Check =>
    (all) =>
      all.some(isVisible) === visible,
  toBeDisabled: (): Check => (all) => all.length > 0 && all.every((one) => one.matches(':disabled')),
  toBeFocused: (): Check => (all) =>
    (all[0] && all[0] === document.activeElement) || outline(document.activeElement),
  toBeInViewport:
    ({ ratio = 0.01 }: { ratio?: number } = {}): Check =>
    async ([one]) => {
      const share = await shareInView(one)
      return share >= ratio || share
    },
  toHaveCount:
    (count: number): Check =>
    (all) =>
      all.length === count || all.length,
  toHaveCSS:
    (name: string, value: string): Check =>
    ([one]) => {
      const found = one && getComputedStyle(one).getPropertyValue(name)
      return found === value || found
    },
  toHaveAttribute:
    (name: string, value: Name): Check =>
    (all) => {
      const found = all.map((one) => one.getAttribute(name))
      return (found.length === 1 && fits(found[0], value)) || found
    },
  toContainText:
    (text: Name): Check =>
    ([one]) => {
      const found = one ? textOf(one) : ''
      return has(found, text) || found
    },
}
type Expectations = {
  [name in keyof typeof checks]: (...args: Parameters<(typeof checks)[name]>) => Promise<void>
}

const outline = (one: Element | null) => one?.outerHTML.slice(0, 120)

/** The expectations that players have of targets, each once it holds; of values Vitest's own. */
function expectHere(actual: unknown, message?: string) {
  if (!(actual instanceof Target)) return expectValue(actual, message)
  const expectations = (holds: boolean): Expectations => {
    const until = (name: string, check: Check, timeout = WAIT_MS) => {
      const asked = `${message ? `${message}：` : ''}${actual.name} ${holds ? '' : 'not.'}${name}`
      const outcome = async () => {
        const found = await check(actual.elements())
        return (found === true) === holds ? 'holds' : found
      }
      return expectValue.poll(outcome, { ...wait, timeout, message: asked }).toBe('holds')
    }
    return {
      toBeVisible: (how) => until('toBeVisible', checks.toBeVisible(how), how?.timeout),
      toBeDisabled: () => until('toBeDisabled', checks.toBeDisabled()),
      toBeFocused: () => until('toBeFocused', checks.toBeFocused()),
      toBeInViewport: (how) => until('toBeInViewport', checks.toBeInViewport(how)),
      toHaveCount: (count) => until('toHaveCount', checks.toHaveCount(count)),
      toHaveCSS: (name, value) => until('toHaveCSS', checks.toHaveCSS(name, value)),
      toHaveAttribute: (name, value) => until('toHaveAttribute', checks.toHaveAttribute(name, value)),
      toContainText: (text) => until('toContainText', checks.toContainText(text)),
    }
  }
  return { ...expectations(true), not: expectations(false) }
}

/** Asks again until it holds, as often as a page is drawn. */
const poll = <R>(read: () => R, within: string | Within = {}) => {
  const { message, timeout = WAIT_MS } = typeof within === 'string' ? { message: within } : within
  return expectValue.poll(read, { ...wait, timeout, ...(message === undefined ? {} : { message }) })
}

export const expect = Object.assign(expectHere, { poll, soft: expectValue.soft })
