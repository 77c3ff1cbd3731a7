import type { RoomResults } from '@hakka/contract/game-room'
import { Button } from '@hakka/ui/Button.tsx'
import { ChevronDown, Download } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { FaceText } from '../Face.tsx'
import { optionsOf } from '../options.ts'
import { BoardCanvas } from './BoardCanvas.tsx'
import { type BoardPicture, drawBoard, readyFor } from './board-picture.ts'
import { Replay } from './Replay.tsx'
import { atLast, saidAtLast } from './replayed.ts'
import { savePicture } from './save-picture.ts'

/** Pixels of a unit on the page. */
const PIXELS = 1.5

/** A question of a room as it stood at last: its board as a picture, what was written on it, and a wall once more. */
export function StageResult({
  stage,
  log,
  names,
  foot,
}: {
  stage: RoomResults['stages'][number]
  log: RoomResults['log']
  names: boolean
  foot: string
}) {
  const shown = useMemo(() => atLast(log, stage.key, names), [log, stage.key, names])
  const picture = useMemo<BoardPicture | undefined>(
    () => shown && { stage, shown, people: stage.answered, pinyin: true, foot },
    [stage, shown, foot],
  )
  return (
    <section data-level={stage.level_no} className="rounded-card border border-line bg-white p-4 sm:p-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h3 className="mr-auto min-w-0 text-20 font-bold">
          {stage.code && <span className="mr-2 text-primary">{stage.code}</span>}
          {stage.name || '題目已經刪除'}
          {stage.total > 1 && (
            <span className="ml-2 font-normal text-muted">
              第 {stage.question + 1} {stage.kind === 'speaking' ? '句' : '題'}
            </span>
          )}
        </h3>
        {picture && stage.answered > 0 && (
          <Button
            kind="ghost"
            icon={<Download aria-hidden="true" />}
            aria-label={`下載「${stage.name}」的圖片`}
            onClick={() => void savePicture(picture)}
          >
            下載圖片
          </Button>
        )}
      </div>
      {stage.answered === 0 ? (
        <p className="text-muted">這一題沒有人作答。</p>
      ) : stage.kind === 'speaking' ? (
        <Said stage={stage} log={log} names={names} />
      ) : stage.right !== null ? (
        <p>
          {stage.answered} 人作答，{stage.right} 人全答對。誰答了什麼，在 CSV 裡。
        </p>
      ) : (
        picture && (
          <>
            {stage.kind === 'post-it' ? (
              <Replay log={log} picture={picture} names={names} />
            ) : (
              <Board picture={picture} />
            )}
            <InWords picture={picture} />
          </>
        )
      )}
    </section>
  )
}

/** Who has said it. What was said is gone with the room. */
function Said({ stage, log, names }: Pick<Parameters<typeof StageResult>[0], 'stage' | 'log' | 'names'>) {
  const said = useMemo(() => saidAtLast(log, stage.key), [log, stage.key])
  return (
    <>
      {stage.asked && (
        <p className="mb-2">
          <FaceText face={stage.asked} dialectId={stage.dialect_id} pinyin />
        </p>
      )}
      <p>
        {stage.answered} 人唸好了
        {names && said.length > 0 && (
          <>
            ：<span translate="no">{said.join('、')}</span>
          </>
        )}
        。
      </p>
      <p className="text-16 text-muted">錄音只在房間裡，下課就刪除了。</p>
    </>
  )
}

function Board({ picture }: { picture: BoardPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let gone = false
    void readyFor(picture).then((images) => {
      const element = canvas.current
      if (!gone && element) drawBoard(element, picture, { images, pixels: PIXELS, inside: element })
    })
    return () => {
      gone = true
    }
  }, [picture])
  const label = picture.shown.kind === 'ranking' ? '排名的結果' : '文字雲'
  return <BoardCanvas canvas={canvas} label={label} />
}

/** What the picture shows, to be read or copied. */
function InWords({ picture }: { picture: BoardPicture }) {
  const lines = linesIn(picture)
  if (lines.length === 0) return null
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-2 font-bold text-brand [&::-webkit-details-marker]:hidden">
        <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
        看文字
      </summary>
      <ul translate="no" className="list-disc pl-6">
        {lines.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </details>
  )
}

function linesIn({ shown, stage }: BoardPicture): { key: string; text: string }[] {
  switch (shown.kind) {
    case 'post-it':
      return shown.notes.flatMap(({ id, text, by, group, hidden }) => {
        const name = shown.groups.find((own) => own.id === group)?.name
        const aside = [name && `組：${name}`, by].filter(Boolean).join('，')
        return hidden ? [] : [{ key: String(id), text: aside ? `${text}（${aside}）` : text }]
      })
    case 'word-cloud':
      return shown.words.map(({ word, text, count }) => ({ key: word, text: `${text}，${count} 人` }))
    case 'ranking': {
      const options = new Map(optionsOf(stage, shown.added).map((own) => [own.id, own.text ?? own.alt ?? '']))
      return shown.bars.map(({ id, place, points }) => ({
        key: String(id),
        text: `第 ${place ?? '？'} 名　${options.get(id) ?? ''}，${points ?? 0} 分`,
      }))
    }
  }
}
