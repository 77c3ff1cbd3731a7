import { captionSpot } from './captions-edit.ts'
import { type VideosBoard, videoSpot } from './videos-edit.ts'

/** The thing of a board of videos that a path of its content leads to. */
export function spotOfVideos({ videos }: VideosBoard, path: readonly string[]): string | undefined {
  const [, index, field, key] = path
  const video = index === undefined ? undefined : videos[Number(index)]
  if (!video) return undefined
  const line = field === 'captions' && video.film.lines.some((own) => String(own.key) === key)
  return line ? captionSpot(String(video.key), Number(key)) : videoSpot(video.key)
}
