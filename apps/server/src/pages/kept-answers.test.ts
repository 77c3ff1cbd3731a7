import { afterAll, beforeAll, expect, test } from 'vitest'
import { lessons } from '../db/tables/content.ts'
import { lessonKey } from '../domain/lesson/lesson-address.ts'
import { publishNotice } from '../ports/notices.ts'
import { session, user } from '../testing/builders.ts'
import { openTestServer, type TestServer } from '../testing/server.ts'
import type { PageBundle } from './bundle.ts'
import { KeptAnswers } from './kept-answers.ts'

const MENU = '/api/lesson/menu?level_no=1'

/** A page that is its reader's alone, and shows what a call has answered. */
const bundle: PageBundle = {
  pageParams: ['call'],
  routeOf: (path) => ({ pattern: path, takesForms: false, takesFiles: false }),
  handle: async (request, { send }) => {
    const answer = await send(new URL(request.url).searchParams.get('call') ?? '')
    return new Response(await answer.text(), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ pages: async () => bundle })
})
afterAll(() => server.close())

async function page(call: string, headers: Record<string, string>): Promise<string> {
  const answer = await server.app.inject({ url: `/?call=${encodeURIComponent(call)}`, headers })
  return answer.payload
}

const first = { stepNo: 1, semesterNo: 1, typeNo: 1, no: 1 }
const lesson = (title: string, no = 1) => ({
  ...first,
  no,
  dialectId: 1,
  title,
  titlePinyin: 'songˊ koˇ',
  titleChinese: '上課',
  officialName: '',
})

test('a lesson that is changed is on the next page of whoever is logged in; until then the answer is kept', async () => {
  const headers = await session(server, await user(server))
  expect(await page(MENU, headers)).not.toContain('上課')
  await server.services.db.insert(lessons).values(lesson('上課'))
  expect(await page(MENU, headers)).not.toContain('上課')
  await server.services.db.transaction((own) =>
    publishNotice(own, { topic: 'lesson', keys: [lessonKey(first)] }),
  )
  await server.services.notices.caughtUp()
  expect(await page(MENU, headers)).toContain('上課')
})

test('what is somebody’s own is asked for each', async () => {
  const [one, other] = [await user(server), await user(server)]
  const info = async (who: typeof one) => page('/api/my/info', await session(server, who))
  expect(await info(one)).toContain(`"id":${one.id},`)
  expect(await info(other)).toContain(`"id":${other.id},`)
})

test('an answer that was on its way while something changed is not kept', () => {
  const answers = new KeptAnswers()
  const keep = answers.keeper('GET', MENU, ['lesson'])
  answers.notice({ topic: 'news' })
  keep?.('["old"]')
  expect(answers.find('GET', MENU)).toBeUndefined()
  answers.keeper('GET', MENU, ['lesson'])?.('["new"]')
  expect(answers.find('GET', MENU)?.value).toEqual(['new'])
  answers.notice({ topic: 'lesson' })
  expect(answers.find('GET', MENU)).toBeUndefined()
})
