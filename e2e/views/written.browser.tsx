import { moduleTypes, newContent } from '@hakka/modules/server'
import { expect, test } from 'vitest'
import { content, faultsNow, focused, KNOWN, opensEditor, press } from './editing.tsx'

/** Types of which more than one row is written, or whose answers are added first; the others: typed-anew.browser.tsx. */
const TYPES = ['article_review', 'classification', 'matching']

const words = Object.keys(KNOWN)
let written = 0

/** Writes into the line that has the focus, if it is empty; opens a row that is closed, and adds a first answer. */
async function writes(): Promise<void> {
  const own = document.activeElement
  const opens = own?.getAttribute('aria-expanded') === 'false' && focused().startsWith('編輯')
  if (opens || focused().startsWith('加第一個答案')) {
    await press('{Enter}')
    // What was pressed has led to the first line of it.
    await expect.poll(() => document.activeElement instanceof HTMLInputElement).toBe(true)
    return writes()
  }
  if (!(own instanceof HTMLInputElement || own instanceof HTMLTextAreaElement) || own.value !== '') return
  if (own.lang === 'hak-Hant-TW') return press(words[written++ % words.length] ?? '')
  // The dictionary's reading comes with the Tab that goes on, also when it is late.
  if (own.lang !== 'hak-Latn-TW' && own.type !== 'radio') return press(`字${written++}`)
}

test.each(TYPES)('a new %s is written from nothing by keys alone, and whole', async (id) => {
  const type = moduleTypes.get(id)
  if (!type) throw new Error(`no type ${id}`)
  await opensEditor(id, newContent(type))
  expect(faultsNow(id)).not.toEqual([])
  for (let step = 0; step < 120 && faultsNow(id).length > 0; step++) {
    await press('{Tab}')
    await writes()
  }
  await expect.poll(() => faultsNow(id)).toEqual([])
  expect(type.schema.safeParse(content()).success).toBe(true)
})
