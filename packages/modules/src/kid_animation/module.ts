import { z } from 'zod'
import { media } from '#kit/content.ts'
import { defineModuleType } from '#kit/define.ts'
import { captionMap } from '#kit/video/video.ts'

/**
 * The lines of the lesson's animation by number, with times in seconds. Its file is not named here: the lesson's
 * numbers choose it (`animationFile` of the contract, docs/videos.md).
 */
export const animationContent = z.object({ captions: captionMap, poster: media.optional() })
export type AnimationContent = z.output<typeof animationContent>

export default defineModuleType<AnimationContent>({
  id: 'kid_animation',
  name: '動畫',
  version: 1,
  schema: animationContent,
  empty: () => ({ captions: { 1: { start: 0, end: 2, hakka: { text: '客', pinyin: 'hag2' } } } }),
})
