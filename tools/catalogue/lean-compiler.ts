import { setFlagsFromString } from "node:v8";

// The embedded database is one large WebAssembly module. Compiling its busiest functions a second time, to run faster,
// takes 500 MB for some seconds, as much as everything else together, and a command that ends in minutes gains little.
setFlagsFromString("--no-wasm-tier-up");
setFlagsFromString("--no-wasm-dynamic-tiering");
