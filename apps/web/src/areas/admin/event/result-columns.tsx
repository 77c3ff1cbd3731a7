import { dialectName } from '@hakka/contract/constants'
import type { AskedSignUp, EventWinner, ReviewedPlay } from '@hakka/contract/event-review'
import { Link } from 'react-router'
import type { Column } from '../../../app/desk/DeskTable.tsx'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { ReviewChip } from './ReviewChip.tsx'

const playUrl = (uuid: string) => `/admin/event/play?uuid=${uuid}`

const person = ({ name, school, class_text }: { name: string; school: string; class_text: string }) => (
  <>
    <span className="font-bold" translate="no">
      {name}
    </span>
    <span className="block text-14 text-muted">{[school, class_text].filter(Boolean).join(' ')}</span>
  </>
)

export const WINNERS: readonly Column<EventWinner>[] = [
  { id: 'rank', title: '名次', narrow: true, cell: ({ rank }) => rank },
  { id: 'name', title: '姓名', main: true, cell: person },
  { id: 'dialect_id', title: '腔調', narrow: true, cell: ({ dialect_id }) => dialectName(dialect_id) },
  { id: 'score', title: '分數', narrow: true, cell: ({ score }) => score },
  { id: 'time', title: '時間', narrow: true, cell: (row) => row.used_time_text },
  {
    id: 'play',
    title: '過程',
    narrow: true,
    cell: ({ uuid, name, flagged }) => (
      <Link to={playUrl(uuid)} aria-label={`${flagged ? '待查' : '看過程'}：「${name}」`}>
        {flagged ? '待查' : '看過程'}
      </Link>
    ),
  },
]

export const REVIEWS: readonly Column<ReviewedPlay>[] = [
  {
    id: 'name',
    title: '姓名',
    main: true,
    cell: ({ uuid, name, reason }) => (
      <>
        <Link to={playUrl(uuid)} className="font-bold" translate="no">
          {name}
        </Link>
        {reason && <span className="block text-14 text-muted">原因：{reason}</span>}
      </>
    ),
  },
  { id: 'state', title: '審查', narrow: true, cell: ({ state }) => <ReviewChip state={state} /> },
  { id: 'score', title: '分數', narrow: true, cell: ({ score }) => score },
  { id: 'time', title: '時間', narrow: true, cell: (row) => row.used_time_text },
  { id: 'created_at', title: '送出', narrow: true, cell: (row) => taipeiTime(row.created_at) },
]

export const SIGN_UPS: readonly Column<AskedSignUp>[] = [
  { id: 'name', title: '姓名', main: true, cell: person },
  { id: 'rejected', title: '審核', narrow: true, cell: ({ rejected }) => (rejected ? '已退回' : '待審') },
  { id: 'created_at', title: '報名時間', narrow: true, cell: (row) => taipeiTime(row.created_at) },
]
