import { Live } from '@hakka/ui/early-taps.tsx'
import { toasts } from '@hakka/ui/toast.ts'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { loginQuestion } from '../session/login-question.ts'
import { setPageUser } from '../session/page-user.ts'
import { useVisitor } from '../visitor.ts'
import { whenIdle } from '../when-idle.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const Toaster = lazy(() => import('@hakka/ui/Toaster.tsx').then(({ Toaster }) => ({ default: Toaster })))
const Lookup = lazy(() => import('../lookup/Lookup.tsx'))

/** Header, main part and footer around every page of the site; a page with a frame of its own brings its `#main`. */
export function Shell({ ownFrame = false, children }: { ownFrame?: boolean; children: ReactNode }) {
  const visitor = useVisitor()
  useEffect(() => setPageUser(visitor.user), [visitor.user])
  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-button bg-brand px-6 py-3 text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
      >
        跳到主要內容
      </a>
      {ownFrame ? (
        children
      ) : (
        <>
          <Header visitor={visitor} />
          <main id="main" tabIndex={-1} className="flex-1 outline-none">
            {children}
          </main>
          <Footer />
        </>
      )}
      <Live />
      <LateToaster />
      <LateLookup />
      <LateLogin />
    </>
  )
}

/** When the page has come to rest, or says something. By itself: header and footer need not be drawn anew for it. */
function LateToaster() {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    whenIdle(() => setReady(true))
    return toasts.subscribe(() => setReady(true))
  }, [])
  return (
    ready && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  )
}

/** Nobody selects a word before the page has come to rest. */
function LateLookup() {
  const [ready, setReady] = useState(false)
  useEffect(() => whenIdle(() => setReady(true)), [])
  return (
    ready && (
      <Suspense>
        <Lookup />
      </Suspense>
    )
  )
}

/** Loaded when a session has ended in mid-edit. Where that fails, the form itself says that it was not saved. */
function LateLogin() {
  const question = useSyncExternalStore(loginQuestion.subscribe, loginQuestion.get, () => undefined)
  const [loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    if (!question || loaded) return
    import('../session/LoginAgain.tsx').then(
      (module) => setLoaded(() => module.default),
      () => question.answer(false),
    )
  }, [question, loaded])
  const LoginAgain = loaded
  return LoginAgain && <LoginAgain />
}
