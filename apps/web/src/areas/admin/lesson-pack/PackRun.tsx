import type { PackLessonPreview, PackProgress } from '@hakka/contract/lesson-pack'
import { Button } from '@hakka/ui/Button.tsx'
import { CircleCheck, CircleX, Play, Square } from 'lucide-react'
import { Link } from 'react-router'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ROW_ACTION } from '../../../app/desk/RowActions.tsx'
import { placeText } from '../../../app/lesson-place.ts'

const TEXTS: Record<PackProgress['state'], string> = {
  checked: '準備匯入',
  waiting: '等候匯入',
  running: '匯入中，可以離開這一頁，匯入會繼續',
  stopped: '停下來了，可以接著做',
  done: '匯入完了，都是草稿',
  failed: '匯入中斷，可以接著做',
}

/** How far a pack is, lesson by lesson, and what can be done about it. */
export function PackRun({
  progress: { state, total, lessons: done },
  lessons,
  onStop,
  onGoOn,
}: {
  progress: PackProgress
  lessons: readonly PackLessonPreview[]
  onStop(): void
  onGoOn(): void
}) {
  const isGoing = state === 'waiting' || state === 'running'
  const failed = done.filter(({ success }) => !success).length
  const isLeft = done.length < total || failed > 0
  return (
    <section className={FORM_CARD} aria-labelledby="pack-run">
      <h2 id="pack-run" className="text-18 font-bold">
        匯入進度
      </h2>
      <p role="status" className="-mt-3">
        {TEXTS[state]}：{done.length}／{total} 課{failed > 0 && `，其中 ${failed} 課失敗`}
      </p>
      <progress className="h-3 w-full accent-primary" value={done.length} max={total} aria-label="匯入進度">
        {done.length}／{total}
      </progress>
      <div className="flex flex-wrap gap-3">
        {isGoing ? (
          <Button
            kind="ghost"
            className="text-wrong-deep"
            icon={<Square aria-hidden="true" />}
            onClick={onStop}
          >
            做完這課就停
          </Button>
        ) : (
          isLeft && (
            <Button kind="brand" icon={<Play aria-hidden="true" />} onClick={onGoOn}>
              {done.length < total ? '繼續匯入' : '失敗的再試一次'}
            </Button>
          )
        )}
      </div>
      {done.length > 0 && (
        <ul className="grid rounded-option border border-line">
          {done.toReversed().map(({ path, id, success, output }) => {
            const lesson = lessons.find((own) => own.path === path)
            const name = lesson ? `${placeText(lesson)} ${lesson.title.hakka}` : path
            return (
              <li key={path} className="flex items-start gap-3 border-line px-3.5 py-2.5 [&+&]:border-t">
                {success ? (
                  <CircleCheck
                    size={22}
                    className="mt-1 shrink-0 text-correct"
                    role="img"
                    aria-label="成功"
                  />
                ) : (
                  <CircleX size={22} className="mt-1 shrink-0 text-wrong" role="img" aria-label="失敗" />
                )}
                <span className="min-w-0 flex-1">
                  <b className="font-medium">{name}</b>
                  {output.map((line) => (
                    <span key={line} className={success ? 'block text-muted' : 'block text-wrong-deep'}>
                      {line}
                    </span>
                  ))}
                </span>
                {id !== null && (
                  <Link to={`/admin/lesson/edit?id=${id}`} className={ROW_ACTION} aria-label={`打開${name}`}>
                    打開
                  </Link>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
