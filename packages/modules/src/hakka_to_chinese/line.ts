import { foldHakka } from '@hakka/hakka/fold'
import { type Told, toldOf } from '#kit/check/told.ts'
import type { ModuleHost } from '#kit/host.ts'
import type { HakkaToChineseContent } from './content.ts'
import { nextTile, rightBeginning, type Tile } from './tiles.ts'

type Question = HakkaToChineseContent['questions'][number]

/** What there is to say of a line of tiles that is not the answer. */
export interface ToldLine {
  /** The first tile that does not go on; none where only the rest is missing. */
  picked?: Told | undefined
  why: 'missing' | 'spare' | 'order'
  /** What goes on from the right beginning. */
  next?: Told | undefined
}

/** A tile as the lesson teaches it: the word that it means, with its sound. */
const toldOfTile = (text: string, vocabulary: ModuleHost['vocabulary']): Told =>
  toldOf({ text: text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''), lang: 'zh' }, vocabulary)

/** Finds the first tile of a line that is wrong, why it is, and which one would go on. */
export function toldOfLine(
  { hakka_question_text: hakka, chinese_question_text: answer }: Question,
  line: readonly string[],
  tiles: readonly Tile[],
  vocabulary: ModuleHost['vocabulary'],
): ToldLine {
  const sure = rightBeginning(answer, line)
  const next = nextTile(answer, line.slice(0, sure), withoutLine(tiles, line.slice(0, sure)))
  const off = line[sure]
  const told = { next: next && toldOfTile(next.text, vocabulary) }
  if (off === undefined) return { ...told, why: 'missing' }
  const picked = toldOfTile(off, vocabulary)
  const said = foldHakka(answer).includes(foldHakka(off))
  const isSaid = picked.hakka !== undefined && hakka.includes(picked.hakka)
  return { ...told, picked, why: said || isSaid ? 'order' : 'spare' }
}

/** The tiles that are not laid: of two that say the same, one is. */
function withoutLine(tiles: readonly Tile[], line: readonly string[]): Tile[] {
  const left = [...tiles]
  for (const text of line) {
    const at = left.findIndex((own) => own.text === text)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
