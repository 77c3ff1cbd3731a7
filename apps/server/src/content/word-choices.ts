import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dialectName } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'
import { type RubyCell, rubyCells } from '@hakka/hakka/ruby'
import { z } from 'zod'
import { pairsOfPack } from './checked-pairs.ts'
import type { Pack, PackProblem } from './pack.ts'
import type { ReadingPair } from './pairs.ts'

const FILE = join(import.meta.dirname, '../../../../content/word-choices.json')

const said = z.strictObject({
  word: z.string().min(1),
  /** Number of the Ministry's entry that gives the word for this dialect. */
  entry: z.string().regex(/^HK\d{10}$/),
})

/** Another way to say the thing, which the dialect's packs do not use. */
const other = z.strictObject({
  word: z.string().min(1),
  /** Only where it is read so: 就 `ciu53`. Without it in every reading. */
  pinyin: z.string().optional(),
  /** Words that hold it and stay: 就像. */
  except: z.array(z.string().min(1)).default([]),
})

const choice = said.extend({
  meaning: z.string().min(1),
  /** What the dictionary gives beside the word; packs may say it. */
  also: z.array(said).default([]),
  not: z.array(other).default([]),
})
type Choice = z.output<typeof choice>

/** By the dialect's number. */
const wordChoices = z.record(z.string().regex(/^[1-6]$/), z.array(choice))
export type WordChoices = z.output<typeof wordChoices>

/** The list that lies with the content, `content/word-choices.json`. */
export async function readWordChoices(): Promise<WordChoices> {
  return wordChoices.parse(JSON.parse(await readFile(FILE, 'utf8')))
}

/** Where a pack says in a dialect what its list says otherwise. */
export function wordChoiceProblems(pack: Pack, choices: WordChoices): PackProblem[] {
  return [...pairsOfPack(pack)].flatMap((pair) =>
    otherwiseSaid(pair, choices[pair.dialectId] ?? []).map((reason) => ({
      file: pair.file,
      path: pair.path,
      reason: `「${pair.text}」：${reason}`,
    })),
  )
}

function otherwiseSaid(pair: ReadingPair, choices: readonly Choice[]): string[] {
  const cells = rubyCells(pair.text.normalize('NFC'), pair.pinyin ?? '')
  const plain = cells.map(({ text }) => text).join('')
  return choices.flatMap(({ meaning, word, entry, also, not }) => {
    const given = [{ word, entry }, ...also].map((own) => `「${own.word}」（${own.entry}）`).join('或')
    return not
      .filter((own) => plain.includes(own.word))
      .filter((own) => {
        const kept = [word, ...also.map((one) => one.word), ...own.except]
        return holds(cells, own.word, own.pinyin, kept)
      })
      .map((own) => {
        const wrong = own.pinyin ? `${own.word} ${own.pinyin}` : own.word
        return `${dialectName(pair.dialectId)}的「${meaning}」不說「${wrong}」，說${given}`
      })
  })
}

/** Whether a word stands among the cells, read so if a reading is given, outside of those that hold it and are kept. */
function holds(
  cells: readonly RubyCell[],
  word: string,
  pinyin: string | undefined,
  kept: readonly string[],
): boolean {
  const around = kept.flatMap((own) => placesOf(cells, own))
  return placesOf(cells, word).some(
    ({ start, end }) =>
      (pinyin === undefined || readingOf(cells.slice(start, end)) === pinyin) &&
      !around.some((own) => own.start <= start && end <= own.end && own.end - own.start > end - start),
  )
}

function placesOf(cells: readonly RubyCell[], word: string): { start: number; end: number }[] {
  const own = graphemes(word)
  return cells.flatMap((_, start) =>
    own.every((character, at) => cells[start + at]?.text === character)
      ? [{ start, end: start + own.length }]
      : [],
  )
}

const readingOf = (cells: readonly RubyCell[]) =>
  cells.flatMap(({ syllable }) => (syllable ? `${syllable.letters}${syllable.tone}` : [])).join(' ')
