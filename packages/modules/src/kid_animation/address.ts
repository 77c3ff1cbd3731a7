import { animationFile, type LessonNumbers } from '@hakka/contract/videos'

/** Where the site serves a lesson's animation. */
export const filmAddress = (lesson: LessonNumbers): string => `/${animationFile(lesson)}`
