import { expect } from '@playwright/test'
import { EMBED_SITE, expectEmbed, expectFilmPlays, outsideRequests, samplePath } from '../support/embeds.ts'
import { openSettled } from '../support/page.ts'
import { test } from '../support/test.ts'

test.describe('videos of the video site', () => {
  test.use({ role: 'editor' })

  test('ask nothing of it before they are tapped, then of its cookieless address alone', async ({ page }) => {
    const asked = await outsideRequests(page)
    await openSettled(page, samplePath('multiple_videos'))
    await expect(page.getByText('按下去才會連到 YouTube')).toHaveCount(2)
    await expect(page.locator('iframe')).toHaveCount(0)
    expect(asked, '按下之前').toEqual([])
    await expectEmbed(page, '恁仔細', 'aB3_-567890')
    await expect(page.locator('iframe')).toHaveCount(1)
    await expectEmbed(page, '影片 3', 'bB3_-567890')
    expect(asked.map((url) => new URL(url).origin)).toEqual([EMBED_SITE, EMBED_SITE])
  })

  test('that do not come leave a sentence and the way to them', async ({ page }) => {
    await page.route(`${EMBED_SITE}/embed/aB3*`, (route) => route.abort())
    // As behind a filter that swallows requests: never an answer.
    await page.route(`${EMBED_SITE}/embed/bB3*`, () => {})
    await openSettled(page, samplePath('multiple_videos'))
    await page.getByRole('button', { name: '播放「恁仔細」' }).click()
    await page.getByRole('button', { name: '播放「影片 3」' }).click()
    const card = (name: string) => page.getByRole('article').filter({ hasText: name })
    const later = { timeout: 20_000 }
    await expect(card('恁')).toContainText(/可能是(網路不通，或)?學校的網路擋住了 YouTube。/, later)
    await expect(card('影片 3').getByRole('alert')).toContainText('影片沒有出現', later)
    for (const [name, id] of [
      ['恁', 'aB3_-567890'],
      ['影片 3', 'bB3_-567890'],
    ] as const) {
      const link = card(name).getByRole('link', { name: /^在 YouTube 開啟/ })
      await expect(link).toHaveAttribute('href', `https://www.youtube.com/watch?v=${id}`)
      await expect(link).toBeVisible()
    }
    await card('影片 3').getByRole('button', { name: '再試一次' }).click()
    await expect(card('影片 3')).toContainText('影片載入中')
  })

  test('without a network are said to be missing at once', async ({ page, context }) => {
    await openSettled(page, samplePath('multiple_videos'))
    await context.setOffline(true)
    await page.getByRole('button', { name: '播放「恁仔細」' }).click()
    await expect(page.getByRole('alert')).toContainText('影片沒有出現')
    await context.setOffline(false)
    await outsideRequests(page)
    await page.getByRole('button', { name: '再試一次' }).click()
    await expect(page.locator('iframe[title="恁仔細"]')).toBeVisible()
  })

  test.describe('and the policy', () => {
    test.use({ allowed: [/Content Security Policy|violates/] })

    test('lets no other site be framed or asked', async ({ page }) => {
      const answer = await openSettled(page, samplePath('multiple_videos'))
      const policy = (answer?.headers()['content-security-policy'] ?? '').split('; ')
      expect(policy).toContain(`frame-src 'self' ${EMBED_SITE}`)
      expect(policy.join(' ').match(/https?:[^\s;]*/g)).toEqual([EMBED_SITE])
      const refused = await page.evaluate(async () => {
        const violation = new Promise<string>((done) =>
          document.addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective)),
        )
        const frame = document.createElement('iframe')
        frame.src = 'https://www.youtube.com/embed/aB3_-567890'
        document.body.append(frame)
        return violation
      })
      expect(refused).toBe('frame-src')
    })
  })

  test('stand beside films of the site’s own, which play', async ({ page }) => {
    await openSettled(page, samplePath('multiple_videos'))
    await expectFilmPlays(page, '看圖學語詞')
  })
})
