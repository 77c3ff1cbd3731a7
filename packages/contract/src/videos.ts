/** The video site that lessons embed from, by its address that sets no cookies. */
export const VIDEO_SITE = {
  name: 'YouTube',
  frame: 'https://www.youtube-nocookie.com',
  watch: 'https://www.youtube.com/watch?v=',
} as const

const SITE_ID = /^[\w-]{11}$/

/** Whether a text is the id of a video on the site. */
export const isVideoSiteId = (id: string): boolean => SITE_ID.test(id)

const SITE_HOSTS = /^(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/

/** The id in an address of the video site, as people copy it; `undefined` for any other address. */
export function videoSiteId(address: string): string | undefined {
  if (!address.startsWith('https://') || !URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  if (!SITE_HOSTS.test(hostname)) return undefined
  const id = searchParams.get('v') ?? pathname.split('/').at(-1) ?? ''
  return isVideoSiteId(id) ? id : undefined
}

/** The numbers that choose a lesson's animation. */
export interface LessonNumbers {
  step_no: number
  semester_no: number
  no: number
  dialect_id: number
}

/** The folder of animations, in a pack, in the data folder and in the site's addresses. */
export const ANIMATION_FOLDER = 'videos/kid_animation'

/** The file of a lesson's animation, `videos/kid_animation/5-down-3-1.mp4`: semester 1 is `up`, any other `down`. */
export const animationFile = ({ step_no, semester_no, no, dialect_id }: LessonNumbers): string =>
  `${ANIMATION_FOLDER}/${step_no}-${semester_no === 1 ? 'up' : 'down'}-${no}-${dialect_id}.mp4`
