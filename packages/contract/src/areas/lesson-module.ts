import { z } from 'zod'
import { call } from '../call.ts'
import { BODY_BYTES, BOUNDS } from '../constants.ts'
import { atMost, dialectId, flag, id, int } from '../shapes.ts'

const number = z.number().int()

const short = (what: string, max: number) => z.string().refine(atMost(max), `${what}最多 ${max} 個字`)

/** What an editor writes of a module; its content is kept as it was typed, whatever it is worth. */
const written = z.object({
  title: short('標題', BOUNDS.title),
  title_memo: short('標題備註', 200),
  memo: short('備註', BOUNDS.description),
  description: short('說明', BOUNDS.description),
  content: z.unknown(),
})

const revision = int(0, 2_147_483_647)

/** Something wrong, or to be looked at, by the keys that lead there: `words.4.sentence.hakka`. */
const fault = z.object({
  path: z.string(),
  message: z.string(),
  /** 第 3 個語詞・拼音 */
  where: z.string(),
  /** It may stay. */
  warning: z.literal(true).optional(),
  /** A reading that could stand there instead. */
  offer: z.string().optional(),
})
export type ModuleFault = z.output<typeof fault>

const module = z.object({
  id: number,
  type: z.string(),
  type_name: z.string(),
  version_id: number,
  name: z.string(),
  title: z.string(),
  title_memo: z.string(),
  memo: z.string(),
  description: z.string(),
  content: z.unknown(),
})

const version = z.object({
  id: number,
  is_latest: flag,
  created_at: z.string(),
  title_memo: z.string(),
  /** Nobody has seen it but editors; or it is what learners see. */
  is_draft: flag,
  is_seen: flag,
  by: z.string(),
  /** What was said of the publication that brought it. */
  note: z.string(),
})
export type ModuleVersionHead = z.output<typeof version>

const media = z.object({ url: z.string(), id: number.optional() })
const sound = media.extend({ synthetic: z.boolean().optional() })

const state = z.object({
  /** Goes up with each save; who saves an older one gets 409 with the present module. */
  revision: number,
  is_draft: flag,
  /** `null`: nobody of the desk has changed it. */
  saved_at: z.string().nullable(),
  saved_by: z.string(),
})

/** A module as its editor opens it. */
const opened = state.extend({
  lesson: z.object({
    id: number,
    title: z.string(),
    level_no: number,
    step_no: number,
    semester_no: number,
    dialect_id: number,
    type_no: number,
    no: number,
  }),
  module,
  versions: z.array(version),
  /** A1, and its number among all modules of the lesson. */
  code: z.string(),
  mod_no: number,
  /** What its schema says of a content, as plain data; `null` of a type that nobody defines. */
  shape: z.unknown(),
  /** How its places are called, by the key of each list: 題; of those whose items have names, the names by theirs. */
  counted: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
  faults: z.array(fault),
  /** The words that the lesson teaches. */
  words: z.array(
    z.object({
      text: z.object({
        hakka: z.string(),
        pinyin: z.string(),
        chinese: z.string(),
        audio: sound.optional(),
        image: media.optional(),
      }),
    }),
  ),
  /** The lesson's pictures, sounds and films. */
  files: z.array(z.object({ kind: z.enum(['picture', 'sound', 'film']), file: sound, name: z.string() })),
  /** Whether the site has a service that says a text. */
  speaks: flag,
})
export type OpenedModule = z.output<typeof opened>

const which = { lesson_id: id, module_id: id }

/** A problem that somebody has reported of a module, and nobody has answered yet. */
const moduleReport = z.object({
  id: number,
  code: z.string(),
  content: z.string(),
  created_at: z.string(),
  /** Of the item that it is about: `words.3`; '' of the module as a whole. */
  path: z.string(),
  /** 第 4 個語詞 */
  where: z.string(),
})
export type ModuleReport = z.output<typeof moduleReport>

/** Where a stored file is used: a module, or a lesson that has it as its picture. */
const fileUse = z.object({
  lesson_id: number,
  lesson_title: z.string(),
  dialect_id: number,
  /** `null`: it is the lesson's own picture. */
  module_id: number.nullable(),
  module: z.string(),
  /** 第 3 個語詞・圖片, each place of it. */
  where: z.array(z.string()),
  /** Learners see it there; else editors alone have it. */
  is_seen: flag,
})
export type FileUse = z.output<typeof fileUse>

/** How pupils answered a question of what learners see: each pupil's first answer counts. Nobody is named. */
const missedItem = z.object({
  path: z.string(),
  /** What is asked. */
  text: z.string(),
  answered: number,
  missed: number,
})
export type MissedItem = z.output<typeof missedItem>

export const lessonModuleCalls = {
  'GET /api/lesson/module': call({
    summary: '編輯中的一個模組：內容、各版本、欄位的樣子與要補的地方',
    query: z.object(which),
    answer: opened,
  }),
  'POST /api/lesson/module/switch-version': call({
    summary: '把模組換成另一個版本；附上 revision，別人改過就回 409',
    body: z.object({ module_id: id, version_id: id, revision: revision.optional() }),
    answer: z.object({
      module,
      version_id: number,
      versions: z.array(version),
      revision: number,
    }),
  }),
  'POST /api/lesson/module/update': call({
    summary: '送出模組：內容要完整；錯誤在 errors 的 module.content 底下',
    body: z.object({ ...which, module: written, revision: revision.optional() }),
    answer: state.extend({ version_id: number }),
    bodyBytes: BODY_BYTES.html,
  }),
  'POST /api/lesson/module/draft': call({
    summary: '存模組的草稿，不完整也可以；回來的 faults 是要補的地方',
    body: z.object({ ...which, module: written, revision }),
    answer: state.extend({ version_id: number, faults: z.array(fault) }),
    bodyBytes: BODY_BYTES.html,
  }),
  'GET /api/lesson/module/remarks': call({
    summary: '模組旁邊要看的：還沒答覆的問題回報，和學生常答錯的題目（只有人數）',
    query: z.object(which),
    answer: z.object({
      reports: z.array(moduleReport),
      /** The most missed first. */
      missed: z.array(missedItem),
      /** Of fewer pupils nothing is said. */
      pupils_min: number,
    }),
  }),
  'POST /api/lesson/sound/say': call({
    summary: '請語音服務說一段客語，存成聲音檔（標示合成語音）',
    body: z.object({
      text: z.string().trim().min(1, '請先寫客語').refine(atMost(300), '太長了，最多 300 個字'),
      pinyin: z.string().trim().max(3000, '拼音太長了'),
      dialect_id: dialectId,
    }),
    answer: z.object({ file: z.object({ id: number, url: z.string(), synthetic: z.literal(true) }) }),
  }),
  'GET /api/lesson/file/uses': call({
    summary: '一個圖片或聲音用在哪裡：草稿和學生看到的都算',
    query: z.object({ url: z.string().max(300) }),
    answer: z.object({
      /** How many places there are; the modules are told of the first of them. */
      total: number,
      uses: z.array(fileUse),
    }),
  }),
  'GET /api/lesson/file/counts': call({
    summary: '這一課的圖片和聲音，各用在幾個模組',
    query: z.object({ lesson_id: id }),
    answer: z.object({ data: z.array(z.object({ url: z.string(), modules: number })) }),
  }),
  'POST /api/lesson/module/presence': call({
    summary: '我正在編輯這個模組；回來還有誰也在編輯',
    body: z.object({ ...which, leaving: z.boolean().default(false) }),
    answer: z.object({ others: z.array(z.string()), revision: number }),
  }),
}
