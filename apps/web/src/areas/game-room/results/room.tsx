import { buttonClass } from '@hakka/ui/Button.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { Download, Presentation } from 'lucide-react'
import { useState } from 'react'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { missingPage, orMissing } from '../../../app/throw-page.ts'
import { ClassField } from '../ClassField.tsx'
import type { Route } from './+types/room.ts'
import { StageResult } from './StageResult.tsx'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `${loaderData.title}的結果` : '')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const { id = '' } = queryOf(request, ['id'])
  if (!/^[1-9]\d{0,9}$/.test(id)) missingPage()
  return (await orMissing(api('GET /api/game_room/results', { query: { room_id: Number(id) } }))).data
}

/** What was done in a room, question by question: boards as pictures, walls once more, all of it as a table. */
export default function RoomResult({ loaderData: room }: Route.ComponentProps) {
  const { id, title, class_id, class_name, opened_at, ended_at, members, stages, log } = room
  const [names, setNames] = useState(true)
  const foot = [class_name, title, taipeiTime(opened_at)].filter(Boolean).join('．')
  return (
    <section aria-labelledby="room" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h2 id="room" className="text-26 font-bold">
            {title}
          </h2>
          <p className="text-16 text-muted">
            {class_name !== null && <span translate="no">{class_name}．</span>}
            {taipeiTime(opened_at)}
            {ended_at !== null && ` 到 ${taipeiTime(ended_at)}`}．{members} 人加入
          </p>
        </div>
        {ended_at === null && (
          <a href={`/game_room/host/${id}`} className={buttonClass({ kind: 'brand' })}>
            <Presentation aria-hidden="true" />
            回去主持
          </a>
        )}
        <a href={`/api/game_room/export?room_id=${id}`} download className={buttonClass({ kind: 'ghost' })}>
          <Download aria-hidden="true" />
          下載 CSV
        </a>
      </div>
      <div className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <ClassField roomId={id} classId={class_id} />
        <Toggle label="顯示名字" checked={names} onChange={setNames} />
      </div>
      {stages.length === 0 && (
        <p className="rounded-card border border-line bg-white p-6 text-muted">
          這個房間還沒有開始過任何一題。
        </p>
      )}
      {stages.map((stage) => (
        <StageResult key={stage.key} stage={stage} log={log} names={names} foot={foot} />
      ))}
    </section>
  )
}
