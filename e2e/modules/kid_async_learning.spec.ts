import { expect } from '@playwright/test'
import { EMBED_SITE, expectEmbed, expectFilmPlays, outsideRequests, samplePath } from '../support/embeds.ts'
import { open } from '../support/page.ts'
import { test } from '../support/test.ts'

test.describe('the list of videos', () => {
  test.use({ role: 'editor' })

  test('plays films of the site’s own, and asks the video site only when its video is tapped', async ({
    page,
  }) => {
    const asked = await outsideRequests(page)
    await open(page, samplePath('kid_async_learning'))
    await expectFilmPlays(page, '看圖學語詞')
    await page.locator('[data-video="2"]').click()
    await expect(page.getByText('按下去才會連到 YouTube')).toBeVisible()
    expect(asked, '按下之前').toEqual([])
    await expectEmbed(page, '影片 3', 'aB3_-567890')
    expect(asked.map((url) => new URL(url).origin)).toEqual([EMBED_SITE])
    await expect(page.locator('[data-video="2"]')).toContainText('看過了')
  })
})
