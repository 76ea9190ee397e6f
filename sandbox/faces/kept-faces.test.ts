import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { resolveFace } from "./face-options.ts";
import { keepPixels } from "./kept-faces.ts";

const scene = resolveFace({ width: 8, height: 8 });
const other = resolveFace({ width: 8, height: 8, pose: { yaw: 1 } });

function useFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "kept-faces-"));
	vi.stubEnv("DRAWN_FACES", folder);
	onTestFinished(() => {
		vi.unstubAllEnvs();
		rmSync(folder, { recursive: true, force: true });
	});
	return folder;
}

test("a recipe is drawn once, another one for itself", () => {
	useFolder();
	const draw = vi.fn(() => Uint8Array.of(1, 2, 3));
	expect(keepPixels(scene, draw)).toEqual(Uint8Array.of(1, 2, 3));
	expect(keepPixels(scene, draw)).toEqual(Uint8Array.of(1, 2, 3));
	expect(draw).toHaveBeenCalledTimes(1);
	expect(keepPixels(other, () => Uint8Array.of(4))).toEqual(Uint8Array.of(4));
});

test("what an earlier renderer drew goes when the first face of this one is kept", () => {
	const folder = useFolder();
	mkdirSync(join(folder, "earlier"));
	keepPixels(scene, () => Uint8Array.of(1));
	expect(readdirSync(folder)).toHaveLength(1);
	expect(readdirSync(folder)).not.toContain("earlier");
});

test("without a folder every face is drawn, and none is kept", () => {
	const folder = useFolder();
	vi.stubEnv("DRAWN_FACES", "");
	const draw = vi.fn(() => Uint8Array.of(1));
	keepPixels(scene, draw);
	keepPixels(scene, draw);
	expect(draw).toHaveBeenCalledTimes(2);
	expect(readdirSync(folder)).toEqual([]);
});
