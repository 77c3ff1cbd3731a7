import { createClient } from '@hakka/contract/client'
import { expect, test } from 'vitest'
import { readingFrom } from './reading-from.ts'

const READINGS: Readonly<Record<string, string>> = { 請: 'ciang53', 食茶: 'shid2 ca55', 餅仔: 'biang53' }

/** A dictionary that cuts texts into the words that it has. */
const api = createClient({
  async send(path) {
    const word = new URL(path, 'http://site').searchParams.get('word') ?? ''
    const own = READINGS[word]
    const segments = word.match(/請|食茶|餅仔|./gu) ?? []
    const body = {
      word: own ? { pinyins: [{ dialect_id: 4, name: '', text: own }] } : null,
      words: [],
      segments: own ? [] : segments.map((text) => ({ text, known: text in READINGS })),
    }
    return Response.json(body)
  },
})

test('a text is read word by word; where the dialect has another word, each character stays open', async () => {
  expect(await readingFrom(api, '請食茶。', 4)).toBe('ciang53 shid2 ca55')
  // Its dictionary says 餅 for 餅仔: one syllable is no reading of two characters.
  expect(await readingFrom(api, '請食餅仔', 4)).toBe('ciang53 ？ ？ ？')
  expect(await readingFrom(api, '餅仔', 4)).toBeUndefined()
})
