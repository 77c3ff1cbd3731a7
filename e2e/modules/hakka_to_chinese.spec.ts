import { playsToItsEnd } from './play.ts'

playsToItsEnd('hakka_to_chinese')
