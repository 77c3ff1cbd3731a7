import type { RankLevel, UnrankedReason } from '@hakka/contract/constants/event'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { at, createdAt, id, isDemo, updatedAt, version } from './columns.ts'
import { packs } from './content.ts'
import { deleted } from './deleted.ts'
import { cities } from './place.ts'

const eventOf = () =>
  integer('event_id')
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })

/** An event: one game, played from `begin_at` to `end_at`. */
export const events = pgTable(
  'events',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull().default(''),
    beginAt: at('begin_at').notNull(),
    endAt: at('end_at').notNull(),
    gameId: smallint('event_game_id').notNull(),
    /** The address of a picture; without one the game's own stands there. */
    image: text(),
    /** For whom it is, as its card says it: one a line. */
    targets: text().notNull().default(''),
    quizLength: smallint('quiz_length'),
    /** In minutes: whoever takes longer is not ranked. Without one the game's own time holds. */
    timeLimit: smallint('time_limit'),
    /** How well a play has to be verified to be ranked. */
    rankRequires: text('rank_requires').$type<RankLevel>().notNull().default('V1'),
    /** Seen at the desk alone. */
    isDraft: boolean('is_draft').notNull().default(false),
    /** Who signs up waits until somebody of the desk says yes. */
    needsApproval: boolean('needs_approval').notNull().default(false),
    /** Winners are written to: who signs up needs an e-mail. */
    needsEmail: boolean('needs_email').notNull().default(true),
    /** Nothing of it is ranked, and no clock runs. */
    isPractice: boolean('is_practice').notNull().default(false),
    /** What two classes play against each other (`competitions`): in no menu, and nothing of the desk's. */
    isCompetition: boolean('is_competition').notNull().default(false),
    isDemo: isDemo(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    ...deleted(),
  },
  (table) => [index('events_end').on(table.endAt)],
)

/** Who may sign up for an event: whoever fits one of its rows; without any, everybody. What is null fits all. */
export const participators = pgTable(
  'participators',
  {
    id: id(),
    eventId: eventOf(),
    cityId: smallint('city_id').references(() => cities.id),
    /** 1 國小, 2 國中, 3 高中. */
    stageNo: smallint('stage_no'),
    /** With a school the event is one of that school's. */
    schoolCode: text('school_code'),
    gradeNo: smallint('grade_no'),
    classNo: smallint('class_no'),
  },
  (table) => [index('participators_event').on(table.eventId)],
)

/** Who has signed up. `no` is the order, by which equal results are told apart. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    eventId: eventOf(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    no: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** 0 waits, 1 accepted, 2 rejected. */
    status: smallint().notNull(),
    /** In a competition of classes, for whom: 1 the home team, 2 the away team. */
    team: smallint(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_registrations_user').on(table.userId),
  ],
)

/** Questions of a game in one dialect as they once were, by the hash of their JSON: a play keeps what it was dealt from. */
export const gameContents = pgTable('game_contents', {
  hash: text().primaryKey(),
  content: json().notNull(),
  createdAt: createdAt(),
})

/** The sets of questions that are played now: one of a game in a dialect for all events, and those that events have of their own. */
export const gameSets = pgTable(
  'game_sets',
  {
    id: id(),
    uid: text().notNull().unique(),
    packId: text('pack_id').references(() => packs.id, { onDelete: 'set null' }),
    /** The set's file inside its pack. */
    packPath: text('pack_path'),
    gameId: smallint('game_id').notNull(),
    dialectId: smallint('dialect_id').notNull(),
    title: text().notNull(),
    hash: text()
      .notNull()
      .references(() => gameContents.hash),
    /** When its pack no longer had it. */
    withdrawnAt: at('withdrawn_at'),
    /** Whose own it is. */
    eventId: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    /** From 2 on the desk has written it: its pack no longer does. */
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('game_sets_game').on(table.gameId, table.dialectId).where(sql`${table.eventId} is null`),
    uniqueIndex('game_sets_event')
      .on(table.eventId, table.gameId, table.dialectId)
      .where(sql`${table.eventId} is not null`),
  ],
)

/** The one play that somebody has open in an event: another device's takes its place. */
export const gamePlays = pgTable(
  'game_plays',
  {
    eventId: eventOf(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    playId: text('play_id').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] }), index('game_plays_at').on(table.at)],
)

/** The one play that somebody, visitors too, has open in an event whose steps are asked of the server. */
export const steppedPlays = pgTable(
  'stepped_plays',
  {
    eventId: eventOf(),
    /** As of a result. */
    actor: text().notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    playId: text('play_id').notNull().unique(),
    /** How often it was opened: who opened it last goes on, wherever it was open before. */
    opening: integer().notNull(),
    /** As its token says it. */
    play: json().notNull(),
    at: at('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.actor] }),
    index('stepped_plays_user').on(table.userId),
    index('stepped_plays_at').on(table.at),
  ],
)

/** What was done in such a play, in its order, and what it was answered with. */
export const playSteps = pgTable(
  'play_steps',
  {
    playId: text('play_id')
      .notNull()
      .references(() => steppedPlays.playId, { onDelete: 'cascade' }),
    /** From 1. */
    seq: smallint().notNull(),
    act: json().notNull(),
    told: json().notNull(),
    /** When it came in: milliseconds from the start of the play. */
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.playId, table.seq] })],
)

/** What was played, and what the server makes of it. */
export const gameResults = pgTable(
  'game_results',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull().unique(),
    /** Of the play's token: a play has one result. Without a token a name of its own. */
    playId: text('play_id').notNull().unique(),
    eventId: eventOf(),
    gameId: smallint('game_id').notNull(),
    dialectId: smallint('dialect_id').notNull(),
    /** Null of a visitor. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** An HMAC of the user or of the visitor's browser. */
    actor: text().notNull(),
    seed: text().notNull(),
    hash: text().references(() => gameContents.hash),
    rulesVersion: smallint('rules_version').notNull(),
    deal: json(),
    quizData: json('quiz_data').notNull(),
    /** What the game's rules say of the log. */
    verdict: json(),
    /** Of the last body that was taken: sent again, it is no change. */
    bodyHash: text('body_hash').notNull(),
    score: integer().notNull(),
    usedTime: integer('used_time').notNull(),
    claimedScore: integer('claimed_score').notNull(),
    claimedTime: integer('claimed_time').notNull(),
    /** From dealing to the result's coming in, by the server's clock. */
    elapsed: integer().notNull(),
    /** The last move was made: nothing of it changes any more. */
    isFinal: boolean('is_final').notNull(),
    /** Why it can't be ranked, whoever played it; null where it can. */
    refused: text().$type<UnrankedReason>(),
    /** Somebody should look at it before a prize is given. */
    flagged: boolean().notNull(),
    disqualifiedAt: at('disqualified_at'),
    /** For whoever asks the desk why. */
    disqualifiedReason: text('disqualified_reason').notNull().default(''),
    /** When somebody of the desk has looked at it. */
    reviewedAt: at('reviewed_at'),
    reviewedBy: integer('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    startedAt: at('started_at').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it goes, of results that are nobody's or count for nothing. */
    expiresAt: at('expires_at'),
  },
  (table) => [
    index('game_results_player').on(table.userId, table.eventId),
    index('game_results_event').on(table.eventId, table.id),
    index('game_results_expires').on(table.expiresAt),
    index('game_results_flagged').on(table.eventId).where(sql`${table.flagged}`),
  ],
)

/**
 * The ranking: each player's best. Higher score first, then less time, then who signed up first.
 */
export const gameBests = pgTable(
  'game_bests',
  {
    eventId: eventOf(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: integer().notNull(),
    usedTime: integer('used_time').notNull(),
    /** `event_registrations.no`. */
    signUpNo: bigint('sign_up_no', { mode: 'number' }).notNull(),
    resultId: bigint('result_id', { mode: 'number' })
      .notNull()
      .references(() => gameResults.id, { onDelete: 'cascade' }),
    /** How often it was played to the end, of plays that count. */
    plays: integer().notNull().default(1),
    /** How much the best is better than the first: points, of game 4 milliseconds. */
    gain: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('game_bests_plays').on(table.eventId, table.plays.desc().nullsFirst(), table.signUpNo),
    index('game_bests_gain')
      .on(table.eventId, table.gain.desc().nullsFirst(), table.signUpNo)
      .where(sql`${table.gain} > 0`),
    index('game_bests_order').on(
      table.eventId,
      table.score.desc().nullsFirst(),
      table.usedTime,
      table.signUpNo,
    ),
    index('game_bests_result').on(table.resultId),
  ],
)

/** How often an event was played to the end. */
export const eventPlays = pgTable('event_plays', {
  eventId: eventOf().primaryKey(),
  plays: integer().notNull(),
})

/**
 * Kept by a trigger on the bests. How many of an event's bests have a score (`grain` 0), a score within 4096 ms (1), within
 * 64 ms (2); a score in one time within 4096 sign-ups (3), within 64 (4): a rank is the sum of a few of them.
 */
export const rankCounts = pgTable(
  'rank_counts',
  {
    eventId: eventOf(),
    grain: smallint().notNull(),
    score: integer().notNull(),
    /** The time divided by the grain's width; 0 of grain 0, the time itself of 3 and 4. */
    band: integer().notNull(),
    /** The sign-up's number divided by the grain's width; 0 below grain 3. */
    signUp: integer('sign_up').notNull().default(0),
    players: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.eventId, table.grain, table.score, table.band, table.signUp] })],
)
