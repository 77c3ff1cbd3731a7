import { COST } from '../domain/account/passwords.ts'

// Tests log in some thousands of times; how dear a guess is, `passwords.test.ts` asks of what the site starts with.
Object.assign(COST, { memory: 64, passes: 1 })
