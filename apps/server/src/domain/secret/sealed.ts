import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const IV = 12
const TAG = 16

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32))

/** A value that only this site can read and nobody can change, good until `until`: AES-256-GCM. */
export function seal(secret: string, purpose: string, value: unknown, until: Date): string {
  const iv = randomBytes(IV)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), iv)
  const text = JSON.stringify({ until: until.getTime(), value })
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** What was sealed for the same purpose and is still good; `undefined` for anything else. */
export function unseal(secret: string, purpose: string, sealed: string, now: Date): unknown {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= IV + TAG) return undefined
  const key = keyOf(secret, purpose)
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV), { authTagLength: TAG })
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
    const { until, value }: { until: number; value: unknown } = JSON.parse(text)
    return until > now.getTime() ? value : undefined
  } catch {
    // Made up, changed, or sealed under a key of before.
    return undefined
  }
}
