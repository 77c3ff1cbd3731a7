import { expect, test } from 'vitest'
import { seal, unseal } from './sealed.ts'

const now = new Date('2026-11-22T00:00:00Z')
const later = new Date(now.getTime() + 60_000)
const secret = 'a secret of tests, long enough for HMAC'

test('what is sealed is read again for the same purpose, until its time', () => {
  const sealed = seal(secret, 'visit', { state: '客' }, later)
  expect(sealed).not.toContain('state')
  expect(unseal(secret, 'visit', sealed, now)).toEqual({ state: '客' })
  expect(unseal(secret, 'visit', sealed, later)).toBeUndefined()
  expect(unseal(secret, 'joining', sealed, now)).toBeUndefined()
  expect(unseal('another secret that is long enough', 'visit', sealed, now)).toBeUndefined()
})

test('what was changed, cut or made up is nothing', () => {
  const sealed = seal(secret, 'visit', { state: 'x' }, later)
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(unseal(secret, 'visit', changed.toString('base64url'), now)).toBeUndefined()
    expect(unseal(secret, 'visit', bytes.subarray(0, at).toString('base64url'), now)).toBeUndefined()
  }
  expect(unseal(secret, 'visit', 'no seal at all', now)).toBeUndefined()
})
