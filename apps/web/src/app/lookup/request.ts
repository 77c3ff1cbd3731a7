type Serve = (text: string | undefined) => void

let listener: Serve | undefined
let waiting: { text: string | undefined } | undefined

/**
 * Opens the lookup panel. Its code comes after the page's: what is asked for before that waits for it.
 * @param text without it, what is selected on the page; where nothing is, the panel opens with its field
 */
export function openLookup(text?: string): void {
  if (listener) listener(text)
  else waiting = { text }
}

/** Serves requests from now on; answers how to stop. */
export function serveLookup(serve: Serve): () => void {
  listener = serve
  if (waiting) serve(waiting.text)
  waiting = undefined
  return () => {
    if (listener === serve) listener = undefined
  }
}
