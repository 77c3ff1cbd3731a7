import { VIDEO_SITE, videoSiteId } from '@hakka/contract/videos'
import type { CaptionLine } from './captions.ts'

/** A video as contents hold it: an `id` of the video site, or a `url`. */
export interface Video {
  id?: string | undefined
  url?: string | undefined
  title?: { text: string; lang?: 'zh' | undefined; pinyin?: string | undefined } | undefined
  poster?: { url: string } | undefined
  captions?: Readonly<Record<string, CaptionLine>> | undefined
}

export type VideoSource = { kind: 'site'; id: string } | { kind: 'file'; url: string }

/** Where a video is played from: an address of the video site is embedded as its id is. */
export function sourceOf({ id, url = '' }: Video): VideoSource {
  const site = id ?? videoSiteId(url)
  return site ? { kind: 'site', id: site } : { kind: 'file', url }
}

/** The frame's address; it is only asked for once a pupil has tapped. */
export const frameAddress = (id: string, origin: string): string =>
  `${VIDEO_SITE.frame}/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=zh-TW&enablejsapi=1&origin=${encodeURIComponent(origin)}`

export const watchAddress = (id: string): string => `${VIDEO_SITE.watch}${id}`
