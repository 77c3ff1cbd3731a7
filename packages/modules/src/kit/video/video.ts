import { isVideoSiteId } from '@hakka/contract/videos'
import { z } from 'zod'
import { address, eitherText, hakkaUnderText, media, sound, translationOfHakka } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'
import { addressFault } from './video-source.ts'

const seconds = z.number().min(0).max(7200)

const captions = <S extends z.ZodType>(audio: S) =>
  z.record(
    z.string().regex(/^[1-9]\d{0,3}$/),
    z
      .object({
        start: seconds,
        end: seconds,
        hakka: hakkaUnderText({ audio }),
        chinese: translationOfHakka.optional(),
      })
      .refine(({ start, end }) => end > start, { message: '字幕的結束時間要比開始晚', path: ['end'] }),
  )

/** The lines of a film by their number: a map, so that an editor can name each. */
export const captionMap = captions(sound.optional())

/** What stands beside a video, wherever it comes from. */
export const videoLook = {
  title: eitherText({}).optional(),
  poster: media.optional(),
  /** The film itself is heard. */
  captions: captions(means({ is: 'sound', made: false }, sound.optional())).optional(),
}

/** A film of the site's own, or one of the video site by its address. */
export const videoAddress = address.refine((url) => addressFault(url) === undefined, {
  error: ({ input }) => addressFault(String(input)),
})

export const siteId = z.string().refine(isVideoSiteId, { message: 'YouTube 影片的代號是 11 個字元' })
