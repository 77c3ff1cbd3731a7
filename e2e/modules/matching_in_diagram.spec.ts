import { playsToItsEnd } from './play.ts'

playsToItsEnd('matching_in_diagram')
