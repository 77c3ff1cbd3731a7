import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { api } from '../../../app/api.ts'
import { DeskForm } from '../../../app/desk/DeskForm.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { type Picture, PicturesField } from '../../../app/desk/PicturesField.tsx'
import { ReadingField } from '../../../app/desk/ReadingField.tsx'
import { type Kept, useDeskForm } from '../../../app/desk/use-desk-form.ts'
import { TextAreaField } from '../../../app/forms/TextAreaField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { ACTIVITY_NAMES } from './activity-names.ts'
import { BookField } from './BookField.tsx'

/** Fields by the names under which the server finds fault with them. */
interface Values {
  'title.hakka': string
  'title.pinyin': string
  'title.chinese': string
  official_name: string
  thumbnail_id: Picture[]
  student_book_id: Picture[]
  teacher_book_id: Picture[]
  /** A line a step. */
  'steps.0': string
  'steps.1': string
  'steps.2': string
}

const LABELS: Readonly<Record<keyof Values, string>> = {
  'title.hakka': '客語課名',
  'title.pinyin': '課名拼音',
  'title.chinese': '華語課名',
  official_name: '正式名稱',
  thumbnail_id: '課程圖片',
  student_book_id: '學生課本',
  teacher_book_id: '教師手冊',
  'steps.0': '活動一的教學步驟',
  'steps.1': '活動二的教學步驟',
  'steps.2': '活動三的教學步驟',
}

const fileText = (files: readonly Picture[]) => files.map(({ url }) => url.split('/').at(-1) ?? '').join('、')
const SHOW = { thumbnail_id: fileText, student_book_id: fileText, teacher_book_id: fileText }

const STEPS = ['steps.0', 'steps.1', 'steps.2'] as const

function keptOf(lesson: DeskLesson): Kept<Values> {
  const files = (file: Picture | null) => (file ? [file] : [])
  const steps = (at: number) => lesson.activities[at]?.steps.join('\n') ?? ''
  return {
    version: lesson.version,
    values: {
      'title.hakka': lesson.title.hakka,
      'title.pinyin': lesson.title.pinyin,
      'title.chinese': lesson.title.chinese,
      official_name: lesson.official_name,
      thumbnail_id: files(lesson.thumbnail),
      student_book_id: files(lesson.student_book),
      teacher_book_id: files(lesson.teacher_book),
      'steps.0': steps(0),
      'steps.1': steps(1),
      'steps.2': steps(2),
    },
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The form of a lesson's own fields. It is a draft until the lesson is published. */
export function InfoForm({ lesson }: { lesson: DeskLesson }) {
  const form = useDeskForm<Values>({
    initial: keptOf(lesson),
    labels: LABELS,
    show: SHOW,
    async save(values, version = lesson.version) {
      const fileId = (files: readonly Picture[]) => files[0]?.id ?? null
      const { data } = await api('POST /api/admin/lesson/update', {
        body: {
          id: lesson.id,
          version,
          title: {
            hakka: values['title.hakka'],
            pinyin: values['title.pinyin'],
            chinese: values['title.chinese'],
          },
          official_name: values.official_name,
          thumbnail_id: fileId(values.thumbnail_id),
          student_book_id: fileId(values.student_book_id),
          teacher_book_id: fileId(values.teacher_book_id),
          steps: STEPS.map((name) => linesOf(values[name])),
        },
      })
      return data.version
    },
    load: async () => keptOf((await api('GET /api/admin/lesson', { query: { id: lesson.id } })).data),
  })
  const { values, field } = form
  return (
    <DeskForm form={form} saveLabel="存成草稿">
      <div className="grid items-start gap-5 lg:grid-cols-[1.4fr_1fr]">
        <div className="grid gap-5">
          <section aria-labelledby="lesson-names" className={FORM_CARD}>
            <h2 id="lesson-names" className="text-20 font-bold">
              課名
            </h2>
            <TextField
              label={LABELS['title.hakka']}
              required
              max={100}
              lang="hak-Hant-TW"
              {...field('title.hakka')}
            />
            <ReadingField
              label={LABELS['title.pinyin']}
              text={values['title.hakka']}
              dialectId={lesson.dialect_id}
              {...field('title.pinyin')}
            />
            <TextField label={LABELS['title.chinese']} max={100} {...field('title.chinese')} />
            <TextField
              label={LABELS.official_name}
              hint="教材上的名稱，例如：基礎 第一課 大家來食飯"
              required
              max={200}
              {...field('official_name')}
            />
          </section>
          <section aria-labelledby="lesson-steps" className={FORM_CARD}>
            <h2 id="lesson-steps" className="text-20 font-bold">
              教學步驟
            </h2>
            <p className="text-muted">一行一個步驟；空著就不顯示。</p>
            {STEPS.map((name, at) => (
              <TextAreaField key={name} label={ACTIVITY_NAMES[at] ?? ''} rows={3} {...field(name)} />
            ))}
          </section>
        </div>
        <section aria-labelledby="lesson-files" className={FORM_CARD}>
          <h2 id="lesson-files" className="text-20 font-bold">
            圖片和課本
          </h2>
          <PicturesField label={LABELS.thumbnail_id} max={1} {...field('thumbnail_id')} />
          <BookField label={LABELS.student_book_id} {...field('student_book_id')} />
          <BookField label={LABELS.teacher_book_id} {...field('teacher_book_id')} />
        </section>
      </div>
    </DeskForm>
  )
}
