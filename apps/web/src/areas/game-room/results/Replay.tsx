import type { RoomResults } from '@hakka/contract/game-room'
import { Button } from '@hakka/ui/Button.tsx'
import { isStill } from '@hakka/ui/still.ts'
import { Pause, Play, RotateCcw } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { BoardCanvas } from './BoardCanvas.tsx'
import { type BoardPicture, drawBoard, readyFor, SHEET, sceneOf } from './board-picture.ts'
import { stepsOf, wallAt } from './replayed.ts'
import { between, type WallScene } from './wall-scene.ts'

/** The whole of it takes so long, but no step longer or shorter than this. */
const WHOLE_MS = 20_000
const STEP_MS = { least: 150, most: 900 }
const MOVES_MS = 250
/** Pixels of a unit on the page. */
const PIXELS = 1.5

/** A wall once more, from the empty sheet on, by a slider or by itself. */
export function Replay({
  log,
  picture,
  names,
}: {
  log: RoomResults['log']
  picture: BoardPicture
  names: boolean
}) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { stage } = picture
  const steps = useMemo(() => stepsOf(log, stage.key), [log, stage.key])
  const last = steps.length - 1
  const [at, setAt] = useState(last)
  const [plays, setPlays] = useState(false)
  const [images, setImages] = useState<ReadonlyMap<string, HTMLImageElement>>()
  const drawn = useRef<WallScene>(undefined)
  const step = steps[Math.min(at, last)]

  useEffect(() => {
    let gone = false
    void readyFor(picture).then((own) => !gone && setImages(own))
    return () => {
      gone = true
    }
  }, [picture])
  useEffect(() => {
    if (!plays) return
    if (at >= last) return setPlays(false)
    const wait = Math.min(STEP_MS.most, Math.max(STEP_MS.least, WHOLE_MS / Math.max(1, last)))
    const timer = setTimeout(() => setAt(at + 1), wait)
    return () => clearTimeout(timer)
  }, [plays, at, last])
  useEffect(() => {
    const element = canvas.current
    const shown = step && wallAt(step, stage.key, names)
    if (!element || !shown || !images) return
    const to = sceneOf(shown, picture)
    const from = drawn.current ?? to
    const height = Math.max(SHEET.height, highest(picture))
    let frame = 0
    const started = performance.now()
    const draw = (now: number) => {
      const part = isStill() ? 1 : Math.min(1, Math.max(0, now - started) / MOVES_MS)
      const scene = between(from, to, part)
      drawn.current = scene
      drawBoard(element, { ...picture, shown }, { images, pixels: PIXELS, inside: element, scene, height })
      if (part < 1) frame = requestAnimationFrame(draw)
    }
    frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [step, images, names, picture, stage.key])

  if (!step) return null
  const again = at >= last
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <BoardCanvas canvas={canvas} label={`便利貼牆的重播：${step.said}`} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          kind="brand"
          icon={
            again ? (
              <RotateCcw aria-hidden="true" />
            ) : plays ? (
              <Pause aria-hidden="true" />
            ) : (
              <Play aria-hidden="true" />
            )
          }
          onClick={() => {
            if (again) setAt(0)
            setPlays(again || !plays)
          }}
        >
          {again ? '重播' : plays ? '暫停' : '播放'}
        </Button>
        <label htmlFor={id} className="sr-only">
          重播到哪裡
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={Math.min(at, last)}
          aria-valuetext={`第 ${at} 步，共 ${last} 步：${step.said}`}
          className="h-12 min-w-40 flex-1 accent-brand"
          onChange={({ target }) => {
            setPlays(false)
            setAt(Number(target.value))
          }}
        />
        <p className="w-full text-16 text-muted sm:w-72">
          <span className="mr-3 tabular-nums">{taipeiTime(new Date(step.at).toISOString())}</span>
          <span translate="no">{step.said}</span>
        </p>
      </div>
    </div>
  )
}

/** As high as the finished wall: nothing below it moves while it is played. */
const highest = (picture: BoardPicture): number =>
  picture.shown.kind === 'post-it' ? sceneOf(picture.shown, picture).height : 0
