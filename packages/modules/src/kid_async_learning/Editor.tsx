import type { EditorProps } from '#kit/editor/editor-host.tsx'
import { useBoard } from '#kit/in-place/use-board.tsx'
import { spotOfVideos } from '#kit/video/edit/spot-of-videos.ts'
import { VideosEditor } from '#kit/video/edit/VideosEditor.tsx'
import { readVideos, type VideosBoard, writeVideos } from '#kit/video/edit/videos-edit.ts'
import type { AsyncLearningDraft } from './module.ts'

const MOST = 20

const read = ({ video_urls }: AsyncLearningDraft): VideosBoard => readVideos(video_urls)
const write = (board: VideosBoard) => ({ video_urls: writeVideos(board) })

export default function AsyncLearningEditor(props: EditorProps) {
  const board = useBoard<AsyncLearningDraft, VideosBoard>({
    editor: props,
    read,
    write,
    spotAt: spotOfVideos,
  })
  return <VideosEditor board={board} path="video_urls" most={MOST} />
}
