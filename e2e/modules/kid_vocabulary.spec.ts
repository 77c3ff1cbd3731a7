import { playsToItsEnd } from './play.ts'

playsToItsEnd('kid_vocabulary')
