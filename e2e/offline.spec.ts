import { expect, type Page } from '@playwright/test'
import { PASSWORD, registered } from './support/callers.ts'
import { mouse } from './support/hands.ts'
import { fetchLesson, lessonPath, modulesOf, nextActivity, playModule } from './support/lesson.ts'
import { open } from './support/page.ts'
import { logInByForm } from './support/people.ts'
import { test } from './support/test.ts'

// A browser that was never here, whose files nothing intercepts: what it has without a line it has fetched before.
test.use({ fresh: true })

const FILE = /\/files\/[^"\\]+\.(?:mp3|webp|png|jpe?g|svg)/g

/** Addresses of a lesson's files that the page has not asked for yet. */
const unfetched = (page: Page, wanted: readonly string[]) =>
  page.evaluate((all) => {
    const asked = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    return all.filter((path) => !asked.has(path))
  }, wanted)

test('a lesson is worked to its end without a line from its second activity on, and joins the account', async ({
  page,
  context,
  baseURL,
}) => {
  const path = lessonPath({})
  const lesson = await fetchLesson(page.request, path)
  const modules = modulesOf(lesson)
  const wanted = [...new Set(JSON.stringify(lesson.activities).match(FILE))]
  expect(wanted.length).toBeGreaterThan(20)
  await open(page, path)
  const [first, ...others] = modules
  // What only scrolls has not touched the page; files come ahead from the first touch on.
  await page.getByRole('heading', { level: 2 }).last().click()
  if (first) await playModule(page, mouse, first)
  await expect.poll(() => unfetched(page, wanted), { timeout: 20_000 }).toEqual([])

  await context.setOffline(true)
  for (const module of others) {
    await nextActivity(page, mouse)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(module.name)
    await expect(page.getByRole('main')).not.toContainText('連線中斷')
    await playModule(page, mouse, module)
    const broken = () =>
      page.evaluate(() => [...document.images].filter((own) => own.complete && own.naturalWidth === 0).length)
    expect(await broken(), module.name).toBe(0)
  }
  const end = page.getByRole('dialog', { name: '學完了！' })
  await expect(end).toContainText(lesson.title)
  await end.getByRole('button', { name: '關閉' }).click()

  // A link leads nowhere now; the lesson stays.
  await page.getByRole('link', { name: '首頁' }).click()
  await expect(page.getByText('網路斷了，連上以後再點一次').first()).toBeVisible()
  expect(page.url()).toContain(path)

  await context.setOffline(false)
  const email = 'worked-offline@caller.example'
  const pupil = await registered(baseURL ?? '', { name: '山下讀書人', role_id: 5, email })
  await logInByForm(page, email, PASSWORD)
  await open(page, path)
  const dialog = page.getByRole('dialog', { name: '加入學習紀錄' })
  await dialog.getByRole('button', { name: '加入', exact: true }).click()
  await expect(dialog).toBeHidden()
  // The server has an answer to everything, marked by itself.
  const answer = await pupil.context.get(`/api/my/attempts?lesson_id=${lesson.id}`)
  const { data }: { data: { modules: { module_id: number; items: { item: number }[] }[] } } =
    await answer.json()
  expect(data.modules.map(({ module_id }) => module_id).sort()).toEqual(modules.map(({ id }) => id).sort())
  await pupil.context.dispose()
})
