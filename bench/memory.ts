import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Measurement } from "./measurement.ts";
import { phonePhoto } from "./phone-photo.ts";

const PHOTOS = 6;
const MEGABYTE = 1e6;

interface Footprint {
	peak: number;
	warm: number;
	after: number;
}

async function measureChild(photo: Uint8Array): Promise<Footprint> {
	const folder = await mkdtemp(join(tmpdir(), "dewlight-bench-"));
	try {
		const path = join(folder, "photo.jpg");
		await writeFile(path, photo);
		const child = fileURLToPath(new URL("./memory-child.ts", import.meta.url));
		const { stdout } = await promisify(execFile)(process.execPath, [
			...process.execArgv,
			child,
			path,
			String(PHOTOS),
		]);
		return JSON.parse(stdout) as Footprint;
	} finally {
		await rm(folder, { recursive: true });
	}
}

export const memory: Measurement = {
	name: "memory",
	title: `peak resident memory of a process with one analysis thread over ${PHOTOS} photos of 12 megapixels`,
	async run() {
		const { peak, warm, after } = await measureChild(await phonePhoto());
		return {
			available: true,
			value: peak / MEGABYTE,
			unit: "MB",
			peer: null,
			ratio: null,
			judged: peak / MEGABYTE,
			target: { at: "most", limit: 500 },
			detail: { warm_mb: warm / MEGABYTE, after_photos_mb: after / MEGABYTE },
		};
	},
};
