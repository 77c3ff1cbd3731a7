import { CHECK_KINDS, type CheckKind } from '@hakka/contract/constants'
import { foldHakka } from '@hakka/hakka/fold'
import { shuffle } from '#kit/shuffle.ts'

/** What of a dialogue a check is made of. */
export interface Checked {
  roles: readonly { id: string; name: string; pinyin: string; chinese: string; face: string }[]
  sentences: readonly {
    no: number
    role: string
    hakka: { text: string; pinyin: string; audio?: Sounding | undefined }
    chinese: { text: string }
  }[]
  questions?: readonly OwnQuestion[] | undefined
}

interface Sounding {
  url: string
  synthetic?: boolean | undefined
}

/** A question of an editor's own. */
interface OwnQuestion {
  kind: CheckKind
  question: { text: string }
  /** The sentence that has its answer. */
  at?: number | undefined
  options: readonly {
    text: string
    pinyin?: string | undefined
    lang?: 'zh' | undefined
    image?: { url: string } | undefined
  }[]
  answer: number
}

export interface CheckOption {
  text: string
  /** None of Mandarin. */
  pinyin?: string | undefined
  chinese?: string | undefined
  face?: string | undefined
  image?: string | undefined
  audio?: Sounding | undefined
}

export interface CheckQuestion {
  kind: CheckKind
  /** In Mandarin; '' where it asks what its kind asks. */
  text: string
  /** The sentence that it is about, or that has its answer; an editor's own may have none. */
  at: number | null
  options: CheckOption[]
  /** Index of the right option. */
  answer: number
}

/** What a learner answered: the text of the option that was taken, '' where none was; of each kind once. */
export type CheckAnswer = readonly { kind: CheckKind; at: number | null; picked: string }[]

const OPTIONS_MAX = 4

const same = (one: string, other: string) => foldHakka(one) === foldHakka(other)
const textsOf = ({ sentences }: Checked) => sentences.map(({ hakka }) => hakka.text)

/**
 * A check of a dialogue: a question of each kind, an editor's own where there is one. The others are made of the
 * dialogue, with what other dialogues say and who speaks there as wrong options; none of them is right by accident.
 * @param others dialogues of the same level and dialect
 * @param seed another one, another check
 * @returns nothing where a kind can't be asked
 */
export function checkOf(own: Checked, others: readonly Checked[], seed: number): CheckQuestion[] {
  const questions = CHECK_KINDS.flatMap((kind, index) => {
    const editors = own.questions?.find((question) => question.kind === kind)
    const made = editors ? written(editors) : MAKERS[kind](own, others, seed * CHECK_KINDS.length + index)
    return made ? [made] : []
  })
  return questions.length === CHECK_KINDS.length ? questions : []
}

const written = ({ kind, question, at, options, answer }: OwnQuestion): CheckQuestion => ({
  kind,
  text: question.text,
  at: at ?? null,
  options: options.map(({ text, pinyin, lang, image }) => ({
    text,
    pinyin: lang === 'zh' ? undefined : pinyin,
    image: image?.url,
  })),
  answer,
})

type Maker = (own: Checked, others: readonly Checked[], seed: number) => CheckQuestion | undefined

const MAKERS: Record<CheckKind, Maker> = { said, order, who }

type Sentence = Checked['sentences'][number]

const optionOf = ({ hakka, chinese }: Sentence): CheckOption => ({
  text: hakka.text,
  pinyin: hakka.pinyin,
  chinese: chinese.text,
  audio: hakka.audio,
})

/** Puts the right option among the others. */
function asked(
  kind: CheckKind,
  at: number,
  right: CheckOption,
  wrong: readonly CheckOption[],
  seed: number,
): CheckQuestion | undefined {
  if (wrong.length === 0) return undefined
  const options = shuffle([right, ...wrong.slice(0, OPTIONS_MAX - 1)], seed)
  return { kind, text: '', at, options, answer: options.indexOf(right) }
}

/** Sentences whose texts differ, also from all that must not be among them. */
function different(sentences: readonly Sentence[], not: readonly string[]): Sentence[] {
  const seen = new Set(not.map(foldHakka))
  return sentences.filter(({ hakka }) => {
    const folded = foldHakka(hakka.text)
    if (folded === '' || seen.has(folded)) return false
    seen.add(folded)
    return true
  })
}

/** Which sentence was said? */
function said(own: Checked, others: readonly Checked[], seed: number): CheckQuestion | undefined {
  const [right] = shuffle(own.sentences, seed)
  const wrong = shuffle(
    different(
      others.flatMap(({ sentences }) => sentences),
      textsOf(own),
    ),
    seed + 1,
  )
  return right && asked('said', right.no, optionOf(right), wrong.map(optionOf), seed + 2)
}

/** Which sentence comes after this one? */
function order(own: Checked, others: readonly Checked[], seed: number): CheckQuestion | undefined {
  const once = own.sentences.slice(0, -1).filter((sentence) => isOnce(own, sentence.hakka.text))
  const [before] = shuffle(once, seed)
  const right = before && own.sentences[own.sentences.indexOf(before) + 1]
  if (!right) return undefined
  const not = [before.hakka.text, right.hakka.text]
  const heard = shuffle(different(own.sentences, not), seed + 1).slice(0, OPTIONS_MAX - 2)
  const foreign = different(
    others.flatMap(({ sentences }) => sentences),
    [...not, ...textsOf(own)],
  )
  const wrong = [...heard, ...shuffle(foreign, seed + 2)]
  return asked('order', before.no, optionOf(right), wrong.map(optionOf), seed + 3)
}

/** Who says this one? */
function who(own: Checked, others: readonly Checked[], seed: number): CheckQuestion | undefined {
  const [about] = shuffle(
    own.sentences.filter(({ hakka }) => speakersOf(own, hakka.text).length === 1),
    seed,
  )
  const right = about && own.roles.find(({ id }) => id === about.role)
  if (!right) return undefined
  const seen = new Set(own.roles.flatMap(({ name, face }) => [name, face]))
  const foreign = shuffle(
    others.flatMap(({ roles }) => roles),
    seed + 1,
  ).filter(({ name, face }) => {
    const isNew = !seen.has(name) && !seen.has(face)
    seen.add(name).add(face)
    return isNew
  })
  const wrong = [...own.roles.filter((role) => role !== right), ...foreign]
  const option = ({ name, pinyin, chinese, face }: Checked['roles'][number]): CheckOption => ({
    text: name,
    pinyin,
    chinese,
    face,
  })
  return asked('who', about.no, option(right), wrong.map(option), seed + 2)
}

const isOnce = (own: Checked, text: string) => textsOf(own).filter((other) => same(other, text)).length === 1

const speakersOf = ({ sentences }: Checked, text: string) => [
  ...new Set(sentences.filter(({ hakka }) => same(hakka.text, text)).map(({ role }) => role)),
]

/** Whether an answer to one question is right: by what the dialogue says, whatever the options were. */
export function isRight(own: Checked, { kind, at, picked }: CheckAnswer[number]): boolean {
  if (picked === '') return false
  const editors = own.questions?.find((question) => question.kind === kind)
  if (editors) return editors.options[editors.answer]?.text === picked
  if (kind === 'said') return textsOf(own).some((text) => same(text, picked))
  const index = own.sentences.findIndex(({ no }) => no === at)
  if (kind === 'order') {
    const next = own.sentences[index + 1]
    return index >= 0 && next !== undefined && same(next.hakka.text, picked)
  }
  const role = own.roles.find(({ id }) => id === own.sentences[index]?.role)
  return role !== undefined && role.name === picked
}
