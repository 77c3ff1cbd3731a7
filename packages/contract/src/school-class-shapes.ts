import { z } from 'zod'
import { personName } from './account-fields.ts'
import { CODE_ALPHABET, CODE_LENGTH, SCHOOL_CLASS, WAYS_IN } from './constants/school-class.ts'
import { BOUNDS, STEP_MAX } from './constants.ts'
import { formKey } from './desk.ts'
import { atMost, id, int, normalised } from './shapes.ts'

/** Shapes that the calls of teachers and of pupils share. */

export const schoolClass = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  school_id: z.number().int().nullable(),
  school_name: z.string().nullable(),
  description: z.string(),
  /** 1 public, 2 not. */
  status: z.number().int(),
  remark: z.string(),
  grade_no: z.number().int().nullable(),
  year_no: z.number().int(),
  updated_at: z.string(),
  archived_at: z.string().nullable(),
  /** The class of the next year, if this one has gone up. */
  rolled_to: z.number().int().nullable(),
  /** The owner first. */
  teachers: z.array(z.object({ id: z.number().int(), name: z.string() })),
  student_count: z.number().int(),
  /** Who waits for a teacher. */
  waiting_count: z.number().int(),
  is_owner: z.boolean(),
})
export type SchoolClass = z.output<typeof schoolClass>

const text = (what: string, max: number) =>
  z.string().overwrite(normalised('NFC')).trim().refine(atMost(max), `${what}最多 ${max} 個字`)

const orNothing = <T extends z.ZodType>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema.nullable()])

export const token = { _token: z.string().max(200).optional() }

export const classFields = z.object({
  ...token,
  school_id: z.coerce
    .number<string | number>({ error: '請選擇學校' })
    .int('請選擇學校')
    .min(1, '請選擇學校')
    .max(2_147_483_647, '請選擇學校'),
  status: z.coerce
    .number<string | number>({ error: '請選擇公開範圍' })
    .refine((status) => status === 1 || status === 2, '請選擇公開範圍')
    .meta({ examples: [1, 2, '1'] }),
  name: text('班級名稱', BOUNDS.title).min(1, '請輸入班級名稱'),
  description: text('說明', BOUNDS.description).default(''),
  remark: text('備註', BOUNDS.description).default(''),
  grade_no: orNothing(int(1, STEP_MAX)).optional(),
  form_key: formKey,
})

export const classQuery = z.object({ class_id: id })
export const classBody = z.object({ ...token, class_id: id })

/** Pupils of one class, by their stay in it. */
export const membersBody = classBody.extend({
  member_ids: z
    .array(id, { error: '請選擇學生' })
    .min(1, '請選擇學生')
    .max(SCHOOL_CLASS.members, `一次最多 ${SCHOOL_CLASS.members} 位`),
})

const CODE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)

/** As pupils type it: small letters, full-width ones, blanks. */
export const classCode = z
  .string({ error: '請輸入班級代碼' })
  .max(40, '班級代碼是 6 個英文字母和數字')
  .overwrite(normalised('NFKC'))
  .overwrite((code) => code.replace(/[\s-]/g, '').toUpperCase())
  .regex(CODE, '班級代碼是 6 個英文字母和數字')
  .meta({ examples: ['K7Q4MN', ' k7q4mn '] })

export const inviteKey = z.string({ error: '無效連結' }).min(1, '無效連結').max(100, '無效連結')

export const student = z.object({
  /** Of the stay, not of the person. */
  id: z.number().int(),
  name: z.string(),
  joined_at: z.string(),
  seat_no: z.number().int().nullable(),
  /** 第一組; '' of who is in none. */
  group: z.string(),
  /** Null of an account of her own. */
  account: z.string().nullable(),
  /** Too many wrong PINs: a teacher opens it. */
  locked: z.boolean(),
  /** Whether a teacher may give a new PIN: not where she has a login of her own by now. */
  pin_open: z.boolean(),
  /** The last day of study since she joined, as `2026-11-20`. */
  studied_on: z.string().nullable(),
  consent_at: z.string().nullable(),
  consent_by: z.string().nullable(),
})
export type Student = z.output<typeof student>

export const waitingStudent = z.object({
  id: z.number().int(),
  name: z.string(),
  asked_at: z.string(),
  via: z.enum(WAYS_IN),
})
export type WaitingStudent = z.output<typeof waitingStudent>

/** What is printed on a pupil's card; the PIN is told once. */
export const card = z.object({
  name: z.string(),
  seat_no: z.number().int().nullable(),
  account: z.string(),
  pin: z.string(),
})
export type LoginCard = z.output<typeof card>

/** An event that runs, and who of a class is ranked in it. */
export const classEvent = z.object({
  id: z.number().int(),
  title: z.string(),
  event_game_id: z.number().int(),
  end_at: z.string(),
  rows: z.array(
    z.object({
      /** Within the class, shared by nobody. */
      rank: z.number().int(),
      /** As it is for teachers of the class and for herself; masked for her classmates. */
      name: z.string(),
      score: z.number().int(),
      /** mm:ss.cs */
      used_time_text: z.string(),
      is_me: z.boolean(),
    }),
  ),
})
export type ClassEvent = z.output<typeof classEvent>

/** Of the calls of both sides: what each of them shows of names differs. */
export const classEvents = z.object({ data: z.object({ events: z.array(classEvent) }) })

export const newStudent = z.object({
  seat_no: orNothing(int(1, SCHOOL_CLASS.seat)).optional(),
  name: personName,
})

/** A group of a class, by its name. */
export const groupName = text('小組名稱', SCHOOL_CLASS.group).refine((name) => name !== '', '請輸入小組名稱')

export const message = z.object({ message: z.string() })
