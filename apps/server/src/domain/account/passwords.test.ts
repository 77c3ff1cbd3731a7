import { expect, test, vi } from 'vitest'

test('a guess is as dear as OWASP asks for, on every site', async () => {
  // Without what tests do to it.
  vi.resetModules()
  const { hashPassword, verifyPassword } = await import('./passwords.ts')
  const hash = await hashPassword('mountain-song')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword('mountain-song', hash)).toBe(true)
  expect(await verifyPassword('mountain-sung', hash)).toBe(false)
  expect(await verifyPassword('mountain-song', null)).toBe(false)
})
