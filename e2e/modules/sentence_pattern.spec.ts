import { playsToItsEnd } from './play.ts'

playsToItsEnd('sentence_pattern')
