import { z } from 'zod'
import { comparedReading } from './areas/dictionary.ts'

/** The files of an import. */
export const tableFile = z.enum(['items_file', 'words_file'])

const fault = z.object({
  file: tableFile,
  /** As a spreadsheet counts, the heading being 1; 0 of the whole file. */
  line: z.number().int(),
  /** Its heading; '' of the whole row. */
  column: z.string(),
  message: z.string(),
  /** What would do instead, where that is certain: the dictionary's reading. */
  suggestion: z.string().optional(),
})
export type TableFault = z.output<typeof fault>

const table = z.object({
  file: tableFile,
  columns: z.array(z.string()),
  /** Rows below the heading. */
  total: z.number().int(),
  /** The sheet that was read, where it is not the first of its workbook. */
  sheet: z.string().optional(),
  /** The first of them, or those with a fault or mended, each with its neighbours. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
})

const EDITS_FAULT = '改過的格子讀不出來，請重新檢查檔案'
const CELL_MAX = 10_000
const EDITS_MAX = 2000

/** Cells that were mended in the preview, as JSON: a multipart form has texts alone. They go before the file's own. */
export const tableEdits = z
  .string({ error: EDITS_FAULT })
  .meta({ examples: ['[{"file":"items_file","line":2,"column":"客語","text":"阿公"}]'] })
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      context.addIssue({ code: 'custom', message: EDITS_FAULT })
      return z.NEVER
    }
  })
  .pipe(
    z
      .array(
        z.object({
          file: tableFile,
          line: z.number().int().positive(),
          column: z.string().max(100),
          text: z.string().max(CELL_MAX, '一格的內容太長'),
        }),
        EDITS_FAULT,
      )
      .max(EDITS_MAX, '改過的格子太多，請改好檔案再上傳'),
  )
  .optional()
export type TableEdit = NonNullable<z.output<typeof tableEdits>>[number]

export const preview = z.object({
  /** To begin it by; `null` where there are faults. */
  id: z.number().int().nullable(),
  tables: z.array(table),
  made: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  fault_count: z.number().int(),
  /** The first of them. */
  faults: z.array(fault),
})
export type TablePreview = z.output<typeof preview>

export const IMPORT_STATES = [
  'checked',
  'waiting',
  'running',
  'done',
  'refused',
  'failed',
  'undoing',
  'undone',
] as const

export const progress = z.object({
  id: z.number().int(),
  state: z.enum(IMPORT_STATES),
  /** 0 to 100. */
  percent: z.number().int(),
  made: z.number().int(),
  changed: z.number().int(),
  /** What has come up since it was checked: nothing was written. */
  faults: z.array(fault),
})
export type TableProgress = z.output<typeof progress>

/** An import of the last two days. */
export const pastImport = z.object({
  id: z.number().int(),
  file_name: z.string(),
  at: z.iso.datetime(),
  user_name: z.string(),
  state: z.enum(IMPORT_STATES),
  made: z.number().int(),
  changed: z.number().int(),
  /** It was to be taken back, and that failed: all of it is as it was. */
  undo_failed: z.boolean(),
  /** What came of taking it back. */
  undone: z
    .object({
      restored: z.number().int(),
      removed: z.number().int(),
      /** Those that somebody has changed since: they stay. */
      left: z.array(z.object({ id: z.number().int(), title: z.string() })),
    })
    .nullable(),
})
export type PastImport = z.output<typeof pastImport>

/** What an import does to an item, old beside new. */
export const change = z.object({
  is: z.enum(['new', 'changed']),
  title: z.string(),
  /** 0 of a book, which has several. */
  dialect_id: z.number().int(),
  /** Where it stands, from the outermost. */
  place: z.array(z.string()),
  parts: z.array(
    z.object({
      is: z.enum(['new', 'gone', 'changed', 'moved']),
      /** What an editor calls it: 第 3 句. */
      label: z.string(),
      /** Where it stood, of one that moved. */
      from: z.string().optional(),
      /** The sentence or word with its reading as it will be, where one of both is another than it was. */
      said: z
        .object({
          text: z.string(),
          pinyin: z.string(),
          /** Of its row, where rows have one: a book has several. */
          dialect_id: z.number().int().optional(),
        })
        .optional(),
      /** That beside the dictionary. */
      compared: comparedReading.optional(),
      cells: z.array(
        z.object({
          column: z.string(),
          lang: z.enum(['text', 'hakka', 'pinyin', 'sound', 'picture']),
          /** None of what was not there before, or is not there any more. */
          older: z.string().optional(),
          newer: z.string().optional(),
        }),
      ),
    }),
  ),
  /** How many parts are not named. */
  more: z.number().int(),
})
export type StudyImportChange = z.output<typeof change>
