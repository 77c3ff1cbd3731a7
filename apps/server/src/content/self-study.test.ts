import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { faces } from '../db/tables/content.ts'
import { studyBooks, studyCategories, studyItems, studySearch } from '../db/tables/self-study.ts'
import { user } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { uncheckedPairs } from './checked-pairs.ts'
import { deleteStudyItem, restoreStudyItem } from './delete-study.ts'
import { deleteTheme } from './delete-theme.ts'
import { exportPack } from './export.ts'
import { importPack } from './import.ts'
import { PackError, readPack } from './read.ts'
import { saveTheme } from './save-theme.ts'
import { tinyPack } from './testing/tiny-pack.ts'
import { LINES, studyPack, tinyDialogue, tinyStudy } from './testing/tiny-study.ts'

const listening = tinyStudy['listening/l1-c1-d1.json']
const cloze = tinyStudy['writing/c1-n1-d1.json']

async function problemsOf(files: Record<string, unknown>): Promise<string[]> {
  try {
    await readPack(await tinyPack(studyPack(files)))
    return []
  } catch (error) {
    if (!(error instanceof PackError)) throw error
    return error.problems.map(({ file, path, reason }) => `${file} ${path} ${reason}`)
  }
}

const withSet = (change: object) => ({
  'writing/c1-n1-d1.json': { ...cloze, set: { ...cloze.set, ...change } },
})
const withDialogue = (change: object) => ({
  'listening/l1-c1-d1.json': { ...listening, dialogues: [{ ...tinyDialogue(1, LINES), ...change }] },
})

describe('a pack of self-study', () => {
  it('is read with a file of each kind; the demo pack of lessons and one of version 1 open as before', async () => {
    expect(await problemsOf(tinyStudy)).toEqual([])
    expect((await readPack(await tinyPack())).selfStudy.size).toBe(0)
  })

  it('names file and place of what is wrong', async () => {
    const lines = LINES.map(([role, text]) => [role, text, ''] as const)
    expect(
      await problemsOf({ 'listening/l1-c1-d1.json': { ...listening, dialogues: [tinyDialogue(1, lines)] } }),
    ).toContain('listening/l1-c1-d1.json $.dialogues[0].sentences[1].hakka.pinyin 「這係麼个？」沒有拼音')
    expect(await problemsOf(withDialogue({ roles: tinyDialogue(1, LINES).roles.slice(0, 1) }))).not.toEqual(
      [],
    )
    expect(await problemsOf({ 'listening/l1-c1-d1.json': { ...listening, kind: 'singing' } })).toEqual([
      'listening/l1-c1-d1.json $.kind 沒有這種自學教材：singing',
    ])
    expect(await problemsOf({ 'listening/l1-c1-d1.json': { ...listening, version: 2 } })).toContain(
      'listening/l1-c1-d1.json $.version 版本 2 比本系統的 1 新',
    )
  })

  it('knows the sentence that has the answer to an own question, which may name none', async () => {
    const own = {
      kind: 'said',
      question: { text: '要吃什麼？' },
      options: ['飯', '麵'].map((text) => ({ text, lang: 'zh' })),
      answer: 0,
    }
    expect(await problemsOf(withDialogue({ questions: [own] }))).toEqual([])
    expect(await problemsOf(withDialogue({ questions: [{ ...own, at: 4 }] }))).toEqual([])
    expect(await problemsOf(withDialogue({ questions: [{ ...own, at: 5 }] }))).toEqual([
      'listening/l1-c1-d1.json $.dialogues[0].questions[0].at 沒有第 5 句',
    ])
  })

  it('refuses gaps without words, words that the bank lacks, and a reading of something else', async () => {
    const question = { ...cloze.set.questions[0], answers: [['食飯']] }
    expect(await problemsOf(withSet({ questions: [question] }))).toContain(
      'writing/c1-n1-d1.json $.set.questions[0].hakka.text 空格要從①起依序編號，和 answers 的 1 格一樣多',
    )
    const bank = cloze.set.words.slice(0, 1)
    expect(await problemsOf(withSet({ words: bank }))).toEqual([
      'writing/c1-n1-d1.json $.set.questions[0].answers 詞庫裡沒有：啉茶',
    ])
    const answers = [['啉茶'], ['食飯', '啉茶']]
    expect(await problemsOf(withSet({ questions: [{ ...cloze.set.questions[0], answers }] }))).toEqual([])
  })

  it('takes one thing for each uid, and one way in which a category is written', async () => {
    const second = { ...listening, dialect_id: 2, dialogues: [tinyDialogue(3, LINES)] }
    expect(await problemsOf({ ...tinyStudy, 'listening/l1-c1-d2.json': second })).toEqual([])
    const renamed = { ...second, category: { ...second.category, name: '別的' } }
    expect(await problemsOf({ ...tinyStudy, 'listening/l1-c1-d2.json': renamed })).toEqual([
      'listening/l1-c1-d2.json $（主題） 主題「listening-l1-c1」和 listening/l1-c1-d1.json 裡的寫得不一樣',
    ])
    const twice = { ...second, dialogues: [tinyDialogue(1, LINES)] }
    expect(await problemsOf({ ...tinyStudy, 'listening/l1-c1-d2.json': twice })).toEqual([
      'listening/l1-c1-d2.json $（內容） uid「listening-l1-c1-n1-d1」和 listening/l1-c1-d1.json 裡的內容相同',
    ])
  })

  it('has every pair checked in the dialect that it is in: a book’s in its own, a cloze with its words in it', async () => {
    const pack = await readPack(await tinyPack(studyPack()))
    const reasons = uncheckedPairs(pack).map(({ file, reason }) => `${file} ${reason.split(' 的讀音')[0]}`)
    expect(reasons).toContain('reading/b1.json 「這係書。」 lia24 he11 shu53')
    expect(reasons).toContain(
      'writing/c1-n1-d1.json 「𠊎愛食飯，毋愛啉茶。」 ngai11 oi55 siid5 fan55 m11 oi55 lim24 ca11',
    )
  })
})

describe('its import', () => {
  const server = testServer()
  const importFiles = async (files: Record<string, unknown> = tinyStudy, id?: string) =>
    importPack(server().services, await readPack(await tinyPack(studyPack(files, id))))
  const itemRow = async (uid: string) => {
    const [row] = await server().services.db.select().from(studyItems).where(eq(studyItems.uid, uid))
    return row
  }

  it('keeps ids, counts versions, withdraws what is gone and takes it back', async () => {
    await importFiles()
    const before = await itemRow('listening-l1-c1-n1-d1')
    const gone = await itemRow('listening-l1-c1-n2-d1')
    expect(before).toMatchObject({
      kind: 'listening',
      levelNo: 1,
      dialectId: 1,
      version: 1,
      withdrawnAt: null,
    })
    const changed = LINES.map(([role, text, pinyin], at) =>
      at === 3 ? (['mother', text, pinyin] as const) : ([role, text, pinyin] as const),
    )
    const files = {
      ...tinyStudy,
      'listening/l1-c1-d1.json': { ...listening, dialogues: [tinyDialogue(1, changed)] },
    }
    await importFiles(files)
    expect(await itemRow('listening-l1-c1-n1-d1')).toMatchObject({ id: before?.id, version: 2 })
    expect((await itemRow('listening-l1-c1-n2-d1'))?.withdrawnAt).not.toBeNull()
    await importFiles()
    expect(await itemRow('listening-l1-c1-n2-d1')).toMatchObject({
      id: gone?.id,
      version: 1,
      withdrawnAt: null,
    })
  })

  it('hangs subcategories under their theme, and tells book search what it looks for', async () => {
    const { db } = server().services
    const rows = await db.select().from(studyCategories).where(eq(studyCategories.kind, 'speaking'))
    const theme = rows.find(({ parentId }) => parentId === null)
    expect(rows.filter(({ parentId }) => parentId === theme?.id).map(({ name }) => name)).toEqual([
      '爺爺',
      '妹妹',
    ])
    const [book] = await db.select().from(studyBooks)
    expect(book).toMatchObject({ levelNo: 1, typeNo: 3, pageNum: 8, viewCount: 0 })
    expect(book?.names.split('\n')).toContain('這係麼个')
  })

  it('wants a face for each category in each dialect and for each book', async () => {
    const names = await server().services.db.select({ name: faces.name }).from(faces).orderBy(asc(faces.name))
    expect(names.filter(({ name }) => name.startsWith('study '))).toHaveLength(4)
    expect(names.filter(({ name }) => name.startsWith('book '))).toHaveLength(1)
  })

  it('leaves alone what another pack brought', async () => {
    await expect(importFiles(tinyStudy, 'another')).rejects.toThrow('已由教材包 tiny-study 使用')
  })

  it('comes out of the database as it went in, byte for byte', async () => {
    const folder = await tinyPack(studyPack())
    await importPack(server().services, await readPack(folder))
    const out = await mkdtemp(join(tmpdir(), 'hakka-export-'))
    await exportPack(server().services, 'tiny-study', out)
    const filesIn = async (own: string) => {
      const entries = await readdir(own, { recursive: true, withFileTypes: true })
      const paths = entries
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
      const pairs = paths
        .toSorted()
        .map(async (path) => [path.slice(own.length), await readFile(path, 'utf8')])
      return Object.fromEntries(await Promise.all(pairs))
    }
    expect(await filesIn(out)).toEqual(await filesIn(folder))
  })

  it('has a term found at the part of its category that it stands in', async () => {
    const terms = tinyStudy['classroom_term/c1-d1.json']
    const [first] = terms.subcategories
    if (!first) throw new Error('no part')
    const second = {
      uid: 'parted-s2',
      no: 2,
      title: '分開',
      terms: first.terms.map((own) => ({ ...own, uid: 'parted-s2-n1-d1' })),
    }
    const one = {
      ...first,
      uid: 'parted-s1',
      terms: first.terms.map((own) => ({ ...own, uid: 'parted-s1-n1-d1' })),
    }
    const file = { ...terms, category: { ...terms.category, uid: 'parted' }, subcategories: [one, second] }
    const pack = await tinyPack(studyPack({ 'classroom_term/c1-d1.json': file }, 'parted'))
    await importPack(server().services, await readPack(pack))
    const found = await server()
      .services.db.select({ url: studySearch.url })
      .from(studySearch)
      .where(eq(studySearch.packId, 'parted'))
    expect(found.map(({ url }) => url.split('#')[1]).toSorted()).toEqual(['no-1', 'no-2'])
  })

  it('leaves a theme the name and the note that the desk has given it', async () => {
    await importFiles()
    const { services } = server()
    const theme = eq(studyCategories.uid, listening.category.uid)
    const [before] = await services.db.select().from(studyCategories).where(theme)
    const editor = { ...services, userId: (await user(server())).id }
    const named = { name: '新的名稱', release_note: '明年一月上架' }
    await saveTheme(editor, 'listening', { id: before?.id, version: before?.version }, named)
    await importFiles()
    const [after] = await services.db.select().from(studyCategories).where(theme)
    expect(after).toMatchObject({
      id: before?.id,
      name: named.name,
      releaseNote: named.release_note,
      content: { ...listening.category, ...named },
      version: (before?.version ?? 0) + 1,
      withdrawnAt: null,
    })
  })
  it('leaves a theme deleted that the desk has deleted while nothing is in it', async () => {
    await importFiles()
    const { services } = server()
    const theme = eq(studyCategories.uid, listening.category.uid)
    const [before] = await services.db.select().from(studyCategories).where(theme)
    const id = before?.id ?? 0
    const editor = { ...services, userId: (await user(server())).id }
    const own = await services.db.select().from(studyItems).where(eq(studyItems.categoryId, id))
    for (const item of own) await deleteStudyItem(editor, 'listening', item.id)
    await deleteTheme(editor, 'listening', { id, version: undefined })
    await importFiles()
    const [after] = await services.db.select().from(studyCategories).where(theme)
    expect(after?.withdrawnAt).not.toBeNull()
    await restoreStudyItem(editor, 'listening', { id: own[0]?.id ?? 0, version: undefined })
    const [again] = await services.db.select().from(studyCategories).where(theme)
    expect(again).toMatchObject({ withdrawnAt: null, deletedAt: null })
  })
})
