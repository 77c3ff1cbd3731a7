import { readdir, readFile } from 'node:fs/promises'
import { contentParts, type SaidPart } from '@hakka/modules/server'
import { z } from 'zod'

const LESSONS = new URL('../../../content/demo/lessons/', import.meta.url)

const lessonFile = z.object({
  dialect_id: z.number(),
  step_no: z.number(),
  semester_no: z.number(),
  type_no: z.number(),
  no: z.number(),
  title: z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() }),
  activities: z.record(
    z.string(),
    z.object({ modules: z.array(z.object({ type: z.string(), version: z.number(), content: z.unknown() })) }),
  ),
})

export interface Said {
  hakka: string
  pinyin: string
  chinese: string
}

export interface Word extends Said {
  /** Name of its picture, as in pictures.json. */
  picture: string | undefined
  sentence: Said | undefined
}

/** What the sheets take of a lesson of the demo pack; all readings in it have been checked there. */
export interface SheetLesson {
  dialect: number
  step: number
  semester: number
  no: number
  title: Said
  words: Word[]
  /** The lesson's text, sentence by sentence. */
  text: Said[]
  patterns: Said[]
}

const pictureOf = (url: string | undefined) => /([^/]+)\.webp$/.exec(url ?? '')?.[1]

/** Words in the text stand in brackets in the file. */
const plain = (text: string) => text.replace(/[[\]]/g, '')

/** Of a long text a sheet has the beginning; the whole of it is in the course. */
const LINES = 6

/** All basic lessons of the demo pack, in the order of the course. */
export async function sheetLessons(): Promise<SheetLesson[]> {
  const names = (await readdir(LESSONS)).filter((name) => name.includes('-t1-'))
  const all = await Promise.all(
    names.map(async (name) => lessonFile.parse(JSON.parse(await readFile(new URL(name, LESSONS), 'utf8')))),
  )
  return all.map(sheetLesson).sort((a, b) => place(a).localeCompare(place(b)))
}

const place = ({ dialect, step, semester, no }: SheetLesson) =>
  [dialect, step, semester, no].map((part) => String(part).padStart(2, '0')).join('-')

function sheetLesson(file: z.output<typeof lessonFile>): SheetLesson {
  const modules = Object.values(file.activities)
    .flatMap((activity) => activity.modules)
    .map(({ type, content, version }) => ({
      type,
      said: contentParts(type, content, version).filter((part) => part.is === 'hakka'),
    }))
  const byText = new Map(modules.flatMap(({ said }) => wordsOf(said)).map((word) => [word.hakka, word]))
  const [text] = TEXTS.flatMap((type) => modules.filter((own) => own.type === type))
  return {
    dialect: file.dialect_id,
    step: file.step_no,
    semester: file.semester_no,
    no: file.no,
    title: file.title,
    words: [...byText.values()],
    text: (text?.said ?? [])
      .filter(({ as }) => as === 'line')
      .slice(0, LINES)
      .map((part) => ({ ...saidOf(part), hakka: plain(part.text) })),
    patterns: modules
      .filter(({ type }) => type === 'kid_sentence_pattern')
      .flatMap(({ said }) =>
        said.filter(({ as, chinese }) => as === 'pattern' && chinese !== undefined).map(saidOf),
      ),
  }
}

/** Whose lines are a lesson's text: the first of these that it has. */
const TEXTS = ['article', 'kid_ebook']

const saidOf = ({ text, pinyin = '', chinese = '' }: SaidPart): Said => ({ hakka: text, pinyin, chinese })

/** Words on cards, each with the example that follows it. */
function wordsOf(said: readonly SaidPart[]): Word[] {
  const words: Word[] = []
  for (const part of said) {
    const last = words.at(-1)
    if (part.as === 'card')
      words.push({ ...saidOf(part), picture: pictureOf(part.picture), sentence: undefined })
    else if (part.as === 'example' && last) last.sentence = saidOf(part)
  }
  return words
}
