import type { ReportPupil, ReportWork } from '@hakka/contract/assignment'
import { eq, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { prepared } from '../../db/prepared.ts'
import { assignmentHandIns } from '../../db/tables/assignment.ts'
import { type AlikeCell, alikeWorkOf } from '../../domain/assignment/alike.ts'
import type { AssignmentRow } from '../../domain/assignment/find.ts'
import { handInOf } from '../../domain/assignment/present.ts'
import { type AskedPupil, type ItemRow, pupilsOf } from '../../domain/assignment/pupils.ts'
import { hasBegun, NOT_ASKED, NOT_STARTED, workKey } from '../../domain/assignment/work.ts'
import { handedSounds } from './recordings.ts'

interface Report {
  works: ReportWork[]
  pupils: ReportPupil[]
  /** Of each pupil, in the order of the items. */
  cells: ReportWork[][]
}

const handInsOf = prepared((db) =>
  db
    .select()
    .from(assignmentHandIns)
    .where(eq(assignmentHandIns.assignmentId, sql.placeholder('id')))
    .prepare('find_hand_ins'),
)

/** Everybody for whom an assignment is, with what she did of each of its things. */
export async function reportOf(
  db: NodePgDatabase,
  row: AssignmentRow,
  items: readonly ItemRow[],
): Promise<Report> {
  const pupils = await pupilsOf(db, row)
  const work = await alikeWorkOf(
    db,
    row.id,
    pupils.map(({ userId }) => userId),
  )
  const handIns = await handInsOf(db).execute({ id: row.id })
  const sounds = items.some(({ thing }) => thing === 'speaking') ? await handedSounds(db, row) : []
  const cells = pupils.map((pupil) => cellsOf(work, items, pupil))
  const { works, placeOf } = places()
  return {
    cells: cells.map((own) => own.map(({ marks }) => marks)),
    pupils: pupils.map((pupil, at) => ({
      member_id: pupil.memberId,
      name: pupil.name,
      seat_no: pupil.seatNo,
      joined_after: !pupil.owes,
      hand_in: handInOf(handIns.find(({ userId }) => userId === pupil.userId)),
      recordings: sounds.flatMap(({ userId, sound }) => (userId === pupil.userId ? [sound] : [])),
      used_ms: (cells[at] ?? []).reduce((sum, own) => sum + own.usedMs, 0),
      cells: (cells[at] ?? []).map(({ marks }) => placeOf(marks)),
    })),
    works,
  }
}

const NOT_HERS: AlikeCell = { marks: NOT_ASKED, usedMs: 0 }
const NOTHING: AlikeCell = { marks: NOT_STARTED, usedMs: 0 }

const cellsOf = (
  work: ReadonlyMap<string, AlikeCell>,
  items: readonly ItemRow[],
  { userId, nos, owes }: AskedPupil,
): AlikeCell[] => {
  const isAsked = owes || hasBegun(work, items, userId)
  return items.map(({ id, no }) =>
    !isAsked || (nos && !nos.includes(no)) ? NOT_HERS : (work.get(workKey(id, userId)) ?? NOTHING),
  )
}

/** Those that are alike have one place. */
function places() {
  const works: ReportWork[] = []
  const known = new Map<ReportWork, number>()
  function placeOf(marks: ReportWork): number {
    const place = known.get(marks) ?? works.push(marks) - 1
    known.set(marks, place)
    return place
  }
  return { works, placeOf }
}
