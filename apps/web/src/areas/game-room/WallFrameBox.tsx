import type { CSSProperties } from 'react'

/** A group's frame with its name; while a note is chosen, a press takes that one in. Notes of no group have one without either. */
export function WallFrameBox({
  name,
  count,
  style,
  target,
  loose,
  offered,
  onTake,
  onRename,
}: {
  name: string
  count: number
  style: CSSProperties
  target: boolean
  loose: boolean
  offered: boolean
  onTake(): void
  onRename(): void
}) {
  return (
    <div
      className="wall-frame"
      data-target={target || undefined}
      data-loose={loose || undefined}
      style={style}
    >
      {offered && (
        <button type="button" className="wall-take" onClick={onTake}>
          <span className="sr-only">{loose ? '放這裡，不分組' : `放進「${name}」`}</span>
        </button>
      )}
      {!loose && (
        <h3 className="wall-frame-name">
          <button type="button" onClick={onRename}>
            <span translate="no">{name}</span> <small>{count} 張</small>
          </button>
        </h3>
      )}
    </div>
  )
}
