import { expect } from '@playwright/test'
import { test } from 'vitest'
import { EXERCISES } from '../support/exercises.ts'
import { inPage } from './in-page.ts'
import { opensOnWall } from './lesson.tsx'

const page = inPage()

const WALL = [1920, 1080] as const
/** Height of a Hakka character that is read from the last row of a classroom. */
const LEAST = 40

/** Read by pupils on a wall: exercises, and what they read before them. */
const READ = [...EXERCISES, 'article', 'kid_sentence_pattern', 'sentence_pattern', 'kid_vocabulary', 'word']

const stage = () => {
  const own = document.querySelector<HTMLElement>('.fit-stage')
  if (!own) throw new Error('no stage')
  return own
}

/** Characters over their syllables, and Hakka that has its reading on a line below. */
const HAKKA = '.ruby-cell > b, .option-face [lang="hak-Hant-TW"]:not(.ruby, .ruby *)'

/** How high the smallest Hakka character is on the screen; nothing where there is none. */
function least(): number | undefined {
  const sizes = [...stage().querySelectorAll<HTMLElement>(HAKKA)]
    .filter((own) => own.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((own) => Number.parseFloat(getComputedStyle(own).fontSize) * own.currentCSSZoom)
  return sizes.length > 0 ? Math.round(Math.min(...sizes)) : undefined
}

const nextFrame = () => new Promise((after) => requestAnimationFrame(after))

/** All of it is in view, and large enough. */
async function expectRead(what: string): Promise<void> {
  // Its size is found in the frame after it is drawn.
  await nextFrame()
  await nextFrame()
  await expect
    .poll(
      () => {
        const size = least()
        return {
          hidden: Math.max(0, stage().scrollHeight - stage().clientHeight),
          small: size !== undefined && size < LEAST ? size : 0,
        }
      },
      { message: what },
    )
    .toEqual({ hidden: 0, small: 0 })
}

test.each(READ)('%s is read from the last row, slide by slide', async (type) => {
  await opensOnWall(type, WALL)
  const answers = page.getByRole('button', { name: '看答案' })
  const onward = page.getByRole('button', { name: '下一張' })
  for (let slide = 1; slide <= 20; slide++) {
    await expectRead(`第 ${slide} 張`)
    if (await answers.isVisible()) {
      await page.keyboard.press('a')
      await expectRead(`第 ${slide} 張，答案`)
    }
    if ((await onward.getAttribute('aria-disabled')) === 'true') return
    await page.keyboard.press('PageDown')
  }
  throw new Error('it has no end')
})
