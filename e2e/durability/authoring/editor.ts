import { setTimeout as sleep } from 'node:timers/promises'
import { type Acknowledged, dig, list, type Visitor } from '../client.ts'
import type { AuthoringLedger, Brought } from './ledger.ts'
import { marked, markIn } from './marks.ts'
import { lessonsOf, packOf } from './pack.ts'

const BREATH_MS = 50
const OK = 200
const NONE = 404
const CONFLICT = 409
const REFUSED = 422
/** A process that is killed is missed after ten seconds, and what it did is taken up as much later. */
const PATIENCE_MS = 120_000
const DIALECT = 1
/** Of what was there before the first round. */
const LAST = 9999

/** An editor who writes a lesson, publishes it, brings in packs and tables and fetches; each until it is acknowledged. */
export class Editor {
  readonly #visitor: Visitor
  readonly #ledger: AuthoringLedger

  constructor(visitor: Visitor, ledger: AuthoringLedger) {
    this.#visitor = visitor
    this.#ledger = ledger
  }

  /** Makes the lesson that is published, and the module that tables fill. */
  async begin(): Promise<void> {
    const place = { step_no: 10, semester_no: 2, type_no: 1, no: 9, dialect_id: DIALECT }
    const made = await this.#visitor.post('/api/admin/lesson/store', { ...place, title: marked(0) })
    const lessonId = Number(dig(made?.body, 'data', 'id'))
    const modules: number[] = []
    for (let at = 0; at < 3; at++) {
      const { version } = await this.#lesson(lessonId)
      const body = { lesson_id: lessonId, version, activity_no: 1, type: 'word' }
      const answer = await this.#visitor.post('/api/admin/lesson/module/store', body)
      modules.push(Number(dig(answer?.body, 'data', 'module_id')))
    }
    const [first = 0, second = 0, table = 0] = modules
    Object.assign(this.#ledger, { lessonId, written: [first, second], table })
    // What nobody has written into is not published.
    await this.#saveModule(table, LAST)
  }

  /** The same number into two modules and the title. */
  async save(mark: number): Promise<void> {
    for (const id of this.#ledger.written) await this.#saveModule(id, mark)
    await this.#saveTitle(mark)
  }

  async publish(mark: number): Promise<void> {
    const { lessonId, published } = this.#ledger
    await until(`publication ${mark}`, async () => {
      const newest = await this.#newest()
      if (newest === undefined) return false
      // What was acknowledged is the newest; what was not may be there all the same.
      this.#ledger.see('發布', published.at(-1) ?? 0, [mark], newest)
      if (newest === mark) return true
      const checks = await this.#visitor.get(`/api/admin/lesson/checks?id=${lessonId}`)
      const [version, digest] = ['version', 'digest'].map((key) => dig(checks?.body, 'data', key))
      const body = { id: lessonId, version, digest, note: `第 ${mark} 次` }
      const answer = await this.#visitor.post('/api/admin/lesson/publish', body)
      if (answer?.status === REFUSED) throw new Error(JSON.stringify(answer.body))
      return answer?.status === OK
    })
    published.push(mark)
    this.#ledger.count += 1
  }

  /** Fills a module by a table. */
  async table(mark: number): Promise<void> {
    const { table } = this.#ledger
    const { hakka, pinyin, chinese } = marked(mark)
    const head = ['客語', '拼音', '華語', '例句', '例句拼音', '例句華語'].join('\t')
    const file = new File([`${head}\n${[hakka, pinyin, chinese, '', '', ''].join('\t')}\n`], 'words.tsv')
    await this.#untilStored(table, mark, (revision) =>
      this.#visitor.upload('/api/admin/lesson/table', {
        module_id: String(table),
        revision: String(revision),
        take: '1',
        items_file: file,
      }),
    )
  }

  /** Brings in a pack of lessons that are new here. */
  async bring(round: number, mark: number): Promise<void> {
    const { lessons, zip } = packOf(round, mark)
    const brought: Brought = { lessons, isDone: false }
    this.#ledger.brought.push(brought)
    let id: unknown
    await until(`pack ${round} is looked at`, async () => {
      const file = new File([new Uint8Array(zip)], `${round}.zip`)
      const answer = await this.#visitor.upload('/api/admin/lesson/pack', { pack_file: file })
      id = dig(answer?.body, 'data', 'id')
      if (answer?.status === OK && typeof id !== 'number')
        throw new Error(`pack ${round} is refused: ${JSON.stringify(answer.body)}`)
      return typeof id === 'number'
    })
    await until(`pack ${round} is begun`, async () => {
      const answer = await this.#visitor.post(`/api/admin/lesson/pack/${id}`, {
        lessons: lessons.map(({ path }) => path),
      })
      return answer?.status === OK
    })
    brought.id = Number(id)
    await until(`pack ${round} is brought in by its job alone`, async () => {
      const answer = await this.#visitor.get(`/api/admin/lesson/pack/${id}`)
      return dig(answer?.body, 'data', 'state') === 'done'
    })
    brought.isDone = true
    this.#ledger.count += 1
  }

  /** Has lessons fetched from the source, one after the other; nobody asks how it goes but whether it is done. */
  async fetch(round: number, mark: number): Promise<void> {
    const lessons = lessonsOf(round, mark)
    const brought: Brought = { lessons, isDone: false }
    this.#ledger.brought.push(brought)
    const [{ place } = { place: { step_no: 0, semester_no: 0, type_no: 0, no: 0 } }] = lessons
    let id: unknown
    await until(`fetching ${round} is begun`, async () => {
      const answer = await this.#visitor.post('/api/admin/lesson/fetch', {
        sas: `${place.step_no}-${place.semester_no}`,
        dialects: lessons.map((own) => own.place.dialect_id),
        lessons: place.no,
        types: place.type_no,
      })
      id = dig(answer?.body, 'data', 'id')
      return answer?.status === OK
    })
    brought.id = Number(id)
    await until(`fetching ${round} is done by its job alone`, async () => {
      const answer = await this.#visitor.get('/api/admin/lesson/fetch')
      return dig(answer?.body, 'data', 'run', 'state') === 'done'
    })
    brought.isDone = true
    this.#ledger.count += 1
    await until(`fetching ${round} is put away`, async () => {
      const answer = await this.#visitor.post(`/api/admin/lesson/fetch/${id}/forget`, {})
      return answer?.status === OK || answer?.status === NONE
    })
  }

  async #lesson(id: number): Promise<{ version: number; title: number; official_name: string }> {
    let answer: Acknowledged | undefined
    await until('the lesson is read', async () => {
      answer = await this.#visitor.get(`/api/admin/lesson?id=${id}`)
      return answer?.status === OK
    })
    const data = dig(answer?.body, 'data')
    return {
      version: Number(dig(data, 'version')),
      title: markIn(dig(data, 'title', 'hakka')),
      official_name: String(dig(data, 'official_name')),
    }
  }

  async #saveModule(moduleId: number, mark: number): Promise<void> {
    const { lessonId } = this.#ledger
    await this.#untilStored(moduleId, mark, (revision) =>
      this.#visitor.post('/api/lesson/module/draft', {
        lesson_id: lessonId,
        module_id: moduleId,
        revision,
        module: {
          title: '',
          title_memo: '',
          memo: '',
          description: '',
          content: { words: [{ text: marked(mark) }] },
        },
      }),
    )
  }

  /** Sends what a module shall say until it says so; what it says in between is the last acknowledged, or this. */
  async #untilStored(
    moduleId: number,
    mark: number,
    send: (revision: number) => Promise<Acknowledged | undefined>,
  ): Promise<void> {
    const { lessonId, drafts } = this.#ledger
    await until(`module ${moduleId} says ${mark}`, async () => {
      const got = await this.#visitor.get(`/api/lesson/module?lesson_id=${lessonId}&module_id=${moduleId}`)
      if (got?.status !== OK) return false
      const present = markIn(JSON.stringify(dig(got.body, 'module', 'content')))
      this.#ledger.see(`模組 ${moduleId}`, drafts.get(moduleId) ?? 0, [mark], present)
      if (present === mark) return true
      const answer = await send(Number(dig(got.body, 'revision')))
      // Its first try has come through, and nobody heard of it.
      if (answer?.status === CONFLICT) return false
      return answer?.status === OK
    })
    drafts.set(moduleId, mark)
    this.#ledger.count += 1
  }

  async #saveTitle(mark: number): Promise<void> {
    const { lessonId: id, title: said } = this.#ledger
    await until(`the title says ${mark}`, async () => {
      const { version, title, official_name } = await this.#lesson(id)
      this.#ledger.see('課名', said, [mark], title)
      if (title === mark) return true
      const answer = await this.#visitor.post('/api/admin/lesson/update', {
        id,
        version,
        title: marked(mark),
        official_name,
        thumbnail_id: null,
        student_book_id: null,
        teacher_book_id: null,
        steps: [[], [], []],
      })
      return answer?.status === OK
    })
    this.#ledger.title = mark
    this.#ledger.count += 1
  }

  /** The number of the newest publication; `0` of none, `undefined` where nobody answers. */
  async #newest(): Promise<number | undefined> {
    const answer = await this.#visitor.get(`/api/admin/lesson/versions?id=${this.#ledger.lessonId}`)
    if (answer?.status !== OK) return undefined
    const notes = list(dig(answer.body, 'data')).map((own) => /第 (\d+) 次/.exec(String(dig(own, 'note'))))
    return Math.max(0, ...notes.map((note) => Number(note?.[1] ?? 0)))
  }
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}`)
    await sleep(BREATH_MS)
  }
}
