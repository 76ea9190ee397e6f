import { copyFile, mkdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folderOf = (name: string) => dirname(fileURLToPath(import.meta.resolve(name)));

/** The face detector, and the WASM files of tfjs that a page without shared memory can ask for. */
const FILES = [
	join(folderOf("@vladmandic/human"), "../models/blazeface.json"),
	join(folderOf("@vladmandic/human"), "../models/blazeface.bin"),
	join(folderOf("@tensorflow/tfjs-backend-wasm"), "tfjs-backend-wasm.wasm"),
	join(folderOf("@tensorflow/tfjs-backend-wasm"), "tfjs-backend-wasm-simd.wasm"),
];

/** Puts what the camera's guidance loads on tap below `/vision/`. Returns the number of files. */
export async function copyCameraModels(client: string): Promise<number> {
	const folder = join(client, "vision");
	await mkdir(folder, { recursive: true });
	await Promise.all(FILES.map((file) => copyFile(file, join(folder, basename(file)))));
	return FILES.length;
}
