import type { LessonCheck } from '@hakka/contract/lesson-desk'
import { parseSafely } from '@hakka/contract/parse'
import { foldHakka } from '@hakka/hakka/fold'
import { isPinyin, parsePinyin } from '@hakka/hakka/pinyin'
import {
  contentParts,
  type ModuleType,
  moduleTypes,
  newContent,
  type Part,
  whereOf,
} from '@hakka/modules/server'
import type { Pool } from 'pg'
import { knownReadings } from '../domain/dictionary/certain.ts'
import { stringsIn, uncovered } from '../domain/fonts/coverage.ts'
import type { ModuleDraft } from '../domain/lesson/draft.ts'
import type { LessonDraft, LessonRow } from '../domain/lesson/lesson-draft.ts'
import { issueText } from '../http/input/issue-text.ts'
import { soundOf } from './lesson-texts.ts'
import { readingPairs } from './pairs.ts'
import { readingTexts } from './reading-texts.ts'
import { writtenProblem } from './text-problems.ts'

type Place = LessonCheck['places'][number]

/** More are counted and not shown. */
const PLACES_MAX = 50

/** A module with its code, and what it is made of. */
interface Checked {
  module: ModuleDraft
  code: string
  parts: readonly Part[]
}

type Coded = readonly { module: ModuleDraft; code: string }[]

const opened = (modules: Coded) =>
  modules.map((own): Checked => {
    const { type, content, schemaVersion } = own.module
    return { ...own, parts: contentParts(type, content, schemaVersion) }
  })

type Spoken = Pick<LessonRow, 'dialectId'>

/** What has to be right before a lesson is published. */
export function hardChecks(lesson: Spoken, draft: LessonDraft, modules: Coded): LessonCheck[] {
  const checked = opened(modules)
  return [wholeness(draft, checked), readings(lesson, draft, checked), faces(draft, checked)]
}

/** What its editors should know besides. */
export async function softChecks(pool: Pool, lesson: Spoken, modules: Coded): Promise<LessonCheck[]> {
  const checked = opened(modules)
  return [await dictionary(pool, lesson, checked), ...sounds(checked)]
}

const placed = (own: Checked | undefined, where: string, text: string): Place => ({
  module_id: own?.module.moduleId ?? null,
  code: own?.code ?? '',
  where,
  path: '',
  text,
})

/** At a field of a module. */
const placedAt = (own: Checked, path: string | readonly PropertyKey[], text: string): Place => ({
  ...placed(own, whereOf(path, moduleTypes.get(own.module.type)?.counted), text),
  path: fieldOf(path),
})

/** `$.words[0].text` → `words.0.text`: as editors name their fields. */
const fieldOf = (path: string | readonly PropertyKey[]): string =>
  (typeof path === 'string' ? path.split(/[$.[\]]+/).filter(Boolean) : path).map(String).join('.')

const checkOf = (
  id: LessonCheck['id'],
  result: LessonCheck['result'],
  texts: { ok: string; found: (count: number) => string; detail?: string },
  places: readonly Place[],
): LessonCheck => ({
  id,
  result: places.length === 0 ? 'ok' : result,
  title: places.length === 0 ? texts.ok : texts.found(places.length),
  detail: places.length === 0 ? (texts.detail ?? '') : '',
  places: places.slice(0, PLACES_MAX),
})

/** Whether all is there that has to be: the title, a module, and in each module what its type asks for. */
function wholeness({ title }: LessonDraft, checked: readonly Checked[]): LessonCheck {
  const places: Place[] = []
  if (title.hakka.trim() === '') places.push(placed(undefined, '課名', '沒有客語課名'))
  if (title.chinese.trim() === '') places.push(placed(undefined, '課名', '沒有華語課名'))
  if (checked.length === 0) places.push(placed(undefined, '模組', '這一課還沒有模組'))
  for (const own of checked) {
    const { type: id, content, schemaVersion, name } = own.module
    const type = moduleTypes.get(id)
    if (name.trim() === '') places.push(placed(own, '', '沒有名稱'))
    if (!type) {
      places.push(placed(own, '', `沒有「${id}」這種模組`))
      continue
    }
    if (isUntouched(type, content)) {
      places.push(placed(own, '', '還沒有內容'))
      continue
    }
    // What learners see as it is has nothing more to lose; of a draft all that is written has to be fit to be seen.
    const present = (own.module.isDraft ? type.migrateDraft : type.migrate)(content, schemaVersion)
    // Contents that were released before their editor asked so stay as they are.
    const asked = own.module.isDraft ? type.rules(present) : []
    for (const { path, message } of asked) places.push(placedAt(own, path, message))
    const parsed = parseSafely(type.schema, present, { error: issueText })
    if (parsed.success) continue
    const known = new Set(asked.map(({ path }) => path))
    for (const { path, message } of parsed.error.issues)
      if (!known.has(fieldOf(path))) places.push(placedAt(own, path, message))
  }
  const detail = `${checked.length} 個模組`
  return checkOf(
    'whole',
    'fault',
    { ok: '必填都有了', found: (count) => `${count} 個地方還沒填好`, detail },
    places,
  )
}

/** Whether nobody has written anything into a new module. A type that may be empty begins with no text at all. */
function isUntouched(type: ModuleType, content: unknown): boolean {
  const own = type.empty()
  const begun = [own, newContent(type)].map((one) => JSON.stringify(one))
  return stringsIn(own).length > 0 && begun.includes(JSON.stringify(content))
}

/** Whether every Hakka text has a reading that can be one. */
function readings({ dialectId }: Spoken, { title }: LessonDraft, checked: readonly Checked[]): LessonCheck {
  const places: Place[] = []
  const ofTitle = writtenProblem(title.hakka, title.pinyin)
  if (ofTitle) places.push(placed(undefined, '課名', ofTitle))
  else if (title.pinyin === '') places.push(placed(undefined, '課名', '課名沒有拼音'))
  let count = 0
  for (const own of checked)
    for (const { path, text, pinyin } of readingPairs(own.parts, dialectId)) {
      count++
      const problem = writtenProblem(text, pinyin)
      if (problem) places.push(placedAt(own, path, problem))
    }
  return checkOf(
    'readings',
    'fault',
    { ok: '拼音都合規則', found: (faults) => `${faults} 個拼音要改`, detail: `${count} 處客語` },
    places,
  )
}

/** Whether every character is in a face. */
function faces({ title }: LessonDraft, checked: readonly Checked[]): LessonCheck {
  const places: Place[] = []
  const look = (own: Checked | undefined, reading: readonly string[], source: unknown) => {
    const missing = uncovered({ reading: [...reading], interface: stringsIn(source) })
    if (missing.length > 0)
      places.push(placed(own, own ? '' : '課名', `沒有字型可以顯示：${missing.join('')}`))
  }
  look(undefined, [title.hakka], title)
  for (const own of checked) look(own, readingTexts(own.parts), [own.module.name, own.module.content])
  return checkOf(
    'faces',
    'fault',
    { ok: '每個字都有字型', found: (count) => `${count} 個地方有字顯示不出來` },
    places,
  )
}

/** Words whose reading the dictionary has otherwise. */
async function dictionary(
  pool: Pool,
  { dialectId }: Spoken,
  checked: readonly Checked[],
): Promise<LessonCheck> {
  const pairs = checked.flatMap((own) =>
    [...readingPairs(own.parts, dialectId)].flatMap(({ path, text, pinyin = '' }) =>
      [...text].length <= WORD_MAX && isPinyin(pinyin) ? [{ own, path, text, pinyin }] : [],
    ),
  )
  const known = await knownReadings(
    pool,
    pairs.map(({ text }) => text),
    dialectId,
  )
  const places = pairs.flatMap(({ own, path, text, pinyin }) => {
    const given = [...(known.get(foldHakka(text)) ?? [])]
    if (given.length === 0 || given.some((one) => saidOf(one) === saidOf(pinyin))) return []
    return placedAt(own, path, `「${text}」寫 ${pinyin}，辭典是 ${given.join('、')}`)
  })
  return checkOf(
    'dictionary',
    'remark',
    { ok: '語詞的拼音和辭典一樣', found: (count) => `${count} 個拼音和辭典不同` },
    places,
  )
}

const WORD_MAX = 8

const saidOf = (pinyin: string) =>
  parsePinyin(pinyin)
    .map(({ letters, tone }) => letters + tone)
    .join(' ')

/** Sounds that are not there, and those that a machine speaks. */
function sounds(checked: readonly Checked[]): LessonCheck[] {
  const silent: Place[] = []
  const synthetic: Place[] = []
  for (const own of checked)
    for (const part of own.parts) {
      if (part.is !== 'hakka' || !part.voice?.made || part.wrong) continue
      const { sound, synthetic: isMade } = soundOf(part.voice)
      if (sound === null) silent.push(placedAt(own, part.path, `「${part.text}」沒有聲音`))
      else if (isMade) synthetic.push(placedAt(own, part.path, `「${part.text}」是合成語音`))
    }
  return [
    checkOf(
      'sounds',
      'remark',
      { ok: '該有聲音的都有', found: (count) => `${count} 個地方沒有聲音` },
      silent,
    ),
    checkOf(
      'synthetic',
      'remark',
      { ok: '沒有合成語音', found: (count) => `${count} 個聲音是合成語音` },
      synthetic,
    ),
  ]
}
