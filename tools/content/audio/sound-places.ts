/** JSON objects as read from a lesson file. */
type Json = { [key: string]: unknown }

/**
 * A place of a lesson that is to sound: `holder[key]` is the media object (`{url, synthetic}`), or, where `key` is
 * null, `holder` itself takes `url` and `synthetic` (a practice question's sound, which carries its own transcript), and
 * where it is `audioUrl`, `audioUrl` and `synthetic` (a maze question).
 */
export type SoundPlace = {
  holder: Json
  key: 'audio' | 'sound' | 'audioUrl' | null
  text: string
  pinyin: string
}

/** Finds what a lesson's modules let the learner hear: Hakka text with pinyin. Titles, roles and patterns are not read. */
export function soundPlaces(lesson: unknown): SoundPlace[] {
  const activities = objectOf(objectOf(lesson)?.activities)
  const modules = Object.values(activities ?? {}).flatMap((activity) => listOf(objectOf(activity)?.modules))
  return modules.flatMap((module) => {
    const content = objectOf(module.content)
    const find = PLACES[String(module.type)]
    return content && find ? find(content) : []
  })
}

/** The media object that stands at a place, if any. */
export function mediaAt({ holder, key }: SoundPlace): Json | undefined {
  if (key === 'audioUrl') return { ...holder, url: holder.audioUrl }
  if (key) return objectOf(holder[key])
  return typeof holder.url === 'string' ? holder : undefined
}

/** A teacher's recording stands there: never to be replaced. */
export function isRecorded(place: SoundPlace): boolean {
  const media = mediaAt(place)
  return typeof media?.url === 'string' && media.url !== '' && media.synthetic !== true
}

/** Puts a synthesised sound at a place; `url` null takes away one that stood there. Keys keep their order. */
export function putSound({ holder, key }: SoundPlace, url: string | null): void {
  if (key && key !== 'audioUrl') {
    if (url) holder[key] = { url, synthetic: true }
    else delete holder[key]
    return
  }
  const own = key ?? 'url'
  if (url) Object.assign(holder, { [own]: url, synthetic: true })
  else {
    delete holder[own]
    delete holder.synthetic
  }
}

const PLACES: Record<string, (content: Json) => SoundPlace[]> = {
  article: (content) => listOf(content.sentences).flatMap((s) => spoken(s.hakka, 'audio')),
  article_review: (content) => [
    ...listOf(content.sentences).flatMap((s) => spoken(s.hakka, 'audio')),
    ...questions(content),
  ],
  classification: (content) => listOf(content.categories).flatMap(items),
  hakka_to_chinese: (content) => listOf(content.questions).flatMap(translated),
  kid_animation: (content) =>
    Object.values(objectOf(content.captions) ?? {}).flatMap((line) => spoken(objectOf(line)?.hakka, 'audio')),
  kid_ebook: (content) => listOf(content.sentences).flatMap((s) => spoken(s.hakka, 'audio')),
  kid_sentence_pattern: patternSentences,
  kid_vocabulary: words,
  matching: (content) => listOf(content.terms).flatMap(options),
  matching_2: pairs,
  matching_in_diagram: (content) => listOf(content.layers).flatMap(items),
  organizational_mindmap: (content) =>
    listOf(content.questions).flatMap((q) => listOf(q.terms).flatMap(blank)),
  practice: questions,
  q_and_a: (content) =>
    listOf(content.items).flatMap((item) => [
      ...spoken(item, 'sound'),
      ...listOf(item.options).flatMap((o) => spoken(o, 'sound')),
    ]),
  ranking_bar: (content) =>
    listOf(content.questions).flatMap((question) =>
      listOf(question.options).flatMap((option) => spoken(option, 'sound')),
    ),
  recover_sentence: (content) => listOf(content.sentences).flatMap(segments),
  sentence_game: (content) => listOf(content.questions).flatMap((q) => [...whole(q.question), ...options(q)]),
  sentence_pattern: patternSentences,
  sentence_pattern_practice: (content) =>
    listOf(content.items).flatMap((item) => [...sentence(item, listOf(item.terms)), ...options(item)]),
  sentence_pattern_practice_line_up: (content) =>
    listOf(content.sentences).flatMap((own) =>
      sentence(
        own,
        listOf(own.terms).sort((a, b) => Number(a.origin_index) - Number(b.origin_index)),
      ),
    ),
  short_article: (content) => listOf(content.items).flatMap((item) => spoken(item, 'sound')),
  venn_diagram: (content) =>
    listOf(content.groups).flatMap((group) =>
      listOf(group.options).flatMap((option) => spoken(option, 'sound')),
    ),
  word: words,
  word_games: (content) => listOf(content.questions).flatMap((q) => spoken(q.question, 'audioUrl')),
  word_matching: pairs,
  word_relation_ver: (content) => [
    ...listOf(content.words).flatMap((word) => spoken(word, 'audio')),
    ...listOf(content.relations).flatMap(blank),
  ],
}

function patternSentences(content: Json): SoundPlace[] {
  return listOf(content.patterns).flatMap((pattern) =>
    listOf(pattern.sentences).flatMap((s) => spoken(s, 'audio')),
  )
}

function words(content: Json): SoundPlace[] {
  return listOf(content.words).flatMap((word) => [
    ...spoken(word.text, 'audio'),
    ...spoken(word.sentence, 'audio'),
  ])
}

function questions(content: Json): SoundPlace[] {
  return listOf(content.questions).flatMap((question) => [
    ...spoken(objectOf(question.question)?.sound, null),
    ...options(question),
  ])
}

/** The options of a blank, as they are pressed. */
function blank(term: Json): SoundPlace[] {
  return listOf(term.options).flatMap((option) => spoken(option, 'sound'))
}

function items(holder: Json): SoundPlace[] {
  return listOf(holder.items).flatMap((item) => spoken(item, 'sound'))
}

function pairs(content: Json): SoundPlace[] {
  return listOf(content.groups).flatMap((group) => {
    const own = objectOf(group.items)
    return [...spoken(own?.['1'], 'sound'), ...spoken(own?.['2'], 'sound')]
  })
}

function options(holder: Json): SoundPlace[] {
  return listOf(holder.reactable_options).flatMap((option) => spoken(option, 'sound'))
}

/** A sentence to translate, whose text has a key of its own. */
function translated(holder: Json): SoundPlace[] {
  const { hakka_question_text: text, pinyin } = holder
  return typeof text === 'string' && typeof pinyin === 'string'
    ? [{ holder, key: 'sound', text, pinyin }]
    : []
}

/** A sentence with gaps is not read: they would be heard as nothing. */
function whole(question: unknown): SoundPlace[] {
  return spoken(question, 'sound').filter(({ text }) => !text.includes('＿'))
}

/** The sentence that segments make, heard once it is put together. */
function segments(own: Json): SoundPlace[] {
  const parts = listOf(own.sentence_segments).flatMap((part) => spoken(part, 'sound'))
  if (parts.length !== listOf(own.sentence_segments).length) return []
  const text = parts.map((part) => part.text).join('')
  return [{ holder: own, key: 'sound', text, pinyin: parts.map((part) => part.pinyin).join(' ') }]
}

/** A sentence that is written as its words: its own object takes the sound. */
function sentence(holder: Json, terms: readonly Json[]): SoundPlace[] {
  const text = terms.map((term) => term.text).join('')
  const pinyin = terms.flatMap((term) => term.pinyin || []).join(' ')
  return text && pinyin ? [{ holder, key: 'sound', text, pinyin }] : []
}

function spoken(value: unknown, key: SoundPlace['key']): SoundPlace[] {
  const holder = objectOf(value)
  const text = holder?.hakka ?? holder?.text
  const pinyin = holder?.pinyin
  if (!holder || holder.lang === 'zh' || typeof text !== 'string' || typeof pinyin !== 'string') return []
  return text.trim() && pinyin.trim() ? [{ holder, key, text, pinyin }] : []
}

function objectOf(value: unknown): Json | undefined {
  return isObject(value) ? value : undefined
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
