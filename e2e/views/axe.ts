import { expect } from 'vitest'
import { commands } from 'vitest/browser'
import { untilAtRest } from '../support/at-rest.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    axe(): Promise<string[]>
  }
}

/** Fails with each rule that axe finds broken in what is shown, and where. */
export async function expectNoFindings(state: string): Promise<void> {
  await untilAtRest()
  expect.soft(await commands.axe(), `axe：${state}`).toEqual([])
}
