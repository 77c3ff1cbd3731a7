import { expect, type Locator, type Page, type Response } from '@playwright/test'

/**
 * How much wider the document is than its screen, in pixels. Measured by the body: the gutter that is kept for a
 * scrollbar belongs to the window's width, and a phone makes the window as wide as what stands out of it.
 */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.body.offsetWidth)

/** Code answers everywhere on the page: keys pressed before that go nowhere, and a field filled may keep both texts. */
export const alive = (page: Page, within: { timeout?: number } = {}): Promise<void> =>
  expect(page.locator('html[data-live]:not(:has([data-part]:not([data-live])))')).toBeAttached(within)

/**
 * Goes to a page and waits until it is alive. Only a test of what happens before that, or of a page without code, says
 * `page.goto`.
 */
export async function open(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await alive(page)
  return answer
}

/** Goes to a page whose pictures and faces are to be there too: they move what is dragged or measured. */
export async function openSettled(page: Page, path: string): Promise<Response | null> {
  const answer = await open(page, path)
  await settled(page)
  return answer
}

/** Pictures and faces are there. */
export const settled = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(missing), '圖片與字型都到了').toEqual([])

/** Faces that are on their way, and pictures that are or should be: those further down come when they are scrolled to. */
const missing = (): string[] => [
  ...[...document.fonts].filter(({ status }) => status === 'loading').map(({ family }) => family),
  ...[...document.images]
    .filter((image) => !image.complete)
    .filter((image) => image.loading === 'eager' || image.getBoundingClientRect().top < innerHeight)
    .filter((image) => image.checkVisibility())
    .map(({ src }) => src),
]

/** What is not there to be seen: slides that wait for their turn, words for screen readers. */
const APART = '[inert], .sr-only, [aria-roledescription="投影片"]'

/** Controls and texts that lie beyond the sides of the screen, or are cut, where nothing scrolls sideways to them. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate((apart) => {
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]
    for (const details of folded) details.open = true
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const isNeeded = (element: Element) =>
      element.matches('a, button, input, select, textarea, summary') ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
    const width = document.body.offsetWidth
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      if (!isNeeded(element) || element.closest(apart) || !element.checkVisibility()) return []
      const { left, right } = element.getBoundingClientRect()
      // Words for screen readers at this width alone.
      if (right - left <= 1) return []
      const { overflowX, textOverflow } = getComputedStyle(element)
      const isOutside = (left < -1 || right > width + 1) && !scrolls(element)
      const isCut =
        element.scrollWidth > element.clientWidth + 1 && overflowX === 'hidden' && textOverflow !== 'ellipsis'
      return isOutside || isCut
        ? [
            `${element.tagName} ${element.ariaLabel ?? element.textContent} ${Math.round(left)}–${Math.round(right)}`,
          ]
        : []
    })
    for (const details of folded) details.open = false
    return found
  }, APART)

/**
 * Headings in the face of headings that has not all of their characters: those that it lacks are drawn by another, in
 * the midst of a word.
 */
export const mixedHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const OWN = ['HakkaLesson', 'HakkaTitles', 'HakkaHeading']
    const ranges = [...document.fonts]
      .filter(({ family }) => OWN.includes(family.replaceAll('"', '')))
      .flatMap(({ unicodeRange }) => unicodeRange.split(','))
      .map((range) => range.trim().replace('U+', '').split('-'))
      .map(([from = '', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const)
    const isOwn = (character: string) => {
      const code = character.codePointAt(0) ?? 0
      return ranges.some(([from, to]) => code >= from && code <= to)
    }
    return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')]
      .filter(
        (heading) =>
          heading.checkVisibility() && getComputedStyle(heading).fontFamily.includes('HakkaHeading'),
      )
      .map(({ textContent }) => textContent)
      .filter((text) => [...text].some((own) => /\p{Script=Han}/u.test(own) && !isOwn(own)))
  })

/** The study assistant stands open beside slides where there is room; elsewhere a button opens it. */
export async function openAssistant(page: Page): Promise<void> {
  const projector = page.getByRole('switch', { name: '投影模式' })
  if (!(await projector.isVisible())) await page.getByRole('button', { name: '學習小幫手' }).click()
  await projector.waitFor()
}

/** The list of a lesson's activities, opened by the name of the open one. */
export async function openEntries(page: Page): Promise<Locator> {
  await page.getByRole('heading', { level: 1 }).getByRole('button').click()
  const list = page.getByRole('dialog', { name: '選擇活動' })
  await expect(list).toBeVisible()
  return list
}

/** Shows an exercise on one page with its parts below each other. */
export async function onOnePage(page: Page): Promise<void> {
  const list = await openEntries(page)
  await list.getByRole('radio', { name: '一頁式' }).check()
  await list.getByRole('button', { name: '關閉' }).click()
  await expect(list).toBeHidden()
}

/** Until every timer of the page that is due within so many milliseconds is over, and what it did has been drawn. */
export const afterTimers = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (due) =>
      new Promise<void>((over) => {
        // Timers come in the order in which they are due: one that is set last is the last of them.
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => over())), due)
      }),
    ms,
  )
