import {
  dialectName,
  LEVELS,
  lessonName,
  levelOfStep,
  partName,
  type Unit,
  unitAt,
  unitsOf,
} from '@hakka/contract/constants'
import { assessment } from './assessments.ts'
import { cards, flow, studentBook, teacherBook } from './books.ts'
import { escaped, head, ruby, sheet } from './html.ts'
import type { Said, SheetLesson } from './lessons.ts'

/** A PDF to be made and the row of the demo data that names it. */
export interface Document {
  list: 'download' | 'assessment'
  file: string
  html: string
  row: Record<string, string | number>
}

const levelName = (no: number) => LEVELS.find((level) => level.no === no)?.name ?? ''

function download(
  category_id: number,
  {
    file,
    title,
    body,
    ...place
  }: { file: string; title: string; body: string } & Record<string, string | number>,
): Document {
  const html = sheet({ title, level: Number(place.level_no ?? 0), body })
  return { list: 'download', file: `download/${file}.pdf`, html, row: { category_id, title, ...place } }
}

/** Books of every semester that 四縣腔 has lessons for, and the pupils' first book in every dialect. */
export function books(all: readonly SheetLesson[]): Document[] {
  const lessons = all.filter(({ dialect, step }) => dialect === 1 || step === 1)
  const byUnit = Map.groupBy(lessons, ({ dialect, step, semester }) => `${dialect}-${step}-${semester}`)
  const made = (kind: 'teacher' | 'student') =>
    [...byUnit.values()].flatMap((own) => {
      const [first] = own
      if (!first) return []
      const level_no = levelOfStep(first.step)
      const part = unitAt(first.step, first.semester)?.part_name ?? ''
      const name = kind === 'teacher' ? '教師手冊' : '學生課本'
      const title = `${levelName(level_no)} ${part} ${name}（${dialectName(first.dialect)}）`
      return download(kind === 'teacher' ? 1 : 2, {
        file: `${kind}-s${first.step}-${first.semester}-d${first.dialect}`,
        title,
        body: kind === 'teacher' ? teacherBook(title, own) : studentBook(title, own),
        level_no,
        dialect_id: first.dialect,
        step_no: first.step,
        semester_no: first.semester,
      })
    })
  return [...made('teacher').filter(({ row }) => row.dialect_id === 1), ...made('student')]
}

const lessonsOfLevel = (lessons: readonly SheetLesson[], levelNo: number) =>
  lessons.filter(({ dialect, step }) => dialect === 1 && levelOfStep(step) === levelNo)

/** Cards to cut out, and a plan for a lesson, for each level. */
export function materials(lessons: readonly SheetLesson[]): Document[] {
  const supplements = LEVELS.map(({ no, name }) => {
    const words = lessonsOfLevel(lessons, no).flatMap((lesson) => lesson.words)
    const unique = [
      ...new Map(words.filter((word) => word.picture).map((word) => [word.hakka, word])).values(),
    ]
    const title = `${name} 語詞圖卡（四縣腔）`
    return download(3, {
      file: `cards-l${no}`,
      title,
      body:
        head(title, '沿虛線剪下，可以配對、搶答，也可以貼在教室裡。') +
        cards(unique.slice(0, 6), 1, { big: true }),
      level_no: no,
      dialect_id: 1,
    })
  })
  const plans = LEVELS.filter(({ no }) => no === 1 || no === 3).flatMap(({ no, name }) => {
    const [lesson] = lessonsOfLevel(lessons, no)
    if (!lesson) return []
    const title = `${name} 教案示例：${lesson.title.hakka}`
    return download(4, { file: `plan-l${no}`, title, body: plan(title, lesson), level_no: no, dialect_id: 1 })
  })
  const blank = '教案空白表格'
  return [...supplements, download(4, { file: 'plan-blank', title: blank, body: blankPlan(blank) }), ...plans]
}

const plan = (title: string, lesson: SheetLesson) =>
  head(title, `${dialectName(lesson.dialect)}　一節課 40 分鐘`) +
  `<h2>學習目標</h2><ol><li>聽懂並說出本課的語詞。</li><li>能用本課的句型問答。</li><li>願意在生活裡用客語和家人、同學說話。</li></ol>
<h2>本課語詞</h2><p>${lesson.words
    .slice(0, 8)
    .map((word) => ruby(word, lesson.dialect))
    .join('　')}</p>
<h2>教學流程</h2>${flow()}
<h2>評量</h2><p>觀察：分組問答時能不能說出完整的句子。紙筆：學習評量第一、二大題。</p>`

const BLANK = [
  '單元與課名',
  '年級與人數',
  '腔調',
  '學習目標',
  '準備的教具',
  '引起動機',
  '發展活動',
  '綜合活動',
  '評量方式',
  '課後省思',
]

const blankPlan = (title: string) =>
  head(title, '一節課一張，印出來填寫。') +
  `<table><tbody>${BLANK.map((name) => `<tr><th>${name}</th><td class="tall"></td></tr>`).join('')}</tbody></table>`

/** What a teacher and a class say to each other, in 四縣腔. */
const IN_CLASS: readonly Said[] = [
  { hakka: '先生早！', pinyin: 'xin24 sang24 zo31', chinese: '老師早！' },
  { hakka: '企起來。', pinyin: 'ki24 hi31 loi11', chinese: '站起來。' },
  { hakka: '坐下來。', pinyin: 'co24 ha24 loi11', chinese: '坐下來。' },
  { hakka: '看這位。', pinyin: 'kon55 lia31 vi55', chinese: '看這裡。' },
  { hakka: '跈𠊎讀。', pinyin: 'ten11 ngai11 tug5', chinese: '跟我念。' },
  { hakka: '再講一擺。', pinyin: 'zai55 gong31 id2 bai31', chinese: '再說一次。' },
  { hakka: '聽識無？', pinyin: 'tang24 siid2 mo11', chinese: '聽懂了嗎？' },
  { hakka: '請擎手。', pinyin: 'qiang31 kia11 su31', chinese: '請舉手。' },
  { hakka: '恁仔細！', pinyin: 'an31 zii31 se55', chinese: '謝謝！' },
  { hakka: '再見！', pinyin: 'zai55 gien55', chinese: '再見！' },
]

/** A poster for the wall. */
export function classroom(): Document {
  const title = '課室用語海報（四縣腔）'
  const rows = IN_CLASS.map((own) => `<tr><td>${ruby(own, 1)}</td><td>${escaped(own.chinese)}</td></tr>`)
  return download(5, {
    file: 'classroom-d1',
    title,
    body: `${head(title, '貼在教室裡，每天講一句。')}<table><thead><tr><th>客語</th><th>華語</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
    dialect_id: 1,
  })
}

/** The assessment of the first lesson of every semester that 四縣腔 has lessons for. */
export function assessments(lessons: readonly SheetLesson[]): Document[] {
  return LEVELS.flatMap(({ no }) => unitsOf(no)).flatMap((unit) => {
    const lesson = lessonsOfLevel(lessons, unit.level_no).find(
      ({ step, semester }) => step === unit.step_no && semester === unit.semester_no,
    )
    return lesson ? (['teacher', 'student'] as const).map((book) => handbook(unit, lesson, book)) : []
  })
}

function handbook(unit: Unit, lesson: SheetLesson, book_type: 'teacher' | 'student'): Document {
  const place = {
    step_no: unit.step_no,
    semester_no: unit.semester_no,
    lesson_no: 1,
    dialect_id: 1,
    book_type,
  }
  const name = book_type === 'teacher' ? '教師手冊' : '學生手冊'
  const title = `${levelName(unit.level_no)} ${partName(unit.part_no)} ${lessonName(1)} 學習評量 ${name}`
  const body = assessment(title, lesson, book_type === 'teacher')
  return {
    list: 'assessment',
    file: `assessment/s${unit.step_no}-${unit.semester_no}-n1-d1-${book_type}.pdf`,
    html: sheet({ title, level: unit.level_no, body }),
    row: place,
  }
}
