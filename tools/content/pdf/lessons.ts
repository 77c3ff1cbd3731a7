import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'

const LESSONS = new URL('../../../content/demo/lessons/', import.meta.url)

const media = z.object({ url: z.string() }).partial().optional()
const term = z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string(), image: media })
const said = z.object({ text: z.string(), pinyin: z.string() })

const words = z.object({
  words: z.array(z.object({ text: term, sentence: term.omit({ image: true }).optional() })),
})
const lines = z.object({
  sentences: z.array(z.object({ hakka: said, chinese: z.object({ text: z.string() }) })),
})
const patterns = z.object({
  patterns: z.array(z.object({ text: z.string(), pinyin: z.string(), chinese: z.string() })),
})

const lessonFile = z.object({
  dialect_id: z.number(),
  step_no: z.number(),
  semester_no: z.number(),
  type_no: z.number(),
  no: z.number(),
  title: z.object({ hakka: z.string(), pinyin: z.string(), chinese: z.string() }),
  activities: z.record(
    z.string(),
    z.object({ modules: z.array(z.object({ type: z.string(), content: z.unknown() })) }),
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
  const modules = Object.values(file.activities).flatMap((activity) => activity.modules)
  const read = <T extends z.ZodType>(types: readonly string[], schema: T) =>
    modules
      .filter(({ type }) => types.includes(type))
      .flatMap(({ content }) => {
        const parsed = schema.safeParse(content)
        return parsed.success ? [parsed.data] : []
      })
  const found = read(['word', 'kid_vocabulary'], words).flatMap((content) => content.words)
  const byText = new Map(found.map((word) => [word.text.hakka, word]))
  const [text] = [...read(['article'], lines), ...read(['kid_ebook'], lines)]
  return {
    dialect: file.dialect_id,
    step: file.step_no,
    semester: file.semester_no,
    no: file.no,
    title: file.title,
    words: [...byText.values()].map(({ text: own, sentence }) => ({
      hakka: own.hakka,
      pinyin: own.pinyin,
      chinese: own.chinese,
      picture: pictureOf(own.image?.url),
      sentence,
    })),
    text: (text?.sentences ?? []).slice(0, LINES).map(({ hakka, chinese }) => ({
      hakka: plain(hakka.text),
      pinyin: hakka.pinyin,
      chinese: chinese.text,
    })),
    patterns: read(['kid_sentence_pattern'], patterns).flatMap((content) =>
      content.patterns.map(({ text: hakka, pinyin, chinese }) => ({ hakka, pinyin, chinese })),
    ),
  }
}
