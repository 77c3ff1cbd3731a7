import { playsToItsEnd } from './play.ts'

playsToItsEnd('practice')
