import { encodeWav } from '@hakka/judge/encode-wav'
import { expect, type Page } from '@playwright/test'
import { expectNoAxeFindings } from './support/axe.ts'
import { open, overflow } from './support/page.ts'
import { played, watchSounds } from './support/sounds.ts'
import { test } from './support/test.ts'
import { hearing, hum } from './support/voice.ts'

/** A room, and a voice in it for a second and a quarter of each four. */
const room = (second: number) => 0.001 * Math.sin(second * 12_345.6)
const microphone = hearing((second) => (second > 1 && second < 2.25 ? 0.15 * hum(160, second) : room(second)))
test.afterAll(() => microphone.remove())
test.use({
  launchOptions: microphone.launchOptions,
  permissions: ['microphone'],
  role: 'editor',
  // What is no sound is refused.
  allowed: [/^422 .*\/recording\/take$/],
})

/** A second of a voice. */
const sound = (pitch: number) =>
  encodeWav(
    Float32Array.from({ length: 16_000 }, (_, at) => 0.1 * hum(pitch, at / 16_000)),
    16_000,
  )

const tsv = (name: string, ...rows: (string | number)[][]) => ({
  name,
  mimeType: 'text/tab-separated-values',
  buffer: Buffer.from(rows.map((row) => row.join('\t')).join('\r\n')),
})

/** A theme of three sentences without a voice, at its recording page. */
async function begun(page: Page, theme: string) {
  const texts = ['食飽吂？', '恁仔細！', '請坐！']
  const readings = ['siid5 bau31 mang11', 'an31 zii31 se55', 'qiang31 co24']
  await open(page, '/admin/self_study/classroom_term/import')
  const rows = texts.map((text, at) => [theme, '上課', '四縣', at + 1, text, readings[at] ?? '', '你好'])
  const heads = ['主題', '子主題', '腔調', '編號', '客語', '拼音', '華語']
  await page.locator('input[name=items_file]').setInputFiles(tsv('要錄的.tsv', heads, ...rows))
  await page.getByRole('button', { name: '檢查檔案' }).press('Enter')
  await page.getByRole('button', { name: '全部匯入' }).press('Enter')
  await expect(page.getByText('匯入完成：新增 3 項、修改 0 項。')).toBeVisible()
  await page.getByRole('link', { name: '回到課室用語教材' }).press('Enter')
  await page.getByRole('link', { name: `編輯「${theme}」的四縣腔，3 項` }).press('Enter')
  await page.getByRole('link', { name: '錄這個主題' }).press('Enter')
}

test('a theme is recorded by the space bar, silence ends each sentence, files bring others, and a class hears it', async ({
  page,
}) => {
  await watchSounds(page)
  const theme = `要錄的 ${Date.now()}`
  await begun(page, theme)

  // What was recorded elsewhere finds its sentence by number or by text.
  await page.getByText('已經有錄好的檔案？').press('Enter')
  const wav = (name: string, pitch: number) => ({
    name,
    mimeType: 'audio/wav',
    buffer: Buffer.from(sound(pitch)),
  })
  await page
    .locator('input[name=sounds]')
    .setInputFiles([
      wav('恁仔細.wav', 180),
      wav('9.wav', 220),
      { name: '請坐.wav', mimeType: 'audio/wav', buffer: Buffer.from('no sound') },
    ])
  await expect(page.getByText('2 個檔案找到了句子，1 個沒有找到，可以自己選。')).toBeVisible()
  await expect(page.getByLabel('「恁仔細.wav」是哪一句')).toHaveValue('1')
  await expectNoAxeFindings(page, '很多個聲音檔')
  await page.getByRole('button', { name: '用這 2 個檔案' }).press('Enter')
  // What is no sound is told, and stands in nobody's way.
  await expect(page.getByText('請坐.wav：聲音請用 MP3、WAV、M4A 或 OGG 檔')).toBeVisible()
  await expect(page.getByText('錄好 1 句，還沒放進教材。')).toBeVisible()

  const record = page.getByRole('button', { name: '錄這一句' })
  await record.focus()
  await expectNoAxeFindings(page, '錄音')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '念完了' })).toBeFocused()
  // Nobody presses anything: silence ends it, and the next one that lacks a voice is there.
  await expect(page.getByRole('region', { name: '第 3 句，共 3 句' })).toBeVisible()
  await expect(page.getByText('錄好 2 句，還沒放進教材。')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: '聽這次錄的' })).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  // What was recorded is there when the page comes again: once it has arrived, which the button says.
  await expect(page.getByRole('button', { name: '放進教材' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('錄好 2 句，還沒放進教材。')).toBeVisible()
  await page.getByRole('button', { name: '放進教材' }).press('Enter')
  await expect(page.getByText('2 句放進教材了，學生現在聽得到。')).toBeVisible()
  // The one that was passed over is left.
  await expect(page.getByRole('region', { name: '第 1 句，共 1 句' })).toContainText('請坐')

  const { data } = await (await page.request.get('/api/classroom_term/categories?dialect_id=1')).json()
  const category = data.categories.find((own: { title: string }) => own.title === theme)
  await open(page, `/classroom_term/list?category_id=${category.id}&dialect_id=1`)
  await page.getByRole('main').getByRole('button', { name: '聽「食飽吂？」' }).press('Enter')
  await expect.poll(() => played(page)).toContain(category.subcategories[0].terms[0].audio.url)

  // Written anew, its sound may not fit any more: the editor is told, and says that it does.
  await open(page, `/admin/self_study/classroom_term/category/edit?c=${category.id}&d=1`)
  await page.getByLabel('拼音', { exact: true }).fill('siid5 bau31 mang24')
  await page.keyboard.press('Control+s')
  const doubt = page.getByRole('note').filter({ hasText: '聲音可能不合' })
  await expect(doubt).toContainText('siid5 bau31 mang11')
  await open(page, '/admin/self_study/classroom_term')
  const own = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: theme }) })
  await expect(own.getByText('1 句聲音可能不合')).toBeVisible()
  await page.getByRole('link', { name: `編輯「${theme}」的四縣腔，3 項` }).press('Enter')
  await expect(doubt).toBeVisible()
  await expectNoAxeFindings(page, '聲音可能不合')
  await doubt.getByRole('button', { name: '聽過了，沒有問題' }).press('Enter')
  await expect(doubt).toHaveCount(0)
})

test('sentence after sentence without a key, one of them taken again, until each has a voice', async ({
  page,
}) => {
  await begun(page, `接著錄的 ${Date.now()}`)
  await page.getByRole('switch', { name: '錄完自動錄下一句' }).press('Space')
  await page.getByRole('button', { name: '錄這一句' }).press('Space')
  await expect(page.getByText('錄好 3 句，還沒放進教材。')).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('region', { name: '第 2 句，共 3 句' })).toBeVisible()
  await page.getByRole('button', { name: '再錄一次' }).press('Space')
  await expect(page.getByRole('button', { name: '念完了' })).toBeFocused()
  await expect(page.getByRole('button', { name: '再錄一次' })).toBeVisible()
  await page.getByRole('button', { name: '放進教材' }).press('Enter')
  await expect(page.getByText('3 句放進教材了，學生現在聽得到。')).toBeVisible()
  await expect(page.getByText('每一句都有真人的聲音了')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a lesson’s words and a theme are recorded by touch', async ({ page }) => {
    await open(page, '/admin/lessons?dialect_id=2')
    await page.getByRole('main').getByRole('link', { name: /^編輯/ }).first().tap()
    await page.getByRole('link', { name: '錄音' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('錄音：')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    const kept = page.getByText(/^錄好 \d+ 句，還沒放進課程。$/)
    await expect(kept).toHaveText('錄好 0 句，還沒放進課程。')
    await page.getByRole('button', { name: '錄這一句' }).tap()
    await expect(kept).toHaveText('錄好 1 句，還沒放進課程。')
    // It says 存檔中… until then, and fades from it.
    await expect(page.getByRole('button', { name: '放進課程' })).toBeVisible()
    await expectNoAxeFindings(page, '錄課程的詞語')

    await begun(page, `手機錄的 ${Date.now()}`)
    await page.getByRole('button', { name: '錄這一句' }).tap()
    await expect(page.getByText('錄好 1 句，還沒放進教材。')).toBeVisible()
    await page.getByRole('button', { name: '放進教材' }).tap()
    await expect(page.getByText('1 句放進教材了，學生現在聽得到。')).toBeVisible()
  })
})
