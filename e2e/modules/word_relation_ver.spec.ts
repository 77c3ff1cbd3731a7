import { playsToItsEnd } from './play.ts'

playsToItsEnd('word_relation_ver')
