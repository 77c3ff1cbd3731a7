import { MAIL } from '../domain/mail/ask.ts'
import { deliverMail } from '../domain/mail/deliver.ts'
import { defineJob } from './kit/define.ts'

/** Tries once to send a mail; a server that does not take it makes another job, no failed one. */
export default defineJob({
  ...MAIL,
  title: '寄信',
  atOnce: 2,
  run: (services, { id }) => deliverMail(services, id),
})
