import type { CallBody } from '@hakka/contract/calls'
import { cellsOf, checkGameRows, gameOf } from '../../content/game-table.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { keyOf, writeSet } from './save.ts'
import { contentOf, eventOf, findPlayed, findRow } from './store.ts'

/** The heading of a table is its first line. */
const FIRST_LINE = 2

/**
 * Writes one question of a set, adds one (`no` 0) or takes one away (no rows); the others stay as they are. It is
 * checked as the whole table is.
 * @throws AppError `validation` with faults under `rows.<row>.<column>`, `conflict` when `version` is an older one
 */
export async function saveQuestion(
  services: Services,
  userId: number,
  { no, rows, ...which }: CallBody<'POST /api/admin/game_set/question'>,
): Promise<void> {
  const { db } = services
  await eventOf(db, which.event_id, which.game_id)
  const [row, played] = await Promise.all([findRow(db, which), findPlayed(db, which)])
  // Who saw an older set is told so first: faults between questions may be another's.
  const version = row?.set.version ?? 0
  if (which.version !== undefined && which.version !== version) throw new AppError('conflict')
  const before = played && contentOf(played)
  const game = gameOf(which.game_id)
  const present = before === undefined ? [] : cellsOf(game, before)
  const own = game.table.columns.map(({ id }) => id)
  const written = rows.map((cells) =>
    Object.fromEntries(own.map((id) => [id, (cells[id] ?? '').normalize('NFC')])),
  )
  const place = no === 0 ? present.length : present.findIndex((cells) => cells.no === String(no))
  if (place < 0) throw new AppError('not_found')
  const others = present.filter((cells) => no === 0 || cells.no !== String(no))
  const all = [...others.slice(0, place), ...written, ...others.slice(place)]
  if (all.length === 0) {
    throw new AppError('validation', { message: '題庫至少要有一題', errors: { rows: ['題庫至少要有一題'] } })
  }
  const table = all.map((cells, index) => ({ line: index + FIRST_LINE, cells }))
  const checked = await checkGameRows(db, table, {
    gameId: which.game_id,
    dialectId: which.dialect_id,
    uid: row?.set.uid ?? keyOf(which),
    before,
  })
  if (!checked.content) {
    const errors: Record<string, string[]> = {}
    for (const { line, column, message } of checked.faults) {
      const at = line - FIRST_LINE - place
      const isOwn = line > 0 && at >= 0 && at < written.length
      // What is wrong between questions, as a number that stands twice, is told at this one.
      const name = isOwn ? `rows.${at}.${column}` : 'rows.0.no'
      errors[name] = [...(errors[name] ?? []), message]
    }
    throw new AppError('validation', { errors })
  }
  await writeSet({ ...services, userId }, { ...which, version }, checked.content, 'question')
}
