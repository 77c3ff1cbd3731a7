import type { Page } from '@playwright/test'

/** Notes which sounds a page begins to play; call it before the page is opened. */
export const watchSounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const sounds: string[] = []
    Object.assign(window, { playedSounds: sounds })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.push(new URL(this.src).pathname)
      return play.call(this)
    }
  })

/** Paths of the sounds that were begun, in their order. */
export const played = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'playedSounds'))
