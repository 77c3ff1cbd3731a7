import type { RoomRow } from '@hakka/contract/game-room'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { ConfirmDialog } from '../../../app/desk/ConfirmDialog.tsx'

/** Takes a room away with all that was done in it. */
export function DeleteRoom({ room: { id, title } }: { room: RoomRow }) {
  const [asking, setAsking] = useState(false)
  const { revalidate } = useRevalidator()
  async function remove(): Promise<void> {
    await api('DELETE /api/game_room', { query: { room_id: id } })
    toast({ type: 'success', body: `「${title}」的房間刪除了。` })
    await revalidate()
  }
  return (
    <>
      <IconButton label={`刪除「${title}」的房間`} kind="plain" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`刪除「${title}」的房間？`}
        confirm="刪除"
        onConfirm={remove}
      >
        同學寫的、排的、答的都會一起刪除，不能復原。想留下來，請先下載 CSV 或圖片。
      </ConfirmDialog>
    </>
  )
}
