import { createHash } from 'node:crypto'
import type { ErrorBody } from '@hakka/contract/errors'
import { escapeHtml } from './html.ts'

const STYLE = `body{font:18px/1.7 system-ui,'Noto Sans TC',sans-serif;color:#2b2b2b;background:#faf8f4;margin:0}
main{max-width:34rem;margin:15vh auto 0;padding:0 1.5rem}h1{font-size:1.6rem}a{color:#0b5c8a}small{color:#5a5a5a}`

/** The page for when the real pages can't be made: the bundle failed, or the database is away. */
export function errorPage({ message, error_id }: ErrorBody, siteName: string): string {
  const name = escapeHtml(siteName)
  const id = error_id ? `<p><small>錯誤編號 ${error_id}</small></p>` : ''
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(message)} - ${name}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(message)}</h1>${id}<p><a href="/">回${name}首頁</a></p></main></body></html>`
}

const hash = createHash('sha256').update(STYLE).digest('base64')
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`
