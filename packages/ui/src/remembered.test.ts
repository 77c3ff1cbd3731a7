import { afterEach, expect, it, vi } from 'vitest'
import { forget, OWN, remember, remembered, rememberedJson, rememberedKeys } from './remembered.ts'

afterEach(() => vi.unstubAllGlobals())

/** As a browser's: what is kept stands as the object's own keys. */
class Memory {
  getItem(key: string): string | null {
    const kept: unknown = Reflect.get(this, key)
    return typeof kept === 'string' ? kept : null
  }
  setItem(key: string, text: string): void {
    Reflect.set(this, key, text)
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

function browser() {
  const [tab, own] = [new Memory(), new Memory()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', own)
  return { tab, own }
}

it('keeps in the tab or in the browser', () => {
  const { tab, own } = browser()
  expect(remember('hakka.notes', '1', 'tab')).toBe(true)
  remember('hakka.text', '2')
  expect({ ...tab }).toEqual({ 'hakka.notes': '1' })
  expect({ ...own }).toEqual({ 'hakka.text': '2' })
  expect(remembered('hakka.notes', 'tab')).toBe('1')
  expect(remembered('hakka.text', 'tab')).toBeNull()
  remember('hakka.notes', null, 'tab')
  expect({ ...tab }).toEqual({})
})

it('reads back what was JSON, and nothing of what another hand wrote', () => {
  const { own } = browser()
  remember('list', JSON.stringify([1, { a: 'b' }]))
  own.setItem('broken', '[1, {')
  expect(rememberedJson('list')).toEqual([1, { a: 'b' }])
  expect(rememberedJson('broken')).toBeUndefined()
  expect(rememberedJson('none')).toBeUndefined()
})

it('forgets what begins alike, and nothing else', () => {
  const { own } = browser()
  for (const key of ['hakka.last', 'hakka.text.7', 'hakka-draft|7|/news|a', 'other']) remember(key, '1')
  expect(rememberedKeys(OWN)).toEqual(['hakka.last', 'hakka.text.7'])
  forget(OWN)
  expect(Object.keys(own)).toEqual(['hakka-draft|7|/news|a', 'other'])
})

it('finds nothing and keeps nothing where the browser lets nobody', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(remembered('hakka.notes')).toBeNull()
  expect(rememberedJson('hakka.notes')).toBeUndefined()
  expect(remember('hakka.notes', '1')).toBe(false)
  expect(rememberedKeys(OWN)).toEqual([])
  expect(() => forget(OWN)).not.toThrow()
})
