import { BOUNDS, DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Form } from 'react-router'

/** What is looked for; sent as a form, so that the address keeps it and it works where no script runs. */
export function SearchBox({ keyword, dialectId }: { keyword: string; dialectId: number }) {
  const [value, setValue] = useState(keyword)
  const field = useRef<HTMLInputElement>(null)
  return (
    <Form role="search" action="/dictionary" className="flex items-center gap-2">
      {dialectId !== DEFAULT_DIALECT_ID && <input type="hidden" name="dialect_id" value={dialectId} />}
      <div className="relative min-w-0 flex-1">
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="keyword"
          aria-label="查辭典"
          placeholder="客語漢字、華語或拼音"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={BOUNDS.keyword}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          className="min-h-16 w-full rounded-pill border-[1.5px] border-control bg-white pr-14 pl-6"
        />
        {value !== '' && (
          <IconButton
            label="清除"
            kind="plain"
            className="absolute top-2 right-2 text-muted"
            onClick={() => {
              setValue('')
              field.current?.focus()
            }}
          >
            <X size={22} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Button
        type="submit"
        kind="brand"
        size="l"
        className="max-md:px-5"
        aria-label="查詢"
        icon={<Search aria-hidden="true" />}
      >
        <span className="max-md:hidden">查詢</span>
      </Button>
    </Form>
  )
}
