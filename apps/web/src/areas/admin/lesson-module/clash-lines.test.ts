import { expect, test } from 'vitest'
import { clashLines, fileIn } from './clash-lines.ts'

const WORD = (hakka: string, chinese: string) => ({
  id: 3,
  text: { hakka, pinyin: 'a24 go24', chinese, audio: { url: '/files/a.mp3' }, lang: 'zh' },
})

test('a list is told by the texts of its items, and by nothing of how it is stored', () => {
  expect(clashLines([WORD('阿哥', '哥哥'), {}, WORD('阿姊', '')])).toEqual({
    lines: ['1. 阿哥・哥哥', '2. 還沒寫', '3. 阿姊'],
    more: 0,
  })
  expect(clashLines(Array.from({ length: 40 }, (_, at) => WORD(`${at}號`, '')))).toMatchObject({ more: 28 })
  expect(clashLines(WORD('阿哥', '哥哥')).lines).toEqual(['阿哥', '哥哥'])
})

test('a file is looked at or heard, wherever its address stands', () => {
  expect(fileIn('/files/a.webp')).toMatchObject({ kind: 'picture' })
  expect(fileIn({ url: '/files/a.mp3', synthetic: true })).toEqual({
    kind: 'sound',
    url: '/files/a.mp3',
    synthetic: true,
  })
  expect(fileIn('食飯')).toBeUndefined()
  expect(fileIn({ hakka: '食飯' })).toBeUndefined()
})
