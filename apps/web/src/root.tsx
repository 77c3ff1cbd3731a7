import { EARLY_TAPS } from '@hakka/ui/early-taps.tsx'
import { use } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import type { Route } from './+types/root.ts'
import { servicesContext } from './app/context.ts'
import { pageMeta } from './app/meta.ts'
import { NonceContext } from './app/nonce.ts'
import { ErrorPage } from './app/shell/ErrorPage.tsx'
import { Shell } from './app/shell/Shell.tsx'
import type { RootData } from './app/visitor.ts'
import './styles/app.css'

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { api, settings } = context.get(servicesContext)
  const { data: visitor } = await api('GET /api/my/info')
  return { visitor, settings }
}

// Who is logged in changes only by a full page load: see leave.ts and the login action.
export const shouldRevalidate = () => false

export const meta = () => pageMeta(undefined)

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  return (
    <html lang="zh-Hant-TW">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content="#1b3a6b" />
        <link rel="icon" href="/images/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/images/icon-180.png" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EARLY_TAPS }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body className="page-body">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const hasOwnFrame = ({ handle }: { handle: unknown }) =>
  typeof handle === 'object' && handle !== null && 'frame' in handle && handle.frame === 'own'

export default function App() {
  const ownFrame = useMatches().some(hasOwnFrame)
  return (
    <Shell ownFrame={ownFrame}>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <title>發生問題｜客語學堂</title>
      <ErrorPage error={error} />
    </Shell>
  )
}
