import type { ClassroomType } from '@hakka/contract/constants'
import type { LessonNumbers } from '@hakka/contract/videos'
import type { Sound } from './content.ts'
import type { FinishedWork } from './score.ts'
import type { Verdict } from './verdict.ts'
import type { VocabularyWord } from './word/vocabulary.ts'

export type { FinishedWork, ModuleResult } from './score.ts'

/** How the reader wants Hakka text shown (study assistant, 學習小幫手). */
export interface ReadingSettings {
  pinyin: 'marks' | 'numbers' | 'none'
  chinese: boolean
  /** Text size factor: 1, 1.25 or 1.5. */
  size: 1 | 1.25 | 1.5
  projector: boolean
  /** A new word or question, and what was missed, say themselves once. */
  autoSay?: boolean
}

export interface AudioHandle {
  /** Resolves when sound comes out, or when stopped before; rejects when it can't be loaded. */
  readonly started: Promise<void>
  /** Resolves at the end, or when something stopped it; rejects when the sound can't be loaded. */
  readonly finished: Promise<'ended' | 'stopped'>
  stop(): void
  pause(): void
  resume(): void
  setRate(rate: number): void
  /** How much of the present sound has been played, 0 to 1. */
  progress(): number
}

/** What a learner has recorded, and what was to be said. */
export interface SpokenTry {
  words: readonly { text: string; pinyin: string }[]
  /** The bytes of a WAV file, mono, 16 kHz. */
  file: Uint8Array<ArrayBuffer>
}

/** A syllable as it was heard. Pitch lines are semitones about the voice's own middle, from left to right. */
export interface JudgedSyllable {
  text: string
  pinyin: string
  score: number
  /** Contour number and letters that were heard, where they are others. */
  toneHeard?: string | undefined
  heard?: string | undefined
  learner?: readonly number[]
  reference?: readonly number[]
}

/** How well it was said, 0 to 100; in parts and by syllable where the judge tells. */
export interface Judgement {
  score: number
  parts?: { accuracy: number; tone: number; completeness: number; fluency: number }
  syllables: readonly JudgedSyllable[]
  /** Sentences for the learner; pinyin in them stands in braces, with contour numbers. */
  feedback: readonly string[]
}

/** What the dictionary knows of a text: of a word what it means and sounds like, of a phrase its words. */
export interface Explained {
  /** '' where nothing is known. */
  chinese: string
  sound?: Sound | undefined
  /** The phrase in pieces, in order; none of a single word. */
  pieces: readonly { text: string; known: boolean }[]
}

/** What of a sound matters for playing it. */
export type HeardSound = Pick<Sound, 'url'>

/** For which module a teacher opens a room. */
export interface RoomWish {
  type: ClassroomType
  tm_mid: string | number
  tm_vid: string | number
  module_no: string | number
}

/** Where the teacher leads the room, or a sentence that says why there is none. */
export type LaunchResult = { hostUrl: string } | { problem: string }

/** What a learner did in the open module, in its present version, as this device keeps it for her. */
export interface KeptWork {
  /** What was kept of a part, as JSON reads it; `undefined` where nothing was. */
  read(part: string): unknown
  keep(part: string, state: unknown): void
  /** Forgets all of it. */
  restart(): void
}

/** What a learner writes, as this device keeps it for her, whatever the version of the module. */
export interface KeptTexts {
  /** '' where nothing was written. */
  read(name: string): string
  /** An empty text is forgotten. */
  keep(name: string, text: string): void
}

/** Where a class looks at a module: nothing is judged, and the teacher opens the answers. */
export interface Wall {
  /** The answers are open. */
  answers: boolean
  /** Tells that there are answers to be opened, until the way back is called. */
  answerable(): () => void
  /** Tells which of the rounds is shown and how to show another, until the way back is called. */
  rounds(rounds: WallRounds): () => void
  /** How a try of the class went: where two teams play it earns a point, or gives the turn away. */
  tried?(right: boolean): void
}

/** Where an editor looks at what she writes: with each key much is as it was, and is not drawn anew. */
export interface Written {
  /** The same thing as before where nothing in it is another, and so with all its parts. */
  kept<T>(shown: T): T
  /** The round that is open where an exercise begins, of so many; `undefined`: the first of its type. */
  opened(count: number): number | undefined
  /** As a wall is told of them; the one that is open is drawn alone. */
  rounds(rounds: WallRounds): () => void
}

export interface WallRounds {
  at: number
  count: number
  /** What they are counted in: questions, or pages of a text. */
  unit: '題' | '頁'
  go(index: number): void
}

/** What a view gets from the page it stands in. A view never reaches for the page itself. */
export interface ModuleHost {
  dialectId: number
  levelNo: number
  /** The numbers of the lesson, where the module stands in one. */
  lesson?: LessonNumbers
  reading: ReadingSettings
  /** An exercise has the screen to itself: one round of it at a time, its bar at the lower edge. */
  oneScreen?: boolean
  wall?: Wall
  written?: Written
  /** Words of the same lesson and dialect, for bracketed vocabulary and word games. */
  vocabulary: readonly VocabularyWord[]
  /** Plays one sound at a time; `rate` 0.7 is slow. */
  play(sound: HeardSound, options?: { rate?: number }): AudioHandle
  /** Plays sounds in turn, half a second apart, from the index `from`; places without a sound are passed over. */
  playAll(
    sounds: readonly (HeardSound | undefined)[],
    options?: { rate?: number; from?: number; onStart?(index: number): void },
  ): AudioHandle
  /** Stops whatever sounds. */
  hush?(): void
  /**
   * Has a recording judged. Throws an Error whose message is for the learner; `undefined` where no judge answers.
   */
  judge?(spoken: SpokenTry): Promise<Judgement | undefined>
  /**
   * Where the server marks: what it makes of an answer to the module, in the numbers that were shown. Throws an Error
   * whose message is for the learner. Without it exercises mark by themselves.
   */
  assess?(answer: unknown): Promise<Verdict>
  /** Verdicts come later and for the whole: what is worked step by step is taken as it is made, and marked at its end. */
  toldLater?: boolean
  /** Right and wrong signals. */
  signal(kind: 'right' | 'wrong' | 'done'): void
  /** Says a line to a screen reader, politely. */
  announce(text: string): void
  /**
   * The module has been worked through: the menu's tick, the count, confetti at a lesson's end.
   * @param work of an exercise that is scored; none of what is read
   */
  done(work?: FinishedWork): void
  /**
   * A round of the module was done for the first time: it is found again on another device.
   * @param no from 1
   */
  roundDone?(no: number, work: FinishedWork): void
  /** Keeps unfinished and finished work of the module; without it all is gone with the page. */
  kept?: KeptWork
  /** Keeps what is written, by names that are unique on the site; without it a text is gone with the page. */
  texts?: KeptTexts
  /** Shows another item of the module in slide view, 0-based. */
  goTo?(index: number): void
  /** The activity that follows, offered where an exercise is done. */
  next?: { label: string; go(): void }
  /** Opens a room in which the whole class joins; teachers alone have it. */
  classroom?: { launch(wish: RoomWish): Promise<LaunchResult> }
  /** Loads the page anew once the server answers; where the line is down, nothing happens. */
  reload?(): void
  /** Opens the word lookup for a selected or tapped text. */
  lookup?(text: string): void
  /** Asks the dictionary; `undefined` where it does not answer. */
  explain?(text: string): Promise<Explained | undefined>
}

/** Props of every module view. */
export interface ViewProps<C> extends ViewPlace {
  content: C
}

/**
 * Props of an exercise's view: the content, with which it marks by itself, or what is shown of it where the server
 * marks.
 */
export type ExerciseProps<C, S> = ViewPlace &
  ({ content: C; shown?: undefined } | { content?: undefined; shown: S })

interface ViewPlace {
  /** Indices of the items to show: one in slide view, all in one-page view, empty for a type without items. */
  items: readonly number[]
  /** Unique on the page, for ids of labels. */
  moduleKey: string
}
