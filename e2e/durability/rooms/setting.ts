import type { Site } from '../../support/site.ts'
import { Visitor } from '../client.ts'
import type { Place } from './classroom.ts'

/** How often `npm run kills` was told to kill; the rest of what befalls rooms lasts as long. */
export const ROUNDS = Number(process.env.E2E_ROOM_ROUNDS ?? 100)

const BOARDS = 'step_no=7&semester_no=1&type_no=1&no=3&dialect_id=1'
const EXERCISES = 'step_no=1&semester_no=1&type_no=1&no=1&dialect_id=1'

/** What a class writes together, of one lesson of the demo. */
export const WALLS: readonly Place[] = ['slido_postit', 'slido_word_cloud', 'ranking_bar'].map((type) => ({
  lesson: BOARDS,
  type,
}))
/** What the server judges, of another. */
export const SCORED: Place = { lesson: EXERCISES, type: 'practice' }

/** The demo's teacher, logged in. */
export async function teacherOf({ url, passwords }: Site): Promise<Visitor> {
  const teacher = new Visitor(url)
  const answer = await teacher.post('/api/login', { username: 'teacher', password: passwords.teacher ?? '' })
  if (answer?.status !== 200) throw new Error(`the teacher could not log in: ${answer?.status}`)
  return teacher
}
