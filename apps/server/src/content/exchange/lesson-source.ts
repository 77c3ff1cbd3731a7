import type { LessonAddress } from '../../domain/lesson/lesson-address.ts'

/** Files of a pack by their paths in it. */
type PackFiles = ReadonlyMap<string, Buffer>

/** Where lessons are fetched from. */
export interface LessonSource {
  /** What the desk calls it. */
  title: string
  /** What it has; `null` where it does not say. @throws SourceFailure */
  list(): Promise<LessonAddress[] | null>
  /** A pack of that lesson alone; `undefined` where there is none. @throws SourceFailure */
  find(address: LessonAddress): Promise<PackFiles | undefined>
}
