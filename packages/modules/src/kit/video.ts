import { isVideoSiteId, videoSiteId } from '@hakka/contract/videos'
import { z } from 'zod'
import { eitherText, hakkaUnderText, media, sound } from './content.ts'

const seconds = z.number().min(0).max(7200)

/** The lines of a film by their number: a map, so that an editor can name each. */
export const captionMap = z.record(
  z.string().regex(/^[1-9]\d{0,3}$/),
  z
    .object({
      start: seconds,
      end: seconds,
      hakka: hakkaUnderText({ audio: sound.optional() }),
      chinese: z.object({ text: z.string().max(2000) }).optional(),
    })
    .refine(({ start, end }) => end > start, { message: '字幕的結束時間要比開始晚', path: ['end'] }),
)

/** What stands beside a video, wherever it comes from. */
export const videoLook = {
  title: eitherText({}).optional(),
  poster: media.optional(),
  captions: captionMap.optional(),
}

/** A film of the site's own, or one of the video site by its address. */
export const videoAddress = z
  .string()
  .min(1)
  .max(500)
  .refine((url) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url) || videoSiteId(url) !== undefined, {
    message: '影片只能是教材的檔案，或 YouTube 的網址',
  })

export const siteId = z.string().refine(isVideoSiteId, { message: 'YouTube 影片的代號是 11 個字元' })
