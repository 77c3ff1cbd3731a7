import { describe, expect, it } from 'vitest'
import { errorAnswer } from '../../http/answer/error-answer.ts'
import { AppError } from '../../kernel/app-error.ts'
import { withShortQuotes } from './quoted.ts'

const LONG = '桐'.repeat(20_000)

describe('what a message quotes', () => {
  it('is whole up to 200 characters', () => {
    const message = `「${'桐'.repeat(200)}」出現兩次，學生不知道要放哪裡`
    expect(withShortQuotes(message)).toBe(message)
  })
  it('is cut after them, each quote by itself, never within a character', () => {
    expect(withShortQuotes(`關係「${LONG}」和「花」連到「${'👨‍👩‍👧'.repeat(201)}」`)).toBe(
      `關係「${'桐'.repeat(200)}…」和「花」連到「${'👨‍👩‍👧'.repeat(200)}…」`,
    )
  })
  it('does not make a sentence endless where it has quotes of its own', () => {
    const said = withShortQuotes(`「${'「花」'.repeat(20_000)}」出現兩次`)
    expect([...said].length).toBe(1001)
    expect(said.endsWith('…')).toBe(true)
  })
  it('is cut in each message of an answer', () => {
    const errors = { 'content.items': [`「${LONG}」出現兩次`, '不能空白'] }
    const { body } = errorAnswer(
      new AppError('validation', { message: `「${LONG}」`, errors }),
      {} as never,
      {},
    )
    expect(body).toMatchObject({
      message: `「${'桐'.repeat(200)}…」`,
      errors: { 'content.items': [`「${'桐'.repeat(200)}…」出現兩次`, '不能空白'] },
    })
  })
})
