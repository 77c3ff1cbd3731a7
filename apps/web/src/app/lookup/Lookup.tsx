import { lazyExtra } from '@hakka/ui/at-rest.ts'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { lineIsGone } from '../line-is-gone.ts'
import { LookupButton } from './LookupButton.tsx'
import type { LookupRequest } from './LookupPanel.tsx'
import { serveLookup } from './request.ts'
import { selectedText } from './selected-text.ts'
import { useSelectedText } from './use-selected-text.ts'

const LookupPanel = lazyExtra(() => import('./LookupPanel.tsx'), lineIsGone)

/**
 * Stands once on each page, after everything else is there: offers to look up Hakka that is selected, and opens the
 * panel, whose code comes with the first word.
 */
export default function Lookup() {
  const [offer, withdraw] = useSelectedText()
  const [request, setRequest] = useState<LookupRequest>()
  const look = useCallback(
    (text?: string) => {
      withdraw()
      setRequest(text === undefined ? (selectedText(getSelection()) ?? { text: '' }) : { text })
    },
    [withdraw],
  )
  useEffect(() => serveLookup(look), [look])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // By its place on the keyboard: with Option a Mac types another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyW') return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      look()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [look])
  return (
    <>
      {offer && <LookupButton place={offer.place} onPress={() => look()} />}
      {request && (
        <Suspense>
          <LookupPanel request={request} onClose={() => setRequest(undefined)} />
        </Suspense>
      )}
    </>
  )
}
