import type { Client } from 'pg'
import { dig, list, type Visitor } from '../client.ts'
import { marked, markIn } from './marks.ts'

/** Lessons of a pack: a kill falls between two, or into one. */
export const PACK_LESSONS = 6

export interface Brought {
  /** Of the import, once it was acknowledged. */
  id?: number
  lessons: { place: Record<string, number>; path: string; mark: number }[]
  isDone: boolean
}

/** What the desk has acknowledged of a lesson's writing, publishing and importing. */
export class AuthoringLedger {
  lessonId = 0
  /** Two modules that are written together, and one that tables fill; all of the lesson. */
  written: readonly number[] = []
  table = 0
  /** What each was acknowledged to say last. */
  readonly drafts = new Map<number, number>()
  title = 0
  readonly published: number[] = []
  readonly brought: Brought[] = []
  /** What was seen and can't be. */
  readonly wrong: string[] = []
  count = 0

  /** What is there is what was acknowledged last, or what is being tried now. */
  see(what: string, said: number, tried: readonly number[], present: number): void {
    if (present !== said && !tried.includes(present))
      this.wrong.push(`${what} says ${present}, not ${said} or ${tried.join('、')}`)
  }

  /** What is lost, half there, or stuck, as lines. */
  async missing(database: Client, visitor: Visitor): Promise<string[]> {
    return [
      ...this.wrong,
      ...(await this.#publication(database)),
      ...(await this.#seen(visitor)),
      ...(await this.#imports(database)),
      ...(await stuck(database)),
    ]
  }

  /** All that follows from a publication has one number, the one that was acknowledged last. */
  async #publication(database: Client): Promise<string[]> {
    const mark = this.published.at(-1) ?? 0
    const id = this.lessonId
    const word = marked(mark).hakka
    const one = async (what: string, wanted: unknown, text: string, values: unknown[] = [id]) => {
      const { rows } = await database.query<{ found: unknown }>(text, values)
      const found = JSON.stringify(rows.map((row) => row.found))
      return found === JSON.stringify(wanted) ? [] : [`${what}: ${found}, not ${JSON.stringify(wanted)}`]
    }
    const own = [...this.written].sort((a, b) => a - b)
    return [
      ...(await one(
        'title and state',
        [`published ${word}`],
        "select state || ' ' || title as found from lessons where id = $1",
      )),
      ...(await one(
        'what modules say',
        [word, word],
        `select content -> 'words' -> 0 -> 'text' ->> 'hakka' as found from modules m
         join module_versions v on v.id = m.published_version_id where m.id = any($1) order by m.id`,
        [own],
      )),
      ...(await one(
        'the version that was kept',
        [word],
        `select content -> 'title' ->> 'hakka' as found from lesson_versions where lesson_id = $1 order by no desc limit 1`,
      )),
      ...(await one(
        'modules of that version that are not the ones seen',
        [],
        `select v ->> 'module_id' as found from (select content from lesson_versions where lesson_id = $1
           order by no desc limit 1) last, json_array_elements(last.content -> 'versions') v
         join modules m on m.id = (v ->> 'module_id')::int where m.published_version_id <> (v ->> 'version_id')::int`,
      )),
      ...(await one(
        'texts of other writings',
        [],
        `select text as found from lesson_texts where lesson_id = $1 and text like '阿公%' and text <> $2
           and text not in (select v.content -> 'words' -> 0 -> 'text' ->> 'hakka' from modules m
             join module_versions v on v.id = m.published_version_id where m.id = $3)`,
        [id, word, this.table],
      )),
      ...(await one(
        'search',
        [true],
        `select strpos(names, folded) > 0 and strpos(body, folded) > 0 as found from lesson_search s
           join lesson_texts t using (lesson_id) where lesson_id = $1 and t.text = $2 limit 1`,
        [id, word],
      )),
      ...(await one(
        'words of the dictionary that no lesson has',
        [],
        `select word as found from dictionary_entries e where source = 'site'
           and not exists (select from lesson_texts t where t.kind = 'word' and t.folded = e.folded)`,
        [],
      )),
      ...(await one(
        'the word in the dictionary',
        [word],
        "select word as found from dictionary_entries where source = 'site' and word = $1",
        [word],
      )),
      ...(await one(
        'characters that the face lacks',
        [],
        `select c as found from faces, regexp_split_to_table($2, '') c where lesson_id = $1 and strpos(characters, c) = 0`,
        [id, word],
      )),
      ...(await one(
        'drafts of what is published',
        [],
        `select module_id as found from module_versions where module_id = any($1) and saved_at is not null
           and published_at is null`,
        [own],
      )),
    ]
  }

  /** Learners get it from any process. */
  async #seen(visitor: Visitor): Promise<string[]> {
    const lesson = await visitor.get(`/api/lesson?id=${this.lessonId}`)
    const mark = markIn(dig(lesson?.body, 'title', 'hakka') ?? JSON.stringify(lesson?.body))
    return mark === this.published.at(-1) ? [] : [`learners see ${mark}, not ${this.published.at(-1)}`]
  }

  /** Each lesson of an import that was acknowledged is there whole and once; of another one it is so or is not there. */
  async #imports(database: Client): Promise<string[]> {
    const wrong: string[] = []
    for (const { lessons, isDone, id } of this.brought) {
      if (id !== undefined && !isDone) wrong.push(`import ${id} is not done`)
      for (const { place, mark } of lessons) {
        const { rows } = await database.query<{
          state: string
          title: string
          modules: number
          word: string
        }>(
          `select l.state, l.title, count(m.id)::int as modules,
             max(v.content -> 'words' -> 0 -> 'text' ->> 'hakka') as word
           from lessons l join lesson_drafts d on d.lesson_id = l.id
           left join modules m on m.lesson_id = l.id left join module_versions v on v.module_id = m.id
           where (l.step_no, l.semester_no, l.type_no, l.no, l.dialect_id) = ($1, $2, $3, $4, $5)
           group by l.id`,
          [place.step_no, place.semester_no, place.type_no, place.no, place.dialect_id],
        )
        const [row] = rows
        const { hakka } = marked(mark)
        const isWhole =
          row?.state === 'draft' && row.title === hakka && row.modules === 2 && row.word === hakka
        if (isDone ? !isWhole : row !== undefined && !isWhole)
          wrong.push(`${JSON.stringify(place)} is ${JSON.stringify(row)}`)
      }
    }
    return wrong
  }
}

/** Imports that wait or run, and nobody will go on with them. */
async function stuck(database: Client): Promise<string[]> {
  const of = async (table: string, job: string) => {
    const { rows } = await database.query<{ id: number; state: string }>(
      `select id, state from ${table} own where state in ('waiting', 'running') and not exists (
         select from jobs.job where name = $1 and (data ->> 'id')::int = own.id
           and state in ('created', 'retry', 'active'))`,
      [job],
    )
    return list(rows).map((row) => `${job} ${dig(row, 'id')} is ${dig(row, 'state')} for ever`)
  }
  return [...(await of('pack_imports', 'import-pack')), ...(await of('lesson_fetches', 'fetch-lessons'))]
}
