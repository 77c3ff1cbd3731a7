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
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return isPlace(kept) ? kept : undefined
  } catch {
    return undefined
  }
}

export function keepPlace(place: LastPlace): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(place))
  } catch {
    // Without storage nobody is led back, and nothing else is lost.
  }
}
