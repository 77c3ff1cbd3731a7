import { viewTypes } from '@hakka/modules/web'
import { test } from 'vitest'
import { expectFits } from '../support/fits.ts'
import { settled } from '../support/page.ts'
import { expectNoFindings } from './axe.ts'
import { inPage } from './in-page.ts'
import { opensFirst } from './lesson.tsx'

const page = inPage()

for (const type of viewTypes) {
  test(`${type} is Chinese and accessible, and fits a phone in the largest letters and a wall`, async () => {
    await opensFirst(type)
    await settled(page)
    await expectFits(page, type, expectNoFindings)
  })
}
