import { CHECK_KINDS } from '@hakka/contract/constants'
import { foldHakka } from '@hakka/hakka/fold'
import type { AnsweredQuestion } from '#kit/answered.ts'
import type { Face } from '#kit/public.ts'
import { type CheckAnswer, type Checked, isRight } from './check.ts'
import { checkAnswer } from './score.ts'
import { ui } from './ui.ts'

type Sentence = Checked['sentences'][number]

/**
 * The questions of a check with what was picked, in words, in the order of their kinds.
 * @param others dialogues that wrong options were taken from: they have their readings
 * @returns nothing of what is no answer
 */
export function answeredCheck(own: Checked, others: readonly Checked[], answer: unknown): AnsweredQuestion[] {
  const parsed = checkAnswer.safeParse(answer)
  if (!parsed.success) return []
  const faces = facesOf([own, ...others])
  return CHECK_KINDS.flatMap((kind) => {
    const one = parsed.data.find((given) => given.kind === kind)
    return one ? answeredOne(own, faces, one) : []
  })
}

function answeredOne(own: Checked, faces: Faces, one: CheckAnswer[number]): AnsweredQuestion {
  const { kind, at, picked } = one
  const editors = own.questions?.find((question) => question.kind === kind)
  const given = { given: picked === '' ? [] : [faces(picked)], isRight: isRight(own, one) }
  if (editors) {
    const right = editors.options[editors.answer]
    return {
      asked: mandarin(editors.question.text),
      right: right ? [optionFace(right)] : [],
      ...given,
      given: editors.options.filter(({ text }) => text === picked).map(optionFace),
    }
  }
  const index = own.sentences.findIndex(({ no }) => no === at)
  const about = own.sentences[index]
  if (kind === 'said')
    return { asked: mandarin(ui.asked.said), right: about ? [sentenceFace(about)] : [], ...given }
  const right =
    kind === 'order'
      ? own.sentences.slice(index + 1, index + 2).map(sentenceFace)
      : own.roles.filter(({ id }) => id === about?.role).map(roleFace)
  return {
    prompt: ui.asked[kind],
    asked: about ? sentenceFace(about) : mandarin(ui.asked[kind]),
    right: about ? right : [],
    ...given,
  }
}

type Faces = (picked: string) => Face

/** What was picked by its text: a sentence or a name of one of the dialogues, with its reading. */
function facesOf(all: readonly Checked[]): Faces {
  const known = new Map<string, Face>()
  for (const { roles, sentences } of all.toReversed()) {
    for (const role of roles) known.set(foldHakka(role.name), roleFace(role))
    for (const sentence of sentences) known.set(foldHakka(sentence.hakka.text), sentenceFace(sentence))
  }
  return (picked) => known.get(foldHakka(picked)) ?? { text: picked }
}

const mandarin = (text: string): Face => ({ text, lang: 'zh' })

const sentenceFace = ({ hakka: { text, pinyin, audio } }: Sentence): Face => ({ text, pinyin, sound: audio })

const roleFace = ({ name, pinyin }: Checked['roles'][number]): Face => ({ text: name, pinyin })

const optionFace = ({
  text,
  pinyin,
  lang,
  image,
}: NonNullable<Checked['questions']>[number]['options'][number]): Face => ({ text, pinyin, lang, image })
