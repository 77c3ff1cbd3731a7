import { remember, rememberedJson } from '@hakka/ui/remembered.ts'

const KEY = 'hakka.last'

/** Where somebody was in a lesson. */
export interface LastPlace {
  lessonId: number
  /** Title of the lesson, in Hakka. */
  title: string
  /** Name of the activity. */
  activity: string
  /** Address of the activity. */
  url: string
}

const isPlace = (value: unknown): value is LastPlace =>
  typeof value === 'object' &&
  value !== null &&
  'lessonId' in value &&
  typeof value.lessonId === 'number' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'activity' in value &&
  typeof value.activity === 'string' &&
  'url' in value &&
  typeof value.url === 'string' &&
  value.url.startsWith('/lesson?')

/** Where this browser was last, whoever used it. */
export function lastPlace(): LastPlace | undefined {
  const kept = rememberedJson(KEY)
  return isPlace(kept) ? kept : undefined
}

export function keepPlace(place: LastPlace): void {
  remember(KEY, JSON.stringify(place))
}
