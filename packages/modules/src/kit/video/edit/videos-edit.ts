import { inserted, type Keyed, newKey, replaced, stepped, withKeys, without } from '#kit/in-place/list.ts'
import { isFilm, watchAddress, wholeAddress } from '#kit/video/video-source.ts'
import { type CaptionsDraft, type FilmLines, readCaptions, writeCaptions } from './captions-edit.ts'

/** A video as it is being written; where it comes from and what stands beside it. */
export interface VideoDraft {
  /** Of the video site, or of a stored file. */
  id?: string | number | undefined
  url?: string | undefined
  title?: { text: string; lang?: 'zh' | undefined; pinyin?: string | undefined } | undefined
  poster?: { url: string; id?: number | undefined } | undefined
  captions?: CaptionsDraft | undefined
}

export interface VideoItem extends Keyed {
  value: Omit<VideoDraft, 'captions'>
  film: FilmLines
}

export interface VideosBoard {
  videos: readonly VideoItem[]
}

export const readVideos = (list: readonly (VideoDraft | string)[]): VideosBoard => ({
  videos: withKeys(list, (own, key) => {
    const { captions, ...value } = typeof own === 'string' ? { url: own, captions: undefined } : own
    return { key, value, film: readCaptions(captions) }
  }),
})

export const writeVideos = ({ videos }: VideosBoard): VideoDraft[] =>
  videos.map(({ value: { title, ...value }, film }) => ({
    ...value,
    ...(title && title.text !== '' && { title }),
    ...(film.lines.length > 0 && { captions: writeCaptions(film) }),
  }))

type Added = { board: VideosBoard; key: number } | undefined

export function addVideo({ videos }: VideosBoard, most: number, after?: number, from?: VideoItem): Added {
  if (videos.length >= most) return undefined
  const key = newKey(videos)
  const at = videos.findIndex((own) => own.key === after)
  const item = from ? { ...from, key } : { key, value: { url: '' }, film: { lines: [] } }
  return { board: { videos: inserted(videos, at < 0 ? videos.length : at + 1, item) }, key }
}

export const doubleVideo = (board: VideosBoard, most: number, key: number): Added => {
  const own = board.videos.find((video) => video.key === key)
  return own && addVideo(board, most, key, own)
}

export const removeVideo = ({ videos }: VideosBoard, key: number): VideosBoard => ({
  videos: without(videos, key),
})

export function moveVideo(board: VideosBoard, key: number, step: 1 | -1, far: boolean): VideosBoard {
  const videos = stepped(board.videos, key, step, far)
  return videos === board.videos ? board : { videos }
}

/** Puts a video at a place among the others. */
export function putVideo(board: VideosBoard, key: number, at: number): VideosBoard {
  const own = board.videos.find((video) => video.key === key)
  return own ? { videos: inserted(without(board.videos, key), at, own) } : board
}

export const setVideo = ({ videos }: VideosBoard, key: number, value: VideoItem['value']): VideosBoard => ({
  videos: replaced(videos, key, (own) => ({ ...own, value })),
})

export const setFilm = ({ videos }: VideosBoard, key: number, film: FilmLines): VideosBoard => ({
  videos: replaced(videos, key, (own) => ({ ...own, film })),
})

/** Whether a video is one of the video site's, or is about to be. */
export const isOfSite = ({ id, url = '' }: VideoDraft): boolean =>
  typeof id === 'string' || (url !== '' && !isFilm(url))

/** A video of the video site by its address, as an editor copies it from there. */
export const siteAddress = ({ id, url = '' }: VideoDraft): string =>
  typeof id === 'string' ? watchAddress(id) : url

/** The video from another place; what stands beside it stays. */
export function fromAddress({ id: _, ...video }: VideoItem['value'], url: string): VideoItem['value'] {
  return { ...video, url: wholeAddress(url) }
}

export const videoSpot = (key: number): string => `video ${key}`
