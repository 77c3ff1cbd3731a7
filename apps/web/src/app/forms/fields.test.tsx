import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CheckField } from './CheckField.tsx'
import { DateTimeField } from './DateTimeField.tsx'
import { RadioGroupField } from './RadioGroupField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextAreaField } from './TextAreaField.tsx'
import { TextField } from './TextField.tsx'

const html = renderToStaticMarkup

/** The texts that an attribute of ids leads to. */
function described(markup: string): string {
  const ids = /aria-describedby="([^"]+)"/.exec(markup)?.[1]?.split(' ') ?? []
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:ul|p)>`).exec(markup)?.[1] ?? '??').join(' ')
}

describe('a field', () => {
  it('is tied to its errors and its hint', () => {
    const wrong = html(<TextField name="title" label="標題" hint="短一點" errors={['請輸入標題']} />)
    expect(wrong).toContain('aria-invalid="true"')
    expect(described(wrong)).toContain('請輸入標題')
    expect(described(wrong)).toContain('短一點')
    expect(html(<TextField name="title" label="標題" />)).not.toMatch(/aria-(invalid|describedby)/)
  })

  it('counts what a reader sees, not code units', () => {
    expect(html(<TextAreaField name="text" label="內容" max={5} value="𠊎毋知" />)).toContain('3 / 5')
    expect(html(<TextField name="title" label="標題" max={2} defaultValue="三個字" />)).toContain(
      '超過 1 個字',
    )
  })
})

it('a choice of numbers keeps its empty first line', () => {
  const options = [
    { value: null, label: '請選擇' },
    { value: 3, label: '公告' },
  ]
  expect(html(<SelectField name="category" label="分類" options={options} value={3} />)).toContain(
    '<option value="3" selected="">公告</option>',
  )
  expect(html(<SelectField name="category" label="分類" options={options} value={null} />)).toContain(
    '<option value="" selected="">請選擇</option>',
  )
})

it('a moment is shown in Taipei and posted in UTC', () => {
  const field = html(<DateTimeField name="publish_date" label="發佈時間" value="2026-11-15T23:30:00Z" />)
  expect(field).toContain('value="2026-11-16T07:30"')
  expect(field).toContain('type="hidden" name="publish_date" value="2026-11-15T23:30:00.000Z"')
})

it('a moment stands in words below its field, and nothing does while there is none', () => {
  const field = html(<DateTimeField name="publish_date" label="發佈時間" value="2026-11-22T06:05:00Z" />)
  expect(described(field)).toContain('2026年11月22日（日）下午 2:05')
  expect(html(<DateTimeField name="publish_date" label="發佈時間" value={null} />)).not.toContain('年')
})

it('boxes and circles say what is chosen and what is wrong', () => {
  expect(html(<CheckField name="open" label="公開" value={true} look="switch" />)).toMatch(
    /role="switch"[^>]*checked=""/,
  )
  const options = [
    { value: 1, label: '全球活動' },
    { value: 2, label: '學校活動' },
  ]
  const group = html(
    <RadioGroupField name="scope" label="範圍" options={options} value={2} errors={['請選擇範圍']} />,
  )
  expect(group).toMatch(/role="radiogroup"[^>]*aria-invalid="true"/)
  expect(group).toMatch(/checked="" value="2"/)
})
