import type { MoveAnswer, RoomMove, SentMove } from '@hakka/contract/rooms'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, type Unanswered } from './outbox.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const post = (text: string): RoomMove => ({ do: 'wall.post', at: 'q', text, colour: 'yellow' })
const ok: MoveAnswer = { ok: true, seq: 1 }

/** A server that answers so, one after the other; then `ok`. */
function box(...answers: Unanswered[]) {
  const sent: SentMove[] = []
  let no = 0
  const outbox = createOutbox({
    room: 7,
    send: async (one) => {
      sent.push(one)
      return answers.shift() ?? ok
    },
    pause: async () => {},
    nextId: () => `id-${++no}`,
  })
  return { outbox, sent }
}

describe('what a pupil sends', () => {
  it('goes out in order, each once, and is forgotten when it is answered', async () => {
    const { outbox, sent } = box()
    expect(await Promise.all([outbox.add(post('一')), outbox.add(post('二'))])).toEqual([ok, ok])
    expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2'])
    expect(outbox.waiting()).toEqual([])
    expect(kept.size).toBe(0)
  })
  it('waits without a line, and goes out under its own id when the line is back', async () => {
    const { outbox, sent } = box('lost', 'lost')
    const answer = outbox.add(post('一'))
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    expect(outbox.waiting()).toHaveLength(1)
    outbox.flush()
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    outbox.flush()
    expect(await answer).toEqual(ok)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })
  it('is there after a reload', async () => {
    const before = box('lost')
    void before.outbox.add(post('一'))
    await vi.waitFor(() => expect(before.sent).toHaveLength(1))
    const after = box()
    expect(after.outbox.waiting()).toEqual([{ id: 'id-1', move: post('一') }])
    after.outbox.flush()
    await vi.waitFor(() => expect(after.outbox.waiting()).toEqual([]))
    expect(after.sent[0]?.id).toBe('id-1')
  })
  it('is tried again when it came too fast', async () => {
    const { outbox, sent } = box({ ok: false, code: 'too_fast' })
    expect(await outbox.add(post('一'))).toEqual(ok)
    expect(sent).toHaveLength(2)
  })
  it('is told what was refused, and what follows goes out all the same', async () => {
    const { outbox } = box({ ok: false, code: 'closed' })
    expect(await Promise.all([outbox.add(post('一')), outbox.add(post('二'))])).toEqual([
      { ok: false, code: 'closed' },
      ok,
    ])
  })
  it('begins empty where another hand has written into the browser', () => {
    kept.set('hakka.room.7', '{"a":1}')
    expect(box().outbox.waiting()).toEqual([])
    kept.set('hakka.room.7', '[1,{"id":"x"},null]')
    expect(box().outbox.waiting()).toEqual([])
  })
})
