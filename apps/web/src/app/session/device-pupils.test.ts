import { beforeEach, expect, test, vi } from 'vitest'
import { devicePupils, dropPupil, keepPupil } from './device-pupils.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

const DAY = 24 * 60 * 60_000

test('who was here last stands first, once; an own account is never kept, and nothing but name and code is', () => {
  keepPupil({ username: 'k7q4mn-05', name: '古子軒' })
  keepPupil({ username: 'k7q4mn-06', name: '江宜臻' })
  keepPupil({ username: 'mother@family.example', name: '林淑芬' })
  keepPupil({ username: 'K7Q4MN-05', name: '古子軒' })
  expect(devicePupils().map(({ account }) => account)).toEqual(['k7q4mn-05', 'k7q4mn-06'])
  expect(Object.keys(devicePupils()[0] ?? {}).sort()).toEqual(['account', 'at', 'name'])
  dropPupil('k7q4mn-05')
  expect(devicePupils().map(({ name }) => name)).toEqual(['江宜臻'])
})

test('sixty are kept, for 120 days; what another hand has written is nobody', () => {
  for (let no = 1; no <= 80; no++)
    keepPupil({ username: `k7q4mn-${String(no).padStart(2, '0')}`, name: '學生' })
  expect(devicePupils()).toHaveLength(60)
  expect(devicePupils()[0]?.account).toBe('k7q4mn-80')
  expect(devicePupils(Date.now() + 121 * DAY)).toEqual([])
  for (const text of ['{', '{}', '[1,null,{"account":"<b>","name":"x","at":1}]']) {
    kept.set('hakka-device.pupils', text)
    expect(devicePupils()).toEqual([])
  }
})
