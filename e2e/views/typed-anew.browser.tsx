import { moduleTypes, newContent, whereOf } from '@hakka/modules/server'
import { describe, expect, test } from 'vitest'
import { content, faultsNow, focused, jumpsTo, opensEditor, press } from './editing.tsx'
import { IN_PLACE } from './made-in-place.ts'

/** What is typed into fields of a name, in turn; all others get the words of `WORDS`. */
type Texts = Readonly<Record<string, readonly string[]>>

/**
 * What each type is typed anew with, but for those of `IN_PLACE`.
 */
const TYPES: Readonly<Record<string, Texts>> = {
  article: {},
  article_review: {},
  classification: {},
  hakka_to_chinese: {},
  kid_ebook: {},
  kid_sentence_pattern: {},
  kid_vocabulary: {},
  matching: {},
  matching_2: {},
  practice: {},
  q_and_a: {},
  ranking_bar: {},
  recover_sentence: {},
  sentence_game: {},
  sentence_pattern: {},
  sentence_pattern_practice: {
    句型: ['狗仔食＿＿'],
    畫面上的句型: ['狗仔食＿＿'],
    客語: ['狗仔食', '茶葉'],
    文字: ['茶葉'],
  },
  sentence_pattern_practice_line_up: {},
  short_article: {},
  slido_postit: {},
  slido_word_cloud: {},
  text: {},
  word: {},
  word_matching: {},
}

const WORDS = ['狗仔', '貓仔', '牛', '象', '兔仔', '茶葉', '食']

/** By keys alone: Tab from field to field, and in each that is empty what belongs there, until nothing is lacking. */
async function typesAll(type: string, texts: Texts): Promise<void> {
  const turns = new Map<string, number>()
  const next = (label: string): string => {
    const own = texts[label] ?? WORDS
    const key = texts[label] ? label : ''
    const turn = turns.get(key) ?? 0
    turns.set(key, turn + 1)
    return own[turn % own.length] ?? ''
  }
  let last = ''
  for (let steps = 0; steps < 150 && faultsNow(type).length > 0; steps++) {
    await press('{Tab}')
    if (focused().startsWith('編輯「')) await opensRow()
    const field = document.activeElement
    if (field?.getAttribute('role') === 'switch' && focused().includes('是正確答案')) {
      const answers = field.closest('fieldset')
      if (!answers?.querySelector('[role=switch][aria-checked=true]')) await press(' ')
    }
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.value !== '')
      continue
    if (field instanceof HTMLInputElement && field.type !== 'text') continue
    if (field.lang === 'hak-Latn-TW') await reads(last)
    else {
      last = next(focused())
      await press(last)
    }
  }
}

/** The row whose button has the focus, which goes away with it. */
async function opensRow(): Promise<void> {
  const button = document.activeElement
  await press('{Enter}')
  await expect.poll(() => document.activeElement).not.toBe(button)
}

/** The dictionary’s reading, which the next Tab takes; of a sentence it has none, and numbers are typed. */
async function reads(text: string): Promise<void> {
  if (text.startsWith('狗仔食')) await press('gieu31 e31 siid5')
  else await expect.poll(() => document.body.textContent).toContain('用辭典的')
}

test('there is no type that is not typed anew, here or in its place', () => {
  const typed = new Set([...Object.keys(TYPES), ...IN_PLACE])
  expect([...moduleTypes.keys()].filter((type) => !typed.has(type))).toEqual([])
  expect(moduleTypes.size).toBe(32)
})

describe.each(Object.entries(TYPES))('a new module of %s', (type, texts) => {
  const own = moduleTypes.get(type)
  if (!own) throw new Error(`no type ${type}`)

  test('leads from what is lacking to its field, which says it', async () => {
    await opensEditor(type, newContent(own))
    for (const told of faultsNow(type)) {
      const [path = '', message = ''] = told.split(/: (.*)/)
      const said = () => document.activeElement?.closest('[data-field], fieldset, [data-row]')?.parentElement
      await jumpsTo(path)
      await expect.poll(() => said()?.textContent, { message: told }).toContain(message)
      // The list of what is lacking counts as the page does.
      const [item = ''] = whereOf(path, own.counted).split('・')
      if (/^[a-z_]+\.\d/.test(path)) expect(document.body.textContent).toContain(item)
    }
  })

  test('is typed anew by keys alone, until nothing is lacking', async () => {
    await opensEditor(type, newContent(own))
    await typesAll(type, texts)
    expect(faultsNow(type)).toEqual([])
    expect(own.schema.safeParse(content()).success).toBe(true)
  })
})
