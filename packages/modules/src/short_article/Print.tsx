import { Button } from '@hakka/ui/Button.tsx'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ShownShortArticle } from './public.ts'
import { ui } from './ui.ts'

/** Prints the text on a sheet of its own: title, name line, keywords, text. */
export function Print({ content, text }: { content: ShownShortArticle; text: string }) {
  const [printing, setPrinting] = useState(false)
  useEffect(() => {
    if (!printing) return
    const over = () => setPrinting(false)
    window.addEventListener('afterprint', over)
    window.print()
    return () => window.removeEventListener('afterprint', over)
  }, [printing])
  return (
    <>
      <Button
        kind="ghost"
        disabled={text.trim() === ''}
        icon={<Printer size={20} aria-hidden="true" />}
        onClick={() => setPrinting(true)}
      >
        <span className="in-[.check-bar]:max-sm:sr-only">{ui.print}</span>
      </Button>
      {printing &&
        createPortal(
          <div className="print-sheet">
            {content.topic && (
              <h1 lang={content.topic.lang === 'zh' ? undefined : 'hak-Hant-TW'}>{content.topic.text}</h1>
            )}
            <p>{ui.name}</p>
            <p lang="hak-Hant-TW">{content.items.map((item) => item.text).join('　')}</p>
            <p lang="hak-Hant-TW" className="print-text">
              {text}
            </p>
          </div>,
          document.body,
        )}
    </>
  )
}
