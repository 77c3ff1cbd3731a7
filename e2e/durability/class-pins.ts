import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Cast, isRefusal, OK, until } from './class-cast.ts'
import { dig, list, Visitor } from './client.ts'

const PATH = '/api/my/teaching-class'
const TOO_MANY = 429
const BREATH_MS = 200

/** An account of the away class that gets new PINs; it is made by the first who asks for it. */
async function cardOf({
  teacher,
  away,
  ...cast
}: Cast): Promise<{ id: number; account: string } | undefined> {
  const found = await until(cast, () => teacher.get(`${PATH}/student/list?class_id=${away.id}`))
  const [one] = list(dig(found?.body, 'data', 'students'))
  const [id, account] = [dig(one, 'id'), dig(one, 'account')]
  if (typeof id === 'number' && typeof account === 'string') return { id, account }
  const students = [{ seat_no: 1, name: '斷電同學' }]
  const body = { class_id: away.id, students, form_key: randomUUID() }
  await until(cast, () => teacher.post(`${PATH}/account/create`, body))
  return undefined
}

/** The PIN that was told last opens its account; then there is a new one. */
export async function newPin(cast: Cast): Promise<void> {
  const { teacher, away, ledger } = cast
  const card = await cardOf(cast)
  if (!card) return
  const { pins } = ledger
  pins.classId = away.id
  if (pins.last !== undefined) await opens(cast, { username: card.account, password: pins.last })
  // From here on it may be void: only an answer says which one is not.
  pins.last = undefined
  const told = await until(cast, () => {
    pins.tried += 1
    return teacher.post(`${PATH}/account/pin`, { class_id: away.id, member_ids: [card.id] })
  })
  const pin = dig(list(dig(told?.body, 'data', 'cards'))[0], 'pin')
  if (typeof pin !== 'string') return
  pins.told += 1
  pins.last = pin
}

async function opens({ work, ledger }: Cast, login: { username: string; password: string }): Promise<void> {
  while (!work.isOver()) {
    const answer = await new Visitor(work.url).post('/api/login', login)
    if (answer?.status === OK) {
      ledger.pins.proved += 1
      return
    }
    if (answer?.status === TOO_MANY) return
    if (answer && isRefusal(answer)) {
      ledger.broken.push(`the PIN of ${login.username} opens nothing: ${answer.status}`)
      return
    }
    await sleep(BREATH_MS)
  }
}
