/**
 * The places of texts in an order that says nothing about how they were written: authors tend to write what belongs
 * first first. Alike everywhere: by code units.
 */
export const neutral = (texts: readonly string[]): number[] =>
  texts
    .map((text, place) => ({ text, place }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.place - b.place))
    .map(({ place }) => place)

/** Whether `places` are those from 0 to `count` - 1, each of them once. */
export const isWhole = (places: readonly number[], count: number): boolean =>
  places.length === count &&
  new Set(places).size === count &&
  places.every((place) => Number.isInteger(place) && place >= 0 && place < count)
