import { ERRORS } from '@hakka/contract/errors'
import type { PublicReport, Report } from '@hakka/contract/feedback'
import { data } from 'react-router'

/** Its calls answer everybody; these pages are for who handles reports. */
export const HANDLE = 'feedback edit'

/** A report with all that handlers see; who gets only the public part of it may not be here. */
export function wholeOf(report: Report | PublicReport): Report {
  if (!('version' in report)) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
  return report
}
