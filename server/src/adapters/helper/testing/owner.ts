import { createHelper } from "../helper.ts";

/** A process that has a helper, says which process that is, and stays. */
const helper = createHelper({ program: new URL("./unruly-helper.ts", import.meta.url) });
console.log(await helper.ask<number>({ kind: "load", part: "words" }));
setInterval(() => undefined, 60_000);
