import { barsPath, encodeWav } from '@hakka/modules/recorder'
import { Button } from '@hakka/ui/Button.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cut, loudness, secondsOf, spokenSpan, type Take } from './cut.ts'

const WIDTH = 600
const HEIGHT = 96
const BARS = 150
const STEP_SECONDS = 0.05

/** What was recorded: cut at its ends by eye and ear, as loud as the others, heard before it is taken. */
export function TakeEditor({
  take,
  busy,
  onFile,
  onAgain,
  onCancel,
}: {
  take: Take
  busy: boolean
  onFile(file: File): void
  onAgain(): void
  onCancel(): void
}) {
  const use = useRef<HTMLButtonElement>(null)
  useEffect(() => use.current?.focus(), [])
  const seconds = secondsOf(take)
  const [span, setSpan] = useState(() => spokenSpan(take))
  const [levelled, setLevelled] = useState(true)
  const bars = useMemo(() => barsPath(loudness(take, BARS), WIDTH, HEIGHT * 0.85), [take])
  const file = useMemo(() => {
    const own = cut(take, span, { levelled })
    return new File([encodeWav(own.samples, own.rate)], 'recording.wav', { type: 'audio/wav' })
  }, [take, span, levelled])
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const own = URL.createObjectURL(file)
    setUrl(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  const place = (at: number) => (at / seconds) * WIDTH
  const long = (span.to - span.from).toFixed(1)
  return (
    <section aria-label="剪輯錄音" className="grid gap-4 rounded-option border border-line bg-pool p-4">
      <svg
        role="img"
        aria-label={`錄了 ${seconds.toFixed(1)} 秒，留下 ${span.from.toFixed(2)} 到 ${span.to.toFixed(2)} 秒`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-24 w-full rounded-option bg-white"
      >
        <path
          d={bars}
          transform={`translate(0 ${HEIGHT * 0.075})`}
          className="stroke-brand"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
        <rect x={0} y={0} width={place(span.from)} height={HEIGHT} className="fill-neutral opacity-80" />
        <rect
          x={place(span.to)}
          y={0}
          width={WIDTH - place(span.to)}
          height={HEIGHT}
          className="fill-neutral opacity-80"
        />
      </svg>
      <div className="grid gap-3 sm:grid-cols-2">
        <Edge
          label="起點"
          value={span.from}
          min={0}
          max={Math.max(0, span.to - STEP_SECONDS)}
          onValue={(from) => setSpan({ ...span, from })}
        />
        <Edge
          label="終點"
          value={span.to}
          min={Math.min(seconds, span.from + STEP_SECONDS)}
          max={seconds}
          onValue={(to) => setSpan({ ...span, to })}
        />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Toggle label="調成和其他聲音一樣大聲" checked={levelled} onChange={setLevelled} />
        {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it as text */}
        <audio controls src={url} aria-label={`試聽，長 ${long} 秒`} className="max-w-full" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={use} kind="brand" busy={busy} onClick={() => onFile(file)}>
          用這段錄音
        </Button>
        <Button kind="ghost" onClick={onAgain}>
          重錄
        </Button>
        <Button kind="plain" onClick={onCancel}>
          取消
        </Button>
      </div>
    </section>
  )
}

/** An end of what stays: by pointer, or by arrow keys in twentieths of a second. */
function Edge({
  label,
  value,
  min,
  max,
  onValue,
}: {
  label: string
  value: number
  min: number
  max: number
  onValue(value: number): void
}) {
  return (
    <label className="grid gap-1 font-bold">
      <span>
        {label}
        <span className="ml-2 font-normal text-muted tabular-nums">{value.toFixed(2)} 秒</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={STEP_SECONDS}
        value={value}
        onChange={(event) => onValue(Number(event.target.value))}
        aria-valuetext={`${value.toFixed(2)} 秒`}
        className="h-8 w-full accent-brand"
      />
    </label>
  )
}
