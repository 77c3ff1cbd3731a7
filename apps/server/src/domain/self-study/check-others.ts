/** From how many other dialogues a check borrows its wrong options; more would not make it any harder. */
export const CHECK_OTHERS = 40
