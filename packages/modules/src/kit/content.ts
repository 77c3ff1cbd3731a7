import { readingFault } from '@hakka/hakka/ruby'
import { z } from 'zod'
import { means } from './meaning.ts'

/** The address of a file: in a pack a path inside the pack, in the database where the stored file is served. */
export const address = means({ is: 'address' }, z.string().min(1).max(500))

/** A picture. */
export const media = means({ is: 'picture' }, z.object({ url: address, id: z.number().int().optional() }))
export type Media = z.output<typeof media>

/** A sound. `synthetic` marks a machine's voice: it is shown as 合成語音 wherever it plays. */
export const sound = means({ is: 'sound' }, media.extend({ synthetic: z.boolean().optional() }))
export type Sound = z.output<typeof sound>

const text = means({ is: 'hakka', reading: 'pinyin' }, z.string().min(1).max(2000))

/** Mandarin for the Hakka beside it. */
export const translation = (most: number) => means({ is: 'translation' }, z.string().max(most))

/** Mandarin for the Hakka of the object under `hakka` beside it. */
export const translationOfHakka = means(
  { is: 'translation', of: 'hakka' },
  z.object({ text: z.string().max(2000) }),
)

/** Whether what it stands in is a right answer. */
const correct = means({ is: 'correct' }, z.boolean())

/** Names what is wrong with the reading of a Hakka text, if anything is. */
export function checkReading(
  hakka: string,
  pinyin: string | undefined,
  issue: (message: string) => void,
): void {
  const fault = readingFault(hakka, pinyin)
  if (fault) issue(fault)
}

/** The fields of the shapes below, made once: to make a schema costs more than to parse by it. */
const OWN = {
  text: z.object({ text: z.string(), pinyin: z.string() }),
  hakka: z.object({ hakka: z.string(), pinyin: z.string() }),
  either: z.object({ text: z.string(), lang: z.string().optional(), pinyin: z.string().optional() }),
}

/** Hakka under the key `text`, always with its reading. */
export const hakkaUnderText = <S extends z.ZodRawShape>(extra: S) =>
  z.object({ text, pinyin: z.string(), ...extra }).superRefine((value, context) => {
    // The generic shape hides the two own fields from the compiler; they are parsed again to name their types.
    const own = OWN.text.parse(value)
    checkReading(own.text, own.pinyin, (message) =>
      context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
    )
  })

/** Hakka under the key `hakka`, always with its reading. */
export const hakkaUnderHakka = <S extends z.ZodRawShape>(extra: S) =>
  z.object({ hakka: text, pinyin: z.string(), ...extra }).superRefine((value, context) => {
    const own = OWN.hakka.parse(value)
    checkReading(own.hakka, own.pinyin, (message) =>
      context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
    )
  })

/** Hakka with its reading, or Mandarin marked `lang: 'zh'`. */
export const eitherText = <S extends z.ZodRawShape>(extra: S) =>
  z
    .object({ text, lang: z.literal('zh').optional(), pinyin: z.string().optional(), ...extra })
    .superRefine((value, context) => {
      const own = OWN.either.parse(value)
      if (own.lang !== 'zh') {
        checkReading(own.text, own.pinyin, (message) =>
          context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
        )
      }
    })

/** What is heard, with its transcript: sound is never the only way to a content. */
export const transcribedSound = means(
  { is: 'transcribed' },
  hakkaUnderText({
    url: means({ is: 'address' }, z.string().max(500)).optional(),
    synthetic: z.boolean().optional(),
  }),
)

/** What an option means: told of a wrong answer, never shown with the option. */
export const meaning = translation(200)

/** Why an answer is right, or an option is not. */
export const analysis = z.object({ text: z.string().max(2000) })

/** One option that a pupil places: drag, tap or keyboard. Ids are unique within a module. */
export const reactableOption = eitherText({
  id: z.number().int().min(0),
  is_correct: correct,
  image: media.optional(),
  sound: sound.optional(),
  chinese: meaning.optional(),
  analysis: analysis.optional(),
})
export type ReactableOption = z.output<typeof reactableOption>

/** Something to be put where it belongs: a text, with picture and sound if it has them. */
export const boardItem = eitherText({
  image: media.optional(),
  sound: sound.optional(),
  chinese: meaning.optional(),
  analysis: analysis.optional(),
})

/** A title or other short text. A bare string, as the specification has it, is Mandarin. */
export const label = z.union([
  eitherText({ chinese: meaning.optional() }),
  z
    .string()
    .min(1)
    .max(200)
    .transform((text) => ({ text, lang: 'zh' as const })),
])
