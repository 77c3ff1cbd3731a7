import { DICTIONARY } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Search } from 'lucide-react'
import { lookupText } from './selected-text.ts'

/** How words are looked up, and a field for one that stands nowhere on the page. */
export function LookupField({ onLook }: { onLook(text: string): void }) {
  return (
    <div className="grid gap-3 px-5 py-4">
      <p className="text-16 leading-relaxed text-muted">
        選取頁面上的客語文字，再按「查詞」或 <kbd>Alt</kbd> + <kbd>W</kbd>。也可以在這裡輸入：
      </p>
      <form
        className="flex gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const value = new FormData(event.currentTarget).get('word')
          onLook(lookupText(typeof value === 'string' ? value : ''))
        }}
      >
        <input
          name="word"
          type="text"
          lang="hak-Hant-TW"
          aria-label="要查的詞"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={DICTIONARY.lookup_text}
          className="min-h-12 min-w-0 flex-1 rounded-button border-[1.5px] border-control bg-white px-4"
        />
        <Button type="submit" kind="brand" className="px-4" icon={<Search size={20} aria-hidden="true" />}>
          查詢
        </Button>
      </form>
    </div>
  )
}
