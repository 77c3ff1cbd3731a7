import type { RoomFace, RoomStage } from '@hakka/contract/room-views'

/** One of several answers, by the number that names it in an answer. */
export type Choice = RoomFace & { id: number }

/** A question with one right answer among a few: it is drawn by letters, on the board and on phones alike. */
export interface Choices {
  asked: RoomFace
  options: readonly Choice[]
  /** The answer that chooses one, as the module has it. */
  answer(id: number): unknown
}

/** So many have a letter and room on a phone; of more the module's own view is drawn. */
const MOST = 6

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const isFace = (value: unknown): value is RoomFace => isObject(value)
const isChoice = (value: unknown): value is Choice =>
  isFace(value) && 'id' in value && typeof value.id === 'number'

/** The choices of a question, as its module shows them without the key; nothing of what is done otherwise. */
export function choicesOf({ exercise }: Pick<RoomStage, 'exercise'>): Choices | undefined {
  if (!exercise || !isObject(exercise.content)) return undefined
  const { questions } = exercise.content
  const [own, ...others] = Array.isArray(questions) ? questions : []
  if (others.length > 0 || !isObject(own)) return undefined
  if (exercise.type === 'practice') return chosenAmong(own)
  return exercise.type === 'word_games' ? crossing(own) : undefined
}

function chosenAmong({ question, choose, options: given }: Record<string, unknown>): Choices | undefined {
  const options = Array.isArray(given) ? given.filter(isChoice) : []
  if (choose !== 1 || !isFace(question) || options.length < 2 || options.length > MOST) return undefined
  return { asked: question, options, answer: (id) => ({ '0': [id] }) }
}

/** The ways of a crossing, by the numbers that its answers have. */
const WAYS = ['up', 'left', 'right', 'down'] as const

/** A crossing of a maze: four signs, and what is heard, or read where nothing is. */
function crossing({ question, options }: Record<string, unknown>): Choices | undefined {
  if (!isObject(question) || !isObject(options)) return undefined
  const { hakka, pinyin, audioUrl: url } = question
  const asked: RoomFace =
    typeof url === 'string'
      ? {
          text: '聽到的是哪一個？',
          lang: 'zh',
          sound: { url, ...(question.synthetic === true && { synthetic: true }) },
        }
      : { ...(typeof hakka === 'string' && { text: hakka }), ...(typeof pinyin === 'string' && { pinyin }) }
  const signs = WAYS.flatMap((way, id) => {
    const sign = options[way]
    return isObject(sign) ? [{ id, ...signFace(sign) }] : []
  })
  return { asked, options: signs, answer: (id) => ({ game: 'maze', seed: 0, taps: [id] }) }
}

function signFace({ hakka, pinyin, chinese }: Record<string, unknown>): RoomFace {
  if (typeof hakka === 'string') return { text: hakka }
  return typeof pinyin === 'string' ? { pinyin } : { text: String(chinese ?? ''), lang: 'zh' }
}

/** A, B, C … */
export const letterOf = (at: number): string => String.fromCodePoint(65 + at)

/** What was chosen in an answer that was sent. */
export function chosenIn({ options, answer }: Choices, sent: unknown): number | undefined {
  const found = options.find(({ id }) => JSON.stringify(answer(id)) === JSON.stringify(sent))
  return found?.id
}

/** Whether an option is what is told after the reveal, which has no numbers. Of a reading the reading alone counts. */
export const isSameFace = (option: RoomFace, told: RoomFace | undefined): boolean =>
  told !== undefined &&
  option.pinyin === told.pinyin &&
  (isReading(option) ||
    ((option.text ?? option.alt) === (told.text ?? told.alt) && option.image?.url === told.image?.url))

const isReading = ({ text, alt, image, pinyin }: RoomFace) => !text && !alt && !image && pinyin !== undefined
