import { BOUNDS, DIALECTS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw, Search } from 'lucide-react'
import { Form, Link, useSearchParams } from 'react-router'
import type { Month } from '../../app/feedback/months.ts'
import { SelectField } from '../../app/forms/SelectField.tsx'
import { TextField } from '../../app/forms/TextField.tsx'

/** What the list is chosen by. A form of its own: it works before the page has come alive. */
export function ListFilter({ months }: { months: readonly Month[] }) {
  const [params] = useSearchParams()
  const dialect = params.get('d[]')
  const filled = ['d[]', 'ym[]', 'keyword'].some((name) => params.get(name))
  return (
    <Form
      role="search"
      key={String(params)}
      className="mb-6 grid items-end gap-4 rounded-card border border-line bg-white p-5 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.6fr_auto]"
    >
      <SelectField
        name="d[]"
        label="腔調"
        defaultValue={dialect ? Number(dialect) : null}
        options={[
          { value: null, label: '全部' },
          ...DIALECTS.map(({ id, name }) => ({ value: Number(id), label: name })),
        ]}
      />
      <SelectField
        name="ym[]"
        label="月份"
        defaultValue={params.get('ym[]')}
        options={[
          { value: null, label: '全部' },
          ...months.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
      <TextField
        name="keyword"
        label="關鍵字"
        type="search"
        placeholder="編號、內容或回覆"
        maxLength={BOUNDS.keyword}
        defaultValue={params.get('keyword') ?? ''}
      />
      <div className="flex flex-wrap items-center gap-3 pb-1">
        <Button type="submit" kind="brand" icon={<Search aria-hidden="true" />}>
          查詢
        </Button>
        {filled && (
          <Link
            to="/feedback/list"
            className="inline-flex min-h-12 items-center gap-2 px-2 text-brand underline-offset-4 hover:underline"
          >
            <RotateCcw size={18} aria-hidden="true" />
            清除條件
          </Link>
        )}
      </div>
    </Form>
  )
}
