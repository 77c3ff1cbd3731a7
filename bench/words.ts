import { execFile, execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { foldHakka, gramsOf } from '@hakka/hakka/fold'
import { SYLLABLES } from '@hakka/hakka/syllables'
import { TONE_MARKS } from '@hakka/hakka/tones'
import { Client } from 'pg'
import type { Site } from './site.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

/** The Ministry's dictionary has so many entries. */
const ENTRIES = 15_449
export const LESSONS = 20_000

/** The same numbers at every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Fills the dictionary: with the table of `DICTIONARY_FILE`, else with one of the same size and shape. */
export async function fillDictionary(site: Site): Promise<string> {
  const given = process.env.DICTIONARY_FILE
  const file = given ?? (await generatedTable(site.folder))
  const run = promisify(execFile)
  await run(process.execPath, ['tools/run.mjs', 'apps/server/src/commands/dictionary.ts', 'import', file], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: site.dataDir },
  })
  return given ? '教育部辭典' : '產生的辭典（沒有設定 DICTIONARY_FILE，查詢表沒有跑）'
}

const HEADINGS =
  `系統編號 詞目 詞性 詞目索引分類 四縣腔音讀 海陸腔音讀 大埔腔音讀 饒平腔音讀 詔安腔音讀 南四縣腔音讀 釋義 近義詞 反義詞 對應國語
大埔腔相關字詞 大埔腔相關字詞音讀 饒平腔相關字詞 饒平腔相關字詞音讀 詔安腔相關字詞 詔安腔相關字詞音讀 南四縣相關字詞 南四縣相關字詞音讀`.split(
    /\s+/,
  )

async function generatedTable(folder: string): Promise<string> {
  const next = random(1)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)]
  const syllables = [...SYLLABLES]
  const character = () => String.fromCodePoint(0x4e00 + Math.floor(next() ** 2 * 5_000))
  const reading = (dialectId: number, count: number) =>
    Array.from(
      { length: count },
      () => `${pick(syllables)}${pick(Object.keys(TONE_MARKS[dialectId] ?? {}))}`,
    ).join(' ')
  const lines = Array.from({ length: ENTRIES }, (_, at) => {
    const count = 1 + Math.floor(next() * 3)
    const word = Array.from({ length: count }, character).join('')
    const readings = [1, 2, 3, 4, 5, 6].map((dialectId) => reading(dialectId, count))
    const meaning = `${Array.from({ length: 12 }, character).join('')}。`
    return [
      `G${at}`,
      word,
      '名',
      '飲食',
      ...readings,
      meaning,
      '',
      '',
      Array.from({ length: 2 }, character).join(''),
    ]
      .concat(Array.from({ length: 8 }, () => ''))
      .join('\t')
  })
  const file = join(folder, 'dictionary.tsv')
  await writeFile(file, [HEADINGS.join('\t'), ...lines].join('\n'))
  return file
}

/** What the rows ask for. */
export interface Asked {
  /** Keywords of one and two characters, the usual case; longer ones; pinyin. */
  short: string[]
  long: string[]
  pinyin: string[]
  /** Headwords. */
  words: string[]
  /** Readings without tones, to be typed letter by letter. */
  typed: string[]
}

/** Fills course search with lessons whose titles are made of the dictionary's words. */
export async function fillLessons(host: string): Promise<Asked> {
  const client = new Client({ host, user: 'hakka', database: 'hakka' })
  await client.connect()
  try {
    const { rows } = await client.query<{ word: string; pinyin: string }>(
      `select word, readings->0->>'pinyin' as pinyin from dictionary_entries
       where source = 'moe' and length(word) between 1 and 3 and readings->0->>'pinyin' ~ '^[a-z]+[0-9]+( [a-z]+[0-9]+)*$' order by position`,
    )
    await insertLessons(client, rows)
    await client.query('analyze')
    return asked(rows)
  } finally {
    await client.end()
  }
}

interface Word {
  word: string
  pinyin: string
}

async function insertLessons(client: Client, words: readonly Word[]): Promise<void> {
  const next = random(2)
  const pick = () => words[Math.floor(next() * words.length)] ?? { word: '', pinyin: '' }
  const made = Array.from({ length: LESSONS }, (_, at) => {
    const parts = Array.from({ length: 2 + Math.floor(next() * 2) }, pick)
    const title = parts.map(({ word }) => word).join('')
    const pinyin = parts.map((part) => part.pinyin).join(' ')
    const folded = foldHakka(title)
    const toned = pinyin.split(' ')
    const letters = toned.map((own) => own.replace(/\d+/, ''))
    return {
      step: 1 + (at % 12),
      semester: 1 + (Math.floor(at / 12) % 2),
      type: 1 + (Math.floor(at / 24) % 2),
      dialect: 1 + (Math.floor(at / 48) % 6),
      no: 100 + Math.floor(at / 288),
      title,
      pinyin,
      names: [folded, '', ` ${letters.join(' ')} `, ` ${pinyin} `, '#基礎'].join('\n'),
      grams: [...new Set([...gramsOf(folded), ...soundTokens(toned, letters)])],
    }
  })
  await client.query(INSERT, [JSON.stringify(made)])
}

/** As course search writes them: syllables and pairs of syllables, each without and with its tone. */
function soundTokens(toned: readonly string[], letters: readonly string[]): string[] {
  return toned.flatMap((own, at) => {
    const forms = [letters[at] ?? '', own]
    const before = at === 0 ? [] : [letters[at - 1] ?? '', toned[at - 1] ?? '']
    return [...forms, ...before.flatMap((first) => forms.map((second) => `${first} ${second}`))].map(
      (token) => `~${token}`,
    )
  })
}

const INSERT = `with made as (
  select * from json_to_recordset($1::json) as m(step int, semester int, type int, dialect int, no int, title text, pinyin text, names text, grams json)
), kept as (
  insert into lessons (step_no, semester_no, type_no, dialect_id, no, title, title_pinyin, title_chinese, official_name)
  select step, semester, type, dialect, no, title, pinyin, '', case type when 1 then '基礎' else '進階' end from made
  returning id, step_no, semester_no, type_no, dialect_id, no
)
insert into lesson_search (lesson_id, dialect_id, step_no, semester_no, no, course_type, names, body, grams)
select k.id, k.dialect_id, k.step_no, k.semester_no, k.no, k.type_no, m.names, '',
  array(select json_array_elements_text(m.grams))
from kept k join made m on (m.step, m.semester, m.type, m.dialect, m.no) = (k.step_no, k.semester_no, k.type_no, k.dialect_id, k.no)`

function asked(words: readonly Word[]): Asked {
  const next = random(3)
  const some = (count: number, fits: (word: Word) => boolean) => {
    const fitting = words.filter(fits)
    return Array.from(
      { length: count },
      () => fitting[Math.floor(next() * fitting.length)] ?? { word: '', pinyin: '' },
    )
  }
  const size = (word: string) => Array.from(word).length
  const text = ({ word }: Word) => word
  return {
    short: [...some(5, ({ word }) => size(word) === 1), ...some(5, ({ word }) => size(word) === 2)].map(text),
    long: some(4, ({ word }) => size(word) === 3).map(text),
    pinyin: some(4, ({ word }) => size(word) === 2).map(({ pinyin }) => pinyin.replace(/\d+/g, '')),
    words: some(10, () => true).map(text),
    typed: some(60, ({ word }) => size(word) >= 2).map(({ pinyin }) => pinyin.replace(/\d+/g, '')),
  }
}

/** The SQL of some calls, as the site makes it. */
export function statementsOf(host: string, paths: readonly string[]): string[] {
  const program = fileURLToPath(new URL('../apps/server/src/testing/sql-of-calls.ts', import.meta.url))
  const url = `postgres://hakka@localhost/hakka?host=${encodeURIComponent(host)}`
  const out = execFileSync(process.execPath, [program, url, ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return out.trim().split('\n')
}
