import { VIDEO_SITE } from '@hakka/contract/videos'
import type { Env } from '../../kernel/env.ts'

export interface PolicySources {
  /** `'nonce-…'` or `'sha256-…'` of the page's inline scripts. */
  scripts?: readonly string[]
}

/**
 * The Content-Security-Policy of a page. Scripts are ours or carry the given nonce or hash; style elements may be
 * inline, because toasts and carousels make theirs in the browser. The only site that may be framed is the one
 * that lessons embed videos from. https is forced only where the site has it:
 * schools use plain http on their own network.
 */
export function pagePolicy(
  env: Pick<Env, 'origin' | 'development'>,
  { scripts = [] }: PolicySources = {},
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'media-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(env.development ? ['ws:'] : [])],
    'frame-src': ["'self'", VIDEO_SITE.frame],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  }
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  if (env.origin?.startsWith('https:')) parts.push('upgrade-insecure-requests')
  return parts.join('; ')
}

/** For answers that are no pages: nothing in them may load or run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'"
