import { Button } from '@hakka/ui/Button.tsx'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { PinyinField } from '../../app/pinyin/PinyinField.tsx'
import { DialectChoice } from './DialectChoice.tsx'
import { type AskedSearch, searchUrl } from './search-url.ts'

/** Dialect and keyword. A form of its own: it also works before the page has come alive. */
export function SearchForm({
  asked,
  searching,
  refused,
}: {
  asked: AskedSearch
  searching: boolean
  refused: string | undefined
}) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(asked.keyword)
  // Going back takes the words in the field back too.
  const [shown, setShown] = useState(asked.keyword)
  if (shown !== asked.keyword) {
    setShown(asked.keyword)
    setTyped(asked.keyword)
  }
  const search = (keyword: string) => {
    if (keyword.trim() === '') form.current?.querySelector('input')?.focus()
    else if (!searching) void navigate(searchUrl({ keyword: keyword.trim(), d: asked.d, type: asked.type }))
  }
  return (
    <Form
      ref={form}
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault()
        search(typed)
      }}
      className="relative z-20 mt-6 grid gap-4 rounded-card border border-line bg-white p-4 shadow-raised md:p-6 lg:mt-8"
    >
      <DialectChoice asked={asked} />
      <div className="grid gap-3 md:flex md:items-start md:gap-4">
        <PinyinField
          name="keyword"
          label="要找的字詞或拼音"
          labelHidden
          value={typed}
          onValue={setTyped}
          dialectId={asked.d}
          placeholder="漢字、華語或拼音"
          onPick={search}
          onClear={() => void navigate('/search', { preventScrollReset: true })}
          error={refused}
        />
        <Button
          type="submit"
          kind="brand"
          size="l"
          busy={searching}
          icon={<Search aria-hidden="true" />}
          className="md:min-h-16"
        >
          查詢
        </Button>
      </div>
    </Form>
  )
}
