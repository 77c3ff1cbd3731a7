import { DIALECTS, FEEDBACK_STATUSES } from '@hakka/contract/constants'

/** What the address of a list of reports says of dialects, months and status; what it says wrongly is left out. */
export function filtersOf(request: Request) {
  const { searchParams } = new URL(request.url)
  const dialects = searchParams.getAll('d[]').map(Number)
  const status = searchParams.get('status')
  return {
    'd[]': DIALECTS.map((own) => Number(own.id)).filter((id) => dialects.includes(id)),
    'ym[]': searchParams
      .getAll('ym[]')
      .filter((month) => /^20\d\d(?:0[1-9]|1[0-2])$/.test(month))
      .slice(0, 24),
    status: FEEDBACK_STATUSES.findIndex((_, no) => String(no) === status),
  }
}
