import { playsToItsEnd } from './play.ts'

playsToItsEnd('text')
