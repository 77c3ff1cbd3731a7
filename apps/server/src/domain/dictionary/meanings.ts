import type { StoredMeaning } from '../../db/tables/dictionary.ts'

const EXAMPLE = '例：'
/** `客語句。（華語句。）` at the end; the Mandarin may hold brackets of its own: 打死他（牠）. */
const TRANSLATED = /^(.+?)（((?:[^（）]|（[^（）]*）)+)）([。！？]?)$/su
/** Several of them one after the other. */
const ONE_OF_MANY = /([^（）]+?[。！？」…])（([^（）]+)）/gu

/**
 * The 釋義 cell: senses as `1.…` lines, each with its examples behind 例：. Numbers go, because lists show their own;
 * a line before the first number (稱謂。) goes before the first sense.
 */
export function meaningsOf(cell: string): StoredMeaning[] {
  const lines = cell
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = '', second = ''] = lines
  const head = lines.length > 1 && !/^\d/.test(first) && /^1\.?(?!\d)/.test(second) ? first : ''
  // A head that has a number in itself, （貶）1.…, is the first sense.
  const senses = (head === '' ? lines : lines.slice(1)).map((line, at) => withoutNumber(line, at + 1))
  return senses.map((line, at) => senseOf(at === 0 ? head + line : line))
}

/** A number is a sense's only where it is the next one: 1.602 is none, and neither is 27.32. */
function withoutNumber(line: string, expected: number): string {
  const [whole = '', number] = /^(\d+)\.?(?!\d)/.exec(line) ?? []
  return Number(number) === expected ? line.slice(whole.length).trim() : line
}

function senseOf(line: string): StoredMeaning {
  const at = line.indexOf(EXAMPLE)
  // A sense in parts, （1）…例：…（2）…例：…, would lose which example is whose.
  if (at < 0 || (/（2）/.test(line) && line.indexOf(EXAMPLE, at + 1) > 0)) {
    return { description: line, sentences: [] }
  }
  return {
    description: line.slice(0, at).trim(),
    sentences: sentencesOf(line.slice(at + EXAMPLE.length).trim()),
  }
}

function sentencesOf(text: string): StoredMeaning['sentences'] {
  if (text === '') return []
  const many = Array.from(text.matchAll(ONE_OF_MANY), ([, own = '', chinese = '']) => ({
    text: own.trim(),
    chinese: chinese.trim(),
  }))
  if (many.length > 1 && text.replace(ONE_OF_MANY, '').trim() === '') return many
  const [, own = '', chinese = '', end = ''] = TRANSLATED.exec(text) ?? []
  return own === '' ? [{ text, chinese: '' }] : [{ text: own + end, chinese }]
}
