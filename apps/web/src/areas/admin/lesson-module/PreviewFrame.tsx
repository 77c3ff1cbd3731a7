import type { OpenedModule } from '@hakka/contract/lesson-module'
import { fitted, type Shape } from '@hakka/modules/editor'
import { Segmented, type SegmentedProps } from '@hakka/ui/Segmented.tsx'
import { MonitorPlay, Smartphone, Tablet } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { PREVIEW_READY, PREVIEW_SHOWS, showIn } from './preview-message.ts'

type Size = 'phone' | 'tablet' | 'projector'

const SIZES: SegmentedProps<Size>['options'] = [
  { value: 'phone', label: '手機', icon: <Smartphone size={18} aria-hidden="true" /> },
  { value: 'tablet', label: '平板', icon: <Tablet size={18} aria-hidden="true" /> },
  { value: 'projector', label: '投影', icon: <MonitorPlay size={18} aria-hidden="true" /> },
]

/** What learners will see, beside what is being written: drawn when the typing has been drawn, never before it. */
export function PreviewFrame({
  opened,
  shape,
  content,
  title,
  item,
}: {
  opened: OpenedModule
  shape: Shape
  content: unknown
  title: string
  item: number | undefined
}) {
  const [size, setSize] = useState<Size>('phone')
  const deferred = useDeferredValue(content)
  const heading = useDeferredValue(title)
  return (
    <section aria-label="學生看到的樣子" className="preview-side">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">學生看到的樣子</h2>
        <Segmented<Size> label="畫面大小" hideLabel value={size} options={SIZES} onChange={setSize} />
      </div>
      <Screen opened={opened} shape={shape} content={deferred} title={heading} item={item} size={size} />
      <p className="mt-2 text-center text-14 text-muted">跟著你正在改的地方；可以直接作答試試看</p>
    </section>
  )
}

const Screen = memo(function Screen({
  opened,
  shape,
  content,
  title,
  item,
  size,
}: {
  opened: OpenedModule
  shape: Shape
  content: unknown
  title: string
  item: number | undefined
  size: Size
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [ready, setReady] = useState(0)
  const turn = useTurn(opened.module.type, content)
  useEffect(() => {
    const hear = ({ origin, data, source }: MessageEvent<unknown>) => {
      if (origin !== location.origin || data !== PREVIEW_READY) return
      if (source === frame.current?.contentWindow) setReady((count) => count + 1)
    }
    addEventListener('message', hear)
    // It may have been there before this page heard.
    setReady((count) => count + 1)
    return () => removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (ready === 0) return
    showIn(frame.current, {
      kind: PREVIEW_SHOWS,
      type: opened.module.type,
      content: fitted(shape, content),
      turn,
      dialectId: opened.lesson.dialect_id,
      levelNo: opened.lesson.level_no,
      title: title || opened.module.name,
      code: opened.code,
      words: opened.words,
      item,
      projector: size === 'projector',
    })
  }, [ready, opened, shape, content, title, item, size, turn])
  return (
    <div className="preview-screen" data-size={size}>
      <iframe ref={frame} src="/admin/lesson/module/preview" title={`${opened.module.type_name}的預覽`} />
    </div>
  )
})

/** Counts the times that the typing rested: what has to begin anew does it then. */
function useTurn(type: string, content: unknown): number {
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content begins the pause anew
  useEffect(() => {
    const timer = setTimeout(() => setTurn((count) => count + 1), 600)
    return () => clearTimeout(timer)
  }, [type, content])
  return turn
}
