import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { ROUTES } from './support/routes.ts'
import { passwordOf, test } from './support/test.ts'

const FORM = 'application/x-www-form-urlencoded'
const PAGES_WITH_FORMS = [
  '/login',
  '/register',
  '/register/finish',
  '/password/email',
  '/password/reset?token=x',
  '/email/verify',
  '/feedback',
]
/** Its form carries files: what is a whole one in parts can be read, and lacks its token. */
const PAGE_WITH_FILES = '/feedback'
/** Addresses that answer no page of their own. */
const OTHERS = [
  '/newses',
  '/my',
  '/lesson/module/edit',
  '/self_study/writing/menu',
  '/teaching-material/x/y/detail',
  '/_.data',
]

const PARTS = (end: string) => `--x\r\nContent-Disposition: form-data; name="username"\r\n\r\na${end}`

/** A body that is no form of ours, and its content type; none where it says none. */
const BROKEN: readonly [type: string | undefined, body: string | Buffer][] = [
  ['text/plain', 'username=a'],
  ['text/plain; charset=utf-16', 'username=a'],
  ['application/json', '{"username":"a"}'],
  ['application/json', '{"username":'],
  ['application/json', ''],
  ['multipart/form-data', PARTS('\r\n--x--')],
  ['multipart/form-data; boundary=x', PARTS('\r\n--x--\r\n')],
  ['multipart/form-data; boundary=x', PARTS('')],
  ['multipart/form-data; boundary=x', 'no parts at all'],
  ['multipart/form-data; boundary=x', ''],
  ['application/octet-stream', Buffer.from([0, 255, 1])],
  ['application/xml', '<a/>'],
  ['no type', 'username=a'],
  ['/', 'username=a'],
  [undefined, 'username=a'],
  [undefined, ''],
  [`${FORM}; charset=big5`, 'username=a'],
  [`${FORM}; charset=utf-16le`, Buffer.from('username=a', 'utf16le')],
  [FORM, Buffer.from([0x61, 0x3d, 0xff, 0xfe])],
]

/** Forms that can be read, whatever is in them. */
const READABLE: readonly [type: string, body: string][] = [
  [FORM, ''],
  [FORM, 'username=%ff%fe&%=%'],
  [FORM, 'username=%00&_token=%00'],
  [`${FORM};charset="UTF-8"`, 'username=a'],
]

const post = (baseURL: string | undefined, path: string, type: string | undefined, body: string | Buffer) =>
  fetch(new URL(path, baseURL), {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', ...(type === undefined ? {} : { 'content-type': type }) },
    body: Buffer.from(body),
  })

async function expectOwnPage(answer: Response, what: string): Promise<void> {
  const text = await answer.text()
  expect(answer.headers.get('content-type'), what).toContain('text/html')
  expect(text, what).toMatch(/<html lang="zh-Hant-TW"[\s\S]*<h1[^>]*>[^<]*\p{Script=Han}/u)
}

const logOf = () => join(process.env.E2E_FOLDER ?? '', 'server.log')

/** What the site has written since, line by line: each has to be one of its log, which is JSON. */
async function expectOnlyLog(since: number): Promise<void> {
  const lines = (await readFile(logOf())).subarray(since).toString().split('\n').filter(Boolean)
  // The last one may still be under way.
  for (const line of lines.slice(0, -1)) expect(() => JSON.parse(line), line).not.toThrow()
}

const ADDRESSES = [...new Set([...ROUTES.map(({ path }) => path), ...PAGES_WITH_FORMS, ...OTHERS])]
/** Every body goes to these. A page that takes no form refuses whatever comes before it is looked at: of those, each gets three. */
const WHOLE = new Set([
  ...PAGES_WITH_FORMS,
  ...OTHERS,
  '/',
  '/news',
  '/admin/users',
  '/my/profile',
  '/no-such-page',
])
const SHARE = 3

/** Each of `bodies` in its turn, so that all of them meet pages of every kind. */
function bodiesFor<T>(bodies: readonly T[], path: string, index: number): readonly T[] {
  if (WHOLE.has(path)) return bodies
  const turn = (index * SHARE) % bodies.length
  return [...bodies, ...bodies].slice(turn, turn + SHARE)
}

test('what is no form of ours is refused on every page with a page, and never a stack', async ({
  baseURL,
}) => {
  const { size } = await stat(logOf())
  for (const [index, path] of ADDRESSES.entries()) {
    const takesForms = PAGES_WITH_FORMS.some((own) => own.split('?')[0] === path.split('?')[0])
    for (const [type, body] of bodiesFor(BROKEN, path, index)) {
      const answer = await post(baseURL, path, type, body)
      const what = `${answer.status} ${path} ${type} ${body}`
      const read = path.split('?')[0] === PAGE_WITH_FILES && type?.startsWith('multipart/') ? [403] : []
      expect([400, 415, ...(takesForms ? read : [405])], what).toContain(answer.status)
      await expectOwnPage(answer, what)
    }
  }
  await expectOnlyLog(size)
})

test('a form that can be read is answered on every page, and refused where none is taken', async ({
  baseURL,
}) => {
  const { size } = await stat(logOf())
  for (const [index, path] of ADDRESSES.entries()) {
    const takesForms = PAGES_WITH_FORMS.some((own) => own.split('?')[0] === path.split('?')[0])
    for (const [type, body] of bodiesFor(READABLE, path, index)) {
      const answer = await post(baseURL, path, type, body)
      const what = `${answer.status} ${path} ${body}`
      if (!takesForms) expect(answer.status, what).toBe(405)
      expect(answer.status, what).toBeLessThan(500)
      if (answer.status >= 400) await expectOwnPage(answer, what)
      if (path.includes('?') || path.endsWith('.data')) continue
      // Not a page but its data, which a page that is alive asks for.
      const data = await post(baseURL, `${path === '/' ? '/_' : path}.data`, type, body)
      expect(data.status, `${what} .data`).toBeLessThan(500)
    }
  }
  await expectOnlyLog(size)
})

test('an address with Chinese in it is gone on to after the login', async ({ page }) => {
  await open(page, `/login?next=${encodeURIComponent('/dictionary/弓蕉?dialect_id=2')}`)
  await page.getByLabel('帳號').fill('student')
  await page.getByLabel('密碼', { exact: true }).fill(passwordOf('student'))
  await page.getByLabel('密碼', { exact: true }).press('Enter')
  await expect(page).toHaveURL(`/dictionary/${encodeURIComponent('弓蕉')}?dialect_id=2`)
  await open(page, '/login?next=/dictionary/弓蕉')
  await expect(page).toHaveURL(`/dictionary/${encodeURIComponent('弓蕉')}`)
})
