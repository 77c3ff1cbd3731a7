import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { assignmentAnswers, assignmentHandIns } from '../../../db/tables/assignment.ts'
import { attempts } from '../../../db/tables/study.ts'
import type { Transaction } from '../../../db/transaction.ts'
import type { AssignmentRow } from '../../../domain/assignment/find.ts'
import {
  type AskedPupil,
  type ItemRow,
  itemsOfAssignment,
  pupilsOf,
} from '../../../domain/assignment/pupils.ts'
import { publishedContent } from '../../../domain/attempts/module.ts'
import { returnTo } from '../hand-in.ts'
import { keepTest } from '../sitting.ts'
import { chance } from './chance.ts'
import { answerOf, type Knows } from './faults.ts'
import type { DemoAssignment } from './file.ts'
import { triesAt } from './tries.ts'

const HOUR_MS = 3_600_000
/** From one thing to the next. */
const THING_MS = 8 * 60_000
/** Nothing is done later than so long after its day. */
const LATE_MS = 48 * HOUR_MS
/** A teacher looks at it so long before the first start. */
const LOOKED_MS = 20 * HOUR_MS

/** Some pupils play the game of an event, by its rules. */
export type PlayGame = (
  transaction: Transaction,
  of: { eventId: number; userIds: readonly number[]; from: Date; now: Date },
) => Promise<void>

interface World {
  db: NodePgDatabase
  transaction: Transaction
  play: PlayGame
  /** Since when each pupil is in the class. */
  joined: ReadonlyMap<number, Date>
  now: Date
}

interface Asked {
  one: DemoAssignment
  /** Its number in the class's list. */
  no: number
  /** Nothing was done later: the first start, or when what was missed was given again. */
  until: Date
}

/** What the pupils of an assignment do of it: a share of them all, some of the others a beginning. */
export async function workThrough(
  world: World,
  row: AssignmentRow,
  { one, no, until }: Asked,
): Promise<void> {
  const { db, transaction, play, joined, now } = world
  const pupils = (await pupilsOf(transaction, row)).filter(({ owes }) => owes)
  const items = await itemsOfAssignment(transaction, row.id)
  const isBack = ({ name }: AskedPupil) => name === one.back?.pupil
  const drawn = pupils
    .map((pupil, seat) => ({ pupil, seat, drawn: isBack(pupil) ? -1 : chance(seat + 1, no) }))
    .sort((a, b) => a.drawn - b.drawn)
  const dueEnd = Date.parse(`${row.dueOn}T24:00:00+08:00`)
  const latest = Math.min(until.getTime(), dueEnd + LATE_MS)
  const through = Math.round(one.share * pupils.length)
  const game = items.find(({ thing }) => thing === 'game')
  if (game) {
    const userIds = drawn.slice(0, through).map(({ pupil }) => pupil.userId)
    await play(transaction, { eventId: game.thingId, userIds, from: row.createdAt, now })
  }
  for (const [place, { pupil, seat }] of drawn.entries()) {
    const isThrough = place < through
    // Of those who are not, each second one has begun.
    if (!isThrough && (one.share === 0 || place % 2 === 1)) continue
    const from = Math.max(row.createdAt.getTime(), joined.get(pupil.userId)?.getTime() ?? 0)
    const span = Math.max(0, latest - from)
    const at = new Date(from + span * (0.1 + 0.8 * chance(seat + 1, no + 50)))
    const own = items.filter((item) => pupil.nos === null || pupil.nos.includes(item.no))
    const luck = (seat + 1) * 97 + no * 13
    const hers = { userId: pupil.userId, skill: one.skill, luck, isThrough, at, until }
    if (row.mode === 'test') await sit(world, row, own, hers)
    else
      for (const [index, item] of own.entries()) {
        const tried = {
          ...hers,
          luck: luck + item.no * 7,
          at: new Date(at.getTime() + index * THING_MS),
          begun: own.length > 1 ? 1 : 0,
        }
        const rows = await triesAt(db, item, tried)
        if (rows.length > 0) await transaction.insert(attempts).values(rows)
        // Who is not through is at the first of them.
        if (!isThrough) break
      }
  }
  const returned = drawn.flatMap(({ pupil }) => (isBack(pupil) ? pupil.userId : []))
  if (one.back && returned.length > 0) {
    const at = new Date(Math.max(row.createdAt.getTime() + HOUR_MS, until.getTime() - LOOKED_MS))
    await returnTo(transaction, row, { userIds: returned, userId: row.madeBy ?? 0, note: one.back.note, at })
  }
}

interface Sitting extends Knows {
  userId: number
  isThrough: boolean
  at: Date
}

/** Her answers to a test, question by question, handed in or left half done. */
async function sit(
  { db, transaction }: World,
  row: AssignmentRow,
  items: readonly ItemRow[],
  { userId, skill, luck, isThrough, at }: Sitting,
): Promise<void> {
  for (const item of isThrough ? items : items.slice(0, 1)) {
    const read = item.versionId === null ? undefined : (await publishedContent(db, item.versionId))?.read
    if (!read?.ok) continue
    const { type } = read
    const given = type
      .oneByOne(read.content)
      .map((content, no) => answerOf(type, content, { skill, luck: luck + item.no * 7 + no }))
    const questions = isThrough ? given : given.map((own, no) => (no * 2 < given.length ? own : null))
    const isWhole = !questions.includes(null)
    const beganAt = new Date(at.getTime() - THING_MS)
    await transaction
      .insert(assignmentAnswers)
      .values({ itemId: item.id, userId, answer: { questions }, isWhole, beganAt, at })
  }
  if (!isThrough) return
  await transaction.insert(assignmentHandIns).values({ assignmentId: row.id, userId, handedInAt: at })
  await keepTest({ db }, transaction, { row, userId, at })
}
