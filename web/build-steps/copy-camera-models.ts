import { copyFile, mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const human = dirname(fileURLToPath(import.meta.resolve("@vladmandic/human")));
const wasm = dirname(fileURLToPath(import.meta.resolve("@tensorflow/tfjs-backend-wasm")));

/** The face detector, and the WASM files of tfjs that a page without shared memory can ask for. */
const FILES = [
	join(human, "../models/blazeface.json"),
	join(human, "../models/blazeface.bin"),
	join(wasm, "tfjs-backend-wasm.wasm"),
	join(wasm, "tfjs-backend-wasm-simd.wasm"),
];

/** Puts what the camera's guidance loads on tap below `/vision/`. Returns the number of files. */
export async function copyCameraModels(client: string): Promise<number> {
	const folder = join(client, "vision");
	await mkdir(folder, { recursive: true });
	await Promise.all(FILES.map((file) => copyFile(file, join(folder, basename(file)))));
	return FILES.length;
}
