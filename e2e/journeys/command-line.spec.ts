import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { encodeFace } from "@dewlight/sandbox/faces/encode-face.ts";
import { expect, test } from "../system/journey.ts";
import { scanByCalls } from "../system/scan-by-calls.ts";

const ROOT = join(import.meta.dirname, "../..");

test("the command line and the report agree on the same photo", async ({
	page,
	baseURL,
	signUp,
}, testInfo) => {
	const photo = await encodeFace(
		{ person: 6, seed: 12, width: 1100, height: 1100, redness: { left_cheek: 9 } },
		{ format: "jpeg" },
	);
	const file = testInfo.outputPath("selfie.jpg");
	await writeFile(file, photo);
	const { stdout } = await promisify(execFile)("node", ["tools/scan.ts", file, "--json"], {
		cwd: ROOT,
		maxBuffer: 32 * 1024 * 1024,
	});
	const told = JSON.parse(stdout);

	await signUp();
	const checkin = await scanByCalls(page.request, baseURL ?? "", photo);
	expect(checkin.photo_quality).toEqual(told.photo_quality);
	expect(checkin.engine).toEqual(told.observation.engine);
	// The command line adds to each number the spread a person is told.
	expect(told.observation.metrics).toMatchObject(checkin.metrics ?? []);
	expect(checkin.analysis_result.findings).toEqual(told.observation.findings);
	expect(checkin.analysis_result.skin_type).toBe(told.analysis_result.skin_type);
	// Without a language model every word of the report is the engine's own.
	const { narrated_by, ...notes } = checkin.analysis_result.condition_notes ?? {};
	expect(narrated_by).toBeNull();
	expect(notes).toEqual(told.analysis_result.condition_notes);
});
