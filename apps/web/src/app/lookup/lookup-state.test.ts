import type { WordDetail } from '@hakka/contract/dictionary'
import { describe, expect, it } from 'vitest'
import { IDLE, type LookupAction, lookup } from './lookup-state.ts'

const EMPTY: WordDetail = { word: null, words: [], segments: [] }
const PHRASE: WordDetail = { ...EMPTY, segments: [{ text: '火', known: true }] }

const run = (...actions: LookupAction[]) => actions.reduce(lookup, IDLE)
const look = (word: string): LookupAction => ({ type: 'look', word })

describe('the lookup panel', () => {
  it('is idle until something is looked up; an empty text is ignored', () => {
    expect(IDLE.status).toBe('idle')
    expect(run(look(''))).toBe(IDLE)
    expect(run(look('火')).status).toBe('searching')
  })

  it('shows what is answered, also where only a piece of a phrase has an entry', () => {
    expect(run(look('火'), { type: 'answer', asked: 1, detail: PHRASE }).status).toBe('showing')
    expect(run(look('火'), { type: 'answer', asked: 1, detail: EMPTY }).status).toBe('no-data')
    expect(run(look('火'), { type: 'fail', asked: 1 }).status).toBe('error')
  })

  it('drops a late answer to an earlier question', () => {
    const late = run(look('火'), look('蟲'), { type: 'answer', asked: 1, detail: PHRASE })
    expect(late).toMatchObject({ status: 'searching', trail: ['火', '蟲'], detail: undefined })
    expect(run(look('火'), look('蟲'), { type: 'fail', asked: 1 }).status).toBe('searching')
  })

  it('goes back along the words that were looked up, and asks for them anew', () => {
    const state = run(look('火'), look('蟲'), look('飯'), { type: 'back', to: 0 })
    expect(state).toMatchObject({ trail: ['火'], status: 'searching', asked: 4 })
    expect(lookup(state, { type: 'back', to: 0 })).toBe(state)
    expect(lookup(state, { type: 'back', to: -1 })).toBe(state)
  })

  it('the same word twice is one step of the way', () => {
    expect(run(look('火'), look('火'))).toMatchObject({ trail: ['火'], asked: 1 })
  })

  it('tries again after an error', () => {
    const failed = run(look('火'), { type: 'fail', asked: 1 })
    expect(lookup(failed, { type: 'again' })).toMatchObject({ status: 'searching', asked: 2, trail: ['火'] })
    expect(lookup(failed, look('火'))).toMatchObject({ status: 'searching', asked: 2, trail: ['火'] })
  })
})
