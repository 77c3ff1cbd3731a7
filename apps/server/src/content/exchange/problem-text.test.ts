import { expect, test } from 'vitest'
import { tinyLesson, withUids } from '../testing/tiny-pack.ts'
import { lessonIn, placeIn } from './problem-text.ts'

const lesson = withUids(tinyLesson)

test.each([
  ['$', ''],
  ['$.title.pinyin', '課名・拼音'],
  ['$.dialect_id', '腔調'],
  ['$.thumbnail.url', '課程圖片'],
  ['$.activities', '活動'],
  ['$.activities.1.modules[1]', '活動 A 第 2 個模組「說明」'],
  ['$.activities.1.modules[1].no', '活動 A 第 2 個模組「說明」・編號'],
  ['$.activities.1.modules[0].type', '活動 A 第 1 個模組「語詞」・模組類型'],
  ['$.activities.1.modules[0].content.words[0].text.pinyin', '活動 A 第 1 個模組「語詞」・第 1 個語詞・拼音'],
  [
    '$.activities.1.modules[0].content.words[0].text.audio.url',
    '活動 A 第 1 個模組「語詞」・第 1 個語詞・聲音',
  ],
  ['$.activities.1.modules[1].content', '活動 A 第 2 個模組「說明」・內容'],
  ['$.activities.2.modules[4].name', '活動 B 第 5 個模組・名稱'],
])('%s is told in an editor’s words', (path, place) => {
  expect(placeIn(path, lesson)).toBe(place)
})

test('the list of a pack has names of its own', () => {
  const manifest = { format: 'hakka-content-pack' }
  expect(placeIn('$.lessons[2]', manifest)).toBe('第 3 個課程的檔案')
  expect(placeIn('$.title', manifest)).toBe('教材包的名稱')
})

test('a lesson is called as at the desk, as far as its file says', () => {
  expect(lessonIn(lesson)).toBe('一年級上學期第一課 阿公・四縣腔')
  expect(lessonIn({ title: { hakka: '阿公' } })).toBe('阿公')
  expect(lessonIn({ title: '阿公' })).toBe('')
  expect(lessonIn(undefined)).toBe('')
})
