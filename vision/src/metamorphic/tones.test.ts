import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import type { FaceOptions } from "@dewlight/sandbox/faces/index.ts";
import { expect, test } from "vitest";
import { concernSeverity, type FaceReading, readFace, unhappyChecks } from "./testing/read-face.ts";

const TONES = takeCases("tones", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3, { area: "engine" }).cases;
const PEOPLE = takeCases("people in every tone", [0, 4], 2, { area: "engine" }).cases;
const GAINS = [0.6, 1, 1.3] as const;

/** Verdicts, severities and tone need no more pixels. */
const readSmall = (face: FaceOptions): Promise<FaceReading> => readFace({ ...face, width: 640, height: 640 });

/** One face of each person in ordinary, dim and bright light. */
async function passRate(monk: number): Promise<{ rate: number; refused: string[] }> {
	const photos = PEOPLE.flatMap((person) =>
		GAINS.map((gain) => ({ person, monk, ...(gain !== 1 && { light: { gain } }) })),
	);
	const readings = await Promise.all(photos.map((photo) => readSmall(photo)));
	const refused = readings.flatMap((reading, i) =>
		reading.quality.status === "fail"
			? [`${JSON.stringify(photos[i])} ${unhappyChecks(reading).join(", ")}`]
			: [],
	);
	return { rate: 1 - refused.length / readings.length, refused };
}

test("the share of photos that are let through is equal within 5 points across the Monk scale", async () => {
	const rates = [];
	for (const monk of TONES) rates.push(await passRate(monk));
	const shares = rates.map(({ rate }) => rate);
	const refused = rates.flatMap((one) => one.refused);
	expect(Math.max(...shares) - Math.min(...shares), refused.join("\n")).toBeLessThanOrEqual(0.05);
	expect(Math.min(...shares)).toBeGreaterThan(0.9);
}, 300_000);

test("redness of clean skin does not rise with melanin", async () => {
	for (const person of PEOPLE) {
		const light = await Promise.all(
			TONES.filter((monk) => monk <= 3).map((monk) => readSmall({ person, monk })),
		);
		const deep = await Promise.all(
			TONES.filter((monk) => monk >= 8).map((monk) => readSmall({ person, monk })),
		);
		const highest = (readings: typeof light): number =>
			Math.max(...readings.map((reading) => concernSeverity(reading, "redness") ?? 0));
		expect(highest(deep)).toBeLessThanOrEqual(highest(light) + 0.5);
	}
}, 300_000);

test("clean skin of any tone has no concern of severity 2 or more", async () => {
	for (const monk of TONES) {
		const { findings } = await readSmall({ person: 0, monk });
		const loud = findings.filter(({ severity }) => severity !== null && severity >= 2);
		expect(loud, `Monk ${monk}`).toEqual([]);
	}
});

test("the tone estimate follows the drawn tone", async () => {
	const angles = [];
	for (const monk of TONES)
		angles.push((await readSmall({ person: 0, monk })).observation?.tone.ita_deg ?? 0);
	for (let i = 1; i < angles.length; i++) expect(angles[i], angles.join(", ")).toBeLessThan(angles[i - 1]);
});
