import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { faintReadings } from '../support/reading-contrast.ts'
import './lesson.css'

/** As a character and its reading are drawn. */
const hakka = (
  <span className="ruby">
    <span className="ruby-cell">
      <b>食</b>
      <i>siid5</i>
    </span>
  </span>
)

test.each([
  ['as it is', hakka, 0],
  ['pale on white', <p style={{ color: '#c8c8c8' }}>{hakka}</p>, 1],
  ['dark on dark', <p style={{ background: '#222', color: '#333' }}>{hakka}</p>, 2],
  ['white on dark', <p style={{ background: '#222', color: '#fff' }}>{hakka}</p>, 1],
  ['in a faded box', <p style={{ opacity: 0.3 }}>{hakka}</p>, 2],
  [
    'on a veil over dark',
    <p style={{ background: '#222' }}>
      <span style={{ background: '#ffffffee' }}>{hakka}</span>
    </p>,
    0,
  ],
  [
    'on a picture, which has any colour',
    <p style={{ background: 'linear-gradient(#222, #fff)' }}>{hakka}</p>,
    0,
  ],
  [
    'not to be used',
    <button type="button" disabled style={{ opacity: 0.3 }}>
      {hakka}
    </button>,
    0,
  ],
])('Hakka %s', async (_, shown, faint) => {
  await render(<main style={{ background: '#fff' }}>{shown}</main>)
  expect(faintReadings()).toHaveLength(faint)
})
