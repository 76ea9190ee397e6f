import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { setWasmPaths } from "@tensorflow/tfjs-backend-wasm";
import { enableProdMode, ready, setBackend } from "@tensorflow/tfjs-core";

let starting: Promise<void> | undefined;

/** Starts the WASM backend once per thread; its binary is read from the installed package, never fetched. */
export function startTensorBackend(): Promise<void> {
	starting ??= start();
	return starting;
}

async function start(): Promise<void> {
	const entry = fileURLToPath(import.meta.resolve("@tensorflow/tfjs-backend-wasm"));
	setWasmPaths(join(dirname(entry), sep), false);
	enableProdMode();
	if (!(await setBackend("wasm"))) throw new Error("The WASM backend of tfjs did not start.");
	await ready();
}
