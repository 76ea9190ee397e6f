import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { encodeFace } from "@dewlight/sandbox/faces/index.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("./scan.ts", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "scan-"));
const inFolder = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

interface Ran {
	status: number;
	stdout: string;
	stderr: string;
}

const scan = (...words: string[]): Promise<Ran> => scanWith(null, ...words);

function scanWith(input: string | null, ...words: string[]): Promise<Ran> {
	return new Promise((resolve) => {
		const child = execFile(
			process.execPath,
			[SCRIPT, ...words],
			{ cwd: folder, maxBuffer: 1e8 },
			(error, stdout, stderr) => {
				const status = error === null ? 0 : Number(error.code ?? 1);
				resolve({ status, stdout, stderr });
			},
		);
		child.stdin?.end(input ?? "");
	});
}

async function report(...words: string[]) {
	const { status, stdout, stderr } = await scan(...words, "--json");
	return { status, stderr, ...JSON.parse(stdout) };
}

const withoutTimings = (whole: Awaited<ReturnType<typeof report>>) => ({ ...whole, timings_ms: null });

beforeAll(async () => {
	writeFileSync(inFolder("face.jpg"), await encodeFace({ seed: 3, width: 800, height: 800 }));
	writeFileSync(inFolder("turned.png"), await encodeFace({ pose: { yaw: 50 }, width: 640, height: 640 }));
	writeFileSync(inFolder("cut.jpg"), readFileSync(inFolder("face.jpg")).subarray(0, 5000));
});

describe("a photo that serves", () => {
	test("gives the whole report as one JSON object, the same every time", { timeout: 120_000 }, async () => {
		const first = await report("face.jpg");
		expect(first.status).toBe(0);
		expect(first.stderr).toBe("");
		expect(Object.keys(withoutTimings(first))).toEqual([
			"status",
			"stderr",
			"photo_quality",
			"observation",
			"analysis_result",
			"product_needs",
			"timings_ms",
			"engine",
		]);
		expect(Object.keys(first.observation)).toEqual([
			"engine",
			"photo",
			"tone",
			"zones",
			"metrics",
			"findings",
			"marks",
		]);
		expect(Object.keys(first.observation.zones.nose)).toEqual(["box", "coverage"]);
		expect(first.observation.findings).toHaveLength(10);
		expect(Object.keys(first.timings_ms)).toEqual([
			"decode",
			"detect",
			"mesh",
			"quality",
			"measure",
			"decide",
			"total",
		]);
		expect(Object.values(first.timings_ms).every((spent) => typeof spent === "number")).toBe(true);
		expect(withoutTimings(await report("face.jpg"))).toEqual(withoutTimings(first));

		writeFileSync(inFolder("earlier.json"), JSON.stringify(first));
		const { progress_summary: progress } = (await report("face.jpg", "--previous", "earlier.json"))
			.analysis_result;
		expect(progress.basis).toBe("compared");
		expect([progress.improvements, progress.regressions]).toEqual([[], []]);
	});

	test("can be read by a person, draws the overlay and then tells the outlines", async () => {
		const { status, stdout } = await scan("face.jpg");
		expect(status).toBe(0);
		expect(stdout).toMatch(/^Photo: pass \(800 x 800 jpeg\)\nSkin type: /);
		const drawn = await report("face.jpg", "--overlay", "drawn.png");
		expect(readFileSync(inFolder("drawn.png")).subarray(1, 4).toString()).toBe("PNG");
		expect(drawn.observation.zones.nose.polygon.length).toBeGreaterThan(8);
	});

	test("with an alarming note names no product", async () => {
		const { analysis_result: result, product_needs: needs } = await report(
			"face.jpg",
			"--note",
			"my lips are swelling and I cannot breathe",
		);
		expect(result.red_flags[0].level).toBe("emergency");
		expect(needs).toEqual({});
	});
});

describe("a photo that fails", () => {
	test.each([
		["turned.png", "pose", /turned to the side/],
		["cut.jpg", "decode", /damaged or incomplete/],
	])("%s: status 2, the reason on both ways out", async (file, check, reason) => {
		const { status, stderr, ...told } = await report(file);
		expect(status).toBe(2);
		expect(stderr).toBe(`${told.photo_quality.reason}\n`);
		expect(told.photo_quality).toMatchObject({ status: "fail", reason: expect.stringMatching(reason) });
		expect(told.photo_quality.checks).toContainEqual(
			expect.objectContaining({ name: check, status: "fail" }),
		);
		expect([told.observation, told.analysis_result, told.product_needs]).toEqual([null, null, null]);
	});
});

describe("photos on standard input", () => {
	test("give one line each in their order, the same as single calls, and a bad line costs no other", {
		timeout: 120_000,
	}, async () => {
		const single = await report("face.jpg");
		writeFileSync(inFolder("before.json"), JSON.stringify(single));
		const lines = [
			inFolder("face.jpg"),
			"nothing.jpg",
			inFolder("turned.png"),
			`${inFolder("face.jpg")}\t${inFolder("before.json")}`,
			`${inFolder("face.jpg")}\t${inFolder("face.jpg")}`,
		];
		const { status, stdout, stderr } = await scanWith(lines.join("\n"), "--batch");
		expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
		const [plain, missing, failed, compared, noReport] = stdout
			.trimEnd()
			.split("\n")
			.map((line) => JSON.parse(line));
		expect(withoutTimings({ status: 0, stderr: "", ...plain })).toEqual(withoutTimings(single));
		expect(missing).toEqual({ error: "Cannot read nothing.jpg: there is no such file." });
		expect([failed.photo_quality.status, failed.observation]).toEqual(["fail", null]);
		expect(compared.analysis_result.progress_summary.basis).toBe("compared");
		expect(noReport.error).toMatch(/is not what an earlier --json printed\.$/);
	});

	test("that never come end the call with status 0 and no word", async () => {
		expect(await scanWith("", "--batch")).toEqual({ status: 0, stdout: "", stderr: "" });
	});
});

describe("a call that is wrong ends with status 1 and one sentence", () => {
	test.each([
		[[], /^Name a photo/],
		[["face.jpg", "turned.png"], /one too many/],
		[["--colour", "face.jpg"], /^Unknown option '--colour'\.$/],
		[["--batch", "face.jpg"], /^With --batch everything else comes on standard input\.$/],
		[["face.jpg", "--note"], /^Option '--note <value>' argument missing\.$/],
		[["nothing.jpg"], /^Cannot read nothing\.jpg: there is no such file\.$/],
		[["."], /^Cannot read \.: it is a folder\.$/],
		[["face.jpg", "--previous", "face.jpg"], /^face\.jpg is not what an earlier --json printed\.$/],
	])("%j", async (words, sentence) => {
		const { status, stdout, stderr } = await scan(...words);
		expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
		expect(stderr.trim()).toMatch(sentence);
		expect(stderr.trim().split("\n")).toHaveLength(1);
	});
});
