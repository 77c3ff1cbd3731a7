import { playsToItsEnd } from './play.ts'

playsToItsEnd('matching_2')
