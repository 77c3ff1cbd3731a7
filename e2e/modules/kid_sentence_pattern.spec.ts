import { playsToItsEnd } from './play.ts'

playsToItsEnd('kid_sentence_pattern')
