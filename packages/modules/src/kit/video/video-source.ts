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

export type VideoSource = { kind: 'site'; id: string } | { kind: 'file'; url: string } | { kind: 'none' }

/** A film of the site's own: of a pack, or stored. */
export const isFilm = (url: string): boolean => /^(?!\/\/)[^:]+\.(?:mp4|webm)$/i.test(url)

/** Where a video is played from: an address of the video site is embedded as its id is. One that is being typed is none. */
export function sourceOf({ id, url = '' }: Video): VideoSource {
  const site = id ?? videoSiteId(url)
  if (site) return { kind: 'site', id: site }
  return isFilm(url) ? { kind: 'file', url } : { kind: 'none' }
}

const OF_SITE = /^(?:https?:)?\/*(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)(?:[/?#]|$)/i

/** What an address lacks to be one that a video is played from; `undefined` of a whole one, and of none at all. */
export function addressFault(url: string): string | undefined {
  if (url === '' || isFilm(url) || videoSiteId(url)) return undefined
  if (!OF_SITE.test(url)) return '影片只能是教材的檔案，或 YouTube 的網址'
  return videoSiteId(wholeAddress(url))
    ? 'YouTube 的網址要從 https:// 開始'
    : '這個 YouTube 網址不完整，請打開影片，再複製一次網址'
}

/** An address of the video site with its beginning, which people leave out. */
export function wholeAddress(url: string): string {
  const whole = `https://${url.trim().replace(/^(?:https?:)?\/*/i, '')}`
  return OF_SITE.test(url.trim()) && videoSiteId(whole) ? whole : url.trim()
}

/** The frame's address; it is only asked for once a pupil has tapped. */
export const frameAddress = (id: string, origin: string): string =>
  `${VIDEO_SITE.frame}/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=zh-TW&enablejsapi=1&origin=${encodeURIComponent(origin)}`

export const watchAddress = (id: string): string => `${VIDEO_SITE.watch}${id}`
