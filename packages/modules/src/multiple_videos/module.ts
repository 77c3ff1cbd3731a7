import { z } from 'zod'
import { defineModuleType } from '#kit/define.ts'
import { siteId, videoAddress, videoLook } from '#kit/video/video.ts'

/** One to four videos: `id` of the video site, or `url` of a film of the site's own. */
export const multipleVideosContent = z.object({
  videos: z
    .array(
      z
        .object({ id: siteId.optional(), url: videoAddress.optional(), ...videoLook })
        .refine(({ id, url }) => id !== undefined || url !== undefined, {
          message: '影片要有 id（YouTube 代號）或 url（檔案）',
        }),
    )
    .min(1)
    .max(4),
})
export type MultipleVideosContent = z.output<typeof multipleVideosContent>
/** The same as it is being written. */
export type MultipleVideosDraft = z.input<typeof multipleVideosContent>

export default defineModuleType<MultipleVideosContent>({
  id: 'multiple_videos',
  name: '影片',
  version: 1,
  counted: { videos: '部影片', captions: '句' },
  schema: multipleVideosContent,
  empty: () => ({ videos: [{ url: 'videos/film.mp4' }] }),
})
