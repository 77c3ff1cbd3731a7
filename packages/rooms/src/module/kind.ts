import type { QuizView, RoomFace } from '@hakka/contract/room-views'
import { defineKind, type Facts, NOTHING_ASIDE, NOTHING_OWN } from '#kit/define.ts'
import { type Judged, type QuizPart, refuse } from '#kit/move.ts'

interface Answer extends Judged {
  answer: unknown
}

export interface Quiz {
  answers: Readonly<Record<number, Answer>>
  /** The key: not in the state before the teacher shows it. */
  key: readonly QuizPart[] | null
  counts: boolean
}

export default defineKind<Quiz, 'quiz'>({
  id: 'module',
  prefix: 'quiz',
  fresh: () => ({ answers: {}, key: null, counts: true }),

  reduce(quiz, { by, move }) {
    switch (move.do) {
      case 'quiz.answer':
        if (quiz.key) return refuse('time_up')
        return { ...quiz, answers: { ...quiz.answers, [by]: { answer: move.answer, ...move.judged } } }
      case 'quiz.reveal':
        return { ...quiz, key: move.parts }
      case 'quiz.counts':
        return { ...quiz, counts: move.shown }
      case 'quiz.again':
        return { answers: {}, key: null, counts: quiz.counts }
      // The podium is the room's.
      case 'quiz.podium':
        return quiz
    }
  },

  *answeredBy({ answers }) {
    for (const by of Object.keys(answers)) yield Number(by)
  },

  shown: (quiz, facts) => shownQuiz(quiz, facts),
  onPhones: (quiz, facts) => shownQuiz(quiz, facts),

  host(quiz, facts) {
    if (!quiz.key) return NOTHING_ASIDE
    const counted = countedOf(quiz, facts)
    return {
      ...NOTHING_ASIDE,
      given: quiz.key.map((_, part) =>
        groupsOf(counted, part).map(({ members }) => members.map((member) => facts.nameOf(member))),
      ),
    }
  },

  own(quiz, member) {
    const own = quiz.answers[member]
    if (!own) return NOTHING_OWN
    const { answer, earned, total, parts } = own
    return {
      ...NOTHING_OWN,
      answered: true,
      answer,
      verdict: quiz.key ? { right: isRight(own), earned, total } : null,
      given: quiz.key ? parts.map(({ right, given }) => ({ right, given: [...given] })) : [],
    }
  },

  results: ({ answers }, { nameOf }) =>
    Object.entries(answers).map(([by, own]) => ({
      by: nameOf(Number(by)),
      text: own.parts.map(({ given }) => given.map(wordsOf).join(' ')).join('、'),
      order: [],
      group: '',
      right: isRight(own),
      state: 'up',
      at: null,
    })),
})

const wordsOf = ({ text, alt }: RoomFace): string => text ?? alt ?? ''

/** All of it is right. */
export const isRight = ({ earned, total }: Pick<Judged, 'earned' | 'total'>): boolean =>
  total > 0 && earned === total

type Counted = [member: number, answer: Answer][]

const countedOf = ({ answers }: Quiz, { isOut }: Facts): Counted =>
  Object.entries(answers).flatMap(([by, answer]) =>
    isOut(Number(by)) ? [] : [[Number(by), answer] satisfies Counted[number]],
  )

const keyOf = (faces: readonly RoomFace[]): string =>
  JSON.stringify(faces.map(({ text, alt, image, sound }) => text ?? alt ?? image?.url ?? sound?.url ?? ''))

interface Group {
  given: readonly RoomFace[]
  right: boolean
  members: number[]
}

/** Who gave the same to a part, the most frequent first. */
function groupsOf(counted: Counted, part: number): Group[] {
  const groups = new Map<string, Group>()
  for (const [member, { parts }] of counted) {
    const own = parts[part]
    if (!own) continue
    const key = `${own.right} ${keyOf(own.given)}`
    const group = groups.get(key) ?? { ...own, members: [] }
    group.members.push(member)
    groups.set(key, group)
  }
  return [...groups.values()].sort((a, b) => b.members.length - a.members.length)
}

function shownQuiz(quiz: Quiz, facts: Facts): QuizView {
  const { key, counts } = quiz
  const counted = countedOf(quiz, facts)
  return {
    kind: 'module',
    revealed: key !== null,
    counts,
    right: key && counts ? counted.filter(([, answer]) => isRight(answer)).length : null,
    parts: (key ?? []).map(({ asked, right, analysis }, part) => {
      const groups = groupsOf(counted, part)
      return {
        asked,
        right: [...right],
        ...(analysis !== undefined && { analysis }),
        answers: groups.map((group) => ({
          given: [...group.given],
          count: counts ? group.members.length : 0,
          right: group.right,
        })),
        right_count: counts ? groups.reduce((sum, own) => sum + (own.right ? own.members.length : 0), 0) : 0,
      }
    }),
    podium: null,
  }
}
