import { expect, it } from 'vitest'
import { alignOf, colorNear, sizeNear } from './foreign-looks.ts'

it.each([
  ['14.0pt', 14],
  ['15pt', 14],
  ['17pt', 16],
  ['19px', 14],
  ['32px', 24],
  ['1.5em', 18],
  ['200%', 24],
  ['8.5pt', 8],
  ['6pt', 8],
  ['300pt', 96],
  ['X-Large', 18],
])('a size of %s is %i points here', (css, points) => {
  expect(sizeNear(css)).toBe(points)
})

it.each([
  '12pt',
  '12.0pt',
  '11pt',
  '10.5pt',
  '13.5pt',
  '14px',
  '18px',
  'medium',
  'large',
  '1em',
  'inherit',
  'calc(1px)',
  '',
  '-3pt',
])('a size of %j is body text', (css) => {
  expect(sizeNear(css)).toBeUndefined()
})

it.each([
  ['red', ['red', '#C00000', '#f00', 'rgb(255, 0, 0)', '#ED7D31', 'orange', '#e91e63', 'fuchsia']],
  ['blue', ['blue', '#0070C0', '#2F5496', 'rgb(17, 85, 204)', 'navy', '#7030A0', 'aqua']],
  ['green', ['green', '#00B050', 'rgb(56,118,29)', '#92D050', 'lime']],
])('%s is what is nearest to it', (color, given) => {
  for (const css of given) expect(colorNear(css), css).toBe(color)
})

it.each([
  'black',
  'windowtext',
  '#000',
  '#333333',
  '#44546A',
  'rgb(102, 102, 102)',
  'white',
  'inherit',
  '',
  '#12',
])('%j is the colour of the text', (css) => {
  expect(colorNear(css)).toBeUndefined()
})

it('a line stands in the middle or on the right; all others on the left', () => {
  expect(['center', ' CENTER', 'right', 'end', 'justify', 'left', 'start', ''].map(alignOf)).toEqual([
    'center',
    'center',
    'right',
    'right',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
