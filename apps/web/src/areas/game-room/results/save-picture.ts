import { toast } from '@hakka/ui/toast.ts'
import { type BoardPicture, drawBoard, readyFor } from './board-picture.ts'

/** Pixels of a unit: 1920 wide, as a projector is. */
const PIXELS = 4 / 3

/** Gives a board as a picture to keep (PNG). */
export async function savePicture(picture: BoardPicture): Promise<void> {
  const level = document.createElement('div')
  level.dataset.level = String(picture.stage.level_no)
  // A level's colours are those of an element that is in the page.
  document.body.append(level)
  try {
    const canvas = document.createElement('canvas')
    drawBoard(canvas, picture, { images: await readyFor(picture), pixels: PIXELS, inside: level })
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
    if (!blob) throw new Error('the picture is too large')
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = `${[picture.stage.code, picture.stage.name].filter(Boolean).join(' ') || '課堂活動'}.png`
    link.click()
    URL.revokeObjectURL(url)
  } catch {
    toast({ type: 'error', body: '圖片做不出來，請重新整理頁面再試一次。' })
  } finally {
    level.remove()
  }
}
