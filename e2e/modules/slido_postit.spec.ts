import { playsToItsEnd } from './play.ts'

playsToItsEnd('slido_postit')
