import { describe, expect, it } from 'vitest'
import { readLists, withList } from '#kit/kept/kept-lists.ts'
import { render, testHost, textOf } from '#kit/testing/render.tsx'
import { LaunchRoom, roomWish } from './LaunchRoom.tsx'

describe('a room for the class', () => {
  it('needs every part of where the teaching material lies', () => {
    const youth = { tm_mid: 0, tm_vid: '3', module_no: 4 }
    expect(roomWish('ranking_bar', youth)).toEqual({ type: 'ranking_bar', ...youth })
    for (const part of Object.keys(youth)) {
      expect(roomWish('ranking_bar', { ...youth, [part]: '' })).toBeUndefined()
      expect(roomWish('ranking_bar', { ...youth, [part]: null })).toBeUndefined()
    }
    expect(roomWish('ranking_bar', undefined)).toBeUndefined()
  })
  it('is offered to teachers alone', async () => {
    const button = <LaunchRoom type="slido_postit" youth={null} />
    expect(textOf(await render(button))).toBe('')
    const host = testHost({ classroom: { launch: async () => ({ problem: '' }) } })
    expect(textOf(await render(button, host))).toContain('開啟課堂活動')
  })
})

describe('what a browser kept', () => {
  const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
  it('has a list for each question, of what can still be read', () => {
    expect(readLists([[1, 'x', 2], 'broken', [3]], 2, number)).toEqual([[1, 2], []])
    expect(readLists(null, 1, number)).toEqual([[]])
  })
  it('changes one list and leaves the others', () => {
    expect(withList([[1], [2]], 1, [3])).toEqual([[1], [3]])
  })
})
