import {
  COURSE_GRADE_NAMES,
  COURSE_TYPE_NAMES,
  COURSE_TYPES,
  dialectName,
  gradeOfStep,
  SEARCH,
} from '@hakka/contract/constants'
import type { Course, CourseMatch } from '@hakka/contract/search'
import { studyKinds } from '@hakka/modules/server'
import { lessonUrl, levelName } from '../../domain/lesson/lesson-address.ts'
import type { Asked } from './asked.ts'
import { cutPinyin, cutText, type Range, syllablePlace, textPlace } from './place.ts'
import type { CourseRow, StudyRow, TextRow } from './store.ts'

type Place = Pick<CourseMatch, 'kind' | 'mod_no'>

/** A lesson as the answer lists it; `asked` is what it was found by, if it was. */
export function presentCourse(row: CourseRow & { texts?: TextRow[] | null }, asked?: Asked): Course {
  const matches = asked ? matchesOf(row, asked) : []
  const modNo = matches.find(({ mod_no }) => mod_no !== null)?.mod_no ?? row.texts?.[0]?.mod_no
  const type = COURSE_TYPES[row.course_type - 1] ?? 'basic'
  return {
    id: row.id,
    title: row.title || row.official_name,
    step_no: row.step_no,
    semester_no: row.semester_no,
    dialect_id: row.dialect_id,
    official_name: row.official_name,
    thumbnail_url: row.thumbnail ? `/files/${row.thumbnail}` : '',
    url: `${addressOf(row)}${modNo ? `&mod_no=${modNo}` : ''}`,
    grade: COURSE_GRADE_NAMES[gradeOfStep(row.step_no)],
    semester: `${row.step_no}年級${row.semester_no === 1 ? '上' : '下'}學期`,
    type: COURSE_TYPE_NAMES[type],
    accent: dialectName(row.dialect_id),
    matches,
  }
}

const PICTURES: Record<StudyRow['kind'], string> = {
  listening: '/images/self-study/area-listening.svg',
  speaking: '/images/self-study/area-speaking.svg',
  reading: '/images/self-study/area-reading.svg',
  writing: '/images/self-study/area-writing.svg',
  classroom_term: '',
}

/** Something of self-study as the answer lists it, among the courses. */
export function presentStudy(row: StudyRow, asked?: Asked): Course {
  const kind = studyKinds.get(row.kind)?.name ?? ''
  const name = row.title_pinyin === '' ? row.title : `自學 ${kind} ${row.title}`
  const title = { text: row.title, pinyin: row.title_pinyin, chinese: row.title_chinese }
  const named = asked && matchIn(title, { kind: 'title', mod_no: null }, asked)
  const texts = row.texts.flatMap(
    (text) => (asked && matchIn(text, { kind: 'sentence', mod_no: null }, asked)) ?? [],
  )
  return {
    id: row.id,
    title: row.title,
    step_no: row.step_no,
    semester_no: 1,
    dialect_id: row.dialect_id,
    official_name: name,
    thumbnail_url: PICTURES[row.kind],
    url: row.url,
    grade: COURSE_GRADE_NAMES[gradeOfStep(row.step_no)],
    semester: `${levelName(row.level_no ?? 0).slice(0, 2)}${kind}`,
    type: COURSE_TYPE_NAMES.self_study,
    accent: dialectName(row.dialect_id),
    matches: [...(named ? [named] : []), ...texts].slice(0, SEARCH.matches),
  }
}

/** 自學 is no type that a lesson's address knows: there the id says which lesson it is. */
function addressOf(row: CourseRow): string {
  if (row.course_type === row.type_no) {
    const { step_no: stepNo, semester_no: semesterNo, dialect_id: dialectId, no } = row
    return lessonUrl({ stepNo, semesterNo, dialectId, typeNo: row.type_no, no })
  }
  return `/lesson?id=${row.id}&type_no=${row.course_type}`
}

function matchesOf(row: CourseRow & { texts?: TextRow[] | null }, asked: Asked): CourseMatch[] {
  const title = { text: row.title, pinyin: row.title_pinyin, chinese: row.title_chinese }
  const official = { text: row.official_name, pinyin: '', chinese: '' }
  const named =
    matchIn(title, { kind: 'title', mod_no: null }, asked) ??
    matchIn(official, { kind: 'official_name', mod_no: null }, asked)
  const texts = (row.texts ?? []).flatMap(
    ({ kind, mod_no, ...text }) => matchIn(text, { kind, mod_no }, asked) ?? [],
  )
  return [...(named ? [named] : []), ...texts].slice(0, SEARCH.matches)
}

type Text = Pick<TextRow, 'text' | 'pinyin' | 'chinese'>

function matchIn({ text, pinyin, chinese }: Text, place: Place, asked: Asked): CourseMatch | undefined {
  const isText = asked.kind === 'text'
  const at = isText ? textPlace(text, asked.needle) : syllablePlace(text, pinyin, asked.syllables)
  const chineseAt: Range | null = at || !isText ? null : textPlace(chinese, asked.needle)
  if (!at && !chineseAt) return undefined
  const own = cutText(text, at)
  const translation = cutText(chinese, chineseAt)
  return {
    ...place,
    text: own.text,
    pinyin: cutPinyin(text, pinyin, own),
    chinese: translation.text,
    at: own.at,
    chinese_at: translation.at,
  }
}
