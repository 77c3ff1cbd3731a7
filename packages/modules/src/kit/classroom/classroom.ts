import { z } from 'zod'
import { eitherText, media } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const storedPicture = means({ is: 'address' }, z.string().max(500))

/** Older content names a stored picture `file_url`. */
const backgroundImage = z.object({
  url: storedPicture.optional(),
  file_url: storedPicture.optional(),
  id: z.number().int().optional(),
})

/** A question that a class answers together: its text, pictures, and what lies behind the answers. */
export const classroomQuestion = <S extends z.ZodRawShape>(extra: S) =>
  eitherText({
    images: z.array(media).max(8).optional(),
    background_image: backgroundImage.nullish(),
    ...extra,
  })

const roomPart = z.union([z.string().max(100), z.number().int()]).nullish()

/** Where the teaching material lies that a room is opened for. */
export const youthData = z.object({ tm_mid: roomPart, tm_vid: roomPart, module_no: roomPart }).nullish()

export const QUESTIONS_MAX = 20
