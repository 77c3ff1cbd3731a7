import { playsToItsEnd } from './play.ts'

playsToItsEnd('timeline_cloze')
