import type { StudyKindName } from '@hakka/contract/constants'
import type { PastImport } from '@hakka/contract/study-import-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { toast } from '@hakka/ui/toast.ts'
import { Undo2 } from 'lucide-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { api } from '../../../app/api.ts'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { ImportChanges } from '../../../app/desk/import/ImportChanges.tsx'
import { withLogin } from '../../../app/session/with-login.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'

const EVERY_MS = 1000

/** Imports of the last two days, each of which can be taken back as a whole. */
export function PastImports({
  kind,
  imports: begun,
  news,
}: {
  kind: StudyKindName
  imports: readonly PastImport[]
  /** Another value when an import has just ended. */
  news: string
}) {
  const [imports, setImports] = useState(begun)
  const [asked, setAsked] = useState<number>()
  const [read, setRead] = useState<number>()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  /** Whose button gets the focus back, once it is drawn again. */
  const back = useRef<number>(undefined)
  useEffect(() => {
    if (asked !== undefined || back.current === undefined) return
    section.current?.querySelector<HTMLElement>(`[data-undo="${back.current}"]`)?.focus()
    back.current = undefined
  }, [asked])
  const reload = useCallback(async () => {
    const answer = await api('GET /api/admin/self_study/{type}/imports', { params: { type: kind } }).catch(
      () => undefined,
    )
    if (answer) setImports(answer.data)
  }, [kind])
  // An import that has ended stands in the list.
  useEffect(() => {
    if (news !== '') void reload()
  }, [news, reload])
  useEffect(() => {
    if (!imports.some(({ state }) => state === 'undoing')) return
    const timer = setTimeout(() => void reload(), EVERY_MS)
    return () => clearTimeout(timer)
  }, [imports, reload])

  async function undo(id: number): Promise<void> {
    setAsked(undefined)
    // Its buttons are gone; the section says what comes of it.
    section.current?.focus({ preventScroll: true })
    try {
      await withLogin(() => api('POST /api/admin/self_study/import/{id}/undo', { params: { id }, body: {} }))
      await reload()
    } catch (error) {
      toast({
        type: 'error',
        title: '沒有復原',
        body: error instanceof Error ? error.message : '請再試一次',
      })
    }
  }
  if (imports.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} className={FORM_CARD} aria-labelledby={heading}>
      <h2 id={heading} className="text-18 font-bold">
        最近的匯入
      </h2>
      <p className="text-muted">兩天以內的匯入可以整批復原；匯入以後有人又改過的內容會留著。</p>
      <ul className="divide-y divide-line">
        {imports.map((own) => (
          <li key={own.id} className="grid gap-2 py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p className="min-w-0 flex-1 basis-64">
                <b className="[overflow-wrap:anywhere]">{own.file_name}</b>
                <span className="text-muted">
                  {[
                    '',
                    taipeiTime(own.at),
                    own.user_name,
                    `新增 ${own.made} 項、修改 ${own.changed} 項`,
                  ].join('　')}
                </span>
              </p>
              {own.made + own.changed > 0 && (
                <Button
                  kind="plain"
                  aria-expanded={read === own.id}
                  aria-controls={read === own.id ? `${heading}-${own.id}` : undefined}
                  aria-label={`看改了什麼：${own.file_name}`}
                  onClick={() => setRead(read === own.id ? undefined : own.id)}
                >
                  看改了什麼
                </Button>
              )}
              {own.state === 'done' && asked !== own.id && (
                <Button
                  kind="ghost"
                  data-undo={own.id}
                  icon={<Undo2 aria-hidden="true" />}
                  aria-label={`復原這次匯入：${own.file_name}`}
                  onClick={() => setAsked(own.id)}
                >
                  復原這次匯入
                </Button>
              )}
            </div>
            {read === own.id && (
              <div id={`${heading}-${own.id}`}>
                <ImportChanges id={own.id} title={`「${own.file_name}」改的內容`} />
              </div>
            )}
            {asked === own.id && (
              <section aria-label="確認復原" className="grid gap-2 rounded-option bg-note px-4 py-3">
                <p>
                  修改的 {own.changed} 項會回到匯入以前，新增的 {own.made} 項會移到「已刪除」。
                </p>
                <div className="flex flex-wrap gap-3">
                  <Button kind="danger" autoFocus onClick={() => void undo(own.id)}>
                    確定復原
                  </Button>
                  <Button
                    kind="plain"
                    onClick={() => {
                      back.current = own.id
                      setAsked(undefined)
                    }}
                  >
                    不要復原
                  </Button>
                </div>
              </section>
            )}
            <div role="status">
              {own.state === 'undoing' && <p className="text-muted">復原中…</p>}
              {own.undo_failed && <p className="text-wrong">上次沒有復原成功，內容都還在，請再試一次。</p>}
              {own.undone && <Result undone={own.undone} />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** So many are named; of the others how many. */
const NAMED = 20

function Result({ undone: { restored, removed, left } }: { undone: NonNullable<PastImport['undone']> }) {
  const done = [
    ...(restored > 0 ? [`${restored} 項回到匯入以前`] : []),
    ...(removed > 0 ? [`${removed} 項移到「已刪除」`] : []),
  ]
  return (
    <>
      {done.length > 0 ? (
        <p className="text-correct-deep">已經復原：{done.join('，')}。</p>
      ) : (
        <p>沒有復原任何一項。</p>
      )}
      {left.length > 0 && (
        <p>
          這 {left.length} 項在匯入以後又有人改過，留著沒有動：
          {left
            .slice(0, NAMED)
            .map(({ title }) => `「${title}」`)
            .join('')}
          {left.length > NAMED && ` 等`}
        </p>
      )}
    </>
  )
}
