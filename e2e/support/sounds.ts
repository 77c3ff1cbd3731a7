import type { Page } from '@playwright/test'

/**
 * Notes which sounds a page begins to play; call it before the page is opened.
 * @param held none ends by itself, however long a test takes to stop it
 */
export const watchSounds = (page: Page, { held = false } = {}): Promise<unknown> =>
  page.addInitScript((isHeld) => {
    const sounds: string[] = []
    Object.assign(window, { playedSounds: sounds })
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      sounds.push(new URL(this.src).pathname)
      if (isHeld) this.loop = true
      return play.call(this)
    }
  }, held)

/** Paths of the sounds that were begun, in their order. */
export const played = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, 'playedSounds'))
