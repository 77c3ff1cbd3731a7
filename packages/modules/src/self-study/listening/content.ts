import { CHECK_KINDS, DIALOGUES, ROLE_FACES } from '@hakka/contract/constants'
import { z } from 'zod'
import { eitherText, media } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'
import {
  category,
  checkWholeReading,
  dialectNo,
  hakkaTitle,
  mandarin,
  mandarinOfHakka,
  name,
  number,
  sentence,
  uid,
  upTo,
  wordsOf,
} from '#kit/study/parts.ts'

const role = z
  .object({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/, '角色代號只能用小寫英文字母、數字和連字號'),
    name: means({ is: 'name', reading: 'pinyin' }, name),
    pinyin: z.string().max(500),
    chinese: mandarin,
    face: z.enum(ROLE_FACES),
  })
  .superRefine((own, context) =>
    checkWholeReading(own.name, own.pinyin, (message) =>
      context.addIssue({ code: 'custom', message, path: ['pinyin'] }),
    ),
  )

/** A question of an editor's own: it takes the place of the one that is made of the dialogue. */
const question = z
  .object({
    kind: z.enum(CHECK_KINDS),
    question: z.object({ text: upTo(100).min(1) }),
    /** The sentence that has its answer. */
    at: number(100).optional(),
    options: z
      .array(means({ is: 'said', as: 'again' }, eitherText({ image: media.optional() })))
      .min(DIALOGUES.options_min, `至少要 ${DIALOGUES.options_min} 個選項`)
      .max(DIALOGUES.options_max),
    answer: z.number().int().min(0).max(3),
  })
  .refine(({ options, answer }) => answer < options.length, { message: '答案不在選項裡', path: ['answer'] })
  .refine(({ options }) => new Set(options.map(({ text }) => text)).size === options.length, {
    message: '兩個選項相同',
    path: ['options'],
  })

const line = z.object({
  no: number(100),
  role: z.string(),
  hakka: sentence,
  chinese: mandarinOfHakka,
  words: wordsOf,
})

export const dialogue = z
  .object({
    uid,
    no: number(1000),
    title: hakkaTitle,
    stage: z.object({ picture: media.optional() }).optional(),
    roles: z
      .array(role)
      .min(DIALOGUES.roles_min, `至少要 ${DIALOGUES.roles_min} 個角色`)
      .max(DIALOGUES.roles_max),
    sentences: z.array(line).min(2).max(20),
    questions: z.array(question).max(CHECK_KINDS.length).optional(),
  })
  .superRefine(({ roles, sentences, questions = [] }, context) => {
    const ids = roles.map(({ id }) => id)
    const issue = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', message, path })
    if (new Set(ids).size < ids.length) issue('兩個角色的代號相同', ['roles'])
    if (new Set(roles.map((own) => own.name)).size < ids.length) issue('兩個角色的名字相同', ['roles'])
    for (const [at, own] of sentences.entries()) {
      if (!ids.includes(own.role)) issue(`沒有角色「${own.role}」`, ['sentences', at, 'role'])
      if (own.no !== at + 1) issue(`編號應該是 ${at + 1}`, ['sentences', at, 'no'])
    }
    if (new Set(questions.map(({ kind }) => kind)).size < questions.length)
      issue('同一種題目只能有一題', ['questions'])
    for (const [index, { at }] of questions.entries())
      if (at !== undefined && at > sentences.length) issue(`沒有第 ${at} 句`, ['questions', index, 'at'])
  })
export type Dialogue = z.output<typeof dialogue>

export const listeningFile = z.object({
  kind: z.literal('listening'),
  version: z.number().int(),
  dialect_id: dialectNo,
  category,
  dialogues: z.array(dialogue).min(1).max(200),
})
