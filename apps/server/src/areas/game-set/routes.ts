import { readFile } from 'node:fs/promises'
import { AnsweredFile } from '@hakka/contract/answered-file'
import { dialectName, UPLOADS } from '@hakka/contract/constants'
import { gameTitle } from '@hakka/contract/constants/event'
import { type CheckedSet, cellsOf, FILE, gameOf } from '../../content/game-table.ts'
import { listRevisions } from '../../domain/edit/revisions.ts'
import type { CellEdit } from '../../domain/import/edit-table.ts'
import { shownFaults, shownRows } from '../../domain/import/shown-rows.ts'
import { MEDIA_TYPES, writeTable } from '../../domain/import/write-table.ts'
import { contentDisposition } from '../../http/answer/content-disposition.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { saveQuestion } from './question.ts'
import { checkSet, findVersion, keyOf, removeSet, revertSet, thingOf, writeSet } from './save.ts'
import { contentOf, eventOf, findPlayed, findRow, listSets, presentSet } from './store.ts'

const EDITORS = { permission: 'event.edit' } as const
const TABLE_LIMIT = { max: 120, per: 'user', ms: HOUR_MS } as const

/** Rows that are shown of a file without faults. */
const ROWS_SHOWN = 20

/** The table with its faults, as `ImportPreview` shows it: the first rows, or those in which something is wrong. */
function presentTable(gameId: number, { rows, faults, sheet }: CheckedSet, edits: readonly CellEdit[]) {
  const { columns } = gameOf(gameId).table
  const shown = shownRows(rows, { faults, edits, first: ROWS_SHOWN })
  return {
    fault_count: faults.length,
    faults: shownFaults(faults).map(({ line, column, message }) => ({
      file: FILE,
      line,
      column: columns.find(({ id }) => id === column)?.title ?? '',
      message,
    })),
    tables: [
      {
        file: FILE,
        columns: columns.map(({ title }) => title),
        total: rows.length,
        ...(sheet !== undefined && { sheet }),
        rows: shown.map(({ line, cells }) => ({ line, cells: columns.map(({ id }) => cells[id] ?? '') })),
      },
    ],
  }
}

export const routes = [
  route('GET /api/admin/game_sets', EDITORS, async ({ query, services: { db } }) => ({
    data: await listSets(db, query.event_id),
  })),

  route('GET /api/admin/game_set', EDITORS, async ({ query, services: { db } }) => {
    const event = await eventOf(db, query.event_id, query.game_id)
    const [row, own] = await Promise.all([findPlayed(db, query), findRow(db, query)])
    const content = row && contentOf(row)
    const { columns } = gameOf(query.game_id).table
    const rows = content === undefined ? [] : cellsOf(gameOf(query.game_id), content)
    return {
      data: {
        event: event && { id: event.id, title: event.title },
        set: row ? presentSet(row.set, rows.length) : null,
        version: own?.set.version ?? 0,
        columns: columns.map(({ title }) => title),
        column_ids: columns.map(({ id }) => id),
        rows: rows.map((cells) => columns.map(({ id }) => cells[id] ?? '')),
      },
    }
  }),

  route('GET /api/admin/game_set/revisions', EDITORS, async ({ query, services: { db } }) => {
    await eventOf(db, query.event_id, query.game_id)
    return { data: await listRevisions(db, thingOf(query), keyOf(query)) }
  }),

  route('GET /api/admin/game_set/revision', EDITORS, async ({ query, services: { db } }) => {
    await eventOf(db, query.event_id, query.game_id)
    const { revision, cells } = await findVersion(db, query, query.version)
    const { columns } = gameOf(query.game_id).table
    const content = { rows: cells.map((own) => columns.map(({ id }) => own[id] ?? '')) }
    return { data: { ...revision, content } }
  }),

  route(
    'POST /api/admin/game_set/revert',
    { policy: EDITORS, audited: true },
    async ({ body: { revision, ...which }, actor, services }) => {
      await revertSet({ ...services, userId: actor.userId }, which, revision)
      return { status: 'success' as const }
    },
  ),

  route(
    'POST /api/admin/game_set/question',
    { policy: EDITORS, audited: true },
    async ({ body, actor, services }) => {
      await saveQuestion(services, actor.userId, body)
      return { status: 'success' as const }
    },
  ),

  route(
    'GET /api/admin/game_set/table',
    { policy: EDITORS, limit: TABLE_LIMIT },
    async ({ query, services: { db } }) => {
      await eventOf(db, query.event_id, query.game_id)
      const game = gameOf(query.game_id)
      const { columns } = game.table
      const row = query.of === 'content' ? await findPlayed(db, query) : undefined
      const content = row && contentOf(row)
      const filled =
        content === undefined
          ? []
          : cellsOf(game, content).map((cells) => columns.map(({ id }) => cells[id] ?? ''))
      const example = query.of === 'template' ? [columns.map((own) => own.example)] : []
      const bytes = await writeTable([columns.map(({ title }) => title), ...example, ...filled], query.format)
      const what = query.of === 'template' ? '範本' : dialectName(query.dialect_id)
      return new AnsweredFile({
        mediaType: MEDIA_TYPES[query.format],
        disposition: contentDisposition(`${gameTitle(query.game_id)}題庫-${what}`, query.format),
        stream: async function* () {
          yield bytes
        },
      })
    },
  ),

  route(
    'POST /api/admin/game_set/import',
    { policy: EDITORS, limit: TABLE_LIMIT, audited: true },
    async ({ body, actor, services }) => {
      if (body.items_file.size > UPLOADS.table_bytes) throw new AppError('validation')
      const { items_file, write, _token, edits: mended, ...which } = body
      const edits = mended?.filter(({ file }) => file === FILE) ?? []
      const checked = await checkSet(services, which, { bytes: await readFile(items_file.path), edits })
      const written = write === 1 && checked.content !== undefined
      if (written && checked.content)
        await writeSet({ ...services, userId: actor.userId }, which, checked.content)
      return {
        data: {
          id: checked.content ? checked.version : null,
          ...presentTable(body.game_id, checked, edits),
          ...checked.changes,
          written,
        },
      }
    },
  ),

  route(
    'POST /api/admin/game_set/remove',
    { policy: EDITORS, audited: true },
    async ({ body, actor, services }) => {
      await removeSet({ ...services, userId: actor.userId }, body)
      return { status: 'success' as const }
    },
  ),
]
