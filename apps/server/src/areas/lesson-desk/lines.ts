import type { VersionLine } from '@hakka/contract/lesson-desk'
import { isPinyin } from '@hakka/hakka/pinyin'
import { contentParts, type ModuleType, moduleTypes, whereOf } from '@hakka/modules/server'
import { isRecord } from '../../content/json.ts'
import type { DraftedContent } from '../../domain/lesson/draft.ts'

const SOUND = /^\/files\/[^/]+\.(?:mp3|wav|m4a|ogg|webm)$/
const PICTURE = /^\/files\/[^/]+\.(?:webp|png|jpe?g|avif|gif)$/

/** What no editor reads: names that contents give their own parts. */
const HIDDEN = /^(?:id|uid|version|lang|origin_index|belongs_to|synthetic|youth_data)$/

/** What is chosen from a few, as editors read it. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  answer: { up: '往上走', left: '往左走', right: '往右走', down: '往下走' },
  form: { hakka: '客語字', pinyin: '拼音', chinese: '華語' },
}

/** A module's fields one by one, each with its place as editors call it. */
export function linesOf(own: DraftedContent): VersionLine[] {
  const spoken = new Set(
    contentParts(own.type, own.content, own.schemaVersion).flatMap((part) =>
      part.is === 'hakka' ? part.text : [],
    ),
  )
  const head: [string, string, string][] = [
    ['name', '名稱', own.name],
    ['title', '標題', own.title],
    ['description', '說明', own.description],
    ['title_memo', '標題備註', own.titleMemo],
    ['memo', '備註', own.memo],
  ]
  return [
    ...head.flatMap(([key, label, text]): VersionLine[] =>
      text === '' ? [] : [{ key, label, text, lang: 'text' }],
    ),
    ...leavesOf(own.content, [], {
      spoken,
      counted: moduleTypes.get(own.type)?.counted,
      named: namedIn(own.content),
    }),
  ]
}

interface Known {
  /** The texts that are Hakka. */
  spoken: ReadonlySet<string>
  counted: ModuleType['counted'] | undefined
  /** What the words say that relations name by their ids. */
  named: ReadonlyMap<unknown, string>
}

const namedIn = (content: unknown): ReadonlyMap<unknown, string> =>
  new Map(
    (isRecord(content) && Array.isArray(content.words) ? content.words : []).flatMap(
      (own: unknown): [unknown, string][] =>
        isRecord(own) && typeof own.text === 'string' ? [[own.id, own.text]] : [],
    ),
  )

function leavesOf(value: unknown, path: readonly PropertyKey[], known: Known): VersionLine[] {
  const { spoken, counted, named } = known
  if (Array.isArray(value)) return value.flatMap((own: unknown, at) => leavesOf(own, [...path, at], known))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, own]) =>
      HIDDEN.test(key)
        ? []
        : leavesOf(own, [...path, key], known).map((line) =>
            /^(?:url|audioUrl)$/.test(key) && value.synthetic === true
              ? { ...line, synthetic: true as const }
              : line,
          ),
    )
  const key = String(path.at(-1))
  const isEnd = key === 'from' || key === 'to'
  const text = (isEnd ? named.get(value) : CHOICES[key]?.[String(value)]) ?? textOf(value)
  if (text === '') return []
  return [
    {
      key: ['content', ...path.map(String)].join('.'),
      label: whereOf(path, counted) || '內容',
      text,
      lang: langOf(text, spoken),
    },
  ]
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? '是' : '否'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function langOf(text: string, spoken: ReadonlySet<string>): VersionLine['lang'] {
  if (SOUND.test(text)) return 'sound'
  if (PICTURE.test(text)) return 'picture'
  if (spoken.has(text)) return 'hakka'
  return /\d/.test(text) && isPinyin(text) ? 'pinyin' : 'text'
}
