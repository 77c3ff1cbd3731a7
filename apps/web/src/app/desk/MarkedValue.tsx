import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { markedPieces } from './marked-pieces.ts'
import './marked-value.css'

const LANGUAGES: Record<string, string> = { hakka: 'hak-Hant-TW', pinyin: 'hak-Latn-TW' }

/** What a field says in one of two versions: what the other has not is marked, character by character. */
export function MarkedValue({
  lang,
  text,
  other,
  kind: Kind,
  isSynthetic = false,
  show = (own) => own,
}: {
  lang: string
  /** `undefined` where this version has the field not at all. */
  text: string | undefined
  other: string | undefined
  /** The older version's is what goes. */
  kind: 'del' | 'ins'
  isSynthetic?: boolean
  show?: ((text: string) => string) | undefined
}) {
  if (text === undefined) return <span className="text-muted">沒有</span>
  if (text === '') return <span className="text-muted">空的</span>
  if (lang === 'file')
    return (
      <a href={text} target="_blank" rel="noreferrer">
        看這個檔案
      </a>
    )
  if (lang === 'sound')
    return (
      <span className="inline-grid justify-items-start">
        <SoundButton sound={{ url: text }} label="聽聽看" kind="ghost" />
        {isSynthetic && <span className="text-14 text-muted">合成語音</span>}
      </span>
    )
  // A table names several of them, a line each.
  if (lang === 'picture')
    return (
      <span className="flex flex-wrap gap-2">
        {text.split('\n').map((url) => (
          <img key={url} src={url} alt="" className="h-20 w-auto rounded-option border border-line bg-pool" />
        ))}
      </span>
    )
  return (
    <span lang={LANGUAGES[lang]} className="break-words whitespace-pre-wrap">
      {markedPieces(show(text), other === undefined ? undefined : show(other)).map((piece, at) =>
        piece.isOwn ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no name but their place
          <Kind key={at} className="marked-piece">
            {piece.text}
          </Kind>
        ) : (
          piece.text
        ),
      )}
    </span>
  )
}
