import type { KeptRecording } from '@hakka/contract/recording'
import { Button } from '@hakka/ui/Button.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Trash2 } from 'lucide-react'
import { Link, useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { taipeiDate, taipeiTime } from '../../app/taipei-time.ts'

/** One recording that is kept. */
export function RecordingRow({ recording, dialect }: { recording: KeptRecording; dialect: string }) {
  const { id, title, url, sound_url, created_at, gone_at } = recording
  const { busy, alert, send } = useSending()
  const { revalidate } = useRevalidator()
  async function remove(): Promise<void> {
    await send(async () => {
      const { message } = await api('DELETE /api/my/recordings/{id}', { params: { id } })
      toast({ type: 'success', body: message })
    })
    await revalidate()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-option border border-line bg-white p-4">
      <div className="min-w-0 flex-1 basis-64">
        <p lang="hak-Hant-TW" className="font-reading text-26 leading-snug">
          {title}
        </p>
        <p className="text-16 text-muted">
          {dialect && `${dialect}・`}
          {taipeiTime(created_at)} 錄，{taipeiDate(gone_at)} 自動刪除
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        <SoundButton sound={{ url: sound_url }} says={title} />
        {url && (
          <Link
            to={url}
            className="inline-flex min-h-12 items-center rounded-button px-4 font-bold text-brand no-underline hover:bg-note"
          >
            再練這一句
          </Link>
        )}
        <Button
          kind="ghost"
          className="max-sm:!px-3.5"
          busy={busy}
          aria-label={`刪除「${title}」`}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          刪除
        </Button>
      </div>
      {alert && <FormAlert>{alert}</FormAlert>}
    </li>
  )
}
