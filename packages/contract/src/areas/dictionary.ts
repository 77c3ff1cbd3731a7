import { z } from 'zod'
import { formToken } from '../account-fields.ts'
import { answeredFile } from '../answered-file.ts'
import { call } from '../call.ts'
import { BOUNDS, DICTIONARY } from '../constants.ts'
import { atMost, dialectId, int } from '../shapes.ts'

/** A keyword as a box sends it: cut of its outer spaces, at most 50 characters as a reader counts them. */
export const keyword = z
  .string({ error: '請輸入要查的字詞' })
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim())
  .refine(atMost(BOUNDS.keyword), `關鍵字最多 ${BOUNDS.keyword} 個字`)
  .meta({ examples: ['𠊎', 'ngaiˇ', '食飯'] })

/** A sound; `synthetic` marks a machine's voice, which is shown as 合成語音. */
const sound = z.object({ url: z.string(), synthetic: z.boolean() })
export type WordSound = z.output<typeof sound>

/** How a dialect says a word. `word` is its own word where it has another; `text` is '' where nothing is known (無資料). */
const reading = z.object({
  dialect_id: z.number().int(),
  name: z.string(),
  short_name: z.string(),
  word: z.string().nullable(),
  /** Pinyin with contour numbers. */
  text: z.string(),
  sound: sound.nullable(),
})
export type WordReading = z.output<typeof reading>

/** Where an entry comes from and what may be done with it. */
const source = z.object({
  name: z.string(),
  url: z.string().nullable(),
  /** 「© 中華民國教育部，CC BY-ND 3.0 臺灣」; the site's own words have none. */
  license: z.string().nullable(),
  license_url: z.string().nullable(),
})
export type WordSource = z.output<typeof source>

/** A word that another entry names; without an id there is no entry for it. */
const related = z.object({ id: z.string().nullable(), text: z.string() })
export type RelatedWord = z.output<typeof related>

export const dictionaryWord = z.object({
  id: z.string(),
  text: z.string(),
  /** 名、動、形 …; '' where none is given. */
  part_of_speech: z.string(),
  categories: z.array(z.string()),
  /** The Mandarin word for it; '' where none is given. */
  chinese: z.string(),
  references: z.array(z.object({ url: z.string(), reference_info: z.object({ name: z.string() }) })),
  source,
  /** All six dialects, in their order. */
  pinyins: z.array(reading),
  meanings: z.array(
    z.object({
      description: z.string(),
      sentences: z.array(z.object({ text: z.string(), chinese: z.string() })),
    }),
  ),
  synonyms: z.array(related),
  antonyms: z.array(related),
  /** Entries whose headword contains the word, shortest first; at most `DICTIONARY.derived`. */
  derived_words: z.array(z.object({ id: z.string(), text: z.string() })),
})
export type DictionaryWord = z.output<typeof dictionaryWord>

/** A piece of a phrase, cut by the longest words that the dictionary knows. */
const segment = z.object({ text: z.string(), known: z.boolean() })
export type WordSegment = z.output<typeof segment>

const detail = z.object({
  /** The first of `words`; `null` where the dictionary has none. */
  word: dictionaryWord.nullable(),
  /** Homographs are entries of their own: 擔 `dam24` and `dam55`. */
  words: z.array(dictionaryWord),
  /** The text in pieces, so that each word of a phrase can be looked up; empty for a single word. */
  segments: z.array(segment),
})
export type WordDetail = z.output<typeof detail>

/** A line of a list of words. */
export const wordLine = z.object({
  id: z.string(),
  text: z.string(),
  /** Reading in the dialect asked for, else ''. */
  pinyin: z.string(),
  /** The dialect's own word, where it has another. */
  word: z.string().nullable(),
  chinese: z.string(),
  part_of_speech: z.string(),
})
export type WordLine = z.output<typeof wordLine>

/** A suggestion; `pinyins` by dialect id. */
const suggestion = z.object({
  id: z.string(),
  text: z.string(),
  chinese: z.string(),
  pinyins: z.record(z.string(), z.object({ short_name: z.string(), text: z.string() })),
})
export type PinyinSuggestion = z.output<typeof suggestion>

const suggestAnswer = z.object({
  /** The input as it came, so that a stale answer is known. */
  pinyin: z.string(),
  results: z.object({ exact: z.array(suggestion), fuzzy: z.array(suggestion) }),
})
export type PinyinSuggestions = z.output<typeof suggestAnswer>

/** A sentence of the self-study material that has the word, in one dialect. */
const quote = z.object({
  dialect_id: z.number().int(),
  text: z.string(),
  /** Pinyin with contour numbers; '' where none is given. */
  pinyin: z.string(),
  chinese: z.string(),
  sound: sound.nullable(),
  /** Where it stands: 聽力「買水果」. */
  from: z.object({ name: z.string(), url: z.string() }),
})
export type WordQuote = z.output<typeof quote>

const lookupText = z
  .string({ error: '請輸入要查的字詞' })
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]+/gu, '').trim())
  .refine((text) => text !== '', '請輸入要查的字詞')
  .refine(atMost(DICTIONARY.lookup_text), `一次最多查 ${DICTIONARY.lookup_text} 個字`)
  .meta({ examples: ['食飯', '𠊎愛食飯'] })

/** For each way to search, what finds something in this dictionary. */
const examples = z.object({
  hakka: z.array(z.string()),
  chinese: z.array(z.string()),
  pinyin: z.array(z.string()),
  part: z.array(z.string()),
})
export type DictionaryExamples = z.output<typeof examples>

/** A reading beside the dictionary's of its dialect. */
export const comparedReading = z.object({
  /** Words that the dictionary reads otherwise: as they are written, and each of its readings. */
  doubts: z.array(z.object({ text: z.string(), said: z.string(), given: z.array(z.string()) })),
  /** Words that the dialect does not say, with those that the dictionary gives it. */
  unsaid: z.array(z.object({ text: z.string(), instead: z.array(z.string()) })),
  /** The whole reading with the dictionary's in the place of what is doubted; `null` where there is none other. */
  offer: z.string().nullable(),
  /** Who has found it right all the same, and when. */
  kept: z.object({ by: z.string(), at: z.iso.datetime() }).nullable(),
})
export type ComparedReading = z.output<typeof comparedReading>

export const dictionaryCalls = {
  'POST /api/dictionary/get-word-detail-data': call({
    summary: '一個詞的六腔讀音、釋義、例句與衍生詞；word 可以是詞目或條目編號',
    body: z.object({
      word: lookupText,
      /** The text that was selected, where it is longer than the word. */
      text: z.string().max(10_000).nullish(),
      dialect_id: dialectId.default(1),
    }),
    answer: detail,
  }),
  'GET /api/dictionary/word': call({
    summary: '同上，可以快取的網址',
    query: z.object({ word: lookupText, dialect_id: dialectId.default(1) }),
    answer: detail,
  }),
  'GET /api/dictionary/quotes': call({
    summary: '自學教材裡有這個詞的句子，每個腔調最多 4 句；word 可以是詞目或條目編號',
    query: z.object({ word: lookupText, dialect_id: dialectId.default(1) }),
    answer: z.object({ quotes: z.array(quote) }),
  }),
  'GET /api/dictionary/sound': call({
    summary: '一個條目在一個腔調的讀音（MP3 等音檔）：維運者的錄音，或語音服務',
    query: z.object({ id: z.string().min(1).max(40), dialect_id: dialectId }),
    answer: answeredFile,
  }),
  'GET /api/dictionary/list': call({
    summary: '查辭典：漢字、華語、拼音都可以；或列出一個分類',
    query: z.object({
      keyword: keyword.default(''),
      category: z.string().max(50).default(''),
      dialect_id: dialectId.default(1),
      page: int(1, 10_000).default(1).catch(1),
    }),
    answer: z.object({
      keyword: z.string(),
      category: z.string(),
      words: z.array(wordLine),
      total: z.number().int(),
      page: z.number().int(),
      pages: z.number().int(),
    }),
  }),
  'GET /api/dictionary/categories': call({
    summary: '辭典的分類與詞數，與資料來源',
    answer: z.object({
      categories: z.array(z.object({ name: z.string(), count: z.number().int() })),
      total: z.number().int(),
      source,
      examples,
    }),
  }),
  'POST /api/admin/readings/compare': call({
    summary: '編輯時把讀音和教育部辭典核對：寫得不一樣的、這個腔調不說的，和辭典的讀音',
    body: z.object({
      dialect_id: dialectId,
      lines: z
        .array(z.object({ text: z.string().max(1000), pinyin: z.string().max(4000) }))
        .min(1)
        .max(DICTIONARY.compared, `一次最多核對 ${DICTIONARY.compared} 句`),
    }),
    answer: z.object({
      /** Without the Ministry's dictionary nothing is compared. */
      has_dictionary: z.boolean(),
      /** In the order of what was sent. */
      lines: z.array(comparedReading),
    }),
  }),
  'POST /api/admin/readings/keep': call({
    summary: '和辭典不同、但確認過沒有錯的讀音：以後不再提醒；keep 為 false 就再提醒',
    body: z.object({
      _token: formToken,
      dialect_id: dialectId,
      text: z.string().trim().min(1).max(1000),
      pinyin: z.string().trim().min(1).max(4000),
      keep: z.boolean(),
    }),
    answer: z.object({ kept: z.object({ by: z.string(), at: z.iso.datetime() }).nullable() }),
  }),
  'GET /api/pinyin/suggest': call({
    summary: '拼音輸入的建議：有無聲調都可以',
    query: z.object({
      pinyin: keyword,
      dialect: z.literal('hakka').default('hakka'),
      dialect_id: dialectId.default(1),
    }),
    answer: suggestAnswer,
  }),
}
