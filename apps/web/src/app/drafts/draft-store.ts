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
const storeOf = (user: number | null): Storage => (user === null ? sessionStorage : localStorage)

const ownerOf = (user: number | null) => `${PREFIX}|${user ?? 'visitor'}|`

/** The key of a form that has just been opened. */
export const draftKey = ({ user, form }: DraftPlace): string =>
  `${ownerOf(user)}${form}|${Math.random().toString(36).slice(2)}`

/** The drafts of a form, newest first; those that are too old are thrown away on the way. */
export function draftsOf<T>({ user, form }: DraftPlace): Draft<T>[] {
  return quietly([], () => {
    const store = storeOf(user)
    sweep(store)
    const found = keysOf(store, `${ownerOf(user)}${form}|`).flatMap((key) => read<T>(store, key) ?? [])
    return found.sort((one, other) => other.at.localeCompare(one.at))
  })
}

/** Keeps a draft where there is room for it; a full or closed storage is no harm. Answers whether it is kept. */
export function keepDraft(user: number | null, draft: Kept): boolean {
  return quietly(false, () => {
    const store = storeOf(user)
    const { key, ...rest } = draft
    const text = JSON.stringify(rest)
    if (text.length > SIZE_MAX || (user !== null && gone.has(user))) return false
    const others = keysOf(store, ownerOf(user))
      .filter((own) => own !== key)
      .sort((one, other) => (read(store, one)?.at ?? '').localeCompare(read(store, other)?.at ?? ''))
    while (others.length >= COUNT_MAX) store.removeItem(others.shift() ?? '')
    for (;;) {
      try {
        store.setItem(key, text)
        return true
      } catch {
        const oldest = others.shift()
        if (oldest === undefined) return false
        store.removeItem(oldest)
      }
    }
  })
}

export const dropDraft = (user: number | null, key: string): void =>
  quietly(undefined, () => storeOf(user).removeItem(key))

/** Who has logged out in this browser while a page of theirs stays open: it keeps nothing more. */
const gone = new Set<number>()

/** After logging out: nothing that this user has written stays, and their other tabs keep nothing more. */
export function forgetDrafts(user: number | null): void {
  quietly(undefined, () => removeAll(sessionStorage, `${PREFIX}|`))
  if (user === null) return
  gone.add(user)
  quietly(undefined, () => {
    // First: another tab whose draft is taken away would write it once more.
    signal('left', user)
    removeAll(localStorage, ownerOf(user))
  })
}

/** This user is logged in: what they write is kept again, in every tab. */
export function welcomeDrafts(user: number | null): void {
  if (user === null) return
  gone.delete(user)
  quietly(undefined, () => signal('back', user))
}

/** What another tab has told, as an event of the storage. */
export function hearDrafts({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key !== SIGNAL || newValue === null) return
  const [what, user] = newValue.split('|')
  if (what === 'left') gone.add(Number(user))
  else gone.delete(Number(user))
}

function signal(what: 'left' | 'back', user: number): void {
  localStorage.setItem(SIGNAL, `${what}|${user}`)
  localStorage.removeItem(SIGNAL)
}

/** A few letters that tell one text from another. */
export function digest(text: string): string {
  let sum = 0
  for (let index = 0; index < text.length; index++) sum = (Math.imul(sum, 31) + text.charCodeAt(index)) | 0
  return `${text.length}.${(sum >>> 0).toString(36)}`
}

const keysOf = (store: Storage, start: string) => Object.keys(store).filter((key) => key.startsWith(start))

function removeAll(store: Storage, start: string): void {
  for (const key of keysOf(store, start)) store.removeItem(key)
}

function read<T>(store: Storage, key: string): Draft<T> | undefined {
  return quietly(undefined, () => {
    const kept: Omit<Draft<T>, 'key'> | null = JSON.parse(store.getItem(key) ?? 'null')
    const isDraft = typeof kept?.at === 'string' && typeof kept.values === 'object' && kept.values !== null
    return isDraft ? { ...kept, key } : undefined
  })
}

function sweep(store: Storage): void {
  const oldest = new Date(Date.now() - DAYS_MAX * 86_400_000).toISOString()
  for (const key of keysOf(store, `${PREFIX}|`)) {
    if ((read(store, key)?.at ?? '') < oldest) store.removeItem(key)
  }
}

/** Storage that is switched off, full or broken leaves a form as it would be without drafts. */
function quietly<R>(otherwise: R, run: () => R): R {
  try {
    return run()
  } catch {
    return otherwise
  }
}
