import { z } from 'zod'

/**
 * Rows that go over as they are, with the column that names whose they are and the one that names the row. Where the
 * own account has a row with the same of `same`, the class account's stays behind, and goes with it.
 */
export const GOES_OVER = [
  { table: 'attempts', owner: 'user_id', row: 'id', same: 'key' },
  { table: 'study_recorders', owner: 'user_id', row: 'id' },
  { table: 'study_goals', owner: 'user_id', row: 'user_id', same: 'all' },
  { table: 'study_places', owner: 'user_id', row: 'user_id', same: 'all' },
  { table: 'compositions', owner: 'user_id', row: 'id' },
  { table: 'kept_recordings', owner: 'user_id', row: 'id' },
  { table: 'game_results', owner: 'user_id', row: 'id' },
  { table: 'event_registrations', owner: 'user_id', row: 'event_id', same: 'event_id' },
  { table: 'class_members', owner: 'user_id', row: 'id' },
  { table: 'assignment_pupils', owner: 'user_id', row: 'assignment_id', same: 'assignment_id' },
  { table: 'assignment_hand_ins', owner: 'user_id', row: 'assignment_id', same: 'assignment_id' },
  { table: 'assignment_answers', owner: 'user_id', row: 'item_id', same: 'item_id' },
  { table: 'notifications', owner: 'user_id', row: 'id', same: 'key' },
  { table: 'notifications', owner: 'about_id', row: 'id' },
  { table: 'room_members', owner: 'user_id', row: 'room_id', same: 'room_id' },
  { table: 'feedback', owner: 'user_id', row: 'id' },
  { table: 'child_links', owner: 'child_id', row: 'id' },
] as const satisfies readonly { table: string; owner: string; row: string; same?: string }[]

export type GoesOver = (typeof GOES_OVER)[number]

/** What a join has done, as far as it must be known to be undone. */
export const movedShape = z.object({
  /** By `table.owner`: the rows that went over. */
  rows: z.record(z.string(), z.array(z.number())),
  /** Study time that was added to the own account's. */
  days: z.array(z.object({ day: z.string(), key: z.string(), added: z.number() })),
  /** Events where the own account waited and the class account was accepted. */
  raised: z.array(z.number()),
  /** Stays that were ended because both were in one class. */
  ended: z.array(z.number()),
  /** Stays of the own account that were given the other's seat, or the tick of the guardian's consent. */
  filled: z.array(
    z.object({ id: z.number(), seat: z.boolean(), consent: z.boolean(), group: z.boolean().default(false) }),
  ),
  /** Links of a parent who had both. */
  unlinked: z.array(z.number()),
})
export type Moved = z.output<typeof movedShape>
