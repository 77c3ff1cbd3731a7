import { playsToItsEnd } from './play.ts'

playsToItsEnd('slido_word_cloud')
