import { toast } from '@hakka/ui/toast.ts'
import { useEffect } from 'react'

/** Where a link leads on this site, when it takes the place of this page. */
function leavesFor({ target }: MouseEvent): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.download || (link.target && link.target !== '_self')) return undefined
  const url = new URL(link.href)
  // What is on the page itself may be there without a line, too.
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined
}

/** Whether the site answers: some browsers take a line that they do not know for none. */
const answers = () =>
  new Promise<boolean>((resolve) => {
    const picture = new Image()
    picture.onload = () => resolve(true)
    picture.onerror = () => resolve(false)
    // Not the one that is kept.
    picture.src = `/images/favicon.svg?${Date.now()}`
  })

async function follow(url: URL): Promise<void> {
  if (await answers()) location.assign(url)
  else toast({ type: 'warning', body: '網路斷了，連上以後再點一次。這一頁的東西都還在。' })
}

/** Whoever follows a link without a line keeps the page that they have, instead of the browser's own page. */
export default function OfflineLinks() {
  useEffect(() => {
    function stay(event: MouseEvent): void {
      if (navigator.onLine || event.ctrlKey || event.metaKey || event.shiftKey) return
      const url = leavesFor(event)
      if (!url) return
      event.preventDefault()
      void follow(url)
    }
    // Before any part of the page hears of it.
    addEventListener('click', stay, { capture: true })
    return () => removeEventListener('click', stay, { capture: true })
  }, [])
  return null
}
