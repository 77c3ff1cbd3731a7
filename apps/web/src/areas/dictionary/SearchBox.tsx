import { DEFAULT_DIALECT_ID } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { Form, useNavigate } from 'react-router'
import { wordPath } from '../../app/dictionary/word-path.ts'
import { PinyinField } from '../../app/pinyin/PinyinField.tsx'

/** What is looked for; sent as a form, so that the address keeps it and it works where no script runs. */
export function SearchBox({
  keyword,
  dialectId,
  fault,
}: {
  keyword: string
  dialectId: number
  /** Why the keyword was not taken. */
  fault?: string | null
}) {
  const [typed, setTyped] = useState(keyword)
  const navigate = useNavigate()
  return (
    <Form role="search" action="/dictionary" className="grid gap-3 md:flex md:items-start md:gap-4">
      {dialectId !== DEFAULT_DIALECT_ID && <input type="hidden" name="dialect_id" value={dialectId} />}
      <PinyinField
        name="keyword"
        label="要查的字詞或拼音"
        labelHidden
        value={typed}
        onValue={setTyped}
        dialectId={dialectId}
        placeholder="客語漢字、華語或拼音"
        onPick={(word) => void navigate(wordPath(word, dialectId))}
        error={fault ?? undefined}
      />
      <Button
        type="submit"
        kind="brand"
        size="l"
        className="md:min-h-16"
        icon={<Search aria-hidden="true" />}
      >
        查詢
      </Button>
    </Form>
  )
}
