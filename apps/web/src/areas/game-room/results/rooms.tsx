import { spacedCode } from '@hakka/contract/constants/room'
import type { RoomRow } from '@hakka/contract/game-room'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Download, Images, Presentation, Radio } from 'lucide-react'
import { Link } from 'react-router'
import { servicesContext } from '../../../app/context.ts'
import { pageMeta } from '../../../app/meta.ts'
import { roomKindName } from '../../../app/room-kind.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { orPage } from '../../../app/throw-page.ts'
import type { Route } from './+types/rooms.ts'
import { DeleteRoom } from './DeleteRoom.tsx'

export const meta = () => pageMeta('課堂活動')

export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await orPage(context.get(servicesContext).api('GET /api/game_room/list'))
  return { rooms: data }
}

/** The rooms that a teacher has opened: those that are open lead back to the board, the others to what was done there. */
export default function OwnRooms({ loaderData: { rooms } }: Route.ComponentProps) {
  const open = rooms.filter(({ ended_at }) => ended_at === null)
  const ended = rooms.filter(({ ended_at }) => ended_at !== null)
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="text-26 font-bold">
        課堂活動
      </h2>
      <p className="mt-1 mb-4 max-w-[46em] text-muted">
        你開過的房間。沒有留給班級的，開房間 24 小時以後就會刪除。
      </p>
      {rooms.length === 0 && (
        <div className="rounded-card border border-line bg-white">
          <EmptyState
            title="還沒有開過房間"
            picture={<img src="/images/classroom-empty.svg" alt="" width={300} height={200} />}
            action={
              <Link to="/lesson/menu" className={buttonClass({ kind: 'brand' })}>
                去選一課
              </Link>
            }
          >
            在課程裡按「開課堂活動」，全班用號碼加入，一起貼便利貼、做文字雲、排名或答題。
          </EmptyState>
        </div>
      )}
      <RoomCards title="開著的房間" rooms={open} />
      <RoomCards title="結束的房間" rooms={ended} />
    </section>
  )
}

function RoomCards({ title, rooms }: { title: string; rooms: readonly RoomRow[] }) {
  if (rooms.length === 0) return null
  return (
    <section className="mb-8">
      <h3 className="mb-3 text-20 font-bold">
        {title}（{rooms.length}）
      </h3>
      <ul className="grid gap-3">
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} />
        ))}
      </ul>
    </section>
  )
}

function RoomCard({ room }: { room: RoomRow }) {
  const { id, title, class_name, code, opened_at, ended_at, expires_at, members, kind } = room
  const isOpen = ended_at === null
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-white p-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="text-20">{title}</b>
          {isOpen && (
            <Chip tone="right" icon={<Radio size={16} aria-hidden="true" />}>
              {roomKindName(kind)}
            </Chip>
          )}
          {class_name !== null && (
            <Chip>
              <span translate="no">{class_name}</span>
            </Chip>
          )}
        </p>
        <p className="text-16 text-muted">
          {isOpen && `號碼 ${spacedCode(code)}．`}
          {taipeiTime(opened_at)} 開始．{members} 人加入
          {expires_at !== null && `．${taipeiTime(expires_at)} 刪除`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:*:flex-auto">
        {isOpen ? (
          // The board speaks with the room over a line of its own: it begins as a page of its own.
          <a href={`/game_room/host/${id}`} className={buttonClass({ kind: 'brand' })}>
            <Presentation aria-hidden="true" />
            回去主持
          </a>
        ) : (
          <DeleteRoom room={room} />
        )}
        <a
          href={`/api/game_room/export?room_id=${id}`}
          download
          aria-label={`CSV：「${title}」的結果`}
          className={buttonClass({ kind: 'ghost' })}
        >
          <Download aria-hidden="true" />
          CSV
        </a>
        <Link
          to={`/my/teaching-class/room?id=${id}`}
          aria-label={`看結果：「${title}」`}
          className={buttonClass({ kind: isOpen ? 'ghost' : 'brand' })}
        >
          <Images aria-hidden="true" />
          看結果
        </Link>
      </div>
    </li>
  )
}
