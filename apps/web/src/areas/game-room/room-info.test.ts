import type { RoomKindName } from '@hakka/contract/constants/room'
import { describe, expect, it } from 'vitest'
import { questionAfter } from './room-info.ts'

const module = (id: number, total: number, kind: RoomKindName = 'module') => ({ id, total, kind })
const modules = [module(1, 2), module(2, 1)]

describe('what comes next in a room', () => {
  it('is first the activity that it was opened for', () => {
    expect(questionAfter(modules, null, 2)).toEqual({ module_id: 2, question: 0, next: 'module' })
    expect(questionAfter(modules, null, undefined)).toEqual({ module_id: 1, question: 0, next: 'module' })
  })
  it('is the next question, then the next activity, then nothing', () => {
    expect(questionAfter(modules, { module_id: 1, question: 0 }, 1)).toEqual({
      module_id: 1,
      question: 1,
      next: 'question',
    })
    expect(questionAfter(modules, { module_id: 1, question: 1 }, 1)).toEqual({
      module_id: 2,
      question: 0,
      next: 'module',
    })
    expect(questionAfter(modules, { module_id: 2, question: 0 }, 1)).toBeUndefined()
  })
  it('is what is said only where that was chosen', () => {
    const lesson = [module(1, 2, 'speaking'), module(2, 1), module(3, 9, 'speaking'), module(4, 1)]
    expect(questionAfter(lesson, null, undefined)?.module_id).toBe(2)
    expect(questionAfter(lesson, null, 3)?.module_id).toBe(3)
    expect(questionAfter(lesson, { module_id: 2, question: 0 }, 2)?.module_id).toBe(4)
    expect(questionAfter(lesson, { module_id: 1, question: 0 }, 1)).toMatchObject({
      module_id: 1,
      question: 1,
    })
    expect(questionAfter(lesson, { module_id: 1, question: 1 }, 1)?.module_id).toBe(2)
  })
  it('is nothing without an activity', () => {
    expect(questionAfter([], null, 1)).toBeUndefined()
  })
})
