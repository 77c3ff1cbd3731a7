import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { differing } from '../desk/same.ts'
import { useVisitor } from '../visitor.ts'
import {
  type Draft,
  digest,
  draftKey,
  draftsOf,
  dropDraft,
  hearDrafts,
  keepDraft,
  welcomeDrafts,
} from './draft-store.ts'
import { fitting, keepable } from './keepable.ts'

/** As long as somebody pauses between words. */
const PAUSE_MS = 400
/** Whoever types on without a pause loses no more than this by a crash. */
const WAIT_MAX_MS = 2000

interface DraftOptions<T extends object> {
  /** Which form it is, where the page's whole address says too much. */
  form?: string
  /** What the server has. */
  base: { values: T; version?: number | undefined }
  /** What stands in the form. */
  values: T
  /** Whether something in it would be lost, as it is at that moment. */
  isDirty(): boolean
  /** Puts the kept fields into the form, as they were written on this version. */
  onRestore(values: Partial<T>, version: number | undefined): void
}

/**
 * Keeps in this browser what is typed into a form, and offers it again after a crash, a reload or a session that ended.
 * It goes when the form is saved, given up, or left without saving.
 */
export function useDraft<T extends object>({ form, base, values, isDirty, onRestore }: DraftOptions<T>) {
  const user = useVisitor().user?.id ?? null
  const { pathname, search } = useLocation()
  const place = useRef({ user, form: form ?? pathname + search }).current
  const key = useRef('')
  const [found, setFound] = useState<readonly Draft<T>[]>([])
  const now = { base, values, isDirty }
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  /** Writes what is in the form, or takes the draft away where nothing is. */
  const flush = useRef(() => {
    const { base, values, isDirty } = latest.current
    if (!isDirty()) return dropDraft(place.user, key.current)
    const kept = keepable(values, differing(values, base.values))
    keepDraft(place.user, {
      key: key.current,
      at: new Date().toISOString(),
      version: base.version,
      base: baseOf(base.values, kept.values),
      ...kept,
    })
  }).current

  useEffect(() => {
    key.current ||= draftKey(place)
    welcomeDrafts(place.user)
    const { base, values } = latest.current
    const drafts = draftsOf<T>(place).map((own) => ({ ...own, values: fitting(base.values, own.values) }))
    // What has been saved by now, its answer lost, is no draft any more; nor what stands in the form already.
    const adds = (kept: Partial<T>, to: object) => differing({ ...to, ...kept }, to).length > 0
    const written = keepable(values, Object.keys(values)).values
    const isNew = (own: Draft<T>) => adds(own.values, base.values) && adds(own.values, written)
    for (const own of drafts.filter((draft) => !isNew(draft))) dropDraft(place.user, own.key)
    const fresh = drafts.filter(isNew)
    // Parts of the form whose code is still on its way stay as the server has drawn them.
    if (fresh.length > 0) startTransition(() => setFound(fresh))
    // Another tab has thrown away what stands in this one.
    const onStorage = (event: StorageEvent) => {
      hearDrafts(event)
      if (event.key === key.current && event.newValue === null) flush()
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    addEventListener('storage', onStorage)
    addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('storage', onStorage)
      removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', onHide)
      flush()
    }
  }, [place, flush])

  /** When the oldest of what is not written was typed. */
  const waiting = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the values starts the pause anew
  useEffect(() => {
    waiting.current ??= Date.now()
    const left = waiting.current + WAIT_MAX_MS - Date.now()
    const timer = setTimeout(
      () => {
        waiting.current = undefined
        flush()
      },
      Math.max(0, Math.min(PAUSE_MS, left)),
    )
    return () => clearTimeout(timer)
  }, [values, base.values, flush])

  const [offered] = found
  const next = () => setFound(found.slice(1))
  return {
    /** The newest that was found when the form was opened. */
    offered: offered && {
      at: offered.at,
      files: offered.files,
      /** Somebody has saved the thing since. */
      isOlder: offered.version !== base.version || offered.base !== baseOf(base.values, offered.values),
      others: found.length - 1,
    },
    restore: () => {
      if (!offered) return
      // What was typed before the offer was taken is a draft of its own.
      if (isDirty()) {
        flush()
        key.current = draftKey(place)
      }
      dropDraft(place.user, offered.key)
      onRestore(offered.values, offered.version)
      setFound([])
    },
    discard: () => {
      if (offered) dropDraft(place.user, offered.key)
      next()
    },
  }
}

/** What the server said of the changed fields when they were changed. */
const baseOf = (now: object, changed: object): string =>
  digest(JSON.stringify(Object.entries(now).filter(([name]) => name in changed)))

export type DraftOfferState = Pick<ReturnType<typeof useDraft>, 'offered' | 'restore' | 'discard'>
