import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const LISTENING = new URL('../../content/self-study/listening/', import.meta.url)
/** Of all right options, at each of the first three places at least so many. */
const LEAST = 0.15

interface Dialogue {
  uid: string
  roles: { chinese: string }[]
  sentences: unknown[]
  questions?: {
    kind: string
    question: { text: string }
    at?: number
    options: { text: string; lang?: string }[]
    answer: number
  }[]
}

const files = (await readdir(LISTENING)).filter((file) => file.endsWith('.json')).toSorted()
const dialogues: Dialogue[] = []
for (const file of files)
  dialogues.push(...JSON.parse(await readFile(new URL(file, LISTENING), 'utf8')).dialogues)
const questions = dialogues.flatMap((own) => own.questions ?? [])

test('every dialogue asks whether it was understood, in Mandarin, and names the sentence that has the answer', () => {
  expect(dialogues.length).toBeGreaterThanOrEqual(80)
  for (const { uid, roles, sentences, questions: own = [] } of dialogues) {
    expect(own.length, uid).toBeGreaterThan(0)
    for (const { kind, question, at, options, answer } of own) {
      expect(question.text, uid).toMatch(/？$/)
      const texts = options.map(({ text }) => text)
      expect(new Set(texts).size, uid).toBe(texts.length)
      expect(texts.length, uid).toBeGreaterThanOrEqual(3)
      expect(texts[answer], uid).toBeTypeOf('string')
      expect(new Set(options.map(({ lang }) => lang)), uid).toEqual(new Set(['zh']))
      // No answer is told by its length.
      const lengths = texts.map(({ length }) => length)
      if (kind === 'said') expect(Math.max(...lengths) - Math.min(...lengths), uid).toBeLessThanOrEqual(2)
      else
        expect(
          roles.map(({ chinese }) => chinese),
          uid,
        ).toEqual(expect.arrayContaining(texts))
      expect(at, uid).toBeGreaterThanOrEqual(1)
      expect(at, uid).toBeLessThanOrEqual(sentences.length)
    }
  }
})

test('the place of the right option tells nothing', () => {
  for (const place of [0, 1, 2]) {
    const there = questions.filter(({ answer }) => answer === place)
    expect(there.length / questions.length, `place ${place}`).toBeGreaterThanOrEqual(LEAST)
  }
})
