/** The parts of a class's page, below `/my/teaching-class/`. */
export const CLASS_TABS = [
  { page: 'students', title: '學生' },
  { page: 'assignments', title: '作業' },
  { page: 'competitions', title: '競賽' },
] as const satisfies readonly ClassTab[]

export interface ClassTab {
  page: string
  title: string
}
