/** Told on the window once a page written at build time answers to presses. */
export const READY_EVENT = "pageready";
