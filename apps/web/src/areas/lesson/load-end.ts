/** What is seen when all of a lesson is done. */
export const loadEnd = () => import('./LessonEnd.tsx')
