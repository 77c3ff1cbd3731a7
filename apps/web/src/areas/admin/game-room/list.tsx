import { spacedCode } from '@hakka/contract/constants/room'
import type { OpenRoomRow } from '@hakka/contract/game-room'
import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { type Column, DeskTable } from '../../../app/desk/DeskTable.tsx'
import { listQueryOf } from '../../../app/desk/list-query.ts'
import { pageMeta } from '../../../app/meta.ts'
import { roomKindName } from '../../../app/room-kind.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/list.ts'

export const meta = () => pageMeta('課堂房間')

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page } = listQueryOf(request, [])
  const { api } = context.get(servicesContext)
  return { list: await orPage(api('GET /api/admin/game_rooms', { query: { page } })) }
}

const COLUMNS: readonly Column<OpenRoomRow>[] = [
  {
    id: 'title',
    title: '課程',
    main: true,
    cell: ({ title, class_name }) => (
      <>
        <b>{title}</b>
        {class_name && (
          <span translate="no" className="block text-14 text-muted">
            {class_name}
          </span>
        )}
      </>
    ),
  },
  { id: 'owner', title: '主持的教師', cell: ({ owner_name }) => <span translate="no">{owner_name}</span> },
  { id: 'kind', title: '現在', cell: ({ kind }) => roomKindName(kind) },
  { id: 'members', title: '加入', narrow: true, cell: ({ members }) => `${members} 人` },
  { id: 'code', title: '號碼', narrow: true, cell: ({ code }) => spacedCode(code) },
  { id: 'at', title: '開始時間', narrow: true, cell: ({ opened_at }) => taipeiTime(opened_at) },
]

/** All rooms that are open; whoever moderates ends one that should not go on. */
export default function RoomList({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <DeskPage
      title="課堂房間"
      lead="老師現在開著的房間。這裡看不到學生寫了什麼；有人檢舉，或房間一直沒有人管，可以從這裡結束它。"
    >
      <DeskTable
        label="開著的房間"
        list={list}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        sorted={{ sort: 'at', direction: 'desc' }}
        empty={<EmptyState title="現在沒有開著的房間">老師從課程開了房間，就會出現在這裡。</EmptyState>}
        actions={(room) => <EndButton room={room} />}
      />
    </DeskPage>
  )
}

function EndButton({ room: { id, title, owner_name, members } }: { room: OpenRoomRow }) {
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  async function end(): Promise<void> {
    await api('POST /api/admin/game_room/end', { body: { room_id: id } })
    toast({ type: 'success', body: `「${title}」的房間結束了。` })
    await revalidate()
  }
  return (
    <>
      <Button
        kind="ghost"
        className="!min-h-10 !px-3.5 !text-16 whitespace-nowrap"
        aria-label={`結束${owner_name}的「${title}」`}
        icon={<LogOut aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        結束
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`結束「${title}」的房間？`}
        confirm="結束房間"
        onConfirm={end}
      >
        {/* A row of the table breaks no lines. */}
        <p className="whitespace-normal">
          {members > 0
            ? `裡面的 ${members} 人會馬上回到再見的畫面，號碼也不能再用。`
            : '還沒有人進來，號碼不能再用。'}
          <span translate="no">{owner_name}</span>
          還是拿得到已經做好的結果。這個動作會留在操作紀錄。
        </p>
      </ConfirmDialog>
    </>
  )
}
