import { describe, expect, test } from 'vitest'
import { runJob } from '../../testing/jobs.ts'
import { lessonDesk } from './testing/desk.ts'

const { server, call, lesson, packLesson, type, publish, moduleIds } = lessonDesk({
  env: { REVIEW: 'required' },
})

const TEXT = (text: string) => ({ content: `<p>${text}</p>` })

/** The lesson of the pack with something that only its editors have. */
async function changed(text: string, who: 'lin' | 'chen' = 'lin') {
  const own = await packLesson()
  const module = moduleIds(own)[0]?.[1] ?? 0
  await type(module, TEXT(text), who)
  return { id: own.id, module }
}

const checks = async (id: number) => (await call('lin', 'GET', `admin/lesson/checks?id=${id}`)).body.data

async function ask(id: number, who: 'lin' | 'chen' = 'lin') {
  const { version } = await lesson(id)
  return call(who, 'POST', 'admin/lesson/review', { id, version, note: '請看第二個模組' })
}

async function answer(id: number, who: 'lin' | 'chen' | 'admin', result: string, text = '') {
  const { version, digest } = await checks(id)
  return call(who, 'POST', 'admin/lesson/review/answer', { id, version, digest, result, answer: text })
}

describe('where a lesson has to be looked over', () => {
  test('nobody publishes what nobody else has seen; not the author, not after another change', async () => {
    const { id, module } = await changed('甲')
    expect((await publish(id)).body.message).toBe('還沒有人看過')
    expect((await checks(id)).checks.find((own: { id: string }) => own.id === 'review')).toMatchObject({
      result: 'fault',
    })
    expect((await ask(id)).status).toBe(200)
    expect((await ask(id, 'chen')).body.message).toBe('已經送審了，正在等人看')
    expect((await answer(id, 'lin', 'approved')).body.message).toBe('你動手改過這一課，要由別人看')
    expect((await answer(id, 'chen', 'approved', '通順')).status).toBe(200)
    expect((await lesson(id)).review).toMatchObject({
      result: 'approved',
      answer: '通順',
      answered_by: '陳主編',
      is_fresh: 1,
    })
    await type(module, TEXT('乙'))
    expect((await lesson(id)).review).toMatchObject({ is_fresh: 0 })
    expect((await publish(id)).body.message).toBe('看過以後又改了，要再請人看')
    await ask(id)
    await answer(id, 'chen', 'approved')
    expect((await publish(id, { who: 'lin' })).status).toBe(200)
  })

  test('returning says what to change; the one who asked takes it back', async () => {
    const { id } = await changed('丙')
    await ask(id)
    expect((await answer(id, 'chen', 'returned')).body.errors).toEqual({ answer: ['退回時請寫要改哪裡'] })
    expect((await answer(id, 'chen', 'returned', '拼音再看一次')).status).toBe(200)
    expect((await lesson(id)).review).toMatchObject({ result: 'returned', answer: '拼音再看一次' })
    await ask(id)
    expect((await answer(id, 'lin', 'taken_back')).status).toBe(200)
    expect((await answer(id, 'chen', 'approved')).body.message).toBe('這一課沒有在等人看')
  })

  test('what was seen is what is approved: a change in between is a conflict', async () => {
    const { id, module } = await changed('丁')
    await ask(id)
    const { version, digest } = await checks(id)
    await type(module, TEXT('戊'))
    const body = { id, version, digest, result: 'approved', answer: '' }
    expect((await call('chen', 'POST', 'admin/lesson/review/answer', body)).status).toBe(409)
    expect(
      (await call('chen', 'POST', 'admin/lesson/publish', { id, version, digest, note: '改' })).status,
    ).toBe(409)
    await answer(id, 'lin', 'taken_back')
  })
})

describe('a planned publication', () => {
  const at = new Date(Date.now() + 600_000)

  async function planned(text: string) {
    const { id, module } = await changed(text)
    await ask(id)
    await answer(id, 'chen', 'approved')
    server().setNow(new Date(at.getTime() - 60_000))
    expect((await publish(id, { publish_at: at.toISOString() })).status).toBe(200)
    return { id, module }
  }
  const shown = async () =>
    (await server().app.inject('/api/lesson?step_no=1&semester_no=1&type_no=1&no=1&dialect_id=1')).json()
      .activities[1].modules[1].content.content

  test('is done when its time has come, not before', async () => {
    const { id } = await planned('己')
    await runJob(server(), 'publish-planned')
    expect(await shown()).not.toContain('己')
    expect((await lesson(id)).plan).toMatchObject({ publish_at: at.toISOString(), failure: '' })
    server().setNow(at)
    await runJob(server(), 'publish-planned')
    await runJob(server(), 'publish-planned')
    expect(await shown()).toContain('己')
    expect((await lesson(id)).plan).toBeNull()
    const versions = (await call('lin', 'GET', `admin/lesson/versions?id=${id}`)).body.data
    expect(versions[0]).toMatchObject({ note: '改好了', published_by: '陳主編' })
  })

  test('what was changed since is not published, and its lesson says why', async () => {
    const { id, module } = await planned('庚')
    await type(module, TEXT('辛'))
    server().setNow(at)
    await runJob(server(), 'publish-planned')
    expect(await shown()).not.toMatch(/庚|辛/)
    const own = await lesson(id)
    expect(own.plan?.failure).toBe('這一課剛又改過了，請再檢查一次')
    await call('chen', 'POST', 'admin/lesson/unplan', { id, version: own.version })
    expect((await lesson(id)).plan).toBeNull()
  })

  test('a time more than a year ahead is refused', async () => {
    const { id } = await changed('壬')
    const far = await publish(id, { publish_at: new Date(at.getTime() + 370 * 86_400_000).toISOString() })
    expect(far.body.errors).toEqual({ publish_at: ['最多排到一年以後'] })
  })
})

describe('comments', () => {
  test('are of a lesson or of a module of it, and are ticked', async () => {
    const own = await packLesson()
    const module_id = moduleIds(own)[0]?.[0]
    const said = await call('chen', 'POST', 'admin/lesson/comment', {
      id: own.id,
      module_id,
      text: '這裡的聲音太小',
    })
    const foreign = await call('chen', 'POST', 'admin/lesson/comment', {
      id: own.id,
      module_id: 2_000_000_000,
      text: '沒有這個模組',
    })
    expect(foreign.status).toBe(404)
    expect((await lesson(own.id)).comments).toMatchObject([{ module_id, by: '陳主編', is_done: 0 }])
    const tick = { id: own.id, comment_id: said.body.data.id, is_done: 1 }
    expect((await call('lin', 'POST', 'admin/lesson/comment/done', tick)).status).toBe(200)
    expect((await lesson(own.id)).comments[0]?.is_done).toBe(1)
    const none = await call('lin', 'POST', 'admin/lesson/comment/done', {
      ...tick,
      comment_id: 2_000_000_000,
    })
    expect(none.status).toBe(404)
  })
})
