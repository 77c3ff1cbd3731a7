import { expect, test } from 'vitest'
import { readJson } from './json.ts'

const faultOf = (text: string) => {
  const read = readJson(new TextEncoder().encode(text))
  return 'fault' in read ? read.fault : 'none'
}

test.each([
  ['a comma too many', '{\n  "title": "阿公",\n  "words": [1, 2,]\n}', /第 3 行附近寫錯了/],
  ['a comma that is lacking', '{\n  "title": "阿公"\n  "words": []\n}', /第 3 行附近寫錯了/],
  [
    'a stranger’s sign in a long file',
    `{\n${'  "title": "食飯",\n'.repeat(40)}  “title”: "食飯"\n}`,
    /第 42 行附近/,
  ],
  ['nothing', '', /檔案到一半就沒有了/],
])('a file that is no JSON says where in words: %s', (_, text, fault) => {
  expect(faultOf(text)).toMatch(fault)
  expect(faultOf(text)).not.toMatch(/[A-Za-z]{5}|position/)
})

test('a file in another encoding is told as such', () => {
  expect(readJson(Uint8Array.from([0xa6, 0xba, 0xff]))).toEqual({ fault: '不是 UTF-8 的文字檔，讀不出來' })
})
