import { z } from 'zod'
import { defineModuleType } from '#kit/define.ts'
import { videoAddress, videoLook } from '#kit/video/video.ts'

/** The addresses alone, or each with what stands beside it. */
export const asyncLearningContent = z.object({
  video_urls: z
    .array(
      z.union([
        videoAddress.transform((url) => ({ url })),
        z.object({ url: videoAddress, id: z.number().int().optional(), ...videoLook }),
      ]),
    )
    .min(1)
    .max(20),
})
export type AsyncLearningContent = z.output<typeof asyncLearningContent>
/** The same as it is being written. */
export type AsyncLearningDraft = z.input<typeof asyncLearningContent>

export default defineModuleType<AsyncLearningContent>({
  id: 'kid_async_learning',
  name: '自學影片',
  version: 1,
  counted: { video_urls: '部影片', captions: '句' },
  schema: asyncLearningContent,
  empty: () => ({ video_urls: [{ url: 'videos/film.mp4' }] }),
})
