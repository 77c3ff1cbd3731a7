import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../kernel/root.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const CLI = join(ROOT, 'apps/server/src/commands/admin.ts')

/** The command as `npm run admin` runs it, beside a site that is open. */
const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((done) => {
    const { dataDir } = server().services.env
    const child = execFile(
      process.execPath,
      [CLI, ...args],
      {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: server().databaseUrl, ...env },
      },
      (_error, out, err) => done({ code: child.exitCode, out, err }),
    )
  })

test('prints the link of whoever has the address now', async () => {
  const { code, out } = await run(['Head@School.example'], { ORIGIN: 'https://hakka.example.edu.tw' })
  expect(code).toBe(0)
  expect(out).toContain('已建立系統管理員 head@school.example。')
  const link = /https:\S+/.exec(out)?.[0] ?? 'http://none'
  expect(new URL(link).origin).toBe('https://hakka.example.edu.tw')
  const { pathname, search } = new URL(link)
  expect(pathname).toBe('/password/reset')
  const { data } = (await server().app.inject(`/api${pathname}${search}`)).json()
  expect(data.email).toBe('head@school.example')
})

test.each([
  ['no address', [], {}, /^用法：\n {2}npm run admin -- 電子郵件/],
  ['no e-mail', ['head'], {}, /^「head」：電子郵件格式不正確。\n用法/],
  ['an unknown option', ['--help'], {}, /^沒有「--help」這個選項。\n用法/],
  ['two addresses', ['a@b.tw', 'c@d.tw'], {}, /^一次只能設定一個電子郵件。/],
  ['a wrong setting', ['a@b.tw'], { PORT: 'x' }, /^環境變數的設定有誤：\n {2}PORT/],
])('%s ends with code 2 and a sentence', async (_case, args, env, sentence) => {
  const { code, out, err } = await run(args, env)
  expect(err).toMatch(sentence)
  expect({ code, out }).toEqual({ code: 2, out: '' })
})
