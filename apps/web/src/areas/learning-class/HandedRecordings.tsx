import type { OwnWholeAssignment } from '@hakka/contract/assignment'
import { Button } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Mic, Send } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { api } from '../../app/api.ts'
import { FormAlert } from '../../app/forms/FormAlert.tsx'
import { useSending } from '../../app/forms/use-sending.ts'
import { taipeiDate } from '../../app/taipei-time.ts'

/** Recordings of an assignment's sentences: the teachers hear one only when its pupil says so. */
export function HandedRecordings({ own }: { own: OwnWholeAssignment }) {
  const sending = useSending()
  const { revalidate } = useRevalidator()
  if (!own.items.some(({ thing }) => thing === 'speaking')) return null
  const { recordings, own_recordings: kept } = own
  async function run(method: 'POST' | 'DELETE', recording_id: number): Promise<void> {
    await sending.send(async () => {
      const { message } = await api(`${method} /api/my/learning-class/assignment/recording`, {
        body: { id: own.id, recording_id },
      })
      toast({ type: 'success', body: message })
    })
    await revalidate()
  }
  return (
    <Card as="section" aria-labelledby="recordings" className="grid gap-3 p-5 md:p-7">
      <h3 id="recordings" className="flex items-center gap-2 text-20 font-bold">
        <Mic size={22} aria-hidden="true" />
        把錄音交給老師聽
      </h3>
      <p className="text-16 text-muted">
        練習時按「留下錄音」，就會出現在這裡。你按了「交給老師」，這一班的老師才聽得到；30 天後自動刪除。
      </p>
      {sending.alert && <FormAlert>{sending.alert}</FormAlert>}
      {recordings.length + kept.length > 0 && (
        <ul className="grid gap-3">
          {recordings.map(({ recording_id, title, sound_url, gone_at }) => (
            <Sound
              key={recording_id}
              title={title}
              url={sound_url}
              note={`交了，${taipeiDate(gone_at)} 刪除`}
            >
              <Button kind="plain" busy={sending.busy} onClick={() => void run('DELETE', recording_id)}>
                收回來
              </Button>
            </Sound>
          ))}
          {kept.map(({ id, title, sound_url }) => (
            <Sound key={id} title={title} url={sound_url} note="只有你聽得到">
              <Button
                kind="ghost"
                busy={sending.busy}
                icon={<Send aria-hidden="true" />}
                onClick={() => void run('POST', id)}
              >
                交給老師
              </Button>
            </Sound>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Sound({
  title,
  url,
  note,
  children,
}: {
  title: string
  url: string
  note: string
  children: React.ReactNode
}) {
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="min-w-0 flex-1 basis-40">
        <span lang="hak-Hant-TW" className="block font-reading text-20">
          {title}
        </span>
        <span className="text-16 text-muted">{note}</span>
      </span>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands beside it */}
      <audio controls preload="none" src={url} aria-label={title} />
      {children}
    </li>
  )
}
