import { expect } from 'vitest'
import { commands } from 'vitest/browser'

declare module 'vitest/browser' {
  interface BrowserCommands {
    axe(): Promise<string[]>
  }
}

/** Fails with each rule that axe finds broken in what is shown, and where. */
export async function expectNoFindings(state: string): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .map((own) => (own.effect?.getTiming().iterations === Number.POSITIVE_INFINITY ? null : own.finished)),
  )
  expect.soft(await commands.axe(), `axe：${state}`).toEqual([])
}
