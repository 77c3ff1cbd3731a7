import { use, useEffect, useState } from 'react'
import { NonceContext } from '../nonce.ts'
import { DEFAULT_READING, READING_KEY } from './reading.ts'
import { useHydrated } from './use-hydrated.ts'

/**
 * A cached page is painted with the default settings. Where the reader has others, this script hides the text until
 * the page is alive and shows it as wanted: nothing jumps under the reader's eyes. The style sheet is one that
 * scripts make, because React would find a foreign attribute on an element of its own.
 */
const SCRIPT = `try{var r=localStorage.getItem(${JSON.stringify(READING_KEY)});if(r&&r!==${JSON.stringify(
  JSON.stringify(DEFAULT_READING),
)}){var s=new CSSStyleSheet();s.replaceSync('.reading-guarded{visibility:hidden}');document.adoptedStyleSheets=[s]}}catch(e){}`

export function ReadingGuard() {
  const nonce = use(NonceContext)
  const hydrated = useHydrated()
  // Only the server writes the script: on a page that is already alive there is nothing to guard.
  const [fromServer] = useState(!hydrated)
  useEffect(() => {
    if (!hydrated) return
    // Its own alone: what the page has said of its styles meanwhile stays.
    const isGuard = (sheet: CSSStyleSheet) =>
      sheet.cssRules[0]?.cssText.startsWith('.reading-guarded') === true
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !isGuard(sheet))
  }, [hydrated])
  if (!fromServer) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: SCRIPT }} />
}
