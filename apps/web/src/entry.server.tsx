import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { reportContext } from './app/context.ts'
import { NonceContext, nonceContext } from './app/nonce.ts'

const RENDER_TIMEOUT_MS = 10_000

/** Instead of the router's own way, which is to write the stack to the terminal. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  // What the router itself refuses, as an address without a page, is the asker's fault.
  if (isRouteErrorResponse(error) && error.status < 500) return
  context.get(reportContext)(error)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext)
  return new Promise((resolve, reject) => {
    let code = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // React moves a boundary of more than this many bytes to the end and puts it in place by script: a jump.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Pages are cached, and hashed for the policy of their scripts, as a whole: nothing is streamed.
        onAllReady() {
          clearTimeout(patience)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          pipe(
            collected((html) =>
              resolve(new Response(withPatientCode(html, nonce), { headers, status: code })),
            ),
          )
        },
        onShellError(error: unknown) {
          clearTimeout(patience)
          reject(error)
        },
        onError(error: unknown) {
          code = 500
          context.get(reportContext)(error)
        },
      },
    )
    // Cleared as soon as the page is ready: a timer would keep the whole rendering in memory.
    const patience = setTimeout(abort, RENDER_TIMEOUT_MS).unref()
  })
}

/** Takes everything and hands it on as one text. */
function collected(done: (text: string) => void): Writable {
  const parts: Uint8Array[] = []
  return new Writable({
    write(part: Uint8Array, _encoding, next) {
      parts.push(part)
      next()
    },
    final(next) {
      done(Buffer.concat(parts).toString('utf8'))
      next()
    },
  })
}

const CODE = /<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g

/**
 * What is seen first comes first over a slow line: styles, the first picture and its letters, then the code. A browser
 * that has not got its styles yet runs no script, so a script behind them is what asks for the code.
 */
function withPatientCode(html: string, nonce: string): string {
  const code = [...html.matchAll(CODE)].map(([, path]) => path)
  if (code.length === 0) return html
  const ask = `for(const href of ${JSON.stringify(code)}){const link=document.createElement('link');link.rel='modulepreload';link.href=href;document.head.append(link)}`
  return html.replaceAll(CODE, '').replace('</head>', () => `<script nonce="${nonce}">${ask}</script></head>`)
}
