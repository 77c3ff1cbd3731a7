/** What a mail says. All of it is plain text. */
export interface MailContent {
  title: string
  paragraphs: readonly string[]
  button?: { text: string; url: string }
}

export interface Mail extends MailContent {
  /** One address. */
  to: string
  subject: string
}

/** Sends mails without ever failing whoever asks for it. */
export interface Mailer {
  /**
   * Takes a mail. Where mails are kept in a folder it lies there when this resolves; an SMTP server is not waited for.
   * A failure is logged without the address and tried again in the background.
   */
  send(mail: Mail): Promise<void>
  /** Gives up what waits for another try, and lets what is under way finish, for at most five seconds. */
  close(): Promise<void>
}

/** A mail as it leaves. */
export interface Letter {
  /** One address, nothing else. */
  to: string
  /** One line. */
  subject: string
  html: string
  text: string
}

/** Takes mails out of the house. */
export interface MailTransport {
  /** Whether a request may wait for `deliver`: a folder is quick, another server is not. */
  quick: boolean
  /** @throws when the mail was not taken; an error with a `responseCode` of 500 or more is final */
  deliver(letter: Letter): Promise<void>
  close(): void
}

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
