import { z } from 'zod'
import { address, media } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { captionMap } from '#kit/video/video.ts'

/** A file of the site's own: captions are of it, and of no film elsewhere. */
const ownFilm = address.refine((url) => !/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url), {
  message: '動畫要是上傳的影片檔',
})

/**
 * The lines of the lesson's animation by number, with times in seconds. Where no `video` is named, the lesson's numbers
 * choose its file (`animationFile` of the contract, docs/videos.md).
 */
export const animationContent = z.object({
  captions: captionMap,
  poster: media.optional(),
  video: ownFilm.optional(),
})
export type AnimationContent = z.output<typeof animationContent>
/** The same as it is being written. */
export type AnimationDraft = z.input<typeof animationContent>

export default defineModuleType<AnimationContent>({
  id: 'kid_animation',
  name: '動畫',
  version: 1,
  counted: { captions: '句' },
  schema: animationContent,
  empty: () => ({ captions: { 1: { start: 0, end: 2, hakka: { text: '客', pinyin: 'hag2' } } } }),
})
