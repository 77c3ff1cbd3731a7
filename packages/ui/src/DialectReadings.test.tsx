import type { WordReading } from '@hakka/contract/dictionary'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DialectReadings } from './DialectReadings.tsx'

const reading = (dialect_id: number, name: string, text: string, more: Partial<WordReading> = {}) => ({
  dialect_id,
  name,
  short_name: name.slice(0, 1),
  word: null,
  text,
  sound: null,
  ...more,
})

const READINGS: WordReading[] = [
  reading(1, '四縣腔', 'fo31 iam55 cung11', { sound: { url: '/files/a.mp3', synthetic: true } }),
  reading(2, '海陸腔', 'fo24 rham33 chung55'),
  reading(3, '大埔腔', 'fo31 ngiam113 chung113', { word: '火黏蟲' }),
  reading(4, '饒平腔', 'fo53 rhiam24 chung55、fo53 ngiam24 chung55'),
  reading(5, '詔安腔', ''),
  reading(6, '南四縣腔', 'fo31 iam55 cung11'),
]

/** What stands in each dialect's row. */
function rows(marks: 'marks' | 'numbers', chosen = 1): string[] {
  const html = renderToStaticMarkup(
    <DialectReadings headword="火焰蟲" readings={READINGS} chosen={chosen} marks={marks} />,
  )
  return html
    .split('<li ')
    .slice(1)
    .map((row) => row.replace(/^[^>]*>/, '').replace(/<[^>]*>/g, ''))
}

it('each dialect has its row, the chosen one says so', () => {
  const [sixian, hailu] = rows('marks')
  expect(sixian).toContain('四縣腔目前腔調火foˋ焰iam蟲cungˇ')
  expect(hailu).not.toContain('目前腔調')
  expect(rows('marks', 2)[1]).toContain('目前腔調')
})

it('tones stand as numbers where the reader wants them so', () => {
  expect(rows('numbers')[1]).toContain('火fo24焰rham33音不同蟲chung55音不同')
})

it('a dialect’s own word is said to be another one, in words', () => {
  const [, , dabu] = rows('marks')
  expect(dabu).toContain('說法不同')
  expect(dabu).toContain('黏ngiamˇ字不同')
})

it('further readings stand below, a dialect that says the same is told', () => {
  const [, , , raoping, , south] = rows('marks')
  expect(raoping).toContain('又讀 foˋ ngiamˊ chung')
  expect(south).toContain('與四縣腔相同')
})

it('a dialect that also has a word of its own is no other way of saying it', () => {
  const both = { word: '阿公、阿爹', text: 'a33 gung33、a33 da33' }
  const html = renderToStaticMarkup(
    <DialectReadings
      headword="阿公"
      readings={[reading(1, '四縣腔', 'a24 gung24'), reading(3, '大埔腔', both.text, { word: both.word })]}
      chosen={1}
      marks="marks"
    />,
  ).replace(/<[^>]*>/g, '')
  expect(html).not.toContain('說法不同')
  expect(html).toContain('又說 阿爹 a⁺ da⁺')
})

it('what is not known is said: the reading, and the sound', () => {
  const [sixian, hailu, , , zhaoan] = rows('marks')
  expect(zhaoan).toContain('無資料')
  expect(hailu).toContain('尚無音檔')
  expect(zhaoan).not.toContain('尚無音檔')
  expect(sixian).toContain('合成語音')
})
