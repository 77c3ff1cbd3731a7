import { buttonClass } from '@hakka/ui/Button.tsx'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { Check, LogIn, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

export type SaveState =
  | { state: 'loading' | 'success' | 'not-logged-in' }
  /** `reason` is the server's word on what was written. */
  | { state: 'failed'; reason?: string }

const CLOSES_MS = 3000
const FADES_MS = 500

/**
 * How saving goes, over the page: under way, saved, failed, or that one has to log in. It closes by itself after three
 * seconds, or by a press; what offers a way on waits as long as somebody is at it.
 */
export function SaveOverlay({ saving, onClose }: { saving: SaveState | undefined; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  const held = useRef(false)
  const state = saving?.state
  useEffect(() => {
    const element = dialog.current
    setLeaving(false)
    if (!element || state === undefined) {
      element?.close()
      return
    }
    if (!element.open) element.showModal()
    // Not the link in it: whoever has not reached it lets the word go by.
    element.focus()
    if (state === 'loading') return
    let close: ReturnType<typeof setTimeout> | undefined
    const fade = setInterval(() => {
      if (state !== 'success' && held.current) return
      clearInterval(fade)
      setLeaving(true)
      close = setTimeout(() => element.close(), FADES_MS)
    }, CLOSES_MS)
    return () => {
      clearInterval(fade)
      clearTimeout(close)
    }
  }, [state])
  const hold = (on: boolean) => () => {
    held.current = on
  }
  return (
    <dialog
      ref={dialog}
      className="dialog max-w-105 transition-opacity duration-500 data-leaving:opacity-0"
      data-leaving={leaving || undefined}
      aria-labelledby="save-state"
      closedby={state === 'loading' ? 'none' : 'any'}
      onClose={onClose}
      // It opens under the pointer: only one that moves is at it.
      onPointerMove={({ movementX, movementY }) => movementX + movementY !== 0 && hold(true)()}
      onPointerLeave={hold(false)}
      tabIndex={-1}
      onFocus={({ target }) => hold(target instanceof HTMLAnchorElement)()}
    >
      <button
        type="button"
        aria-label="關閉"
        className="absolute inset-0 cursor-default"
        tabIndex={-1}
        disabled={state === 'loading'}
        onClick={() => dialog.current?.close()}
      />
      <div className="pointer-events-none relative grid justify-items-center gap-3 px-8 py-10 text-center [&_a]:pointer-events-auto">
        <div role="status" className="contents">
          {saving && <Said saving={saving} />}
        </div>
      </div>
    </dialog>
  )
}

function Said({ saving }: { saving: SaveState }) {
  const { pathname, search, hash } = useLocation()
  switch (saving.state) {
    case 'loading':
      return (
        <>
          <Sign className="bg-note text-brand">
            <Spinner />
          </Sign>
          <Title>正在儲存</Title>
          <p>寫好的內容正在送出，請稍候……</p>
        </>
      )
    case 'success':
      return (
        <>
          <Sign className="bg-correct text-white">
            <Check size={48} strokeWidth={3} aria-hidden="true" />
          </Sign>
          <Title>儲存成功</Title>
          <p>你的短文存好了。</p>
          <Link to="/my/writing-composition" className={buttonClass({ kind: 'outline' })}>
            看我的寫作
          </Link>
        </>
      )
    case 'not-logged-in':
      return (
        <>
          <Sign className="bg-late-soft text-late">
            <LogIn size={44} aria-hidden="true" />
          </Sign>
          <Title>請先登入</Title>
          <p>登入後才能使用文章上傳功能。草稿已經存在這台裝置。</p>
          <Link
            to={`/login?next=${encodeURIComponent(pathname + search + hash)}`}
            className={buttonClass({ kind: 'primary' })}
          >
            登入
          </Link>
        </>
      )
    case 'failed':
      return (
        <>
          <Sign className="bg-wrong text-white">
            <X size={48} strokeWidth={3} aria-hidden="true" />
          </Sign>
          <Title>儲存失敗</Title>
          <p>{saving.reason ?? '寫作內容上傳失敗，請稍後再試或聯絡管理員。'}</p>
          <p className="text-16 text-muted">內容還在，沒有不見。</p>
        </>
      )
  }
}

const Sign = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`flex size-24 items-center justify-center rounded-full ${className}`}>{children}</span>
)

const Title = ({ children }: { children: ReactNode }) => (
  <h2 id="save-state" className="font-reading text-32 leading-snug text-brand">
    {children}
  </h2>
)
