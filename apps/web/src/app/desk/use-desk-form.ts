import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '../drafts/use-draft.ts'
import { withLogin } from '../session/with-login.ts'
import { differing } from './same.ts'

/** What the server has of the thing; `version` is what `editedVersion` of the contract asks for. */
export interface Kept<T> {
  values: T
  version?: number | undefined
}

/** What came of saving, where others' work was put into it. */
export interface Joined<T> {
  version: number | undefined
  /** Puts the others' work into values of the form; `undefined` where it meets what was typed while they were saved. */
  join(values: T): T | undefined
}

export interface DeskFormOptions<T extends object> {
  initial: Kept<T>
  /** What each field is called, in the list of errors and beside somebody else's text. */
  labels: { readonly [K in keyof T]: string }
  /** How a value reads where the two are shown beside each other; texts, numbers and 是／否 need none. */
  show?: { readonly [K in keyof T]?: (value: T[K]) => string }
  /** Sends the values; answers the version that came of it. Throws {@link ApiError}. */
  save(values: T, version: number | undefined): Promise<number | Joined<T> | undefined>
  /** The thing as it is now, asked for when somebody else has saved it meanwhile (409). */
  load?(): Promise<Kept<T>>
  /** After each success, as for going on to the page of what was made. */
  onSaved?(values: T): void
}

interface Refusal {
  message: string
  errors: Record<string, string[]>
}

/**
 * The state of an editor's form: values, what has changed, what is wrong, and whether it is saved. What is typed is
 * kept in the browser until then; a session that ends meanwhile is asked for again, and nothing of the form is lost.
 * Give it a `key` where another thing takes its place on the same page.
 * @example
 * const form = useDeskForm({ initial: { values: { title }, version }, labels: { title: '標題' }, save, load })
 * <DeskForm form={form}><TextField label="標題" required {...form.field('title')} /></DeskForm>
 */
export function useDeskForm<T extends object>(options: DeskFormOptions<T>) {
  const [base, setBase] = useState(options.initial)
  const [values, setValues] = useState(options.initial.values)
  const [phase, setPhase] = useState<'resting' | 'saving' | 'saved'>('resting')
  const [refusal, setRefusal] = useState<Refusal>()
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [theirs, setTheirs] = useState<Kept<T>>()
  /** Of a draft that was put back: who has saved since is noticed as if the form had stood open all the while. */
  const [since, setSince] = useState<number>()
  const version = since ?? base.version
  const latest = useRef(values)
  const dirty = useRef(false)
  const released = useRef(false)
  const changed = differing(values, base.values)
  useEffect(() => {
    dirty.current = changed.length > 0
  })

  const put = (next: T) => {
    latest.current = next
    setValues(next)
  }
  const set = <K extends keyof T & string>(name: K, value: T[K]) => {
    put({ ...latest.current, [name]: value })
    setTouched((before) => new Set(before).add(name))
    setPhase((before) => (before === 'saved' ? 'resting' : before))
  }
  const adopt = (kept: Kept<T>) => {
    put(kept.values)
    setBase(kept)
    setRefusal(undefined)
    setTheirs(undefined)
    setSince(undefined)
  }
  const isDirty = () => dirty.current && !released.current
  const draft = useDraft({
    base: { values: base.values, version },
    values,
    isDirty,
    onRestore(kept, at) {
      put({ ...latest.current, ...kept })
      setSince(at)
      setPhase('resting')
    },
  })

  async function send(version: number | undefined): Promise<void> {
    const sent = latest.current
    setPhase('saving')
    setRefusal(undefined)
    setTouched(new Set())
    try {
      const next = await withLogin(() => options.save(sent, version))
      const typing = latest.current !== sent
      if (typeof next === 'object') settle(next, sent)
      else setBase({ values: sent, version: next })
      setSince(undefined)
      setPhase('saved')
      // Whoever goes on from here at once is not asked about what has just been saved.
      dirty.current = typing
      options.onSaved?.(sent)
    } catch (error) {
      setPhase('resting')
      if (!(error instanceof ApiError)) {
        setRefusal({ message: UNKNOWN_ERROR, errors: {} })
        throw error
      }
      if (error.status === 409 && options.load) await compare(options.load, sent)
      else setRefusal({ message: error.message, errors: error.errors })
    }
  }

  /** Takes the others' work over. What was typed into it meanwhile stays, and is asked about when it is saved. */
  function settle({ version, join }: Joined<T>, sent: T): void {
    const saved = join(sent)
    const typed = latest.current === sent ? saved : join(latest.current)
    if (!saved || !typed) return
    setBase({ values: saved, version })
    put(typed)
  }

  async function compare(load: () => Promise<Kept<T>>, sent: T): Promise<void> {
    try {
      const now = await withLogin(load)
      if (differing(sent, now.values).length > 0) setTheirs(now)
      else adopt(now)
    } catch (error) {
      setRefusal({ message: error instanceof ApiError ? error.message : UNKNOWN_ERROR, errors: {} })
    }
  }

  /** What stood wrong and has not been changed since. */
  const errors = Object.fromEntries(
    Object.entries(refusal?.errors ?? {}).filter(([name]) => !touched.has(name)),
  )
  return {
    /** As it is saved. */
    base,
    values,
    set,
    /** Everything a field of `app/forms` needs, but its label. */
    field: <K extends keyof T & string>(name: K) => ({
      name,
      value: values[name],
      onValue: (value: T[K]) => set(name, value),
      errors: errors[name],
    }),
    /** Fields within a value were changed: what was wrong with them may be no more. */
    touch: (...fields: string[]) => setTouched((before) => new Set([...before, ...fields])),
    labels: options.labels,
    show: options.show,
    errors,
    refusal,
    /** Names of the fields that differ from what is saved. */
    changed,
    phase,
    submit: () => {
      if (phase !== 'saving') void send(version)
    },
    /** Gives up what was changed. */
    reset: () => adopt(base),
    /** Leaving is asked about while this says so. */
    isDirty,
    /** The thing is gone, or done with: leave without a question. */
    release: () => {
      released.current = true
    },
    draft,
    theirs,
    conflict: {
      overwrite: () => {
        setTheirs(undefined)
        void send(theirs?.version)
      },
      takeTheirs: () => theirs && adopt(theirs),
      later: () => setTheirs(undefined),
    },
  }
}

export type DeskFormState<T extends object> = ReturnType<typeof useDeskForm<T>>
