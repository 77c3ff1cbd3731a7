import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/** OWASP's first choice for argon2id; memory in KiB. Stored with each hash, so it can be raised later. Tests lower it. */
export const COST = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_LENGTH = 32

interface Phc {
  cost: typeof COST
  salt: Buffer
  tag: Buffer
}

/**
 * argon2id of a password, as a PHC string.
 * @param like another one, whose salt it takes: a {@link Guess} at both costs no more than at one
 */
export async function hashPassword(password: string, like?: string | null): Promise<string> {
  const other = like ? parse(like) : undefined
  const salt = other && costsTheSame(other.cost) ? other.salt : randomBytes(16)
  const tag = await tagOf(password, { cost: COST, salt })
  const { memory, passes, parallelism } = COST
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`
}

/** One password held against several stored hashes; those with one salt cost one derivation together. */
export class Guess {
  readonly #password: string
  readonly #tags = new Map<string, Promise<Buffer>>()

  constructor(password: string) {
    this.#password = password
  }

  /**
   * Without a stored hash (an unknown account, or one that has no password) the work is done all the same and the
   * answer is no, so that the time taken tells nothing.
   */
  async fits(stored: string | null | undefined): Promise<boolean> {
    const known = stored ? parse(stored) : undefined
    const { cost, salt, tag } = known ?? NOBODY
    const same = timingSafeEqual(await this.#tagFor({ cost, salt }), tag)
    return known !== undefined && same
  }

  /** Goes on working until so many derivations are done. */
  async workAtLeast(derivations: number): Promise<void> {
    while (this.#tags.size < derivations) await this.#tagFor({ cost: COST, salt: randomBytes(16) })
  }

  #tagFor(under: Pick<Phc, 'cost' | 'salt'>): Promise<Buffer> {
    const { memory, passes, parallelism } = under.cost
    const key = `${memory} ${passes} ${parallelism} ${under.salt.toString('base64')}`
    const tag = this.#tags.get(key) ?? tagOf(this.#password, under)
    this.#tags.set(key, tag)
    return tag
  }
}

/** Compares a password with a stored hash; as long where there is none. */
export const verifyPassword = (password: string, stored: string | null | undefined): Promise<boolean> =>
  new Guess(password).fits(stored)

const NOBODY: Phc = { cost: COST, salt: randomBytes(16), tag: randomBytes(TAG_LENGTH) }

const costsTheSame = ({ memory, passes, parallelism }: Phc['cost']) =>
  memory === COST.memory && passes === COST.passes && parallelism === COST.parallelism

/** Passwords are compared in NFC: the same characters typed on another device give the same bytes. */
const tagOf = (password: string, { cost, salt }: Pick<Phc, 'cost' | 'salt'>) =>
  inTurn(() =>
    derive('argon2id', { message: password.normalize('NFC'), nonce: salt, tagLength: TAG_LENGTH, ...cost }),
  )

/** Each takes 19 MB and a core; one of the four threads at least stays for files while a whole school logs in. */
const AT_ONCE = Math.min(3, availableParallelism())
const waiting: (() => void)[] = []
let working = 0

async function inTurn<T>(run: () => Promise<T>): Promise<T> {
  if (working < AT_ONCE) working += 1
  else await new Promise<void>((resolve) => void waiting.push(resolve))
  try {
    return await run()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(stored: string): Phc | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = PHC.exec(stored) ?? []
  const bytes = Buffer.from(tag, 'base64')
  if (bytes.length !== TAG_LENGTH) return undefined
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: bytes }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
