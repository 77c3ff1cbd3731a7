import { playsToItsEnd } from './play.ts'

playsToItsEnd('ranking_bar')
