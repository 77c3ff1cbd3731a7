import { playsToItsEnd } from './play.ts'

playsToItsEnd('kid_async_learning')
