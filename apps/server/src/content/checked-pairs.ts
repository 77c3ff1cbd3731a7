import { type Dictionary, doubt } from './dictionary.ts'
import { examplesOf } from './examples.ts'
import { lessonParts } from './lesson-parts.ts'
import type { Pack, PackProblem } from './pack.ts'
import { pairHash, type ReadingPair, readingPairs } from './pairs.ts'
import { lexiconOf } from './unsaid.ts'

export const CHECKED_PAIRS_FILE = 'checked-pairs.txt'

/** Every pair of a pack, with the file it stands in. */
export function* pairsOfPack(pack: Pack): Generator<ReadingPair & { file: string }> {
  for (const [file, { lesson }] of pack.lessons) {
    for (const pair of readingPairs(lessonParts(lesson), lesson.dialect_id)) yield { file, ...pair }
  }
  for (const [file, { parts, dialectId }] of [...pack.selfStudy, ...pack.games]) {
    for (const pair of readingPairs(parts, dialectId ?? 0)) yield { file, ...pair }
  }
}

/** The pairs that the pack's record of checked pairs does not hold: somebody wrote them and nobody checked. */
export function uncheckedPairs(pack: Pack): PackProblem[] {
  const checked = new Set(pack.files.get(CHECKED_PAIRS_FILE)?.toString('utf8').split('\n'))
  return [...pairsOfPack(pack)]
    .filter((pair) => !checked.has(pairHash(pair)))
    .map(({ file, path, text, pinyin }) => ({
      file,
      path,
      reason: `「${text}」 ${pinyin} 的讀音還沒有用辭典檢查過（設定 DICTIONARY_FILE 並加 --record）`,
    }))
}

/** The pairs that the dictionary does not bear out: a reading, a word of another dialect, a sentence that is its own. */
export function doubtfulPairs(pack: Pack, dictionary: Dictionary): PackProblem[] {
  const lexicon = lexiconOf(dictionary)
  const examples = examplesOf(dictionary)
  return [...pairsOfPack(pack)].flatMap((pair) => {
    const wrong = doubt(dictionary, pair)
    const shared = examples.sharedWith(pair.text)
    const reasons = [
      ...(wrong ? [wrong] : []),
      ...lexicon.unsaid(pair.text, pair.dialectId),
      ...(shared ? [`「${shared.run}」和辭典「${shared.headword}」的例句相同，請自己造句`] : []),
    ]
    const said = `「${pair.text}」 ${pair.pinyin}`
    return reasons.map((reason) => ({ file: pair.file, path: pair.path, reason: `${said}：${reason}` }))
  })
}

/** The record's text: one hash a line, sorted. */
export const checkedPairsText = (pack: Pack) =>
  `${[...new Set(Array.from(pairsOfPack(pack), pairHash))].sort().join('\n')}\n`
