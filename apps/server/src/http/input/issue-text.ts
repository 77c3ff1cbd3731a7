import type { z } from 'zod'

/** What a field's fault is called, for faults that the schema gives no text of its own for. */
export function issueText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return '此欄位必填'
      return issue.expected === 'number' || issue.expected === 'int' ? '請輸入整數' : '格式不正確'
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? '此欄位必填' : `至少要 ${issue.minimum} 個字`
      return issue.origin === 'array' ? `至少要 ${issue.minimum} 項` : `不可小於 ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'string') return `不可超過 ${issue.maximum} 個字`
      return issue.origin === 'array' ? `不可超過 ${issue.maximum} 項` : `不可大於 ${issue.maximum}`
    case 'invalid_format':
      if (issue.format === 'email') return '電子郵件格式不正確'
      return issue.format === 'url' ? '網址格式不正確' : '格式不正確'
    case 'invalid_value':
      return '不是可以選擇的項目'
    default:
      return '格式不正確'
  }
}
