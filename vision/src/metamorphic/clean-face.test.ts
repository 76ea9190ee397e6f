import { PEOPLE } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "vitest";
import { readFace, unhappyChecks } from "./testing/read-face.ts";

const EVERYONE = PEOPLE.map((_, person) => person);

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
		expect(metric.reason).toMatch(/pixels per millimet/);
	}
});

test("a small face is read with a warning and fewer numbers, a tiny one is refused for its size", async () => {
	const large = await readFace({ person: 2 });
	const small = await readFace({ person: 2, width: 400, height: 400, faceFraction: 0.46 });
	const tiny = await readFace({ person: 2, width: 400, height: 400, faceFraction: 0.2 });
	const measured = (reading: typeof large): number =>
		reading.observation?.metrics.filter(({ measurable }) => measurable).length ?? 0;
	expect(small.quality.status).toBe("warn");
	expect(unhappyChecks(small)).toContain("face_size");
	expect(measured(small)).toBeLessThan(measured(large));
	expect(measured(small)).toBeGreaterThan(0);
	expect(tiny.quality.status).toBe("fail");
	expect(unhappyChecks(tiny)).toContain("face_size");
});
