import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { spotOfVideos } from '#kit/video/edit/spot-of-videos.ts'
import { VideosEditor } from '#kit/video/edit/VideosEditor.tsx'
import { readVideos, type VideosBoard, writeVideos } from '#kit/video/edit/videos-edit.ts'
import type { MultipleVideosDraft } from './module.ts'

const MOST = 4

const read = ({ videos }: MultipleVideosDraft): VideosBoard => readVideos(videos)
const write = (board: VideosBoard) => ({ videos: writeVideos(board) })

export default function MultipleVideosEditor(props: EditorProps) {
  const board = useBoard<MultipleVideosDraft, VideosBoard>({
    editor: props,
    read,
    write,
    spotAt: spotOfVideos,
  })
  return <VideosEditor board={board} path="videos" most={MOST} />
}
