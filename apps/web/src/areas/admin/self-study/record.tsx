import { ApiError } from '@hakka/contract/api-error'
import { dialectName } from '@hakka/contract/constants'
import { UNKNOWN_ERROR } from '@hakka/contract/errors'
import type { StudyLine } from '@hakka/contract/study-recording'
import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '../../../app/api.ts'
import { servicesContext } from '../../../app/context.ts'
import { DeskPage } from '../../../app/desk/DeskPage.tsx'
import { DoubtedSounds } from '../../../app/desk/DoubtedSounds.tsx'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { BulkSounds } from '../../../app/desk/recorder/session/BulkSounds.tsx'
import { RecordingSession } from '../../../app/desk/recorder/session/RecordingSession.tsx'
import { useTakes } from '../../../app/desk/recorder/session/use-takes.ts'
import { UnsavedGuard } from '../../../app/desk/UnsavedGuard.tsx'
import { pageMeta } from '../../../app/meta.ts'
import { queryOf } from '../../../app/query.ts'
import { dialectOf } from '../../../app/reader-dialect.ts'
import { withLogin } from '../../../app/session/with-login.ts'
import { missingPage, orPage } from '../../../app/throw-page.ts'
import { uploadApi } from '../../../app/upload.ts'
import type { Route } from './+types/record.ts'
import { kindName, kindOf } from './kinds.ts'

const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext)
  const kind = kindOf(params.type)
  const { c, d, id } = queryOf(request, ['c', 'd', 'id'])
  const of = { category_id: idOf(c), item_id: idOf(id), dialect_id: dialectOf(d) ?? 1 }
  if (of.category_id === undefined && of.item_id === undefined) missingPage()
  const { data } = await orPage(
    api('GET /api/admin/self_study/{type}/recording', { params: { type: kind }, query: of }),
  )
  return { kind, of, ...data }
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta(loaderData ? `錄音：${loaderData.title}` : '錄音')

type Which = 'open' | 'all'

/** What was put in, told when it has been. */
interface Put {
  written: number
  left: readonly string[]
}

export default function RecordPage({ loaderData }: Route.ComponentProps) {
  const { kind, of, title, lines } = loaderData
  const [put, setPut] = useState<Put>()
  // What was put in comes back with the page's data, in its own time: a session begins with that.
  const heard = lines.map(({ voice, take_url, was }) => `${voice} ${take_url !== ''} ${was !== null}`).join()
  const key = `${kind} ${of.category_id} ${of.item_id} ${of.dialect_id} ${heard}`
  return (
    <DeskPage
      title={`錄音：${title}`}
      crumbs={[{ label: `${kindName(kind)}教材`, to: `/admin/self_study/${kind}` }]}
      lead={`${dialectName(of.dialect_id)}。錄好的先存著，全部錄完再放進教材。`}
    >
      {put && <Told put={put} />}
      {lines.length === 0 ? (
        <EmptyState title={`這裡還沒有${dialectName(of.dialect_id)}的句子`} />
      ) : (
        <Session key={key} {...loaderData} onPut={setPut} />
      )}
    </DeskPage>
  )
}

function Session({ kind, of, lines, onPut }: Route.ComponentProps['loaderData'] & { onPut(put: Put): void }) {
  // What lacked a voice at the beginning stays in the list: what was recorded is heard again there.
  const lacking = lines.filter(
    ({ voice, take_url, was }) => voice !== 'human' || take_url !== '' || was !== null,
  )
  const [which, setWhich] = useState<Which>('open')
  const { revalidate } = useRevalidator()
  const params = { type: kind }
  const takes = useTakes(lines, async ({ item_id, path }: StudyLine, audio: File) => {
    const { data } = await withLogin(() =>
      uploadApi(() => {})('POST /api/admin/self_study/{type}/recording/take', {
        params,
        body: { item_id, path, audio },
      }),
    )
    return data.take_url
  })
  const [busy, setBusy] = useState(false)
  const [told, setTold] = useState<string>()
  const isPut = useRef(false)
  const isOpen = () => !isPut.current && (takes.isSending || takes.failed > 0)

  async function putIn(): Promise<void> {
    setBusy(true)
    setTold(undefined)
    try {
      const { data } = await withLogin(() =>
        api('POST /api/admin/self_study/{type}/recording', { params, body: of }),
      )
      isPut.current = true
      onPut(data)
      await revalidate()
      // Where nothing has changed, the same session goes on.
      isPut.current = false
      setBusy(false)
    } catch (error) {
      setTold(error instanceof ApiError ? error.message : UNKNOWN_ERROR)
      setBusy(false)
    }
  }
  const choice = (
    <Segmented<Which>
      label="要錄哪些"
      hideLabel
      value={which}
      onChange={setWhich}
      options={[
        { value: 'open', label: `要錄的 ${lacking.length}` },
        { value: 'all', label: `全部 ${lines.length}` },
      ]}
    />
  )
  const doubts = lines.flatMap(({ item_id: itemId, url, was }) => (was ? { itemId, url, ...was } : []))
  const shown = which === 'open' ? lacking : lines
  return (
    <>
      {shown.length === 0 ? (
        <>
          {choice}
          <EmptyState title="每一句都有真人的聲音了" />
        </>
      ) : (
        <DoubtedSounds kind={kind} sounds={doubts}>
          <RecordingSession key={which} lines={shown} takes={takes} dialectId={of.dialect_id}>
            {choice}
            <section aria-label="錄好的" className="grid gap-2">
              <p>
                錄好 <b className="tabular-nums">{takes.count}</b> 句，還沒放進教材。
              </p>
              <Button
                kind="brand"
                block
                busy={busy || takes.isSending}
                disabled={takes.count === 0 || takes.failed > 0}
                onClick={() => void putIn()}
              >
                {takes.isSending ? '存檔中…' : '放進教材'}
              </Button>
              <p className="text-14 text-muted">
                放進去以後，學生就聽得到。現在離開也不會不見，下次可以接著錄。
              </p>
              {told !== undefined && (
                <p role="alert" className="text-wrong-deep">
                  {told}
                </p>
              )}
            </section>
          </RecordingSession>
        </DoubtedSounds>
      )}
      <BulkSounds key={which} lines={shown} onKeep={takes.keep} />
      <UnsavedGuard when={isOpen()} isDirty={isOpen} />
    </>
  )
}

function Told({ put: { written, left } }: { put: Put }) {
  const heading = useId()
  return (
    <section className={`${FORM_CARD} mb-4`} aria-labelledby={heading}>
      <h2 id={heading} className="text-18 font-bold" role="status">
        {written > 0 ? `${written} 句放進教材了，學生現在聽得到。` : '沒有放進任何一句。'}
      </h2>
      {left.length > 0 && (
        <p>
          這 {left.length} 句在錄音以後改過字或拼音，沒有放進去，請再錄一次：
          {left.map((text) => `「${text}」`).join('')}
        </p>
      )}
    </section>
  )
}
