import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadingFace } from './ReadingFace.tsx'

test('a face that is cut is fetched at once; one that is not yet leaves the page to the interface’s fonts', () => {
  const cut = renderToString(<ReadingFace face={{ family: 'HakkaLesson', url: '/files/a.woff2' }} />)
  expect(cut).toContain('rel="preload"')
  expect(cut).toContain('src:url(/files/a.woff2)')
  expect(renderToString(<ReadingFace face={{ family: 'HakkaLesson', url: null }} />)).toBe(
    '<style>:root{--font-reading:var(--font-ui)}</style>',
  )
  expect(renderToString(<ReadingFace face={null} />)).toBe('')
})
