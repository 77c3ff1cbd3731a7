const NAME = '[^\\s@<>(),;:"\\\\[\\]\\p{Cc}]+'
const ADDRESS = new RegExp(`^${NAME}@${NAME}$`, 'u')

/** Whether a text is one address and no more: nothing in it ends a header or begins another recipient. */
export const isAddress = (text: string): boolean => text.length <= 254 && ADDRESS.test(text)

/** `客語學堂 <mail@school.example>` or the address alone; `undefined` when it is neither. */
export function senderIn(text: string): { name: string; address: string } | undefined {
  const [, name = '', address = ''] = /^\s*(?:([^<>]*?)\s*<([^<>]*)>|)\s*$/.exec(text) ?? []
  const sender = { name: name.replace(/^"(.*)"$/, '$1'), address: address || text.trim() }
  return isAddress(sender.address) ? sender : undefined
}
