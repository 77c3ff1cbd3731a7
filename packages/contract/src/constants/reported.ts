/** What names a lesson and a module of it in an address. */
const NAMES = ['step_no', 'semester_no', 'dialect_id', 'type_no', 'no', 'mod_no'] as const

/** Where in a lesson something was reported; `item` is the slide that was looked at, from 1. */
export type ReportedPlace = Partial<Record<(typeof NAMES)[number] | 'item', number>>

/**
 * The place in a lesson that a reported address names; `undefined` of every other address.
 * @example reportedPlace('https://hakka.example/lesson?step_no=1&…&mod_no=3#no-2') // { step_no: 1, …, mod_no: 3, item: 2 }
 */
export function reportedPlace(address: string): ReportedPlace | undefined {
  if (!URL.canParse(address)) return undefined
  const { pathname, searchParams, hash } = new URL(address)
  if (pathname !== '/lesson' || !searchParams.has('step_no') || !searchParams.has('no')) return undefined
  const place: ReportedPlace = {}
  for (const name of NAMES) {
    const value = searchParams.get(name)
    if (value !== null && /^\d{1,4}$/.test(value)) place[name] = Number(value)
  }
  const [, item] = /^#no-(\d{1,4})$/.exec(hash) ?? []
  if (item) place.item = Number(item)
  return place
}
