import { Picture } from '@hakka/ui/Picture.tsx'
import { Captions, Plus } from 'lucide-react'
import { useState } from 'react'
import { fileName } from '#kit/editor/file-name.ts'
import { ADD, TOOL } from '#kit/editor/looks.ts'
import { ui as editorUi } from '#kit/editor/ui.ts'
import { Drafted } from '#kit/in-place/Drafted.tsx'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { neighbour, stepOf } from '#kit/in-place/list.ts'
import { Spot } from '#kit/in-place/Spot.tsx'
import { nameOf } from '#kit/in-place/text.ts'
import { ui as boardUi } from '#kit/in-place/ui.ts'
import type { Board } from '#kit/in-place/use-board.tsx'
import { useSpotDrag } from '#kit/in-place/use-spot-drag.tsx'
import { FilmLinesEditor } from './FilmLinesEditor.tsx'
import { ui as filmUi } from './film-ui.ts'
import { VideoPanel } from './VideoPanel.tsx'
import {
  addVideo,
  doubleVideo,
  isOfSite,
  moveVideo,
  putVideo,
  removeVideo,
  setFilm,
  siteAddress,
  type VideoItem,
  type VideosBoard,
  videoSpot,
} from './videos-edit.ts'
import { ui } from './videos-ui.ts'

const LIST = 'videos'

/** Videos one below the other; the lines of the site's own are written while they are watched. */
export function VideosEditor({
  board,
  path,
  most,
}: {
  board: Board<VideosBoard>
  /** Of the list in the content. */
  path: string
  most: number
}) {
  const { model, spots, change, now } = board
  const { videos } = model
  /** The video whose lines are being written. */
  const [watched, setWatched] = useState<number>()
  const nameOfVideo = ({ value, key }: VideoItem) =>
    nameOf(value.title, ui.video(videos.findIndex((own) => own.key === key) + 1))

  const drag = useSpotDrag((id, { target, at }) => {
    const video = videos.find(({ key }) => videoSpot(key) === id)
    if (!video || target !== LIST) return
    change(putVideo(model, video.key, at))
    spots.focus(id)
  })
  function added(next: { board: VideosBoard; key: number } | undefined): void {
    if (!next) return
    change(next.board)
    spots.show(videoSpot(next.key), true)
  }
  function remove(video: VideoItem): void {
    const next = neighbour(videos, video.key)
    change(removeVideo(model, video.key), { says: boardUi.removed(nameOfVideo(video)) })
    spots.left(videoSpot(video.key), next === undefined ? undefined : videoSpot(next))
  }
  function move(video: VideoItem, step: 1 | -1, far: boolean): void {
    change(moveVideo(model, video.key, step, far))
    spots.focus(videoSpot(video.key))
  }
  return (
    <EditBoard board={board} label={ui.board} how={ui.how} keys={[...ui.keys, ...filmUi.keys]}>
      {videos.length === 0 && <p className="text-muted">{ui.none}</p>}
      <ol data-drop={LIST} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {videos.map((video, index) => {
          const { key, value, film } = video
          const spot = videoSpot(key)
          const ofSite = isOfSite(value)
          const source = ofSite
            ? siteAddress(value)
            : value.url && (fileName(value.url) ?? editorUi.filmChosen)
          const shown = watched === key
          return (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-white p-3"
            >
              <div className="flex flex-wrap items-center gap-2">
                <Spot
                  id={spot}
                  open={spots.open === spot}
                  dragged={drag.carried === spot}
                  faults={board.faultsAt(spot)}
                  className="min-h-14 flex-1 basis-60 rounded-option bg-white p-1.5 hover:bg-note"
                  acts={{
                    open: (into) => spots.toggle(spot, into),
                    move: (way, far) => move(video, stepOf(way), far),
                    remove: () => remove(video),
                    double: () => added(doubleVideo(model, most, key)),
                    addNext: () => added(addVideo(model, most, key)),
                    grab: (event) => drag.grab(spot, event),
                  }}
                >
                  <span className="flex min-w-0 items-center gap-3">
                    <span className="flex size-9 flex-none items-center justify-center rounded-code bg-lighten text-16 font-bold text-darken">
                      {index + 1}
                    </span>
                    {value.poster && (
                      <Picture
                        src={value.poster.url}
                        alt=""
                        width={96}
                        height={54}
                        fit="cover"
                        className="h-13 w-24 flex-none rounded-option"
                      />
                    )}
                    <span className="min-w-0">
                      <span className="block text-18 leading-snug">
                        <Drafted value={value.title} empty={ui.video(index + 1)} />
                      </span>
                      <span className="block truncate text-16 text-muted">{source || ui.unset}</span>
                    </span>
                  </span>
                </Spot>
                {!ofSite && value.url && (
                  <button
                    type="button"
                    className={TOOL}
                    aria-expanded={shown}
                    onClick={() => setWatched(shown ? undefined : key)}
                  >
                    <Captions size={18} aria-hidden="true" />
                    {shown ? ui.hide : ui.captions(film.lines.length)}
                  </button>
                )}
              </div>
              {spots.open === spot && (
                <VideoPanel
                  key={key}
                  board={board}
                  video={video}
                  path={`${path}.${index}`}
                  title={ui.video(index + 1)}
                  onMove={(step) => move(video, step, false)}
                  last={index === videos.length - 1}
                  first={index === 0}
                  onRemove={() => remove(video)}
                  onDouble={() => added(doubleVideo(model, most, key))}
                />
              )}
              {shown && !ofSite && (
                <FilmLinesEditor
                  key={value.url}
                  name={String(key)}
                  src={value.url}
                  title={nameOfVideo(video)}
                  poster={value.poster?.url}
                  lines={film}
                  path={`${path}.${index}.captions`}
                  spots={spots}
                  faultsAt={board.faultsAt}
                  now={() => now().videos.find((own) => own.key === key)?.film ?? film}
                  onLines={(next, told) => change(setFilm(now(), key, next), told)}
                />
              )}
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        className={ADD}
        disabled={videos.length >= most}
        onClick={() => added(addVideo(model, most))}
      >
        <Plus size={20} aria-hidden="true" />
        {videos.length === 0 ? ui.first : ui.add}
      </button>
    </EditBoard>
  )
}
