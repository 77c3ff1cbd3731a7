import { Button } from '@hakka/ui/Button.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { CircleCheck, CircleDashed, CircleMinus, CircleX, Loader } from 'lucide-react'
import { Link } from 'react-router'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { placeText } from '../../../app/lesson-place.ts'
import type { Row } from './run.ts'
import './lesson-fetch.css'

const SIGNS = {
  waiting: { Icon: CircleDashed, look: 'text-muted', text: '還沒' },
  going: { Icon: Loader, look: 'text-brand motion-safe:animate-spin', text: '匯入中' },
  made: { Icon: CircleCheck, look: 'text-correct', text: '成功' },
  changed: { Icon: CircleCheck, look: 'text-correct', text: '成功' },
  same: { Icon: CircleCheck, look: 'text-correct', text: '成功' },
  none: { Icon: CircleMinus, look: 'text-muted', text: '沒有' },
  failed: { Icon: CircleX, look: 'text-wrong', text: '失敗' },
} as const

/** One lesson of a run: which, what it is called, what has become of it. */
export function FetchRow({ row, onRetry }: { row: Row; onRetry(): void }) {
  const { place, state, id, output, title } = row
  const { Icon, look, text } = SIGNS[state]
  const name = placeText(place)
  return (
    <li className="fetch-row" data-state={state}>
      <Icon size={22} className={look} role="img" aria-label={text} />
      <span className="fetch-place">{name}</span>
      <span className="fetch-title">
        {title && (
          <>
            <span lang="hak" className="font-reading text-22 leading-tight">
              {title.hakka}
            </span>{' '}
            <PinyinLine pinyin={title.pinyin} dialectId={place.dialect_id} />
          </>
        )}
      </span>
      <span className="fetch-result">
        {state === 'going' && <b className="text-brand">正在拿</b>}
        {state === 'waiting' && '還沒'}
        {output.map((line) => (
          <span key={line} className={state === 'failed' ? 'block text-wrong' : 'block'}>
            {line}
          </span>
        ))}
      </span>
      <span className="fetch-action">
        {state === 'failed' && (
          <Button
            kind="ghost"
            className="!min-h-10 !px-3.5 !text-16"
            aria-label={`再試${name}`}
            onClick={onRetry}
          >
            再試
          </Button>
        )}
        {id !== null && (
          <Link to={`/admin/lesson/edit?id=${id}`} className={ROW_ACTION} aria-label={`打開${name}`}>
            打開
          </Link>
        )}
      </span>
    </li>
  )
}
