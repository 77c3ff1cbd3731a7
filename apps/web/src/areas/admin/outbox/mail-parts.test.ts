import { expect, test } from 'vitest'
import { linkIn, withNewTabs } from './mail-parts.ts'

const mail = (url: string) =>
  `歡迎\n\nhttp://evil.example/a 您好：\n\n驗證電子郵件：\n${url}\n\n——\n客語學堂\n`

test('the button’s address becomes a path of this site', () => {
  expect(linkIn(mail('http://localhost:3000/email/verify?token=a-b_c'))).toBe('/email/verify?token=a-b_c')
  expect(linkIn(mail('https://school.example/my/dashboard'))).toBe('/my/dashboard')
})

test('no link leads elsewhere, and a mail may have none', () => {
  expect(linkIn(mail('http://x//evil.example/'))).toBe('/evil.example/')
  expect(linkIn(mail('http://['))).toBeUndefined()
  expect(linkIn('沒有連結')).toBeUndefined()
})

test('links of the frame open beside it', () => {
  expect(withNewTabs('<html><head><title>信</title>')).toBe(
    '<html><head><base target="_blank"><title>信</title>',
  )
})
