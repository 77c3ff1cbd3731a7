import { afterEach, expect, it, vi } from 'vitest'
import { store, stored } from './use-kept.tsx'

afterEach(() => vi.unstubAllGlobals())

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  }
}

it('keeps in the tab or in the browser, under keys that logging out clears', () => {
  const [tab, browser] = [memory(), memory()]
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('localStorage', browser)
  store('tab', 'notes', '1')
  store('browser', 'text', '2')
  expect([...tab.kept]).toEqual([['hakka.notes', '1']])
  expect([...browser.kept]).toEqual([['hakka.text', '2']])
  expect(stored('tab', 'notes')).toBe('1')
  expect(stored('tab', 'text')).toBeNull()
  store('tab', 'notes', null)
  expect(tab.kept.size).toBe(0)
})

it('finds nothing where the browser lets nobody read', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(stored('tab', 'notes')).toBeNull()
  expect(() => store('tab', 'notes', '1')).not.toThrow()
})
