import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, fit for a cookie or a header. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** What is stored of a secret. Secrets are random, so a plain hash can't be guessed back. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
