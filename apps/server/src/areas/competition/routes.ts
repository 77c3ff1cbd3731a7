import { AGREE } from '@hakka/contract/constants/competition'
import { findClass, teachesClass } from '../../domain/school-class/belonging.ts'
import { teachersOf } from '../../domain/school-class/roll.ts'
import type { Services } from '../../domain/services.ts'
import { HOUR_MS } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { refuseForgery } from '../../http/session/csrf.ts'
import { AppError } from '../../kernel/app-error.ts'
import { teachesAway, teachesHome } from './policy.ts'
import { rankingOf, refuseUnknown } from './ranking.ts'
import {
  answerInvitation,
  classOfCode,
  deleteCompetition,
  makeCompetition,
  saveAwayTeam,
  saveCompetition,
} from './save.ts'
import { awayClassOf, competitionsPlayed, competitionsTaught, findCompetition, sidesOf } from './store.ts'

const TEACHER = { policy: 'teacher', personal: true } as const
const ANYONE = { policy: 'anyone', personal: true } as const
const MAKING = { max: 60, per: 'user', ms: HOUR_MS } as const
/** Codes are not guessed at. */
const GUESSES = { max: 60, per: 'user', ms: HOUR_MS, together: 'class codes' } as const
/** Two classes behind one address that look on, each of them once in ten seconds. */
const LIVE = { max: 3000, per: 'address' } as const

const byQuery = ({ db }: Services, { query }: { query: { id: number } }) => findCompetition(db, query.id)
const byBody = ({ db }: Services, { body }: { body: { id: number } }) => findCompetition(db, body.id)

const answerText = (status: number) =>
  status === AGREE.accepted ? '接受挑戰了，兩班可以開始比' : '已經拒絕這次邀請'

export const routes = [
  route('GET /api/my/teaching-class/competitions', TEACHER, async ({ actor, query, services }) => {
    const { db } = services
    const now = services.now()
    const { class_id: classId } = query
    if (classId !== undefined) {
      const found = await findClass(db, classId)
      if (!found || !teachesClass(actor, found)) throw new AppError('not_found')
    }
    const asked = { userId: actor.userId, now, ...(classId === undefined ? {} : { classId }) }
    return { data: { competitions: await competitionsTaught(db, asked), now: now.toISOString() } }
  }),

  route(
    'GET /api/my/learning-class/competitions',
    { policy: 'login', personal: true },
    async ({ actor, query, services }) => {
      const now = services.now()
      const { class_id: classId } = query
      const asked = { userId: actor.userId, now, ...(classId === undefined ? {} : { classId }) }
      return { data: { competitions: await competitionsPlayed(services.db, asked), now: now.toISOString() } }
    },
  ),

  route(
    'GET /api/my/teaching-class/competition/accept',
    { ...TEACHER, resource: { find: byQuery, may: teachesAway } },
    async ({ query, request, services }) => {
      // It changes something: as little a link of another site may do that as a form of one.
      if (request.headers['x-csrf-token'] === undefined) throw new AppError('csrf')
      refuseForgery(request, services)
      await answerInvitation(services, query)
      return { message: answerText(query.status) }
    },
  ),

  route(
    'POST /api/my/teaching-class/competition/accept',
    { ...TEACHER, resource: { find: byBody, may: teachesAway } },
    async ({ body, services }) => {
      await answerInvitation(services, body)
      return { message: answerText(body.status) }
    },
  ),

  route(
    'PUT /api/my/teaching-class/competition/away-team/update',
    {
      ...TEACHER,
      resource: {
        find: ({ db }: Services, { body }: { body: { competition_id: number } }) =>
          findCompetition(db, body.competition_id),
        may: teachesAway,
      },
    },
    async ({ body, services }) => {
      const { competition_id: id, team_flag_id: flag, event_end_at: end } = body
      await saveAwayTeam(services, { id, flag, end })
      return { message: '更新客隊資料成功' }
    },
  ),

  route(
    'GET /api/my/teaching-class/competition/away-class',
    { ...TEACHER, limit: GUESSES },
    async ({ query, services: { db } }) => {
      const row = await classOfCode(db, query.code)
      return { data: await awayClassOf(db, row, await teachersOf(db, [row.id])) }
    },
  ),

  route(
    'POST /api/my/teaching-class/competition',
    { ...TEACHER, limit: MAKING },
    async ({ actor, body, services }) => {
      const id = body.competition_id ?? undefined
      if (id !== undefined) {
        const found = await findCompetition(services.db, id)
        if (!found || !teachesHome(actor, found)) throw new AppError('not_found')
        await saveCompetition(services, id, body)
        return { data: { id }, message: '儲存成功' }
      }
      const home = await findClass(services.db, body.home_team_id)
      if (!home || !teachesClass(actor, home)) throw new AppError('not_found')
      const made = { userId: actor.userId, homeId: home.row.id, fields: body }
      return { data: { id: await makeCompetition(services, made) }, message: '邀請送出了，等對方老師回覆' }
    },
  ),

  route(
    'GET /api/my/teaching-class/competition',
    { ...TEACHER, resource: { find: byQuery, may: teachesHome } },
    async ({ actor, query: { id }, services }) => {
      const asked = { userId: actor.userId, id, now: services.now() }
      const [competition] = await competitionsTaught(services.db, asked)
      if (!competition) throw new AppError('not_found')
      return { data: { competition } }
    },
  ),

  route(
    'DELETE /api/my/teaching-class/competition',
    { ...TEACHER, resource: { find: byBody, may: teachesHome } },
    async ({ actor, body: { id }, services }) => {
      await deleteCompetition(services, { id, userId: actor.userId })
      return { message: '競賽已經刪除' }
    },
  ),

  route('GET /api/event/competition', ANYONE, async ({ actor, query, services: { db } }) => {
    const { row } = refuseUnknown(await findCompetition(db, query.id), actor.userId)
    const { own, event } = row
    const plays = actor.userId === null ? undefined : await sidesOf(db, actor.userId)
    return {
      data: {
        competition: {
          id: own.id,
          dialect_id: query.d,
          event_id: event.id,
          event_game_id: event.gameId,
          title: event.title,
          description: event.description,
          agree_status: own.agreeStatus,
          is_player: plays?.has(own.id) ?? false,
        },
      },
    }
  }),

  route(
    'GET /api/event/competition/ranking',
    { ...ANYONE, limit: LIVE },
    async ({ actor, query: { id }, services }) => {
      const found = refuseUnknown(await findCompetition(services.db, id), actor.userId)
      return rankingOf(services, found, actor.userId)
    },
  ),
]
