import { Segmented } from '@hakka/ui/Segmented.tsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { HakkaField } from '#kit/editor/HakkaField.tsx'
import { TOOL } from '#kit/editor/looks.ts'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { TextField } from '#kit/editor/TextField.tsx'
import { SpotPanel } from '#kit/in-place/SpotPanel.tsx'
import { ThingFields } from '#kit/in-place/ThingFields.tsx'
import { NO_TEXT } from '#kit/in-place/text.ts'
import type { Board } from '#kit/in-place/use-board.tsx'
import {
  fromAddress,
  isOfSite,
  setVideo,
  siteAddress,
  type VideoItem,
  type VideosBoard,
} from './videos-edit.ts'
import { ui } from './videos-ui.ts'

/** Where a video comes from, what it is called, what is seen before it plays. */
export function VideoPanel({
  board: { now, change, spots },
  video,
  path,
  title,
  first,
  last,
  onMove,
  onRemove,
  onDouble,
}: {
  board: Board<VideosBoard>
  video: VideoItem
  path: string
  title: string
  first: boolean
  last: boolean
  onMove(step: 1 | -1): void
  onRemove(): void
  onDouble(): void
}) {
  const { key, value } = video
  const [kind, setKind] = useState<'file' | 'site'>(isOfSite(value) ? 'site' : 'file')
  /** An address that is being typed, which is none yet. */
  const [typed, setTyped] = useState<string>()
  const latest = () => now().videos.find((own) => own.key === key)?.value ?? value
  const put = (next: VideoItem['value'], run?: string) =>
    change(setVideo(now(), key, next), run === undefined ? {} : { run })
  const file = !isOfSite(value) && value.url ? { url: value.url } : undefined
  return (
    <SpotPanel title={title} spots={spots} remove={onRemove} double={onDouble}>
      <div className="grid justify-items-start gap-1">
        <span aria-hidden="true" className="font-medium">
          {ui.kind}
        </span>
        <Segmented<'file' | 'site'>
          label={ui.kind}
          hideLabel
          value={kind}
          options={[
            { value: 'file', label: ui.file },
            { value: 'site', label: ui.site },
          ]}
          onChange={setKind}
        />
      </div>
      {kind === 'file' ? (
        <MediaField
          path={`${path}.url`}
          label={ui.file}
          kind="film"
          value={file}
          onFile={(next) => put(fromAddress(latest(), next?.url ?? ''))}
        />
      ) : (
        <ThingFields
          path={path}
          now={latest}
          onChange={(next) => {
            setTyped(next.url ?? '')
            put(fromAddress(next, next.url ?? ''), `video ${key}`)
          }}
        >
          <TextField
            path={`${path}.url`}
            label={ui.address}
            hint={ui.addressHint}
            value={typed ?? (isOfSite(value) ? siteAddress(value) : '')}
          />
        </ThingFields>
      )}
      <ThingFields
        path={`${path}.title`}
        now={() => latest().title ?? NO_TEXT}
        onChange={(next) => put({ ...latest(), title: next }, `title ${key}`)}
      >
        <HakkaField
          path={`${path}.title`}
          value={value.title ?? NO_TEXT}
          textKey="text"
          readingKey="pinyin"
          label={ui.title}
          either
        />
      </ThingFields>
      <MediaField
        path={`${path}.poster`}
        label={ui.poster}
        kind="picture"
        value={value.poster}
        onFile={(poster) => put({ ...latest(), poster })}
      />
      <div className="flex flex-wrap gap-2">
        <button type="button" className={TOOL} disabled={first} onClick={() => onMove(-1)}>
          <ArrowUp size={18} aria-hidden="true" />
          {ui.earlier}
        </button>
        <button type="button" className={TOOL} disabled={last} onClick={() => onMove(1)}>
          <ArrowDown size={18} aria-hidden="true" />
          {ui.later}
        </button>
      </div>
    </SpotPanel>
  )
}
