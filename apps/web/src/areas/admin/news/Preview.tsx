import { ApiError } from '@hakka/contract/api-error'
import { newsCategoryName } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../../app/api.ts'
import { NewsBody, type ShownNews } from '../../../app/news/NewsBody.tsx'
import type { NewsValues } from './form-values.ts'

/** What readers would see if it were saved now. Its content comes back sanitised: what was pasted never runs here. */
export function Preview({ values }: { values: NewsValues }) {
  const [shown, setShown] = useState<ShownNews>()
  const [busy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    try {
      const { data } = await api('POST /api/news/preview', { body: { content: values.content } })
      setShown({
        title: values.title || '（還沒有標題）',
        content: data.content,
        category: { id: values.category_id, name: newsCategoryName(values.category_id) },
        is_highlighted: values.is_highlighted ? 1 : 0,
        publish_date: values.publish_date ?? new Date().toISOString(),
        school_name: values.school_id?.name ?? null,
      })
    } catch (error) {
      toast({ type: 'error', body: error instanceof ApiError ? error.message : UNKNOWN_ERROR })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="ghost" icon={<Eye aria-hidden="true" />} busy={busy} onClick={() => void show()}>
        預覽
      </Button>
      <Dialog open={shown !== undefined} onClose={() => setShown(undefined)} title="預覽" kind="wide">
        {shown && <NewsBody item={shown} level="h2" />}
      </Dialog>
    </>
  )
}
