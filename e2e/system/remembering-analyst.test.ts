import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnalysisPool } from "@dewlight/vision/pool/analysis-pool.ts";
import { expect, onTestFinished, test } from "vitest";
import { rememberingPool } from "./remembering-analyst.ts";

/** A pool that says how often it was asked; only what is called here has to be like the engine's. */
function countingPool() {
	const asked: string[] = [];
	const say = (call: string, photo: Uint8Array) => {
		asked.push(call);
		return Promise.resolve({ call, photo, at: asked.length });
	};
	const pool = {
		isReady: true,
		warmUp: async () => undefined,
		check: (photo: Uint8Array) => say("check", photo),
		analyze: (photo: Uint8Array, options: object = {}) => say(`analyze ${JSON.stringify(options)}`, photo),
		close: async () => undefined,
	};
	return { asked, open: () => pool as unknown as AnalysisPool };
}

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "remembered-"));
	onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

const PHOTO = Uint8Array.of(1, 2, 3);

test("a photo is looked at once in all runs, and the answer is the same to the byte", async () => {
	const folder = newFolder();
	const { asked, open } = countingPool();
	const first = await rememberingPool(folder, open).analyze(PHOTO);
	const again = await rememberingPool(folder, open).analyze(PHOTO);
	expect(again).toEqual(first);
	expect(asked).toHaveLength(1);
});

test("another photo, another call and other options are looked at anew", async () => {
	const { asked, open } = countingPool();
	const pool = rememberingPool(newFolder(), open);
	await pool.analyze(PHOTO);
	await pool.analyze(Uint8Array.of(1, 2, 4));
	await pool.check(PHOTO);
	await pool.analyze(PHOTO, { thumbnailWidth: 1 } as Parameters<AnalysisPool["analyze"]>[1]);
	expect(asked).toHaveLength(4);
});

test("a run that knows every photo never opens the engine", async () => {
	const folder = newFolder();
	await rememberingPool(folder, countingPool().open).check(PHOTO);
	const pool = rememberingPool(folder, () => expect.fail("opened"));
	await expect(pool.check(PHOTO)).resolves.toMatchObject({ call: "check" });
	await pool.close();
});
