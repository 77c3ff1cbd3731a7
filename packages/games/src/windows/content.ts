import { z } from 'zod'
import { chinese, hakka, head, moment, no, numbered, sound, TWICE } from '#kit/content.ts'
import { FLIPS_MAX, QUESTS, WINDOWS_MAX } from './house.ts'

const quest = z.object({
  no,
  question_text: hakka({}),
  chinese_text: chinese,
  audio: sound.optional(),
  /** How many characters the Hakka has: long words are written smaller. */
  length: z.number().int().min(1).max(40, '客語最多 40 個字'),
})

const twice = (texts: readonly string[]) => texts.find((text, index) => texts.indexOf(text) < index)

/** Words, each of which is behind three windows: in Hakka, in Chinese and as a sound. */
export const content = z
  .object({ ...head(4), quests: z.array(quest).min(QUESTS[1]).max(500).refine(numbered, TWICE) })
  .superRefine(({ quests }, context) => {
    // Two windows that look alike and are no pair would be a trap.
    const text =
      twice(quests.map((own) => own.question_text.text)) ?? twice(quests.map((own) => own.chinese_text))
    if (text) context.addIssue({ code: 'custom', message: `「${text}」有兩題`, path: ['quests'] })
  })
export type WindowsContent = z.output<typeof content>

/** A window was opened: level, its place on the house, when. */
const flip = z.tuple([
  z.number().int().min(1).max(2),
  z
    .number()
    .int()
    .min(0)
    .max(WINDOWS_MAX - 1),
  moment,
])
export type Flip = z.output<typeof flip>

/** At most 1,500 windows of 15 bytes: who remembers nothing at all opens some hundreds. */
export const log = z.object({ flips: z.array(flip).max(FLIPS_MAX) })
export type WindowsLog = z.output<typeof log>

/** The window that is opened. */
export const act = z.object({
  level: z.number().int().min(1).max(2),
  window: z
    .number()
    .int()
    .min(0)
    .max(WINDOWS_MAX - 1),
})
export type WindowsAct = z.output<typeof act>
