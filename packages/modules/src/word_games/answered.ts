import { parseSafely } from '@hakka/contract/parse'
import type { AnsweredQuestion } from '#kit/answered.ts'
import type { Face } from '#kit/public.ts'
import { type FirstPick, type MazeQuestion, type WordGamesContent, wordGamesAnswer } from './content.ts'
import { DIRECTIONS } from './directions.ts'
import { replayed } from './replay.ts'
import { scoreWordGames } from './score.ts'

/** The maze's crossings with the way that was taken first; words that were played with have no questions of their own. */
export function answeredWordGames({ questions }: WordGamesContent, answer: unknown): AnsweredQuestion[] {
  const read = parseSafely(wordGamesAnswer, answer)
  if (!read.success || read.data.game !== 'maze') return []
  if (scoreWordGames({ questions }, read.data).kind !== 'points') return []
  const played = read.data
  const first = 'picks' in played ? played.picks : replayed({ questions }, [], played)?.first
  return first ? questions.map((own, at) => answeredCrossing(own, pickAt(first, at))) : []
}

const pickAt = (first: readonly FirstPick[], at: number) => first.find(({ asked }) => asked === at)?.picked

function answeredCrossing(crossing: MazeQuestion, picked: number | undefined): AnsweredQuestion {
  const { question, answer } = crossing
  const { hakka, pinyin, audioUrl, synthetic } = question
  const way = picked === undefined ? undefined : DIRECTIONS[picked]
  return {
    asked: { text: hakka || undefined, pinyin, ...(audioUrl && { sound: { url: audioUrl, synthetic } }) },
    right: [signOf(crossing, answer)],
    given: way ? [signOf(crossing, way)] : [],
    isRight: way === answer,
  }
}

/** What a sign shows; of a reading also how it is written. */
function signOf({ form, options }: MazeQuestion, way: MazeQuestion['answer']): Face {
  const { hakka, pinyin, chinese } = options[way]
  switch (form) {
    case 'hakka':
      return { text: hakka }
    case 'pinyin':
      return { text: hakka || pinyin, pinyin }
    case 'chinese':
      return { text: chinese, lang: 'zh' }
  }
}
