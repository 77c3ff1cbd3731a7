/** How a sample is worked: with its key in the browser, or marked by the server. */
const WAYS = ['practice', 'assessed'] as const
export type Way = (typeof WAYS)[number]

/** The way that an address names, else practice. */
export const wayOf = (name: string | undefined): Way => WAYS.find((way) => way === name) ?? 'practice'

/** Where a type's sample stands alone. */
export const samplePath = (type: string, way: Way): string =>
  `/admin/modules/gallery/${type}${way === 'assessed' ? '?way=assessed' : ''}`
