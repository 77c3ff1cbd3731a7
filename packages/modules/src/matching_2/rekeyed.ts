import { pairsMixed } from '#kit/testing/pairs-mixed.ts'

export default pairsMixed
