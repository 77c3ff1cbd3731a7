import type { VersionLine } from '@hakka/contract/lesson-desk'
import { expect, test } from 'vitest'
import { comparedLines } from './compared-lines.ts'
import { changedRows, moduleVersions, revertOf } from './version-rows.ts'

const words = (...texts: string[]): VersionLine[] =>
  texts.flatMap((text, at): VersionLine[] => [
    { key: `content.words.${at}.text.hakka`, label: `第 ${at + 1} 個語詞・客語`, text, lang: 'hakka' },
    {
      key: `content.words.${at}.text.chinese`,
      label: `第 ${at + 1} 個語詞・華語`,
      text: `${text}的意思`,
      lang: 'text',
    },
  ])
const rows = (older: VersionLine[], newer: VersionLine[]) => {
  const { lines, moved } = comparedLines(older, newer)
  return changedRows(lines, moved)
}

test('a word that came or went is one row, which takes it out again or puts it back where it stood', () => {
  const [came] = rows(words('阿公', '阿婆'), words('阿公', '阿伯', '阿婆'))
  expect(came).toMatchObject({
    is: 'item',
    label: '第 2 個語詞',
    lines: [{ newer: '阿伯' }, { newer: '阿伯的意思' }],
  })
  expect(came && revertOf(came)).toMatchObject({ verb: '拿掉', item: 'out', key: 'content.words.1' })
  const [went, ...others] = rows(words('阿公', '阿伯', '阿婆'), words('新', '阿公', '阿婆')).toReversed()
  expect(others).toMatchObject([{ is: 'item', label: '第 1 個語詞' }])
  expect(went && revertOf(went)).toMatchObject({
    verb: '還原',
    item: 'in',
    key: 'content.words.2',
    olderKey: 'content.words.1',
  })
})

test('a word that stands elsewhere has moved, and what was changed of it is told besides', () => {
  const newer = words('阿婆', '阿伯', '阿公').map((line) =>
    line.text === '阿公的意思' ? { ...line, text: '爺爺' } : line,
  )
  expect(rows(words('阿公', '阿婆', '阿伯'), newer)).toMatchObject([
    { is: 'moved', says: { newer: '阿公' }, from: '第 1 個語詞', to: '第 3 個語詞' },
    { is: 'field', label: '第 3 個語詞・華語', line: { older: '阿公的意思', newer: '爺爺' } },
  ])
})

test('a module of which a lesson has another version leads to what was changed of it', () => {
  const line = (text: string): VersionLine => ({ key: 'module.3', label: '模組 語詞', text, lang: 'text' })
  const found = (older: string, newer: string) => {
    const [own] = comparedLines([line(older)], [line(newer)]).lines
    return own && moduleVersions(own, 1)
  }
  expect(found('A3・版本 325', 'A3・版本 326')).toBe(
    '/admin/lesson/versions?id=1&module_id=3&from=325&to=326',
  )
  expect(found('A3・版本 325', 'A4・版本 325')).toBeUndefined()
})
