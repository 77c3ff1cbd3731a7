import { BINDING_MESSAGE, BINDING_WINDOW } from '@hakka/contract/constants'
import { useEffect, useRef, useState } from 'react'

const BLOCKED = '瀏覽器擋住了綁定的視窗，請允許本網站開啟視窗後再試一次'

interface News {
  status: string
  message: string
}

/** What the window says, if it is that. */
function newsOf(data: unknown): News | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { type, status, message }: Record<string, unknown> = { ...data }
  return type === BINDING_MESSAGE && typeof status === 'string' && typeof message === 'string'
    ? { status, message }
    : undefined
}

/**
 * Opens the window of a binding and hears from it how it ended: well, and the page loads anew; or `failure` says why
 * not. A provider may cut the window off from this page: then it speaks on the site's own channel.
 */
export function useBinding() {
  const [failure, setFailure] = useState<string>()
  const opened = useRef<Window | null>(null)
  useEffect(() => {
    const hear = (data: unknown) => {
      const news = newsOf(data)
      if (!news || !opened.current) return
      opened.current = null
      if (news.status === 'success') location.reload()
      else setFailure(news.message)
    }
    const onMessage = (event: MessageEvent) => {
      if (event.origin === location.origin && event.source === opened.current) hear(event.data)
    }
    const channel = new BroadcastChannel(BINDING_MESSAGE)
    channel.onmessage = (event) => hear(event.data)
    window.addEventListener('message', onMessage)
    return () => {
      window.removeEventListener('message', onMessage)
      channel.close()
    }
  }, [])
  const open = (url: string) => {
    setFailure(undefined)
    const { width, height } = BINDING_WINDOW
    const left = Math.round(screenX + (outerWidth - width) / 2)
    const top = Math.round(screenY + (outerHeight - height) / 2)
    opened.current = window.open(
      url,
      'hakka-binding',
      `popup,width=${width},height=${height},left=${left},top=${top}`,
    )
    if (!opened.current) setFailure(BLOCKED)
  }
  return { open, failure }
}
