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
  userId?: number | undefined
  /** One address, nothing else. */
  to: string
  /** One line. */
  subject: string
  html: string
  text: string
}

/** Takes mails out of the house. */
export interface MailTransport {
  /** Whether mails stay with it, so that the desk may show what they say. */
  keeps: boolean
  /** @throws when the mail was not taken; an error with a `responseCode` of 500 or more is final */
  deliver(letter: Letter): Promise<void>
  /** Removes what it keeps of these; of one that gives mails away there is nothing. */
  erase(owner: MailOwner): Promise<void>
  close(): void
}
