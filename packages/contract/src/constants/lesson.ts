export const DIALECTS = [
  { id: 1, name: '四縣腔', short_name: '四' },
  { id: 2, name: '海陸腔', short_name: '海' },
  { id: 3, name: '大埔腔', short_name: '大' },
  { id: 4, name: '饒平腔', short_name: '平' },
  { id: 5, name: '詔安腔', short_name: '安' },
  { id: 6, name: '南四縣腔', short_name: '南' },
] as const

export const DEFAULT_DIALECT_ID = 1

export const DIALECT_COUNT = DIALECTS.length

/** `lesson_num` is the number of lessons in each unit. */
export const LEVELS = [
  { no: 1, name: 'Ⅰ級教材', title: '國小 1–2 年級', lesson_num: 6, steps: [1, 2], units: 4 },
  { no: 2, name: 'Ⅱ級教材', title: '國小 3–4 年級', lesson_num: 3, steps: [3, 4], units: 4 },
  { no: 3, name: 'Ⅲ級教材', title: '國小 5–6 年級', lesson_num: 3, steps: [5, 6], units: 4 },
  { no: 4, name: 'Ⅳ級教材', title: '國中 1–3 年級', lesson_num: 6, steps: [7, 8, 9], units: 6 },
  { no: 5, name: 'Ⅴ級教材', title: '高中', lesson_num: 10, steps: [10, 11, 12], units: 6 },
] as const

export const STEP_MAX = 12
/** Classes of a grade. */
export const CLASS_MAX = 20

export const LESSON_NUM_MAX = 10

export const UNIT_MAX = 6

export const LESSON_TYPES = [
  { no: 1, name: '基礎' },
  { no: 2, name: '進階' },
] as const

const NUMERALS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']

/** 第一課 to 第十課. */
export const lessonName = (no: number) => `第${NUMERALS[no - 1] ?? no}課`

/** 單元一 to 單元六. */
export const partName = (no: number) => `單元${NUMERALS[no - 1] ?? no}`

/** 五年級上學期; semester 1 is the first half. */
export const semesterName = (step: number, semester: number) =>
  `${NUMERALS[step - 1] ?? step}年級${semester === 1 ? '上' : '下'}學期`

/** 國小一年級 to 高中三年級, of school year 1 to 12. */
export function gradeName(no: number): string {
  const [stage, first] = no <= 6 ? ['國小', 1] : no <= 9 ? ['國中', 7] : ['高中', 10]
  return `${stage}${NUMERALS[no - first] ?? no}年級`
}

export const dialectName = (id: number) => DIALECTS.find((dialect) => dialect.id === id)?.name ?? ''

/** Level of a school year (step 1–12): 1–2 → 1, 3–4 → 2, 5–6 → 3, 7–9 → 4, 10–12 → 5. */
export function levelOfStep(step: number): number {
  return LEVELS.find((level) => level.steps.some((own) => own === step))?.no ?? LEVELS.length
}

/** A unit of a level: the school year and semester it is taught in, and its names. */
export interface Unit {
  level_no: number
  part_no: number
  part_name: string
  step_no: number
  semester_no: number
  /** 五年級上學期; on level 5 the credit, 必修 1 … 選修 4. */
  name: string
}

/** The units of a level: part n is (first step + ⌊(n−1)/2⌋, semester 1 for odd n, 2 for even). */
export function unitsOf(levelNo: number): Unit[] {
  const level = LEVELS.find((own) => own.no === levelNo)
  if (!level) return []
  return Array.from({ length: level.units }, (_, index) => {
    const step_no = level.steps[0] + Math.floor(index / 2)
    const semester_no = (index % 2) + 1
    const credit = index < 2 ? `必修 ${index + 1}` : `選修 ${index - 1}`
    return {
      level_no: levelNo,
      part_no: index + 1,
      part_name: partName(index + 1),
      step_no,
      semester_no,
      name: levelNo === LEVELS.length ? credit : semesterName(step_no, semester_no),
    }
  })
}

/** The unit taught in a school year and semester. */
export function unitAt(step: number, semester: number): Unit | undefined {
  return unitsOf(levelOfStep(step)).find((unit) => unit.step_no === step && unit.semester_no === semester)
}

/** Activity 1 is A, 2 is B, 3 is C. */
export const activityLetter = (activityNo: number) => ['A', 'B', 'C'][activityNo - 1] ?? '?'
