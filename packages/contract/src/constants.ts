/** Business constants, by area. Browser and server share them; this is their door. */

export {
  BINDING_MESSAGE,
  BINDING_WINDOW,
  LOGIN_PROVIDERS,
  LOGIN_RESULTS,
  type LoginProvider,
  type LoginResult,
  PASSWORD_LENGTH,
  REGISTER_ROLE_IDS,
  RESEND_SECONDS,
  ROLES,
} from './constants/account.ts'
export {
  JUDGE,
  JUDGE_APPLAUSE_ABOVE,
  JUDGE_REST_MS,
  JUDGED_DIALECTS,
  KEPT_RECORDINGS,
  RECORDING_RATE,
  RECORDING_SECONDS_MAX,
} from './constants/ai-judge.ts'
export { BOOK_NAMES } from './constants/assessment.ts'
export { DELETED_DAYS, STAFF_ROLES, type StaffRole } from './constants/desk.ts'
export { DICTIONARY, KEYPAD, PINYIN_PAUSE_MS } from './constants/dictionary.ts'
export {
  FEEDBACK,
  FEEDBACK_CATEGORIES,
  FEEDBACK_FAULTS,
  FEEDBACK_STATUSES,
  FEEDBACK_SUBCATEGORIES,
  FEEDBACK_TYPES,
  feedbackCategoryName,
  feedbackSubcategoryName,
} from './constants/feedback.ts'
export { BOUNDS } from './constants/field.ts'
export { FAQ_ICONS, type FaqIcon, HELP } from './constants/help.ts'
export {
  CAROUSEL_INTERVAL_MS,
  CAROUSEL_TRANSITION_MS,
  HOME_DOWNLOADS_MAX,
  HOME_SELF_STUDY_MAX,
} from './constants/home.ts'
export {
  activityLetter,
  CLASS_MAX,
  DEFAULT_DIALECT_ID,
  DIALECT_COUNT,
  DIALECTS,
  dialectName,
  gradeName,
  LESSON_NUM_MAX,
  LESSON_TYPES,
  LEVELS,
  lessonName,
  levelOfStep,
  partName,
  STEP_MAX,
  semesterName,
  UNIT_MAX,
  type Unit,
  unitAt,
  unitsOf,
} from './constants/lesson.ts'
export {
  CLASSROOM_GAMES,
  type ClassroomType,
  EMBED_TIMEOUT_MS,
  REACTABLE_RETURN_MS,
  RECOVER_SENTENCE_FAILED_MS,
  VIEW_MODES,
  WORD_GAMES,
} from './constants/module.ts'
export {
  NEWS_CATEGORIES,
  NEWS_PAGE_SIZE,
  NEWS_TABS,
  type NewsTab,
  newsCategoryName,
} from './constants/news.ts'
export { CITIES } from './constants/place.ts'
export { type ReportedPlace, reportedPlace } from './constants/reported.ts'
export {
  COURSE_GRADE_NAMES,
  COURSE_GRADES,
  COURSE_TYPE_NAMES,
  COURSE_TYPES,
  type CourseGrade,
  type CourseType,
  gradeOfStep,
  SEARCH,
} from './constants/search.ts'
export {
  BOOK_PLACES_MAX,
  BOOK_SORTS,
  BOOK_TYPES,
  BOOKS,
  type BookSort,
  CHECK_KINDS,
  type CheckKind,
  COMPOSITIONS_MAX,
  COMPOSITIONS_PAGE,
  DIALOGUES,
  FACE_NAMES,
  GOAL,
  GOAL_KINDS,
  type GoalKind,
  kindOfPractice,
  PRACTICE_NAMES,
  PRACTICE_TYPES,
  type PracticeType,
  ROLE_FACES,
  SPEAKING_GROUPS,
  STUDY_KINDS,
  type StudyKindName,
} from './constants/self-study.ts'
export {
  HISTORY_CATEGORIES,
  HISTORY_PAGE,
  type HistoryCategory,
  MAX_RECORDABLE_MINUTES,
  PAGE_CODES,
  PUNCH_INTERVAL_SECONDS,
  STUDY_AREAS,
  STUDY_RECORD_DAYS,
} from './constants/study.ts'
export { BODY_BYTES, UPLOADS } from './constants/upload.ts'
export { REQUEST_TIMEOUT_MS, TOAST_MS, UPLOAD_TIMEOUT_MS } from './constants/waiting.ts'
