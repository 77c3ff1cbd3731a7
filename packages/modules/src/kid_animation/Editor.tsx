import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { MediaField } from '#kit/editor/MediaField.tsx'
import { EditBoard } from '#kit/in-place/EditBoard.tsx'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { captionSpot, type FilmLines, readCaptions, writeCaptions } from '#kit/video/edit/captions-edit.ts'
import { FilmLinesEditor } from '#kit/video/edit/FilmLinesEditor.tsx'
import { ui as filmUi } from '#kit/video/edit/film-ui.ts'
import { filmAddress } from './address.ts'
import { ui } from './editor-ui.ts'
import type { AnimationDraft } from './module.ts'

interface AnimationBoard {
  film: FilmLines
  poster: AnimationDraft['poster']
  video: AnimationDraft['video']
}

const FILM = 'film'

const read = ({ captions, poster, video }: AnimationDraft): AnimationBoard => ({
  film: readCaptions(captions),
  poster,
  video,
})
const write = ({ film, poster, video }: AnimationBoard): AnimationDraft => ({
  captions: writeCaptions(film),
  ...(poster && { poster }),
  ...(video && { video }),
})
const spotAt = ({ film }: AnimationBoard, [field, key]: readonly string[]) =>
  field === 'captions' && film.lines.some((line) => String(line.key) === key)
    ? captionSpot(FILM, Number(key))
    : undefined

/** The lines of the lesson's animation, written while it is watched. */
export default function AnimationEditor(props: EditorProps) {
  const board = useBoard<AnimationDraft, AnimationBoard>({ editor: props, read, write, spotAt })
  const { model, now, change } = board
  const { lesson } = props.host
  const { video } = model
  const src = video ?? (lesson && filmAddress(lesson))
  return (
    <EditBoard board={board} label={ui.board} how={ui.how} keys={filmUi.keys}>
      <MediaField
        path="video"
        label={ui.video}
        kind="film"
        value={video ? { url: video } : undefined}
        onFile={(file) => change({ ...now(), video: file?.url })}
      />
      <FilmLinesEditor
        key={src}
        name={FILM}
        src={src}
        title={ui.film}
        poster={model.poster?.url}
        lines={model.film}
        path="captions"
        spots={board.spots}
        faultsAt={board.faultsAt}
        now={() => now().film}
        onLines={(film, told) => change({ ...now(), film }, told)}
      />
      <MediaField
        path="poster"
        label={ui.poster}
        kind="picture"
        value={model.poster}
        onFile={(poster) => change({ ...now(), poster })}
      />
    </EditBoard>
  )
}
