import { graphemeCount } from '@hakka/ui/grapheme-count.ts'
import { EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Wiring } from '../../forms/Field.tsx'
import { EXTENSIONS } from './extensions.ts'
import { ImageDialog } from './ImageDialog.tsx'
import { withFirstLine, withOurLooks } from './pasted-html.ts'
import { Toolbar } from './Toolbar.tsx'

export interface EditorProps {
  wiring: Wiring
  label: string
  /** HTML. */
  value: string
  onValue(html: string): void
}

/** Attributes of the page that is written on; those without a value are left out. */
const attributesOf = (wiring: Wiring, label: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      ...wiring,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      lang: 'zh-Hant-TW',
      class: 'markup',
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

/** Text with headings, lists, pictures and tables. Escape leads out of it, to its tools. */
export default function Editor({ wiring, label, value, onValue }: EditorProps) {
  const frame = useRef<HTMLDivElement>(null)
  const told = useRef(value)
  const [pasted, setPasted] = useState<File>()
  const [imageOpen, setImageOpen] = useState(false)
  const key = JSON.stringify(wiring)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when the wiring differs
  const attributes = useMemo(() => attributesOf(wiring, label), [key, label])
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    injectCSS: false,
    editorProps: {
      attributes,
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape') return false
        frame.current?.querySelector<HTMLElement>('[role="toolbar"] [tabindex="0"]')?.focus()
        return true
      },
      transformPastedHTML: withOurLooks,
      transformPasted: withFirstLine,
      handlePaste: (_view, { clipboardData }) => takeImage(clipboardData),
      handleDrop: (_view, event, _slice, moved) => !moved && takeImage(event.dataTransfer),
    },
    onUpdate: ({ editor: own }) => {
      told.current = own.isEmpty ? '' : own.getHTML()
      onValue(told.current)
    },
  })
  function takeImage(data: DataTransfer | null): boolean {
    const image = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!image) return false
    setPasted(image)
    setImageOpen(true)
    return true
  }
  // Changes given up, or somebody else's text taken.
  useEffect(() => {
    if (!editor || value === told.current) return
    told.current = value
    editor.commands.setContent(value, { emitUpdate: false })
  }, [editor, value])
  const counts = useEditorState({
    editor,
    selector: ({ editor: own }) => ({
      letters: graphemeCount(own.getText().replace(/\s/g, '')),
      ...imagesIn(own.getHTML()),
    }),
  })
  return (
    <div ref={frame} className="rich-text" data-invalid={wiring['aria-invalid']}>
      <Toolbar editor={editor} onImage={() => setImageOpen(true)} />
      <div className="rich-text-page">
        <EditorContent editor={editor} />
      </div>
      <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-1 text-14 text-muted">
        <span>
          {counts.letters} 字．{counts.images} 張圖片
          {counts.unnamed > 0 && <b className="text-wrong">（{counts.unnamed} 張缺少替代文字）</b>}
        </span>
        <span>
          按 <kbd>Esc</kbd> 離開編輯區
        </span>
      </p>
      <ImageDialog
        editor={editor}
        open={imageOpen}
        file={pasted}
        onClose={() => {
          setImageOpen(false)
          setPasted(undefined)
        }}
      />
    </div>
  )
}

function imagesIn(html: string): { images: number; unnamed: number } {
  const tags = html.match(/<img[^>]*>/g) ?? []
  return { images: tags.length, unnamed: tags.filter((tag) => !/ alt="[^"]+"/.test(tag)).length }
}
