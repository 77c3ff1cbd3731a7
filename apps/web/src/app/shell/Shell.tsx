import { lazyExtra, whenIdle } from '@hakka/ui/at-rest.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { toasts } from '@hakka/ui/toast.ts'
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { useLocation } from 'react-router'
import { cameFromAssignment } from '../assignment/came-from.ts'
import { loginQuestion } from '../session/login-question.ts'
import { setPageUser } from '../session/page-user.ts'
import { useVisitor } from '../visitor.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const Toaster = lazyExtra<object>(() =>
  import('@hakka/ui/Toaster.tsx').then(({ Toaster }) => ({ default: Toaster })),
)
const Lookup = lazyExtra(() => import('../lookup/Lookup.tsx'))
const OfflineLinks = lazyExtra(() => import('./OfflineLinks.tsx'))

/** Header, main part and footer around every page of the site; a page with a frame of its own brings its `#main`. */
export function Shell({ ownFrame = false, children }: { ownFrame?: boolean; children: ReactNode }) {
  const visitor = useVisitor()
  // Before what the page itself does when it is there: that is done in somebody's name.
  useLayoutEffect(() => setPageUser(visitor.user), [visitor.user])
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
            <LateBack />
            {children}
          </main>
          <Footer />
        </>
      )}
      <Live />
      <LateToaster />
      <LateParts />
      <LateLogin />
      {visitor.user?.class_account && <LateIdleWatch user={visitor.user} />}
    </>
  )
}

const BackToAssignment = lazyExtra(() => import('../assignment/BackToAssignment.tsx'))

/** Only of who has come from an assignment: nobody else fetches the way back to it. */
function LateBack() {
  // Looked up again on each page: it changes on the assignment's own alone.
  useLocation()
  const came = useSyncExternalStore(still, cameFromAssignment, () => false)
  return (
    came && (
      <Suspense>
        <BackToAssignment />
      </Suspense>
    )
  )
}

const still = () => () => {}

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

/** Nobody selects a word, nor is gone from the line, before the page has come to rest. */
function LateParts() {
  const [ready, setReady] = useState(false)
  useEffect(() => whenIdle(() => setReady(true)), [])
  return (
    ready && (
      <Suspense>
        <Lookup />
        <OfflineLinks />
      </Suspense>
    )
  )
}

const IdleWatch = lazyExtra(() => import('../session/IdleWatch.tsx'))

/** Only of class accounts: a tablet on which nobody does anything is the next pupil's. */
function LateIdleWatch({ user }: { user: { username: string; name: string } }) {
  const [ready, setReady] = useState(false)
  useEffect(() => {
    // Its card is offered at the next 換人.
    import('../session/device-pupils.ts').then(
      ({ keepPupil }) => keepPupil(user),
      // Without a line nobody can log in anew either.
      () => {},
    )
    whenIdle(() => setReady(true))
  }, [user])
  return (
    ready && (
      <Suspense>
        <IdleWatch />
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
