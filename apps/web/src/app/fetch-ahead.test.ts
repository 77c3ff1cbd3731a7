import { expect, test } from 'vitest'
import { soundsIn } from './fetch-ahead.ts'

test('the sounds of a content are found, in order', () => {
  const content = {
    words: [
      {
        audio: { url: '/files/a.mp3' },
        sentence: { audio: { url: '/files/b.mp3' }, image: { url: '/files/b.webp' } },
      },
    ],
    questions: [
      { sound: { text: '茶', url: '/files/c.mp3' }, reactable_options: [{ sound: { text: '水' } }] },
    ],
  }
  expect(soundsIn(content)).toEqual(['/files/a.mp3', '/files/b.mp3', '/files/c.mp3'])
  expect(soundsIn({ questions: [{ question: { audioUrl: '/files/d.mp3' } }] })).toEqual(['/files/d.mp3'])
})
