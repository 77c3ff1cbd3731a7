/**
 * Data of a page written as one text. React Router writes a page's data value by value and reads it back so, which
 * took a phone a quarter of a second for the two thousand values of a lesson while the page could not answer;
 * `JSON.parse` takes a few milliseconds. Only for what JSON can hold.
 */
export type Packed<T> = string & { readonly of?: T }

/** The last text and what it says: one page asks for it several times and compares what it gets. */
let last: { text: string; value: unknown } | undefined

/** What was packed before: the server is handed the same lesson for one page after another. */
const texts = new WeakMap<object, string>()

export function pack<T extends object>(value: T): Packed<T> {
  const text = texts.get(value) ?? JSON.stringify(value)
  texts.set(value, text)
  last = { text, value }
  return text
}

export function unpack<T>(text: Packed<T>): T
export function unpack(text: string): unknown {
  if (last?.text !== text) last = { text, value: JSON.parse(text) }
  return last.value
}
