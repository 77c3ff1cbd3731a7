import { beforeAll, describe, expect, it } from 'vitest'
import { assessments } from '../../db/tables/download.ts'
import { testServer } from '../../testing/server.ts'
import { storedPdf } from '../../testing/stored.ts'

describe('assessments', () => {
  const server = testServer()
  const items = async (query = '') => {
    const answer = await server().app.inject(`/api/assessment/index${query}`)
    expect(answer.statusCode).toBe(200)
    return answer.json().data.items
  }

  beforeAll(async () => {
    const { id } = await storedPdf(server(), 'assessment')
    const row = { levelNo: 1, stepNo: 2, semesterNo: 1, dialectId: 1, fileId: id, title: '學習評量' }
    await server()
      .services.db.insert(assessments)
      .values([
        { ...row, lessonNo: 2, bookType: 'teacher' },
        { ...row, lessonNo: 1, bookType: 'teacher' },
        { ...row, lessonNo: 1, bookType: 'student' },
        { ...row, lessonNo: 1, bookType: 'student', dialectId: 6 },
      ])
  })

  it('lists all of them, and only those of a year, a semester or a dialect', async () => {
    const all = await items()
    expect(
      all.map((own: { lesson_no: number; book_type: string; dialect_id: number }) => [
        own.lesson_no,
        own.dialect_id,
        own.book_type,
      ]),
    ).toEqual([
      [1, 1, 'student'],
      [1, 1, 'teacher'],
      [1, 6, 'student'],
      [2, 1, 'teacher'],
    ])
    expect(await items('?dialect_id=6')).toHaveLength(1)
    expect(await items('?step_no=2&semester_no=1')).toHaveLength(4)
    expect(await items('?step_no=2&semester_no=2')).toEqual([])
  })

  it('answers each under its own address as a PDF to be saved, and lists it in download category 6', async () => {
    const [first] = await items()
    const answer = await server().app.inject(first.url)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.headers['content-disposition']).toContain('.pdf')
    const category = (await server().app.inject('/api/download/category?id=6')).json()
    expect(category.items).toHaveLength(4)
    expect(category.items[0]).toMatchObject({ url: first.url, extension: 'pdf', key: '2-1', level_no: 1 })
  })
})
