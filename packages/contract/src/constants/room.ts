/** Bounds of live rooms. Times in milliseconds, texts in graphemes. */
export const ROOM = {
  /** Digits of the code, written in threes. */
  codeDigits: 9,
  /** Wrong codes a minute that an address may type; right ones never count. */
  wrongCodes: 60,
  /** What visitors did is kept so long after the room was opened; a class's room stays. */
  visitorHours: 24,
  membersMax: 1_200,
  nameMax: 12,
  noteMax: 60,
  /** Notes of one question. */
  notesMax: 1_500,
  groupsMax: 12,
  groupNameMax: 12,
  wordMax: 12,
  /** Words that one pupil may put into the cloud of one question. */
  wordsEach: 10,
  ownWordsMax: 200,
  /** What can be ranked in one question. */
  optionsMax: 20,
  timerMax: 3_600,
  /** How long a post may be on its way when the time is up. */
  graceMs: 1_500,
  /** One post a second of each pupil, whatever the network makes of the second. */
  apartMs: 900,
  /** Waits between tries to come back: then the last one again and again, each up to a fifth longer or shorter. */
  backMs: [500, 1_000, 2_000],
  /** States go out this often at the most. */
  everyMs: 200,
} as const

/** What pupils say in a room: a sentence each, gone with the room. */
export const ROOM_VOICE = {
  seconds: 30,
  /** Of one: half a minute at 16 kHz with its header, and a little that a microphone stops late. */
  bytes: 1024 * 1024,
  /** Of a whole room: nine classes of forty who all say the longest. */
  roomBytes: 360 * 1024 * 1024,
  /** The longest that any lies there, whatever becomes of its room. */
  hours: 24,
} as const

/** How long a link takes somebody in: one phone that reads it off the board, one colleague who is sent it. */
export const LINK_MINUTES = { remote: 3, cohost: 24 * 60 } as const

/** What is played in a room: a module's own kind of classroom game, what is said, or any other exercise. */
export const ROOM_KINDS = ['post-it', 'word-cloud', 'ranking', 'speaking', 'module'] as const
export type RoomKindName = (typeof ROOM_KINDS)[number]

/** The kinds of the classroom modules; every other module that asks something is a `module`, one that has something to say `speaking`. */
export const KIND_OF_CLASSROOM = {
  slido_postit: 'post-it',
  slido_word_cloud: 'word-cloud',
  ranking_bar: 'ranking',
} as const satisfies Record<string, RoomKindName>

/** The types in which learners say and record what is not asked: a class says it together. */
export const SAID_TYPES: readonly string[] = [
  'article',
  'kid_ebook',
  'kid_sentence_pattern',
  'kid_vocabulary',
  'q_and_a',
  'sentence_pattern',
  'word',
]

export const NOTE_COLOURS = ['yellow', 'pink', 'blue', 'green'] as const
export type NoteColour = (typeof NOTE_COLOURS)[number]

/** Where names come from: typed, taken from the class list, or given. */
export const NAME_WAYS = ['own', 'class', 'village'] as const
export type NameWay = (typeof NAME_WAYS)[number]

/** Why a move is not taken: code → what the page says. */
export const ROOM_REFUSALS = {
  not_yours: '只有老師可以這樣做',
  not_here: '你不在這個房間裡',
  waiting: '等老師點頭，就可以開始了',
  ended: '這個房間結束了',
  not_now: '老師換題了，看一下黑板',
  closed: '老師停止收件了',
  frozen: '老師先把畫面停住了，等一下再送',
  time_up: '時間到了',
  too_fast: '送得太快了，等一下再送',
  empty: '還沒有寫字',
  too_long: '字太多了，寫短一點',
  unfit: '裡面有不適合的字，換個說法',
  full: '已經滿了，不能再加了',
  twice: '這個詞你寫過了',
  gone: '已經不在了',
  malformed: '這個送不出去，請重新整理頁面',
  later: '現在送不出去，等一下會再試',
} as const
export type RoomRefusal = keyof typeof ROOM_REFUSALS

/** `482917305` as it is read out and written on the board. */
export const spacedCode = (code: string): string => code.replace(/(\d{3})(?=\d)/g, '$1 ')

/**
 * What a key of a room opens. `host`: the board, by its link. `to_remote` and `to_cohost`: a link that takes one phone or
 * colleague in; `remote` and `cohost`: whom it took in.
 */
export type RoomRole = 'host' | 'to_remote' | 'to_cohost' | 'remote' | 'cohost'
