import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyCameraModels } from "./copy-camera-models.ts";

test("the detector and the WASM files a page may ask for are copied", async () => {
	const client = await mkdtemp(join(tmpdir(), "camera-models-"));
	try {
		expect(await copyCameraModels(client)).toBe(4);
		expect((await readdir(join(client, "vision"))).sort()).toEqual([
			"blazeface.bin",
			"blazeface.json",
			"tfjs-backend-wasm-simd.wasm",
			"tfjs-backend-wasm.wasm",
		]);
		expect((await stat(join(client, "vision/blazeface.bin"))).size).toBeGreaterThan(500_000);
	} finally {
		await rm(client, { recursive: true });
	}
});
