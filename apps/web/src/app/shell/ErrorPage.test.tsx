import { ApiError } from '@hakka/contract/api-error'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { ErrorPage } from './ErrorPage.tsx'

const pageAt = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <ErrorPage error={new ApiError(404, { code: 'not_found', message: '找不到該資源' })} />
    </MemoryRouter>,
  )

it('what is gone of one’s own leads back to the rest of it, anything else to the first page', () => {
  expect(pageAt('/my/teaching-class/students?class_id=9')).toMatch(
    /已經不在那個班級.*href="\/my\/dashboard".*回個人專區/,
  )
  expect(pageAt('/news?id=9')).toMatch(/網址可能打錯了.*回首頁/)
  expect(pageAt('/news?id=9')).not.toContain('/my/')
})
