import type { ReportPupil, ReportWork } from '@hakka/contract/assignment'

/** What a report tells of a pupil, thing by thing; of the first one where nobody is named. */
export function cellsOf(
  { works, pupils }: { works: ReportWork[]; pupils: ReportPupil[] },
  name = pupils[0]?.name,
): ReportWork[] {
  return pupils.find((own) => own.name === name)?.cells.flatMap((place) => works[place] ?? []) ?? []
}
