import { playsToItsEnd } from './play.ts'

playsToItsEnd('venn_diagram')
