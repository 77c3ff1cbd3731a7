import { type APIRequestContext, type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { atMost, type Chosen, measured, median, type Row } from './row.ts'
import type { Site } from './site.ts'

const KEYS = 20
const CPU = 4
const BAR_MS = 100

interface Content {
  [list: string]: readonly Content[]
}

/** A list as long as its type allows, made of what the demo has. */
const filled = <T>(list: readonly T[], length: number): T[] =>
  Array.from({ length }, (_, at) => list[at % list.length]).flatMap((own) => own ?? [])

/** A module that is written, as large as it may be. */
interface Written {
  /** Where the demo has one. */
  lesson: { step_no: number; semester_no: number }
  type: string
  name: string
  grow(content: Content): object
  /** The field that is typed into. */
  field(page: Page): Promise<Locator>
}

const editing = (page: Page) => page.getByRole('region', { name: '編輯', exact: true })

/** Opens a thing of a board, and gives the field with its text. */
const onBoard = (kind: string) => async (page: Page) => {
  await editing(page).locator(`[data-spot^="${kind}"]`).nth(2).click()
  return editing(page).locator('[data-spot-fields] input[data-field]').first()
}

const WRITTEN: readonly Written[] = [
  {
    lesson: { step_no: 1, semester_no: 1 },
    type: 'kid_vocabulary',
    name: '60 個語詞',
    grow: ({ words = [] }) => ({ words: filled(words, 60) }),
    field: async (page) => editing(page).getByLabel('華語', { exact: true }).first(),
  },
  {
    lesson: { step_no: 5, semester_no: 2 },
    type: 'timeline_cloze',
    name: '最大的時間線',
    grow: ({ questions = [] }) => ({
      questions: filled(questions, 20).map((own) => ({ ...own, terms: filled(own.terms ?? [], 8) })),
    }),
    field: onBoard('part'),
  },
  {
    lesson: { step_no: 10, semester_no: 1 },
    type: 'word_relation_ver',
    name: '最大的關係圖',
    grow: ({ words = [], relations = [] }) => ({ words, relations: filled(relations, 32) }),
    field: onBoard('relation'),
  },
]

/** The editor of a module: how soon its preview shows what is typed. */
export const editorRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, {
    typing: async () => {
      const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs() })
      try {
        const rows: Row[] = []
        for (const own of WRITTEN) rows.push(await typingRow(browser, site, own))
        return rows
      } finally {
        await browser.close()
      }
    },
  })

/** From the key to the frame in which the preview has it. */
async function typingRow(browser: Browser, site: Site, written: Written): Promise<Row> {
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } })
  const post = async (path: string, data: object) => {
    const { data: csrf } = await (await context.request.get('/api/csrf')).json()
    const answer = await context.request.post(path, { data, headers: { 'X-CSRF-TOKEN': csrf.token } })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  await post('/api/login', { username: 'editor', password: site.passwords.editor ?? '' })
  const place = await placeOf(context.request, written)
  const { module, revision } = await (
    await context.request.get('/api/lesson/module', { params: place })
  ).json()
  const { title, title_memo, memo, description } = module
  const content = written.grow(module.content)
  const draft = { title, title_memo, memo, description, content }
  await post('/api/lesson/module/draft', { ...place, module: draft, revision })

  const page = await context.newPage()
  await page.goto(`/admin/lesson/module?lesson_id=${place.lesson_id}&module_id=${place.module_id}`)
  const field = await written.field(page)
  await field.fill('哥')
  await page.frameLocator('iframe').getByText('哥', { exact: true }).first().waitFor({ state: 'attached' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU })
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { shownMs: times })
    document.addEventListener('input', ({ target, timeStamp }) => {
      const wanted = target instanceof HTMLInputElement ? target.value : ''
      const look = () => {
        const shown = document.querySelector('iframe')?.contentDocument?.body.textContent ?? ''
        if (shown.includes(wanted)) times.push(performance.now() - timeStamp)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  })
  const times: number[] = []
  for (let key = 0; key < KEYS; key++) {
    await field.press('a')
    await page.waitForFunction((count) => Reflect.get(window, 'shownMs').length > count, key)
    await page.waitForTimeout(150)
  }
  const told: unknown = await page.evaluate(() => Reflect.get(window, 'shownMs'))
  if (Array.isArray(told)) times.push(...told.map(Number))
  await context.close()
  return atMost(
    `編輯模組：打字到預覽，${written.name}`,
    median(times),
    BAR_MS,
    '毫秒',
    `處理器放慢 ${CPU} 倍，${KEYS} 次按鍵的中位數，最久 ${Math.max(...times).toFixed(0)} 毫秒`,
  )
}

/** The demo's module of a type, by the lesson it stands in. */
async function placeOf(
  request: APIRequestContext,
  { lesson, type }: Written,
): Promise<{ lesson_id: number; module_id: number }> {
  const params = { ...lesson, dialect_id: 1, type_no: 1, no: 1 }
  const { id, activities } = await (await request.get('/api/lesson', { params })).json()
  const all: { id: number; type: string }[] = [1, 2, 3].flatMap((no) => activities[no].modules)
  const module = all.find((own) => own.type === type)
  if (!module) throw new Error(`the demo has no ${type} there`)
  return { lesson_id: id, module_id: module.id }
}
