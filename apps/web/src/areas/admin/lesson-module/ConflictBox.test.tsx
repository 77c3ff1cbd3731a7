import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConflictBox } from './ConflictBox.tsx'

it('calls the places that both have changed as the list of faults does', () => {
  const path = 'content.terms.0.reactable_options.1.text'
  const state = {
    conflict: {
      by: '陳主編',
      revision: 3,
      clashes: [{ path, mine: '牛', theirs: '象' }],
      theirs: { title: '', title_memo: '', memo: '', description: '', content: {} },
    },
    resolve() {},
  }
  const opened = { lesson: { dialect_id: 1 }, counted: { terms: '題', reactable_options: '個答案' } }
  const html = renderToStaticMarkup(<ConflictBox state={state} opened={opened} />)
  expect(html).toMatch(/<legend[^>]*>第 1 題・第 2 個答案</)
})
