import type { LessonNumbers } from '@hakka/contract/videos'
import { type ComponentType, createContext, useContext } from 'react'
import type { Media, Sound } from '#kit/content.ts'
import type { VocabularyWord } from '#kit/word/vocabulary.ts'
import type { Fault, Shape } from './shape.ts'

export type FileKind = 'picture' | 'sound' | 'film'

/** A picture, sound or film that the lesson already has. */
export interface LessonFile {
  kind: FileKind
  file: Media | Sound
  /** What it shows or says, as far as the lesson tells. */
  name: string
}

/** Where a stored file is used: a place that can be gone to. */
export interface FileUse {
  name: string
  /** Of a page that shows it. */
  url: string
}

/** What an editor gets from the page that it stands in; it never reaches for the page itself. */
export interface EditorHost {
  dialectId: number
  /** The numbers of the lesson, by which its animation is found. */
  lesson?: LessonNumbers
  /** The words of the lesson: wrong answers are made of them, and brackets name them. */
  words: readonly VocabularyWord[]
  /** To choose from. */
  files: readonly LessonFile[]
  /** How the dictionary reads a text in the lesson's dialect; `undefined` where it does not know. */
  readingOf(text: string): Promise<string | undefined>
  /**
   * Stores a file. Throws an Error whose message is for the editor.
   * @param onProgress told how much of it is sent, 0 to 1
   */
  upload(kind: FileKind, file: File, onProgress: (share: number) => void): Promise<Media>
  /** Where a stored file is used, here too: `total` places, and the first of them. */
  usesOf?(url: string): Promise<{ total: number; uses: readonly FileUse[] }>
  /** How many modules use each of `files`, by its address. */
  countsOfFiles?(): Promise<ReadonlyMap<string, number>>
  /** Has a machine say a text, where the house has one that can: else the field says why not. Throws as `upload` does. */
  synthesise?(text: string, pinyin: string, signal: AbortSignal): Promise<Sound>
  /** Says a line to a screen reader, politely. */
  announce(text: string): void
  /** Records a sound, lets it be cut and levelled, and gives it as a file. */
  Recorder: ComponentType<RecorderProps>
  /** Edits HTML with headings, lists, links, pictures and tables. */
  RichText: ComponentType<RichTextProps>
}

export interface RecorderProps {
  /** What is recorded: 「語詞的聲音」. */
  says: string
  /** The file is on its way. */
  busy: boolean
  onFile(file: File): void
  onCancel(): void
}

export interface RichTextProps {
  /** The path, for errors to lead to. */
  name: string
  label: string
  value: string
  onValue(html: string): void
  errors: readonly string[]
}

/** What is to be known of an item while it is edited: what somebody reported, or how pupils answered it. */
export interface Remark {
  /** Of the item, or of something in it: `words.3`. */
  path: string
  kind: 'report' | 'missed'
  text: string
}

/** Props of every type's editor. */
export interface EditorProps {
  /** As it is being written: it need not fit its schema. `fitted` makes it whole, `at` and `put` reach into it. */
  content: unknown
  onChange(next: unknown): void
  /** What is wrong, or to be looked at, as the server found it last. */
  faults: readonly Fault[]
  /** What its schema says of it. */
  shape: Shape
  host: EditorHost
  /** A fault was pressed: its field is to be opened and has the focus. Another object each time. */
  jump?: { path: string } | undefined
  /** Stand beside the items that they are of. Always the same list while nothing changes. */
  remarks?: readonly Remark[] | undefined
}

/** What fields share with the editor that they stand in. */
export interface EditorState {
  host: EditorHost
  shape: Shape
  /** The content as it is now. */
  now(): unknown
  /** Puts another value at a path; `undefined` takes it away. */
  set(path: string, value: unknown): void
}

const EditorContext = createContext<EditorState | undefined>(undefined)
const FaultsContext = createContext<readonly Fault[]>([])

const RemarksContext = createContext<readonly Remark[]>([])
const JumpContext = createContext<{ path: string } | undefined>(undefined)

export const EditorProvider = EditorContext
export const JumpProvider = JumpContext
export const FaultsProvider = FaultsContext
export const RemarksProvider = RemarksContext

export function useEditor(): EditorState {
  const state = useContext(EditorContext)
  if (!state) throw new Error('a field needs an editor around it')
  return state
}

/** What is wrong at a path, and with `within` also in what stands below it. */
export function useFaults(path: string, within = false): readonly Fault[] {
  const faults = useContext(FaultsContext)
  return faults.filter((fault) => fault.path === path || (within && fault.path.startsWith(`${path}.`)))
}

/** What is to be known of an item and of what stands in it. */
export function useRemarks(path: string): readonly Remark[] {
  const remarks = useContext(RemarksContext)
  return remarks.filter((own) => own.path === path || own.path.startsWith(`${path}.`))
}

/** The fault that was pressed last. */
export const useJump = (): { path: string } | undefined => useContext(JumpContext)
