import { ApiError } from '@hakka/contract/api-error'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { DeskLesson, DeskModule } from '@hakka/contract/lesson-desk'
import { toast } from '@hakka/ui/toast.ts'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { moved, type Place, type Places, placeOf, samePlaces, without } from './module-moves.ts'

const placesOf = ({ activities }: DeskLesson): Places =>
  activities.map(({ modules }) => modules.map(({ id }) => id))

/**
 * A lesson's modules as they are arranged here. Each change is shown at once and sent after the one before; where
 * somebody else has changed the lesson meanwhile, it is read anew. What was done can be taken back step by step.
 */
export function useBoard(lesson: DeskLesson) {
  const { revalidate } = useRevalidator()
  const [shown, setShown] = useState<{ of: number; places: Places }>()
  const [past, setPast] = useState<readonly Places[]>([])
  const [phase, setPhase] = useState<'resting' | 'saving' | 'failed'>('resting')
  const version = useRef(lesson.version)
  const queue = useRef(Promise.resolve())
  const asked = useRef(0)
  const known = useRef(new Map<number, DeskModule>())
  for (const { modules } of lesson.activities) for (const own of modules) known.current.set(own.id, own)
  // What was arranged here stays in sight until the page has the lesson as it is now.
  const places = shown && shown.of >= lesson.version ? shown.places : placesOf(lesson)
  if (lesson.version > version.current) version.current = lesson.version
  /** As they stand now: a message's way back is taken from a drawing of before. */
  const latest = useRef(places)
  latest.current = places

  /** Sends one change after the others. */
  function send(
    run: (version: number) => Promise<{ version: number }>,
    next: Places | undefined,
  ): Promise<void> {
    const own = ++asked.current
    setPhase('saving')
    queue.current = queue.current.then(async () => {
      try {
        const saved = await withLogin(() => run(version.current))
        version.current = saved.version
        // What was arranged since is still on its way.
        if (own === asked.current) {
          if (next) setShown({ of: saved.version, places: next })
          setPhase('resting')
        }
        await revalidate()
      } catch (error) {
        setPhase('failed')
        setShown(undefined)
        const isOlder = error instanceof ApiError && error.status === 409
        toast({
          type: 'error',
          body: isOlder
            ? '別人剛改過這一課，已經換成最新的，請再做一次'
            : error instanceof ApiError
              ? (Object.values(error.errors).flat()[0] ?? error.message)
              : UNKNOWN_ERROR,
        })
        await revalidate()
      }
    })
    return queue.current
  }

  function arrange(next: Places, isBack = false): void {
    const now = latest.current
    if (samePlaces(next, now)) return
    if (!isBack) setPast((before) => [...before.slice(-49), now])
    latest.current = next
    setShown({ of: Number.MAX_SAFE_INTEGER, places: next })
    void send(async (at) => {
      const activities = next.map((own) => [...own])
      const { data } = await api('POST /api/admin/lesson/arrange', {
        body: { id: lesson.id, version: at, activities },
      })
      return data
    }, next)
  }

  const undo = () => {
    const before = past.at(-1)
    if (!before) return
    setPast(past.slice(0, -1))
    arrange(before, true)
  }

  return {
    places,
    phase,
    canUndo: past.length > 0,
    undo,
    moduleOf: (id: number) => known.current.get(id),
    move: (id: number, to: Place) => arrange(moved(latest.current, id, to)),
    remove(id: number) {
      const from = placeOf(places, id)
      const name = known.current.get(id)?.name ?? ''
      if (!from) return
      arrange(without(latest.current, id))
      toast({
        type: 'success',
        body: `已拿掉「${name}」`,
        action: { label: '放回來', run: () => arrange(moved(latest.current, id, from)) },
      })
    },
    copy: (id: number) =>
      send(async (at) => {
        const body = { lesson_id: lesson.id, version: at, module_id: id }
        return (await api('POST /api/admin/lesson/module/copy', { body })).data
      }, undefined),
    /** Fails where the server has something against the name. */
    async rename(id: number, name: string): Promise<void> {
      const body = { lesson_id: lesson.id, version: version.current, module_id: id, name }
      const { data } = await withLogin(() => api('POST /api/admin/lesson/module/rename', { body }))
      version.current = data.version
      await revalidate()
    },
    /** Answers the new module's id. */
    async add(type: string, activityNo: number): Promise<number | undefined> {
      let made: number | undefined
      await send(async (at) => {
        const body = { lesson_id: lesson.id, version: at, activity_no: activityNo, type }
        const { data } = await api('POST /api/admin/lesson/module/store', { body })
        made = data.module_id
        return data
      }, undefined)
      return made
    },
  }
}

export type Board = ReturnType<typeof useBoard>
