import { createHash } from 'node:crypto'
import { BINDING_MESSAGE } from '@hakka/contract/constants'
import { escapeHtml } from '../../kernel/html.ts'

const STYLE = `body{font:18px/1.7 system-ui,'Noto Sans TC',sans-serif;color:#1f2430;background:#fbfaf6;margin:0}
main{margin:20vh auto 0;padding:0 1.5rem;text-align:center}h1{font-size:1.6rem;color:#1b3a6b}
a{display:inline-flex;min-height:48px;align-items:center;color:#1b3a6b}`

/** A provider may have cut the window off from the page that opened it: then the site's own channel carries it. */
const SCRIPT = `const { status, message, origin } = document.body.dataset
const news = { type: '${BINDING_MESSAGE}', status, message }
if (window.opener) window.opener.postMessage(news, origin)
else new BroadcastChannel('${BINDING_MESSAGE}').postMessage(news)
window.close()`

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export const windowPagePolicy = [
  "default-src 'none'",
  `style-src ${sourceOf(STYLE)}`,
  `script-src ${sourceOf(SCRIPT)}`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** The last page of a binding's window: it tells the page that opened it, and nobody else, and closes. */
export function windowPage({
  ok,
  message,
  origin,
  siteName,
}: {
  ok: boolean
  message: string
  /** Where the page that opened the window lies: nobody else hears of it. */
  origin: string
  siteName: string
}): string {
  const data = { status: ok ? 'success' : 'error', message, origin }
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(message)} - ${escapeHtml(siteName)}</title><style>${STYLE}</style></head>
<body${attributes.join('')}><main><h1>${escapeHtml(message)}</h1><p>可以關閉這個視窗了。</p>
<p><a href="/my/account/edit">回帳號設定</a></p></main><script>${SCRIPT}</script></body></html>`
}
