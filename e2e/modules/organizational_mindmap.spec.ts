import { playsToItsEnd } from './play.ts'

playsToItsEnd('organizational_mindmap')
