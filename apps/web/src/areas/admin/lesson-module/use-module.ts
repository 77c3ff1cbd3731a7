import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { ModuleFault, OpenedModule } from '@hakka/contract/lesson-module'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { same } from '../../../app/desk/same.ts'
import { useDraft } from '../../../app/drafts/use-draft.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { type Clash, mergeContent } from './merge-content.ts'
import { type ModuleValues, valuesOf } from './module-values.ts'
import { presentOf } from './present.ts'

/** A draft is saved when nobody has typed for so long. */
const REST_MS = 800
/** Where it could not be saved: so long until it is tried again. */
const AGAIN_MS = [1000, 2000, 4000, 8000, 10_000]

type Phase = 'saved' | 'waiting' | 'saving' | 'failed'

interface Conflict {
  theirs: ModuleValues
  by: string
  revision: number
  clashes: Clash[]
}

/**
 * A module while it is being written: saved as a draft at each pause, and nothing of it ever lost.
 * @param found what is told of it at first
 */
export function useModule(opened: OpenedModule, found: readonly ModuleFault[]) {
  const which = { lesson_id: opened.lesson.id, module_id: opened.module.id }
  const [values, setValues] = useState(() => valuesOf(opened.module))
  const [base, setBase] = useState(values)
  const [phase, setPhase] = useState<Phase>('saved')
  const [problem, setProblem] = useState('')
  const [faults, setFaults] = useState(found)
  const [versions, setVersions] = useState(opened.versions)
  const [savedAt, setSavedAt] = useState(opened.saved_at)
  const [isDraft, setIsDraft] = useState(opened.is_draft === 1)
  const [conflict, setConflict] = useState<Conflict>()
  const [submitting, setSubmitting] = useState(false)
  const [past, setPast] = useState<readonly ModuleValues[]>([])
  const now = useRef({ values, base, revision: opened.revision, tries: 0, blocked: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const queue = useRef<Promise<unknown>>(Promise.resolve())

  const isDirty = () => !same(now.current.values, now.current.base)
  const put = (next: ModuleValues) => {
    now.current.values = next
    setValues(next)
  }
  const settle = (next: ModuleValues, revision: number) => {
    now.current.base = next
    now.current.revision = revision
    setBase(next)
  }

  const later = (ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), ms)
  }

  /** Saves what stands there now, after whatever is being saved. */
  function save(): Promise<unknown> {
    clearTimeout(timer.current)
    queue.current = queue.current.then(saveNow)
    return queue.current
  }

  async function saveNow(): Promise<void> {
    if (!isDirty() || now.current.blocked) return setPhase((own) => (own === 'waiting' ? 'saved' : own))
    const sent = now.current.values
    setPhase('saving')
    try {
      const body = { ...which, module: sent, revision: now.current.revision }
      const saved = await withLogin(() => api('POST /api/lesson/module/draft', { body }))
      now.current.tries = 0
      settle(sent, saved.revision)
      setFaults(saved.faults)
      setSavedAt(saved.saved_at)
      setIsDraft(saved.is_draft === 1)
      setProblem('')
      if (now.current.values === sent) return setPhase('saved')
      setPhase('waiting')
      later(REST_MS)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409 && meet(error.current)) return
      setPhase('failed')
      const told = error instanceof ApiError ? error : undefined
      setProblem(problemOf(error))
      // What the server has something against is not sent again as it is.
      if (told?.status === 422) return
      later(AGAIN_MS[Math.min(now.current.tries++, AGAIN_MS.length - 1)] ?? 10_000)
    }
  }

  /** Somebody else has saved: what does not touch is put together, about the rest the editor is asked. */
  function meet(current: unknown): boolean {
    const theirs = presentOf(current)
    if (!theirs) return false
    const { base: before, values: mine } = now.current
    const { outcome, clashes } = mergeContent({ base: before, mine, theirs: theirs.values })
    if (clashes.length > 0) {
      now.current.blocked = true
      setConflict({ theirs: theirs.values, by: theirs.by, revision: theirs.revision, clashes })
      setPhase('failed')
      setProblem(`${theirs.by}剛改了同一個地方`)
      return true
    }
    settle(theirs.values, theirs.revision)
    put(valuesFrom(outcome, mine))
    toast({ type: 'success', body: `${theirs.by}也在改，兩邊的修改已經合在一起` })
    setPhase('waiting')
    later(0)
    return true
  }

  const set = (next: Partial<ModuleValues>) => {
    if (phase === 'saved') setPast((before) => [...before.slice(-49), now.current.values])
    put({ ...now.current.values, ...next })
    setPhase((own) => (own === 'failed' ? own : 'waiting'))
    later(REST_MS)
  }

  const draft = useDraft<ModuleValues>({
    base: { values: base, version: opened.revision },
    values,
    isDirty,
    onRestore: (kept) => set(kept),
  })

  // Whatever way the page is left, what can still be sent is sent; the rest lies in this browser.
  const leave = useRef(save)
  useEffect(() => {
    leave.current = save
  })
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') void leave.current()
    }
    const onOnline = () => void leave.current()
    document.addEventListener('visibilitychange', onHide)
    addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      removeEventListener('online', onOnline)
      void leave.current()
      clearTimeout(timer.current)
    }
  }, [])

  /** 送出: what is there has to be whole. @returns where the first thing is that keeps it back */
  async function submit(): Promise<string | undefined> {
    await save()
    if (now.current.blocked) return undefined
    setSubmitting(true)
    try {
      const body = { ...which, module: now.current.values, revision: now.current.revision }
      const saved = await withLogin(() => api('POST /api/lesson/module/update', { body }))
      settle(body.module, saved.revision)
      setPhase('saved')
      setIsDraft(saved.is_draft === 1)
      setFaults((own) => own.filter(({ warning }) => warning))
      toast({ type: 'success', body: `模組更新成功！版本編號：${saved.version_id}` })
      await reload()
    } catch (error) {
      if (!(error instanceof ApiError)) toast({ type: 'error', body: '模組更新失敗！' })
      else if (error.status === 409) meet(error.current)
      else if (error.status === 422) {
        toast({ type: 'error', title: '模組更新失敗！', body: '請檢查輸入內容' })
        const fresh = await reload()
        const wrong = wrongIn(error.errors)
        setFaults((own) => [
          ...wrong.map((one) => placed(one, fresh?.faults ?? own)),
          ...own.filter(({ warning }) => warning),
        ])
        return wrong[0]?.path
      } else toast({ type: 'error', title: '模組更新失敗！', body: error.message })
    } finally {
      setSubmitting(false)
    }
    return undefined
  }

  /** What the server has by now: numbers and versions, and nothing that is being written. */
  async function reload(): Promise<OpenedModule | undefined> {
    const fresh = await api('GET /api/lesson/module', { query: which }).catch(() => undefined)
    if (!fresh) return undefined
    setVersions(fresh.versions)
    setIsDraft(fresh.is_draft === 1)
    if (same(valuesOf(fresh.module), now.current.values)) settle(now.current.values, fresh.revision)
    else if (!isDirty()) now.current.revision = fresh.revision
    return fresh
  }

  /** Takes another version as the draft. @throws ApiError */
  async function switchTo(versionId: number): Promise<void> {
    const before = now.current.values
    const body = { module_id: which.module_id, version_id: versionId, revision: now.current.revision }
    const taken = await withLogin(() => api('POST /api/lesson/module/switch-version', { body }))
    const next = valuesOf(taken.module)
    clearTimeout(timer.current)
    now.current.blocked = false
    settle(next, taken.revision)
    put(next)
    setPast((own) => [...own.slice(-49), before])
    setVersions(taken.versions)
    setPhase('saved')
    await reload()
    const fresh = await api('GET /api/lesson/module', { query: which }).catch(() => undefined)
    if (fresh) setFaults(fresh.faults)
  }

  return {
    values,
    set,
    /** Saves at once: a field was left. */
    flush: () => {
      if (isDirty() && phase !== 'failed') void save()
    },
    phase,
    problem,
    faults,
    versions,
    savedAt,
    isDraft,
    isDirty,
    submit,
    submitting,
    switchTo,
    draft,
    canUndo: past.length > 0,
    undo: () => {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      put(before)
      setPhase('waiting')
      later(0)
    },
    conflict,
    /** What was chosen of what both have changed; `undefined` puts it off. */
    resolve: (isTheirs: (path: string) => boolean) => {
      if (!conflict) return
      const { base: before, values: mine } = now.current
      const { outcome } = mergeContent({ base: before, mine, theirs: conflict.theirs }, isTheirs)
      now.current.blocked = false
      settle(conflict.theirs, conflict.revision)
      put(valuesFrom(outcome, mine))
      setConflict(undefined)
      setPhase('waiting')
      later(0)
    },
  }
}

export type ModuleState = ReturnType<typeof useModule>

function valuesFrom(outcome: unknown, other: ModuleValues): ModuleValues {
  const own: Partial<Record<string, unknown>> = typeof outcome === 'object' && outcome ? { ...outcome } : {}
  const text = (key: Exclude<keyof ModuleValues, 'content'>) =>
    typeof own[key] === 'string' ? own[key] : other[key]
  return {
    title: text('title'),
    title_memo: text('title_memo'),
    memo: text('memo'),
    description: text('description'),
    content: own.content,
  }
}

const CONTENT = 'module.content'

/** Why it was not saved: a line that is down, or what the server says. */
function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return UNKNOWN_ERROR
  const { status, errors, message } = error
  return status === 0 ? '連線中斷' : (Object.values(errors).flat()[0] ?? message)
}

/** With the words for its place, as the server has them. */
const placed = (fault: ModuleFault, known: readonly ModuleFault[]): ModuleFault => ({
  ...fault,
  where: known.find(({ path }) => path === fault.path)?.where ?? '',
})

/** What the server has against a content, without the prefix of where it stands. */
const wrongIn = (errors: Record<string, readonly string[]>): ModuleFault[] =>
  Object.entries(errors).flatMap(([key, messages]) =>
    messages.map((message) => ({
      path: key.startsWith(CONTENT) ? key.slice(CONTENT.length).replace(/^\./, '') : key,
      message,
      where: '',
    })),
  )
