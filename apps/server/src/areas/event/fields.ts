import { CITIES } from '@hakka/contract/constants'
import {
  EVENT,
  gameTitle,
  playMinutes,
  STAGES,
  WITH_OWN_CLOCK,
  WITH_QUIZ_LENGTH,
} from '@hakka/contract/constants/event'
import type { EventFields, ParticipatorFields } from '@hakka/contract/event-desk'
import { eq, inArray } from 'drizzle-orm'
import { files } from '../../db/tables/content.ts'
import { events, gameResults } from '../../db/tables/event.ts'
import { schools } from '../../db/tables/place.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError } from '../../kernel/app-error.ts'

type Errors = Record<string, string[]>

const MINUTE_MS = 60_000
const isOnStep = (at: Date) => at.getTime() % (EVENT.clock_step * MINUTE_MS) === 0
const STEP_FAULT = `時間請選 ${EVENT.clock_step} 分鐘的倍數，例如 08:00、08:15`

const FILE = /^\/files\/([\w.-]+)$/

/** A picture is one that was uploaded here: an address of elsewhere would tell that site who looks. */
async function imageFault(transaction: Transaction, url: string): Promise<string | undefined> {
  if (url === '') return undefined
  const key = FILE.exec(url)?.[1]
  const [file] = key ? await transaction.select().from(files).where(eq(files.key, key)) : []
  return file?.mediaType.startsWith('image/') ? undefined : '網站上沒有這張圖，請再上傳一次'
}

/** What is wrong with one row by itself, by its field. */
function rowFaults({ city_id, stage_no, grade_no, school_code }: ParticipatorFields): Errors {
  const stage = STAGES.find(({ no }) => no === stage_no)
  const errors: Errors = {}
  if (grade_no > 0 && !stage) errors.grade_no = ['選了年級，請先選學制']
  else if (stage && grade_no > stage.grades) errors.grade_no = [`${stage.name}是 1 到 ${stage.grades} 年級`]
  if (school_code !== '' && (city_id === 0 || !stage)) errors.school_code = ['選學校以前，請先選縣市和學制']
  return errors
}

async function rowsFaults(transaction: Transaction, rows: readonly ParticipatorFields[]): Promise<Errors> {
  const codes = rows.map(({ school_code }) => school_code).filter((code) => code !== '')
  const known = await transaction
    .select({ code: schools.code, cityId: schools.cityId })
    .from(schools)
    .where(inArray(schools.code, codes))
  const errors: Errors = {}
  for (const [index, row] of rows.entries()) {
    const own = rowFaults(row)
    const school = known.find(({ code }) => code === row.school_code)
    if (row.school_code !== '' && !own.school_code) {
      if (!school) own.school_code = ['找不到這所學校，請重新選擇']
      else if (school.cityId !== row.city_id) {
        const city = CITIES.find(({ id }) => id === row.city_id)?.name
        own.school_code = [`這所學校不在${city}，請重新選擇`]
      }
    }
    for (const [field, messages] of Object.entries(own)) errors[`participators.${index}.${field}`] = messages
  }
  return errors
}

/** What was played stays what it is: neither its game changes under it, nor how well it had to be verified. */
async function playedFaults(
  transaction: Transaction,
  id: number | undefined,
  { event_game_id, rank_requires }: EventFields,
): Promise<Errors> {
  if (id === undefined) return {}
  const [played] = await transaction
    .select({ gameId: events.gameId, level: events.rankRequires })
    .from(gameResults)
    .innerJoin(events, eq(events.id, gameResults.eventId))
    .where(eq(events.id, id))
    .limit(1)
  const fault = (thing: string) => [`已經有人玩過，不能再換${thing}；請複製成新的活動`]
  return {
    ...(played && played.gameId !== event_game_id && { event_game_id: fault('活動類型') }),
    ...(played && played.level !== rank_requires && { rank_requires: fault('成績查核的方式') }),
  }
}

/** Settings that the chosen game knows nothing of: stored, they would promise what nobody keeps. */
function settingFaults({ event_game_id: game, quiz_length, time_limit }: EventFields): Errors {
  const errors: Errors = {}
  if (quiz_length > 0 && !WITH_QUIZ_LENGTH.includes(game))
    errors.quiz_length = [`${gameTitle(game)}的題數是固定的，請留空白`]
  if (time_limit > 0 && game === WITH_OWN_CLOCK)
    errors.time_limit = [`${gameTitle(game)}一局就是 3 分鐘，請留空白`]
  const most = playMinutes(game)
  if (time_limit > most && !errors.time_limit)
    errors.time_limit = [`${gameTitle(game)}一局最多 ${most} 分鐘，時間限制請填 ${most} 以內`]
  return errors
}

const flag = (value: number) => value === 1
const orNull = (value: number) => (value === 0 ? null : value)

/**
 * What a form's fields are stored as.
 * @param id of the event that is edited
 * @throws AppError `validation` with every fault under its field
 */
export async function columnsOf(transaction: Transaction, fields: EventFields, id?: number) {
  const errors: Errors = {
    ...(await rowsFaults(transaction, fields.participators)),
    ...settingFaults(fields),
  }
  if (!isOnStep(fields.begin_at)) errors.begin_at = [STEP_FAULT]
  if (!isOnStep(fields.end_at)) errors.end_at = [STEP_FAULT]
  else if (fields.end_at <= fields.begin_at) errors.end_at = ['結束時間要晚於開始時間']
  const image = await imageFault(transaction, fields.image)
  if (image) errors.image = [image]
  Object.assign(errors, await playedFaults(transaction, id, fields))
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
  return {
    title: fields.title.replace(/\s+/g, ' '),
    description: fields.description,
    beginAt: fields.begin_at,
    endAt: fields.end_at,
    gameId: fields.event_game_id,
    image: fields.image === '' ? null : fields.image,
    targets: fields.targets,
    quizLength: orNull(fields.quiz_length),
    timeLimit: orNull(fields.time_limit),
    rankRequires: fields.rank_requires,
    needsApproval: flag(fields.needs_approval),
    needsEmail: flag(fields.needs_email),
    isPractice: flag(fields.is_practice),
    isDraft: !flag(fields.is_published),
  }
}

/** Rows as they are stored; one that says nothing at all would let everybody in beside the others, and is none. */
export const participatorRows = (eventId: number, rows: readonly ParticipatorFields[]) =>
  rows
    .filter((row) => row.city_id + row.stage_no + row.grade_no + row.class_no > 0 || row.school_code !== '')
    .map((row) => ({
      eventId,
      cityId: orNull(row.city_id),
      stageNo: orNull(row.stage_no),
      schoolCode: row.school_code === '' ? null : row.school_code,
      gradeNo: orNull(row.grade_no),
      classNo: orNull(row.class_no),
    }))
