import type { RoomResults } from '@hakka/contract/game-room'
import { factsOf, kindOf, type Stage } from '@hakka/rooms/room'
import { stageOfSetup } from '../../domain/room/act.ts'
import type { RoomRecord } from '../../domain/room/find.ts'
import { entriesSince } from '../../domain/room/log.ts'
import { roomsOf } from '../../domain/room/rooms.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { roomRow } from './store.ts'

/**
 * What was done in a room, for its teacher's page: it draws boards and plays them again by the rules that the room had.
 * @throws AppError `not_found` of a room that is gone meanwhile
 */
export async function roomResults(services: Services, record: RoomRecord): Promise<RoomResults> {
  const { db } = services
  const live = await roomsOf(services).fresh(record.id)
  const row = await roomRow(db, record.id)
  if (!live || !row) throw new AppError('not_found')
  const { room } = live
  const facts = factsOf(room)
  const stages = []
  for (const stage of Object.values(room.stages)) {
    const lines = kindOf(stage).results(stage.state, facts)
    const answered = new Set(kindOf(stage).answeredBy(stage.state)).size
    const right = stage.setup.kind === 'module' ? lines.filter((line) => line.right).length : null
    stages.push({ ...(await shownOf(services, record, stage)), answered, right })
  }
  const log = (await entriesSince(db, record.id, 0)).filter(({ move }) => !move.do.startsWith('quiz.'))
  return { ...row, stages, log: log.map(({ seq, at, by, move }) => ({ seq, at, by, move: { ...move } })) }
}

/** A question as it was shown; of a lesson that is gone there is no more than how it was answered. */
async function shownOf({ db }: Services, { id, dialectId }: RoomRecord, { setup }: Stage) {
  const source = await stageOfSetup(db, id, setup)
  const { options, ...head } = setup
  const gone = {
    code: '',
    name: '',
    title: '',
    level_no: 1,
    dialect_id: dialectId,
    font: null,
    asked: null,
    said: null,
  }
  return source
    ? { ...source.shown, exercise: null }
    : { ...head, ...gone, options: options.map((own) => ({ id: own })), exercise: null }
}
