import { forget, type Place, remember, rememberedJson, rememberedKeys } from '@hakka/ui/remembered.ts'

/** Drafts lie under `hakka-draft|user|form|tab`. */
const PREFIX = 'hakka-draft'
/** What tabs tell each other by: `left` or `back`, and the user. It does not stay. */
const SIGNAL = 'hakka-draft-signal'
const DAYS_MAX = 30
/** Of one user in one browser; the oldest goes. */
const COUNT_MAX = 20
/** In characters of its JSON: as much as the largest form, and a fifth of what browsers give a site. */
const SIZE_MAX = 1_000_000

/** Whose form, and which: `user` is null for visitors, `form` an address of the site. */
export interface DraftPlace {
  user: number | null
  form: string
}

interface Kept {
  /** Where it lies: each opened form has its own, so two tabs never write over each other. */
  key: string
  /** When it was written, ISO. */
  at: string
  /** Of the thing as it was when it was opened. */
  version?: number | undefined
  /** What the changed fields said then, see {@link digest}. */
  base: string
  /** What was changed, and only that. */
  values: object
  /** Whether files were chosen, which are not kept. */
  files: boolean
}

export interface Draft<T> extends Kept {
  values: Partial<T>
}

/** A visitor's drafts stay in the tab: whoever comes next to a shared tablet opens another. */
const placeOf = (user: number | null): Place => (user === null ? 'tab' : 'browser')

const ownerOf = (user: number | null) => `${PREFIX}|${user ?? 'visitor'}|`

/** The key of a form that has just been opened. */
export const draftKey = ({ user, form }: DraftPlace): string =>
  `${ownerOf(user)}${form}|${Math.random().toString(36).slice(2)}`

/** The drafts of a form, newest first; those that are too old are thrown away on the way. */
export function draftsOf<T>({ user, form }: DraftPlace): Draft<T>[] {
  const place = placeOf(user)
  sweep(place)
  const found = rememberedKeys(`${ownerOf(user)}${form}|`, place).flatMap((key) => read<T>(place, key) ?? [])
  return found.sort((one, other) => other.at.localeCompare(one.at))
}

/** Keeps a draft where there is room for it; a full or closed storage is no harm. Answers whether it is kept. */
export function keepDraft(user: number | null, draft: Kept): boolean {
  const place = placeOf(user)
  const { key, ...rest } = draft
  const text = JSON.stringify(rest)
  if (text.length > SIZE_MAX || (user !== null && gone.has(user))) return false
  const others = rememberedKeys(ownerOf(user), place)
    .filter((own) => own !== key)
    .sort((one, other) => (read(place, one)?.at ?? '').localeCompare(read(place, other)?.at ?? ''))
  while (others.length >= COUNT_MAX) remember(others.shift() ?? '', null, place)
  while (!remember(key, text, place)) {
    const oldest = others.shift()
    if (oldest === undefined) return false
    remember(oldest, null, place)
  }
  return true
}

export const dropDraft = (user: number | null, key: string): void => void remember(key, null, placeOf(user))

/** Who has logged out in this browser while a page of theirs stays open: it keeps nothing more. */
const gone = new Set<number>()

/** After logging out: nothing that this user has written stays, and their other tabs keep nothing more. */
export function forgetDrafts(user: number | null): void {
  forget(`${PREFIX}|`, 'tab')
  if (user === null) return
  gone.add(user)
  // First: another tab whose draft is taken away would write it once more.
  signal('left', user)
  forget(ownerOf(user), 'browser')
}

/** This user is logged in: what they write is kept again, in every tab. */
export function welcomeDrafts(user: number | null): void {
  if (user === null) return
  gone.delete(user)
  signal('back', user)
}

/** What another tab has told, as an event of the storage. */
export function hearDrafts({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key !== SIGNAL || newValue === null) return
  const [what, user] = newValue.split('|')
  if (what === 'left') gone.add(Number(user))
  else gone.delete(Number(user))
}

function signal(what: 'left' | 'back', user: number): void {
  remember(SIGNAL, `${what}|${user}`)
  remember(SIGNAL, null)
}

/** A few letters that tell one text from another. */
export function digest(text: string): string {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return `${text.length}.${(sum >>> 0).toString(36)}`
}

function read<T>(place: Place, key: string): Draft<T> | undefined {
  const kept = rememberedJson(key, place)
  return isDraft<T>(kept) ? { ...kept, key } : undefined
}

const isDraft = <T>(kept: unknown): kept is Omit<Draft<T>, 'key'> =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null

function sweep(place: Place): void {
  const oldest = new Date(Date.now() - DAYS_MAX * 86_400_000).toISOString()
  for (const key of rememberedKeys(`${PREFIX}|`, place)) {
    if ((read(place, key)?.at ?? '') < oldest) remember(key, null, place)
  }
}
