import { playsToItsEnd } from './play.ts'

playsToItsEnd('word_matching')
