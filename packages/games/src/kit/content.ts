import { readingFault } from '@hakka/hakka/ruby'
import { z } from 'zod'

/** The address of a file: in a pack a path inside the pack, in the database where the stored file is served. */
const address = z.string().min(1).max(500)

export const picture = z.object({ url: address })

/** `synthetic` marks a machine's voice. */
export const sound = z.object({ url: address, synthetic: z.boolean().optional() })

/** Hakka, always with its reading; what else a game keeps of it, such as its translation, is `extra`. */
export const hakka = <S extends z.ZodRawShape>(extra: S) =>
  z
    .object({ text: z.string().min(1).max(300), pinyin: z.string().max(600), ...extra })
    .superRefine((value, context) => {
      // The generic shape hides the two own fields from the compiler; they are parsed again to name their types.
      const own = z.object({ text: z.string(), pinyin: z.string() }).parse(value)
      const fault = readingFault(own.text, own.pinyin)
      if (fault) context.addIssue({ code: 'custom', message: fault, path: ['pinyin'] })
    })

export const chinese = z.string().min(1).max(300)

/** The number of a question or a thing in its list. */
export const no = z.number().int().min(1).max(9999)

/** For the `refine` of a list: no two have the same number. */
export const numbered = (own: readonly { no: number }[]): boolean =>
  new Set(own.map((one) => one.no)).size === own.length

export const TWICE = { message: '編號重複' }

/** What every set of questions begins with. */
export const head = <G extends number>(gameId: G) => ({
  kind: z.literal('game'),
  version: z.literal(1),
  game_id: z.literal(gameId),
  dialect_id: z.number().int().min(1).max(6),
  uid: z.string().regex(/^[a-z0-9-]{1,60}$/, '代號只能用小寫英文字母、數字和連字號'),
  title: z.string().min(1).max(100),
})

/** A moment of play. A play ends with its token, at the latest after two hours. */
export const moment = z.number().int().min(0).max(7_200_000)
