import { randomBytes } from 'node:crypto'
import { playMinutes, RANK_LEVELS } from '@hakka/contract/constants/event'
import { z } from 'zod'
import { seal, unseal } from '../../domain/secret/sealed.ts'
import type { Services } from '../../domain/services.ts'

/** What a play's token says. Sealed and not only signed: whoever knew the seed could deal for himself. */
export const playShape = z.object({
  /** The play's own name: it has one result. */
  pid: z.string(),
  game: z.number(),
  event: z.number(),
  dialect: z.number(),
  actor: z.string(),
  /** Of the questions. */
  hash: z.string(),
  seed: z.string(),
  length: z.number().optional(),
  rules: z.number(),
  /** When it was dealt. */
  iat: z.number(),
  level: z.enum(RANK_LEVELS).default('V1'),
  /** Under V2: which opening of the play this is. */
  opening: z.number().default(0),
})
export type Play = z.output<typeof playShape>

const PURPOSE = 'play'

const MINUTE_MS = 60_000

/** How long a play of a game may be open. */
export const playMs = (gameId: number): number => playMinutes(gameId) * MINUTE_MS

/** 128 bits. */
export const newSeed = () => randomBytes(16).toString('hex')

/** @returns the token, and until when it is good */
export function sealPlay(
  { secret }: Pick<Services, 'secret'>,
  own: z.input<typeof playShape>,
): { token: string; until: Date } {
  const until = new Date(own.iat + playMs(own.game))
  return { token: seal(secret, PURPOSE, own, until), until }
}

/** The play of a token that is still good; `undefined` for anything else. */
export function unsealPlay(
  { secret, now }: Pick<Services, 'secret' | 'now'>,
  token: string | undefined,
): Play | undefined {
  const parsed = playShape.safeParse(token ? unseal(secret, PURPOSE, token, now()) : undefined)
  return parsed.success ? parsed.data : undefined
}
