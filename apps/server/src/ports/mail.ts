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
  /** Whom it is about: it is erased with their account. */
  userId?: number
}

/** Sends mails without ever failing, or keeping, whoever asks for it. */
export interface Mailer {
  /**
   * Takes a mail and is done: neither a server nor a folder is waited for. A failure is logged without the address and
   * tried again in the background; what is known of each mail stands in the outbox.
   */
  send(mail: Mail): void
  /** Lets go of all mails to the addresses or about the account, those too that wait or lie in a folder. */
  erase(whose: MailOwner): Promise<void>
  /** Gives up what waits for another try, and lets what is under way finish, for at most five seconds. */
  close(): Promise<void>
}

/** By what the mails of an account are known. */
export interface MailOwner {
  userId: number
  /** In lower case. */
  addresses: ReadonlySet<string>
}

export const isMailOf = (
  { to, userId }: { to: string; userId?: number | undefined },
  owner: MailOwner,
): boolean => userId === owner.userId || owner.addresses.has(to.toLowerCase())

/** A mail as it leaves. */
export interface Letter {
  /** Begins with the time, so that ids are in the order of their mails. */
  id: string
  /** When it was asked for; ISO 8601, UTC. */
  at: string
  userId?: number
  /** One address, nothing else. */
  to: string
  /** One line. */
  subject: string
  html: string
  text: string
}

/** Takes mails out of the house. */
export interface MailTransport {
  /** @throws when the mail was not taken; an error with a `responseCode` of 500 or more is final */
  deliver(letter: Letter): Promise<void>
  /** Removes what it keeps of these; of one that gives mails away there is nothing. */
  erase(owner: MailOwner): Promise<void>
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
