import { halves, SYLLABLES } from '@hakka/hakka/syllables'

/**
 * Initials that learners take for each other: with and without breath, before and behind, n and l; and those that one
 * dialect has where another has the other (z and zh, none and rh). `-` is none.
 */
const INITIALS = [
  'b p',
  'd t',
  'g k',
  'z c zh ch j q',
  's sh x',
  'n l',
  'n ng',
  'f h',
  'v bb -',
  'rh r -',
  'ng -',
  'm bb',
] as const

/** Finals alike but for what closes them, for the length of a vowel, or for a glide that comes and goes. */
const FINALS = [
  'in im iin iim inn een',
  'en em een eem ien ian iem',
  'an ang am ann uan',
  'iang iam iann ian',
  'on ong onn an',
  'ion iong',
  'un ung iin',
  'iun iung',
  'id ib iid iib',
  'ed eb eed eeb ied iad ieb',
  'ad ab ag',
  'iag iab iad',
  'od og o',
  'iod iog io',
  'ud ug u',
  'iud iug iu',
  'i ii inn',
  'e ee er ie',
  'o oo',
  'eu eeu ieu iau io',
  'au o',
  'u ii',
  'ui oi ue i',
  'ai oi',
] as const

type Groups = ReadonlyMap<string, readonly string[]>

function groupsOf(groups: readonly string[]): Groups {
  const of = new Map<string, string[]>()
  for (const group of groups) for (const own of group.split(' ')) of.set(own, [...(of.get(own) ?? []), group])
  return of
}
const NEAR_INITIALS = groupsOf(INITIALS)
const NEAR_FINALS = groupsOf(FINALS)

const isNear = (groups: Groups, one: string, other: string) =>
  groups.get(one)?.some((group) => groups.get(other)?.includes(group)) ?? false

/** How far two syllables are apart: 0 alike, 1 for each half that is another but near, infinite for the rest. */
export function distance(one: string, other: string): number {
  if (one === other) return 0
  const a = halves(one)
  const b = halves(other)
  let apart = 0
  if (a.initial !== b.initial) {
    if (!isNear(NEAR_INITIALS, a.initial || '-', b.initial || '-')) return Number.POSITIVE_INFINITY
    apart += 1
  }
  if (a.final === b.final) return apart
  return isNear(NEAR_FINALS, a.final, b.final) ? apart + 1 : Number.POSITIVE_INFINITY
}

/** Sounds joined by any chain of groups get one name. */
function coarseNames(groups: readonly string[]): ReadonlyMap<string, string> {
  const name = new Map<string, string>()
  for (const group of groups) {
    const members = group.split(' ')
    const first = members.map((own) => name.get(own)).find((own) => own !== undefined) ?? members[0] ?? ''
    const joined = new Set(members.flatMap((own) => name.get(own) ?? []))
    for (const [own, known] of name) if (joined.has(known)) name.set(own, first)
    for (const own of members) name.set(own, first)
  }
  return name
}
const COARSE_INITIALS = coarseNames(INITIALS)
const COARSE_FINALS = coarseNames(FINALS)

const coarse = new Map<string, string>(Array.from(SYLLABLES, (letters) => [letters, coarseOf(letters)]))

function coarseOf(letters: string): string {
  const { initial, final } = halves(letters)
  return `${COARSE_INITIALS.get(initial || '-') ?? initial}.${COARSE_FINALS.get(final) ?? final}`
}

/** Syllables that are near have the same one; some that are not, too: what it finds is measured by `distance`. */
export const coarseSyllable = (letters: string): string => coarse.get(letters) ?? coarseOf(letters)
