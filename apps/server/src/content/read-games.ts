import { parseSafely } from '@hakka/contract/parse'
import { games } from '@hakka/games/server'
import type { Part } from '@hakka/modules/server'
import { z } from 'zod'
import { issueText } from '../http/input/issue-text.ts'
import { isRecord, pathText } from './json.ts'
import type { PackGame, PackProblem } from './pack.ts'
import { textProblems } from './text-problems.ts'

type Problem = Omit<PackProblem, 'file'>

/** What every set of questions of a game says of itself first. */
export const gameHead = z.object({
  kind: z.literal('game'),
  game_id: z.number().int(),
  dialect_id: z.number().int().min(1).max(6),
  uid: z.string(),
  title: z.string(),
})

/** Reads a set of questions of a game; what is wrong goes to `problems`. */
export function readGame(source: Record<string, unknown>, problems: Problem[]): PackGame | undefined {
  const head = gameHead.parse(source)
  const game = games.get(head.game_id)
  if (!game) {
    problems.push({ path: '$.game_id', reason: `沒有這個遊戲：${head.game_id}` })
    return undefined
  }
  const parsed = parseSafely(game.content, source, { error: issueText })
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      problems.push({ path: pathText(issue.path), reason: issue.message })
    return undefined
  }
  const parts = [...partsOfGame(source, '$')]
  problems.push(...textProblems(parts, source, head.dialect_id))
  const { game_id: gameId, dialect_id: dialectId, uid, title } = head
  return { gameId, dialectId, uid, title, source, parts }
}

/** Hakka stands beside its `pinyin` as `text`, or of a whole sentence as `answer`; files under `url`. */
export function* partsOfGame(node: unknown, path: string): Generator<Part> {
  if (Array.isArray(node)) {
    for (const [index, own] of node.entries()) yield* partsOfGame(own, `${path}[${index}]`)
    return
  }
  if (!isRecord(node)) return
  const hakka = node.text ?? node.answer
  if (typeof node.pinyin === 'string' && typeof hakka === 'string')
    yield said(`${path}.${node.text === undefined ? 'answer' : 'text'}`, hakka, node.pinyin)
  if (typeof node.url === 'string')
    yield { is: 'file', path: `${path}.url`, url: node.url, sound: path.endsWith('.audio') }
  for (const [key, own] of Object.entries(node)) yield* partsOfGame(own, `${path}.${key}`)
}

const said = (path: string, text: string, pinyin: string): Part => ({
  is: 'hakka',
  path,
  text,
  pinyin,
  as: undefined,
  dialectId: undefined,
  chinese: undefined,
  voice: undefined,
  picture: undefined,
  wrong: false,
  piece: undefined,
})

/** A game has one set in a dialect, and every set a uid of its own. */
export function doubleGames(sets: ReadonlyMap<string, PackGame>): PackProblem[] {
  const seen = new Map<string, string>()
  return [...sets].flatMap(([file, { gameId, dialectId, uid }]) =>
    [`遊戲 ${gameId} 腔調 ${dialectId}`, `uid「${uid}」`].flatMap((key) => {
      const other = seen.get(key)
      seen.set(key, file)
      return other ? [{ file, path: '$', reason: `${key}和 ${other} 相同` }] : []
    }),
  )
}
