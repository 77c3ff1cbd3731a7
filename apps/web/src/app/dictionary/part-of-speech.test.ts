import { expect, it } from 'vitest'
import { partOfSpeech } from './part-of-speech.ts'

it('spells the abbreviations out', () => {
  expect(partOfSpeech('名')).toBe('名詞')
  expect(partOfSpeech('名|動')).toBe('名詞、動詞')
  expect(partOfSpeech('形、副')).toBe('形容詞、副詞')
})

it('leaves alone what is none', () => {
  expect(partOfSpeech('')).toBe('')
  expect(partOfSpeech('慣用語')).toBe('慣用語')
})
