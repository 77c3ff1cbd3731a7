import type { StudyKindName } from '@hakka/contract/constants'
import { ERRORS } from '@hakka/contract/errors'
import { data } from 'react-router'
import type { PageServices } from '../../../app/context.ts'
import { orPage } from '../../../app/throw-page.ts'
import { textRights } from './kinds.ts'
import type { Rights } from './SaidFields.tsx'

/** What the caller may change of a kind; whoever holds nothing of it sees the page of 403. */
export async function rightsIn(kind: StudyKindName, api: PageServices['api']): Promise<Rights> {
  const { permissions } = (await orPage(api('GET /api/my/info'))).data
  const area = kind === 'classroom_term' ? kind : (`self_study.${kind}` as const)
  const holds = (deed: string) => permissions.includes(`${area}.${deed}`)
  const texts = textRights(kind).some((own) => permissions.some((held) => held === own))
  const sounds = texts || holds('audio.edit')
  if (!sounds && !holds('import')) throw data({ message: ERRORS.forbidden.message }, { status: 403 })
  return { texts, sounds }
}
