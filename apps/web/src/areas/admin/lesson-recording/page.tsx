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
import { withLogin } from '../../../app/session/with-login.ts'
import { orMissing } from '../../../app/throw-page.ts'
import { uploadApi } from '../../../app/upload.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { id = 0 } = queryOf(request, ['id'])
  const { api } = context.get(servicesContext)
  const { data } = await orMissing(api('GET /api/admin/lesson/recording', { query: { id } }))
  return { id: Number(id), ...data }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `錄音：${loaderData.title}` : '錄音')

const GOAL = {
  deed: '放進課程',
  outcome: '放進去的是草稿，發布以後學生才聽得到；同樣的詞句每個地方都會放。',
}

/** The words and sentences of a lesson that lack a human voice, recorded one after the other, each once. */
export default function LessonRecordPage({
  loaderData: { id, title, dialect_id, lines },
}: Route.ComponentProps) {
  const [put, setPut] = useState<PutIn>()
  return (
    <DeskPage
      title={`錄音：${title}`}
      crumbs={[
        { label: '課程管理', to: '/admin/lessons' },
        { label: title, to: `/admin/lesson/edit?id=${id}` },
      ]}
      lead={`${dialectName(dialect_id)}。每個詞句錄一次；錄好的先存著，全部錄完再放進課程。`}
    >
      {put && <PutInTold put={put} goal={GOAL} now="在課程的草稿裡，發布以後學生聽得到。" />}
      {lines.length === 0 ? (
        <EmptyState title="這一課還沒有要聽的詞句" />
      ) : (
        <RecordingDesk
          key={`${id} ${sessionKey(lines)}`}
          lines={lines}
          dialectId={dialect_id}
          goal={GOAL}
          onPut={setPut}
          send={async ({ text, pinyin }, audio) => {
            const { data } = await withLogin(() =>
              uploadApi(() => {})('POST /api/admin/lesson/recording/take', {
                body: { id, text, pinyin, audio },
              }),
            )
            return data.take_url
          }}
          putIn={async () =>
            (await withLogin(() => api('POST /api/admin/lesson/recording', { body: { id } }))).data
          }
        />
      )}
    </DeskPage>
  )
}
