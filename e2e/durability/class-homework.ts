import { randomUUID } from 'node:crypto'
import { type Cast, numberIn, until } from './class-cast.ts'
import { type Acknowledged, dig, list } from './client.ts'

const WEEK_MS = 7 * 24 * 3_600_000
const inAWeek = () => new Date(Date.now() + WEEK_MS).toISOString().slice(0, 10)

const TEACHER = '/api/my/teaching-class/assignment'
const PUPIL = '/api/my/learning-class/assignment'

/** Gives a module to the class. @returns the assignment */
async function give(
  { teacher, home, ledger, ...cast }: Cast,
  { lesson_id, id: thing_id }: { lesson_id: number; id: number },
  mode: 'practice' | 'test',
): Promise<number | undefined> {
  const key = randomUUID()
  const given = await until(cast, () =>
    teacher.post(TEACHER, {
      ...{ class_id: home.id, of: 'lesson', id: lesson_id, thing_ids: [thing_id], mode },
      ...{ due_on: inAWeek(), note: key, form_key: key },
    }),
  )
  const id = numberIn(given, 'data', 'id')
  if (id !== undefined) ledger.given.set(key, id)
  return id
}

const handsIn = ({ pupil, ...cast }: Cast, id: number) =>
  until(cast, () => pupil.post(`${PUPIL}/hand-in`, { id }))

/** Given, handed in, given back with a word, handed in anew, and given once more, as nothing of it was done. */
export async function doHomework(cast: Cast, memberId: number): Promise<void> {
  const { teacher, work, ledger } = cast
  const [module] = work.modules
  const id = module && (await give(cast, module, 'practice'))
  if (id === undefined) return
  if (!(await handsIn(cast, id))) return
  ledger.handedIn.add(id)
  const note = randomUUID()
  const back = await until(cast, () =>
    teacher.post(`${TEACHER}/hand-back`, { id, member_ids: [memberId], note }),
  )
  if (back) ledger.handedBack.set(id, note)
  const form_key = randomUUID()
  const again = await until(cast, () => teacher.post(`${TEACHER}/again`, { id, due_on: inAWeek(), form_key }))
  const anew = numberIn(again, 'data', 'id')
  if (anew !== undefined) ledger.again.set(id, anew)
}

/** Questions that are answered, and by which of their options: the first of them is thought over. */
const ANSWERS = [
  { no: 1, at: 0 },
  { no: 2, at: 0 },
  { no: 1, at: 1 },
]

interface Option {
  id: number
  text: string
}

/** Options of the one question of 選擇題 that is shown. */
const optionsOf = (answer: Acknowledged | undefined): Option[] =>
  list(dig(list(dig(answer?.body, 'data', 'asked', 'content', 'questions'))[0], 'options')).flatMap((own) => {
    const [id, text] = [dig(own, 'id'), dig(own, 'text')]
    return typeof id === 'number' && typeof text === 'string' ? [{ id, text }] : []
  })

/** A test is given, its questions are answered, read again, answered anew, and it is handed in. */
export async function sitTest(cast: Cast): Promise<void> {
  const { pupil, work, ledger } = cast
  const module = work.modules.find(({ type }) => type === 'practice')
  const id = module && (await give(cast, module, 'test'))
  if (id === undefined) return
  const whole = await until(cast, () => pupil.get(`${PUPIL}?id=${id}`))
  const item = dig(list(dig(whole?.body, 'data', 'items'))[0], 'id')
  if (typeof item !== 'number') return
  const read = (no: number) => until(cast, () => pupil.get(`${PUPIL}/test?id=${id}&item_id=${item}&no=${no}`))
  for (const { no, at } of ANSWERS) {
    const option = optionsOf(await read(no))[at]
    if (!option) return
    const body = { id, item_id: item, no, answer: { 0: [option.id] } }
    if (!(await until(cast, () => pupil.post(`${PUPIL}/test`, body)))) return
    ledger.answered.set(item, (ledger.answered.get(item) ?? new Set()).add(no))
    const kept = await read(no)
    const given = dig(list(dig(kept?.body, 'data', 'given'))[0], 'text')
    if (kept && given !== option.text)
      ledger.broken.push(`test ${id}, ${no}: ${String(given)}, not ${option.text}`)
  }
  if (await handsIn(cast, id)) {
    ledger.handedIn.add(id)
    ledger.sat.add(item)
  }
}
