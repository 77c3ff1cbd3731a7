import { expect } from '@playwright/test'
import { openSettled } from './support/page.ts'
import { test } from './support/test.ts'

test.use({ fresh: true })

/** `FIRST` of tools/content/heading-font.ts. */
const SMALL = 24 * 1024

for (const path of ['/', '/lesson/menu', '/lesson/menu?level_no=1', '/lesson/menu?level_no=4']) {
  test(`${path} needs one small face for its own headings`, async ({ page }) => {
    const faces: Promise<{ name: string; bytes: number }>[] = []
    page.on('response', (answer) => {
      const name = /\/assets\/(heading-\d)/.exec(answer.url())?.[1]
      if (name) faces.push(answer.body().then(({ length }) => ({ name, bytes: length })))
    })
    await openSettled(page, path)
    const loaded = await Promise.all(faces)
    expect(loaded.map(({ name }) => name)).toEqual(['heading-1'])
    expect(loaded[0]?.bytes).toBeLessThan(SMALL)
  })
}
