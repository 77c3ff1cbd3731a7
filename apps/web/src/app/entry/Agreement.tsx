import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { CheckField } from '../forms/CheckField.tsx'

const LINK = 'text-brand underline underline-offset-4'

/** The notice of the law and the box to tick. Its button waits for the tick, except where no script could see it. */
export function Agreement({
  errors,
  ticked,
  children,
}: {
  errors: string[] | undefined
  ticked: boolean
  children: (agreed: boolean) => ReactNode
}) {
  const [agreed, setAgreed] = useState(ticked)
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  return (
    <>
      <details className="group rounded-option border border-line bg-page px-4">
        <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 font-medium [&::-webkit-details-marker]:hidden">
          個人資料蒐集告知（個人資料保護法第 8 條）
          <ChevronDown size={20} aria-hidden="true" className="flex-none group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1 pb-4 pl-6 text-16 text-muted">
          <li>蒐集者：本網站的管理單位。</li>
          <li>目的：建立帳號、保存學習紀錄、讓老師了解班級進度，以及與你聯絡。</li>
          <li>類別：電子郵件、姓名、身分、選填的縣市，以及在本網站的學習紀錄。</li>
          <li>期間、地區與方式：帳號存續期間，在本網站的伺服器以自動化方式利用。</li>
          <li>你可以查詢、閱覽、複製、更正、停止利用或刪除自己的資料。</li>
          <li>不提供也可以瀏覽課程，但無法保存學習紀錄。</li>
        </ul>
      </details>
      <CheckField
        name="agreement"
        label="同意服務條款與隱私權政策"
        hint="未滿 18 歲：已取得法定代理人同意"
        errors={errors}
        value={agreed}
        onValue={setAgreed}
      >
        我已閱讀並同意
        <a href="/terms" target="_blank" rel="noreferrer" className={LINK}>
          服務條款
        </a>
        和
        <a href="/privacy" target="_blank" rel="noreferrer" className={LINK}>
          隱私權政策
        </a>
      </CheckField>
      {children(agreed || !alive)}
    </>
  )
}
