import type { PackLessonPreview } from '@hakka/contract/lesson-pack'

type State = PackLessonPreview['state']

export const STATE_TEXTS: Record<State, string> = {
  new: '新的課',
  changed: '有改',
  same: '一樣',
  conflict: '本站改過',
  drafted: '有人在改',
  foreign: '別的教材',
}

/** Whether it can be taken in. */
export const isTakeable = ({ state }: { state: State }): boolean =>
  state === 'new' || state === 'changed' || state === 'conflict'

/** What is chosen at first: all that stands in nobody's way. */
export const firstChosen = (lessons: readonly PackLessonPreview[]): string[] =>
  lessons.filter(({ state }) => state === 'new' || state === 'changed').map(({ path }) => path)

/** What it would do here. */
export function effectOf({ state, modules, made, changed, reason }: PackLessonPreview): string {
  if (state === 'new') return `${modules} 個模組`
  if (state === 'same') return '和本站的一樣'
  const parts = [made > 0 && `新的 ${made} 個`, changed > 0 && `改了 ${changed} 個`].filter(Boolean)
  const effect = parts.length > 0 ? `${modules} 個模組：${parts.join('、')}` : '課名、步驟或順序不一樣'
  return reason ? `${effect}。${reason}` : effect
}
