import { reportedPlace } from '@hakka/contract/constants'

/**
 * The lesson that a reported address is of, as the desk asks for it; `undefined` of every other address.
 * @param report its id: the editor shows what it says beside the place
 * @example lessonQuery('https://hakka.example/lesson?step_no=1&…&mod_no=3#no-2', 7) // 'step_no=1&…&mod_no=3&item=2&report=7'
 */
export function lessonQuery(address: string, report: number): string | undefined {
  const place = reportedPlace(address)
  if (!place) return undefined
  const named = Object.entries({ ...place, report }).map(([name, value]): [string, string] => [
    name,
    `${value}`,
  ])
  return String(new URLSearchParams(named))
}
