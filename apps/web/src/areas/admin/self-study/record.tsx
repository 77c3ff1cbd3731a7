import { dialectName } from '@hakka/contract/constants'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import {
  type PutIn,
  PutInTold,
  RecordingDesk,
  sessionKey,
} from '../../../app/desk/recorder/session/RecordingDesk.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { dialectOf } from '../../../app/reader-dialect.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import { uploadApi } from '../../../app/upload.ts'
import type { Route } from './+types/record.ts'
import { kindName, kindOf } from './kinds.ts'

const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const kind = kindOf(params.type)
  const { c, d, id } = queryOf(request, ['c', 'd', 'id'])
  const of = { category_id: idOf(c), item_id: idOf(id), dialect_id: dialectOf(d) ?? 1 }
  if (of.category_id === undefined && of.item_id === undefined) missingPage()
  const { data } = await orPage(
    api('GET /api/admin/self_study/{type}/recording', { params: { type: kind }, query: of }),
  )
  return { kind, of, ...data }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `錄音：${loaderData.title}` : '錄音')

const GOAL = { deed: '放進教材', outcome: '放進去以後，學生就聽得到。' }

export default function RecordPage({ loaderData }: Route.ComponentProps) {
  const { kind, of, title, lines } = loaderData
  const [put, setPut] = useState<PutIn>()
  const params = { type: kind }
  return (
    <DeskPage
      title={`錄音：${title}`}
      crumbs={[{ label: `${kindName(kind)}教材`, to: `/admin/self_study/${kind}` }]}
      lead={`${dialectName(of.dialect_id)}。錄好的先存著，全部錄完再放進教材。`}
    >
      {put && <PutInTold put={put} goal={GOAL} now="學生現在聽得到。" />}
      {lines.length === 0 ? (
        <EmptyState title={`這裡還沒有${dialectName(of.dialect_id)}的句子`} />
      ) : (
        <RecordingDesk
          // What was put in comes back with the page's data, in its own time: a session begins with that.
          key={`${kind} ${of.category_id} ${of.item_id} ${of.dialect_id} ${sessionKey(lines)}`}
          lines={lines}
          dialectId={of.dialect_id}
          doubtsOf={kind}
          goal={GOAL}
          onPut={setPut}
          send={async ({ item_id, path }, audio) => {
            const { data } = await withLogin(() =>
              uploadApi(() => {})('POST /api/admin/self_study/{type}/recording/take', {
                params,
                body: { item_id, path, audio },
              }),
            )
            return data.take_url
          }}
          putIn={async () => {
            const { data } = await withLogin(() =>
              api('POST /api/admin/self_study/{type}/recording', { params, body: of }),
            )
            return data
          }}
        />
      )}
    </DeskPage>
  )
}
