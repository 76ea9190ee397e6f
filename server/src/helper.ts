import { compileSteadily, keepCompiledCode } from "./loading/keep-compiled-code.ts";

/** The program of the process beside a web, or beside everything in one, that holds the engine and the encoder. */
compileSteadily();
keepCompiledCode();
const { serveHelper } = await import("./adapters/helper/serve-helper.ts");
serveHelper(Number(process.argv[2]));
