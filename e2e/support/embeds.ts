import { expect, type Page } from '@playwright/test'

/** The only site that may be embedded. */
export const EMBED_SITE = 'https://www.youtube-nocookie.com'

/** A page in the video site's place, so that no test leaves this machine. */
const PLAYER = '<!doctype html><title>Player</title><p>player</p>'

/** Answers every request to another site with a page of ours, and lists them all. */
export async function outsideRequests(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(
    (url) => !url.hostname.endsWith('127.0.0.1'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: PLAYER })
    },
  )
  return asked
}

/** A module type's sample on a page of its own: it embeds videos, which the demo's lessons don't. */
export const samplePath = (type: string): string => `/admin/modules/gallery/${type}`

/** Presses play of the embedded video and expects its player, asked of the site that sets no cookies. */
export async function expectEmbed(page: Page, name: string, id: string): Promise<void> {
  await page.getByRole('button', { name: `播放「${name}」` }).click()
  const frame = page.locator(`iframe[title="${name}"]`)
  await expect(frame).toHaveAttribute('src', new RegExp(`^${EMBED_SITE}/embed/${id}\\?`))
  await expect(frame.contentFrame().getByText('player')).toBeVisible()
}

/** Begins a film of the site's own and waits until its picture moves. */
export async function expectFilmPlays(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `播放「${name}」` }).click()
  const film = page.locator(`video[aria-label="${name}"]`)
  await expect
    .poll(() => film.evaluate((own) => (own instanceof HTMLVideoElement ? own.currentTime : 0)), name)
    .toBeGreaterThan(0.2)
}
