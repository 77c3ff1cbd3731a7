import { z } from 'zod'

const text = z.string().max(20_000).default('')

const file = z.object({ path: z.string().max(300) })
const picture = file.optional().catch(undefined)
const sound = z.array(file).max(20).optional().catch(undefined)

/** `H5P.MultiChoice` 1.x. */
export const multiChoice = z.object({
  question: text,
  media: z
    .object({ type: z.object({ library: z.string(), params: z.object({ file: picture }) }).optional() })
    .optional()
    .catch(undefined),
  answers: z
    .array(
      z.object({
        text,
        correct: z.boolean().default(false),
        tipsAndFeedback: z.object({ chosenFeedback: text }).optional().catch(undefined),
      }),
    )
    .max(200)
    .default([]),
})

/** `H5P.DragText` 1.x: the words between asterisks are dragged. */
export const dragText = z.object({ taskDescription: text, textField: text, distractors: text })

/** `H5P.Blanks` 1.x: the words between asterisks are typed. */
export const blanks = z.object({ text, questions: z.array(text).max(200).default([]) })

/** `H5P.Dialogcards` 1.x. */
export const dialogCards = z.object({
  dialogs: z
    .array(z.object({ text, answer: text, image: picture, audio: sound }))
    .max(500)
    .default([]),
})

/** `H5P.Flashcards` 1.x. */
export const flashcards = z.object({
  cards: z
    .array(z.object({ text, answer: text, image: picture }))
    .max(500)
    .default([]),
})

/** `H5P.MemoryGame` 1.x. */
export const memoryGame = z.object({
  cards: z
    .array(
      z.object({
        image: picture,
        imageAlt: text,
        audio: sound,
        matchImage: picture,
        matchAlt: text,
        matchAudio: sound,
        description: text,
      }),
    )
    .max(500)
    .default([]),
})

/** A content within another one, as sets and columns have them. */
const inner = z.object({
  library: z.string().max(100),
  params: z.unknown(),
  metadata: z
    .object({ title: z.string().max(1000).optional() })
    .optional()
    .catch(undefined),
})
export type Inner = z.output<typeof inner>

/** `H5P.QuestionSet` 1.x. */
export const questionSet = z.object({ questions: z.array(inner).max(500).default([]) })

/** `H5P.Column` 1.x. */
export const column = z.object({
  content: z
    .array(z.object({ content: inner }))
    .max(500)
    .default([]),
})
