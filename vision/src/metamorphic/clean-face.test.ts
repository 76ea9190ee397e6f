import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import { PEOPLE } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "vitest";
import { readFace, unhappyChecks } from "./testing/read-face.ts";

const EVERYONE = takeCases("clean faces", PEOPLE.keys(), 3, { area: "engine" }).cases;

test.each(EVERYONE)("a clean drawn face passes every check: person %i", async (person) => {
	const reading = await readFace({ person });
	expect(unhappyChecks(reading)).toEqual([]);
	expect(reading.quality.reason).toBeNull();
});

test.each(EVERYONE)("a clean drawn face has no concern of severity 2 or more: person %i", async (person) => {
	const { findings } = await readFace({ person });
	expect(findings.length).toBeGreaterThan(0);
	expect(findings.filter(({ severity }) => severity !== null && severity >= 2)).toEqual([]);
});

test("pores are not measured below seven pixels per millimeter, and the reason says so", async () => {
	const { observation } = await readFace({ person: 0 });
	const pores = observation?.metrics.filter(({ metric }) => metric === "pores") ?? [];
	expect(pores.length).toBeGreaterThan(0);
	for (const metric of pores) {
		expect(metric.measurable).toBe(false);
		expect(metric.reason).toMatch(/not sharp enough for pores/);
	}
});

test("a face too small to read half of the concerns is refused for its size, with how much closer to come", async () => {
	const small = await readFace({ person: 2, width: 400, height: 400, faceFraction: 0.46 });
	const tiny = await readFace({ person: 2, width: 400, height: 400, faceFraction: 0.2 });
	for (const reading of [small, tiny]) {
		expect(reading.quality.status).toBe("fail");
		expect(unhappyChecks(reading)).toContain("face_size");
		expect(reading.quality.reason).toMatch(
			/too small in the photo to read your skin: come .+ and try again\.$/,
		);
	}
});
