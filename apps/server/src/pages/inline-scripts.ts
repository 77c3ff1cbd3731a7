import { createHash } from 'node:crypto'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Makes a page fit for many: its inline scripts are named by hash in the policy, and the nonce is taken out. Only
 * scripts that carried the nonce count, so one that slipped in with a text stays forbidden.
 * @returns `undefined` when the nonce stands elsewhere in the page too
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } | undefined {
  const hashes = new Set<string>()
  const attribute = ` nonce="${nonce}"`
  for (const [, attributes = '', code = ''] of html.matchAll(SCRIPT)) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes) || code === '') continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  const plain = html.replaceAll(attribute, '')
  return plain.includes(nonce) ? undefined : { html: plain, hashes: [...hashes] }
}
