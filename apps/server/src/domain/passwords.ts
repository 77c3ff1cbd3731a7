import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id; memory in KiB. Stored with each hash, so it can be raised later. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

interface Phc {
  cost: typeof COST
  salt: Buffer
  tag: Buffer
}

/** argon2id of a password, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, { cost: COST, salt })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/**
 * Compares a password with a stored hash. Without one (an unknown account, or one that has no password)
 * the same work is done and the answer is no, so that the time taken tells nothing.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const known = stored ? parse(stored) : undefined
  const { cost, salt, tag } = known ?? NOBODY
  const same = timingSafeEqual(await tagOf(password, { cost, salt }), tag)
  return known !== undefined && same
}

const NOBODY: Phc = { cost: COST, salt: randomBytes(16), tag: randomBytes(TAG_LENGTH) }

/** Passwords are compared in NFC: the same characters typed on another device give the same bytes. */
const tagOf = (password: string, { cost, salt }: Pick<Phc, 'cost' | 'salt'>) =>
  derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: TAG_LENGTH, ...cost })

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(stored: string): Phc | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? []
  const bytes = Buffer.from(tag, 'base64')
  if (bytes.length !== TAG_LENGTH) return undefined
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: bytes }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
