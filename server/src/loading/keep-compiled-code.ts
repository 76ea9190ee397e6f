import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

/** Beside what it was made from, not in the shared directory for temporary files, where another user could write. */
const DIRECTORY = fileURLToPath(new URL("../../../node_modules/.cache/dewlight-compiled", import.meta.url));

/** A compiler tier that errs on busy machines is left out, as where photos are measured. See decision 007. */
export function compileSteadily(): void {
	setFlagsFromString("--no-maglev");
}

/**
 * Keeps what Node makes of each source, types erased and compiled, for the next start. Entries are found by their
 * source's content. Where nothing can be written the start only takes longer. NODE_COMPILE_CACHE names another place,
 * NODE_DISABLE_COMPILE_CACHE=1 keeps nothing.
 */
export function keepCompiledCode(): void {
	const { directory } = enableCompileCache(DIRECTORY);
	// Threads do as this says, each for itself.
	if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= DIRECTORY;
}
