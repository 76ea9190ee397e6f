import { setFlagsFromString } from "node:v8";

/**
 * The same photo must give the same numbers. Node 24's middle compiler, Maglev, is known to break while it compiles
 * beside a busy machine (nodejs/node#64841, #66126); measured code skips that tier. See decision 007.
 */
setFlagsFromString("--no-maglev");
