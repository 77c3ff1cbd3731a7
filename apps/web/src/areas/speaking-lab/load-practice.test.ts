import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import { describe, expect, it } from 'vitest'
import { loadPractice } from './load-practice.ts'

/** A site without a dictionary. */
const api: Api = () => Promise.reject(new ApiError(404, {}))

const load = (query: Record<string, string>) =>
  loadPractice(api, new Request(`http://localhost/speaking-lab?${new URLSearchParams(query)}`))

describe('the address of the speaking lab', () => {
  it('names a text and its pinyin, by numbers or marks', async () => {
    const practised = { text: '阿公', pinyin: 'a24 gung24', sound: null }
    expect(await load({ text: ' 阿公 ', pinyin: 'a24 gung24' })).toMatchObject({ practised, faults: {} })
    expect(await load({ text: '阿公', pinyin: 'aˊ gungˊ' })).toMatchObject({ practised })
    expect(await load({})).toMatchObject({ dialectId: 1, practised: null, faults: {} })
  })

  it.each([
    [{ pinyin: 'a24' }, { text: '請輸入要唸的詞' }],
    [{ text: '阿公' }, { pinyin: '辭典裡找不到「阿公」的四縣腔拼音，請自己填' }],
    [{ text: '阿公', pinyin: 'a24' }, { pinyin: '「阿公」有 2 個字，拼音有 1 個音節' }],
    [{ text: '阿公', pinyin: "'; drop table users" }, { pinyin: expect.stringContaining('不是完整的拼音') }],
    [{ text: '阿公', pinyin: 'a24 '.repeat(2500) }, { pinyin: expect.stringContaining('不是完整的拼音') }],
    [{ text: 'a'.repeat(10_000), pinyin: 'a24' }, { text: '最多 100 個字' }],
    [{ text: `阿${'\u0301'.repeat(9000)}`, pinyin: 'a24' }, { text: '最多 100 個字' }],
    [{ text: '\u0000\u0007', pinyin: 'a24' }, { text: '請輸入要唸的詞' }],
    [{ text: '(a+)+$', pinyin: 'a24' }, { pinyin: '「(a+)+$」有 0 個字，拼音有 1 個音節' }],
  ])('%j gets a sentence under its field', async (query, faults) => {
    const began = performance.now()
    const page = await load(query)
    expect(page.practised).toBeNull()
    expect(page.faults).toEqual(faults)
    expect(performance.now() - began).toBeLessThan(200)
  })

  it('takes another dialect, and the first one where it names none', async () => {
    expect(await load({ dialect_id: '5' })).toMatchObject({ dialectId: 5 })
    expect(await load({ dialect_id: '99; --' })).toMatchObject({ dialectId: 1 })
  })
})
