import { dayIn } from './assignments.ts'
import type { ClassCaller, ClassWorld } from './class-world.ts'
import type { person } from './classes.ts'

const TEACHERS = ['owner', 'beside'] as const
const OWNER = ['owner'] as const
const PUPIL = ['pupil'] as const

interface Row {
  /** Who is let in; all others are not. */
  who: readonly ClassCaller[]
  /** What the call says: in its path, else in its query or its body. */
  says: (world: ClassWorld, caller: ClassCaller) => Record<string, unknown>
  /** What has to be done before it. */
  after?: (
    world: ClassWorld,
    people: Record<ClassCaller, Awaited<ReturnType<typeof person>>>,
  ) => Promise<unknown>
}

const theClass = ({ classId: class_id }: ClassWorld) => ({ class_id })
const theMember = ({ classId: class_id, memberId }: ClassWorld) => ({ class_id, member_ids: [memberId] })
const itsCard = ({ classId: class_id, cardId }: ClassWorld) => ({ class_id, member_ids: [cardId] })
const whoWaits = ({ classId: class_id, waitingId }: ClassWorld) => ({ class_id, member_ids: [waitingId] })
const theTest = ({ testId: id }: ClassWorld) => ({ id })
const theItem = ({ testId: id, itemId: item_id }: ClassWorld) => ({ id, item_id })
const itsAnswer = (world: ClassWorld) => ({ ...theItem(world), no: 1, answer: { 0: [1], 1: [3, 4] } })
const theRecording = ({ spokenId: id, recordingId: recording_id }: ClassWorld) => ({ id, recording_id })
const theCompetition = ({ competitionId: id }: ClassWorld) => ({ id })
const theLink = ({ linkId, endedId }: ClassWorld, caller: ClassCaller) => ({
  id: caller === 'formerParent' ? endedId : linkId,
})

const isHeard: Row['after'] = (world, { pupil }) =>
  pupil.ask('POST /api/my/learning-class/assignment/recording', theRecording(world))
const isHandedIn: Row['after'] = (world, { pupil }) =>
  pupil.ask('POST /api/my/learning-class/assignment/hand-in', theTest(world))
const isTakenBack: Row['after'] = (world, { owner }) =>
  owner.ask('DELETE /api/my/teaching-class/assignment', theTest(world))

const DUE = dayIn(30)
const PERIOD = { begin_at: `${dayIn(10)}T00:00:00Z`, end_at: `${dayIn(11)}T00:00:00Z` }
const challenge = ({ foreignCode: away_team_code }: ClassWorld) => ({
  ...PERIOD,
  away_team_code,
  event_game_id: 1,
  condition_id: 1,
  home_team_flag_id: 1,
  away_team_flag_id: 3,
})

/**
 * Whose a class is, an assignment, a competition, and a pupil: who gets to what by each call. Written by hand out of the
 * specification and the decisions, and never out of the policies.
 */
export const WHOSE_CLASS: Record<string, Row> = {
  'GET /api/my/teaching-class/{id}': { who: TEACHERS, says: ({ classId: id }) => ({ id }) },
  'PUT /api/my/teaching-class/{id}': {
    who: TEACHERS,
    says: ({ classId: id, schoolId: school_id }) => ({ id, school_id, status: 1, name: '五年四班' }),
  },
  'DELETE /api/my/teaching-class/{id}': { who: OWNER, says: ({ classId: id }) => ({ id }) },
  'DELETE /api/my/teaching-class/quit': { who: TEACHERS, says: theClass },
  'POST /api/my/teaching-class/archive': {
    who: OWNER,
    says: (world) => ({ ...theClass(world), archived: true }),
  },
  'POST /api/my/teaching-class/roll': {
    who: OWNER,
    says: (world) => ({ ...theMember(world), name: '六年三班' }),
  },
  'GET /api/my/teaching-class/invite': { who: TEACHERS, says: theClass },
  'POST /api/my/teaching-class/invite/renew': {
    who: TEACHERS,
    says: (world) => ({ ...theClass(world), of: 'student' }),
  },
  'POST /api/my/teaching-class/teacher/remove': {
    who: OWNER,
    says: (world) => ({ ...theClass(world), user_id: world.besideId }),
  },
  'GET /api/my/teaching-class/student/list': { who: TEACHERS, says: theClass },
  'GET /api/my/teaching-class/events': { who: TEACHERS, says: theClass },
  'POST /api/my/teaching-class/student/approve': { who: TEACHERS, says: whoWaits },
  'POST /api/my/teaching-class/student/refuse': { who: TEACHERS, says: whoWaits },
  'POST /api/my/teaching-class/student/remove': { who: TEACHERS, says: theMember },
  'POST /api/my/teaching-class/student/move': {
    who: TEACHERS,
    says: (world) => ({ ...theMember(world), to_class_id: world.secondId }),
  },
  'POST /api/my/teaching-class/student/move into a class of another': {
    who: [],
    says: (world) => ({ ...theMember(world), to_class_id: world.foreignId }),
  },
  'POST /api/my/teaching-class/student/consent': {
    who: TEACHERS,
    says: (world) => ({ ...theMember(world), given: true }),
  },
  'POST /api/my/teaching-class/student/group': {
    who: TEACHERS,
    says: (world) => ({ ...theMember(world), name: '第一組' }),
  },
  'POST /api/my/teaching-class/account/create': {
    who: TEACHERS,
    says: (world) => ({ ...theClass(world), students: [{ name: '學生乙' }] }),
  },
  'POST /api/my/teaching-class/account/pin': { who: TEACHERS, says: itsCard },
  'POST /api/my/teaching-class/account/unlock': { who: TEACHERS, says: itsCard },

  'GET /api/my/teaching-class/competitions': { who: TEACHERS, says: theClass },
  'POST /api/my/teaching-class/competition': {
    who: TEACHERS,
    says: (world) => ({ ...challenge(world), home_team_id: world.classId }),
  },
  'POST /api/my/teaching-class/competition to change one': {
    who: TEACHERS,
    says: (world) => ({
      ...challenge(world),
      home_team_id: world.classId,
      competition_id: world.competitionId,
    }),
  },
  'GET /api/my/teaching-class/competition': { who: TEACHERS, says: theCompetition },
  'DELETE /api/my/teaching-class/competition': { who: TEACHERS, says: theCompetition },
  'GET /api/my/teaching-class/competition/accept': {
    who: TEACHERS,
    says: (world) => ({ ...theCompetition(world), status: 1 }),
  },
  'POST /api/my/teaching-class/competition/accept': {
    who: TEACHERS,
    says: (world) => ({ ...theCompetition(world), status: 1 }),
  },
  'PUT /api/my/teaching-class/competition/away-team/update': {
    who: TEACHERS,
    says: ({ competitionId: competition_id }) => ({
      competition_id,
      team_flag_id: 4,
      event_end_at: PERIOD.end_at,
    }),
  },

  'GET /api/my/teaching-class/assignment/picks': { who: TEACHERS, says: theClass },
  'GET /api/my/teaching-class/assignment/list': { who: TEACHERS, says: theClass },
  'POST /api/my/teaching-class/assignment': {
    who: TEACHERS,
    says: (world) => ({ ...theClass(world), of: 'lesson', id: world.lessonId, due_on: DUE }),
  },
  'PUT /api/my/teaching-class/assignment': {
    who: TEACHERS,
    says: (world) => ({ ...theTest(world), due_on: DUE }),
  },
  'DELETE /api/my/teaching-class/assignment': { who: TEACHERS, says: theTest },
  'POST /api/my/teaching-class/assignment/restore': { who: TEACHERS, says: theTest, after: isTakenBack },
  'POST /api/my/teaching-class/assignment/hand-back': {
    who: TEACHERS,
    says: (world) => ({ ...theTest(world), member_ids: [world.memberId] }),
  },
  'POST /api/my/teaching-class/assignment/again': {
    who: TEACHERS,
    says: (world) => ({ ...theTest(world), due_on: DUE }),
  },
  'POST /api/my/teaching-class/assignment/remind': { who: TEACHERS, says: theTest },
  'GET /api/my/teaching-class/assignment/try': { who: TEACHERS, says: theTest },
  'GET /api/my/teaching-class/assignment/test': { who: TEACHERS, says: theItem },
  'POST /api/my/teaching-class/assignment/test': { who: TEACHERS, says: itsAnswer },
  'GET /api/my/teaching-class/assignment/report': { who: TEACHERS, says: theTest },
  'GET /api/my/teaching-class/assignment/answers': { who: TEACHERS, says: theTest },
  'GET /api/my/teaching-class/assignment/answers of one pupil': {
    who: TEACHERS,
    says: (world) => ({ ...theTest(world), member_id: world.memberId }),
  },
  'GET /api/my/teaching-class/assignment/recording': { who: TEACHERS, says: theRecording, after: isHeard },

  'DELETE /api/my/learning-class/quit': { who: ['pupil', 'waiting'], says: theClass },
  'GET /api/my/learning-class/events': { who: PUPIL, says: theClass },
  'GET /api/my/learning-class/assignment': { who: PUPIL, says: theTest },
  'POST /api/my/learning-class/assignment/hand-in': { who: PUPIL, says: theTest },
  'GET /api/my/learning-class/assignment/test': { who: PUPIL, says: theItem },
  'POST /api/my/learning-class/assignment/test': { who: PUPIL, says: itsAnswer },
  'GET /api/my/learning-class/assignment/answers': { who: PUPIL, says: theTest, after: isHandedIn },
  'POST /api/my/learning-class/assignment/recording': { who: PUPIL, says: theRecording },
  'DELETE /api/my/learning-class/assignment/recording': { who: PUPIL, says: theRecording, after: isHeard },

  'GET /api/my/child/{id}/week': { who: ['parent'], says: theLink },
  'GET /api/my/child/{id}/month': { who: ['parent'], says: theLink },
  // Either of the two ends it.
  'DELETE /api/my/child/{id}': { who: ['parent', 'pupil'], says: theLink },

  'GET /api/game_room/list': { who: TEACHERS, says: theClass },
}
