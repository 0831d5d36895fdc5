/** The machine does not allow the start; the message tells the person what to do. */
export class Unfit extends Error {}
