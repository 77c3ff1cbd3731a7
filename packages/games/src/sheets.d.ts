/** A sheet of a game, which comes with its code. */
declare module '*.css' {}
