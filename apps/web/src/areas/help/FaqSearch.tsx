import { BOUNDS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import { Form } from 'react-router'

/** Finds while one types; sent as a form, the address keeps the keyword, also where no script runs. */
export function FaqSearch({ keyword, onKeyword }: { keyword: string; onKeyword(keyword: string): void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Form role="search" action="/faq" replace preventScrollReset className="flex items-center gap-2">
      <div className="relative min-w-0 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="keyword"
          aria-label="搜尋常見問題"
          placeholder="例如：忘記密碼"
          autoComplete="off"
          maxLength={BOUNDS.keyword}
          value={keyword}
          onChange={(event) => onKeyword(event.target.value)}
          className="min-h-14 w-full rounded-pill border-[1.5px] border-control bg-white pr-14 pl-13"
        />
        {keyword !== '' && (
          <IconButton
            label="清除"
            kind="plain"
            className="absolute top-1 right-1 text-muted"
            onClick={() => {
              onKeyword('')
              field.current?.focus()
            }}
          >
            <X size={22} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <Button type="submit" kind="brand" size="l" className="max-md:hidden">
        搜尋
      </Button>
    </Form>
  )
}
