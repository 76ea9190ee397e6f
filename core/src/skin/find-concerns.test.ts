import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CONCERNS, type Concern, type Finding } from "./concern.ts";
import { CONCERN_RULES } from "./concern-rules.ts";
import { findConcerns } from "./find-concerns.ts";
import type { DetectionPower, MetricId } from "./observation.ts";
import { arbitraryObservation, arbitraryReadings } from "./testing/arbitrary-observation.ts";
import { CALM_READINGS, makeObservation, mapReadings, type Readings } from "./testing/make-observation.ts";

function find(concern: Concern, readings: Readings, ita_deg?: number): Finding {
	const finding = findConcerns(makeObservation({ readings, ita_deg })).find(
		(item) => item.concern === concern,
	);
	if (finding === undefined) throw new Error(`${concern} was not reported`);
	return finding;
}

test("every map rises from edge to edge", () => {
	for (const { map } of Object.values(CONCERN_RULES)) {
		expect([...map].sort((a, b) => a - b)).toEqual([...map]);
		expect(new Set(map).size).toBe(map.length);
	}
});

test("every concern is reported every time, in order", () => {
	fc.assert(
		fc.property(arbitraryObservation(), (observation) => {
			expect(findConcerns(observation).map((finding) => finding.concern)).toEqual([...CONCERNS]);
		}),
	);
});

test("severity is null or a step of a half between 0 and 5, with confidence between 0 and 1", () => {
	fc.assert(
		fc.property(arbitraryObservation(), (observation) => {
			for (const { severity, confidence } of findConcerns(observation)) {
				expect(confidence).toBeGreaterThanOrEqual(0);
				expect(confidence).toBeLessThanOrEqual(1);
				if (severity === null) continue;
				expect(Number.isInteger(severity * 2)).toBe(true);
				expect(severity).toBeGreaterThanOrEqual(0);
				expect(severity).toBeLessThanOrEqual(5);
			}
		}),
	);
});

test("severity never falls when a reading rises", () => {
	const ids = Object.keys(CALM_READINGS) as MetricId[];
	fc.assert(
		fc.property(
			arbitraryReadings(),
			fc.constantFrom(...ids),
			fc.double({ min: 0, max: 20, noNaN: true }),
			(readings, id, rise) => {
				const before = readings[id] ?? null;
				fc.pre(before !== null);
				const was = findConcerns(makeObservation({ readings }));
				const is = findConcerns(makeObservation({ readings: { ...readings, [id]: before + rise } }));
				for (const [index, finding] of was.entries()) {
					if (finding.concern === "dryness" || finding.severity === null) continue;
					expect(is[index].severity).toBeGreaterThanOrEqual(finding.severity);
				}
			},
		),
	);
});

test("a dry look never falls as texture rises and never rises with shine", () => {
	const dryness = (texture: number, shine: number) =>
		find("dryness", {
			...mapReadings((value, id) =>
				id.startsWith("texture.") ? texture : id.startsWith("shine.") ? shine : value,
			),
		}).severity ?? Number.NaN;
	fc.assert(
		fc.property(
			fc.double({ min: 0, max: 5, noNaN: true }),
			fc.double({ min: 0, max: 50, noNaN: true }),
			fc.double({ min: 0, max: 5, noNaN: true }),
			(texture, shine, rise) => {
				expect(dryness(texture + rise, shine)).toBeGreaterThanOrEqual(dryness(texture, shine));
				expect(dryness(texture, shine + rise)).toBeLessThanOrEqual(dryness(texture, shine));
			},
		),
	);
});

test("a calm face shows nothing and locates nothing", () => {
	for (const finding of findConcerns(makeObservation())) {
		expect(finding.severity).toBe(0);
		expect(finding.zones).toEqual([]);
		expect(finding.because.length).toBeGreaterThan(0);
	}
});

test("a concern without a reading is null, with the ids that could not be measured", () => {
	const pores = find("pores", { "pores.nose": null });
	expect(pores).toEqual({
		concern: "pores",
		severity: null,
		confidence: 0,
		zones: [],
		because: ["pores.nose"],
	});
});

test("a face on which nothing was measurable has no severity at all", () => {
	const findings = findConcerns(makeObservation({ readings: mapReadings(() => null) }));
	expect(findings.every((finding) => finding.severity === null)).toBe(true);
});

test("redness of one cheek is located on that cheek", () => {
	const redness = find("redness", { "redness.left_cheek": 14 });
	expect(redness.severity).toBe(2.5);
	expect(redness.zones).toEqual(["left_cheek"]);
});

test("redness of both cheeks is located on both", () => {
	const redness = find("redness", { "redness.left_cheek": 10.5, "redness.right_cheek": 10.1 });
	expect(redness.zones).toEqual(["left_cheek", "right_cheek"]);
	expect(redness.severity).toBe(2.5);
});

test("what noses and cheeks usually read is no finding, the same on a forehead is", () => {
	expect(find("redness", { "redness.nose": 8 }).severity).toBe(0);
	expect(find("redness", { "redness.forehead": 8 }).severity).toBe(1);
});

test("one red place alone counts a step less than two", () => {
	const two = { "redness.left_cheek": 10.5, "redness.right_cheek": 10.5 };
	expect(find("redness", two).severity).toBe(2.5);
	expect(find("redness", { "redness.left_cheek": 10.5 }).severity).toBe(1.5);
	expect(find("redness", { "redness.left_cheek": 10.5, "redness.right_cheek": null }).severity).toBe(1.5);
});

test("folds that a smile makes count less than the same line on the forehead", () => {
	expect(find("lines", { "wrinkles.forehead": 12 }).severity).toBe(2.5);
	const smile = { "wrinkles.left_nasolabial": 34, "wrinkles.right_nasolabial": 34 };
	expect(find("lines", smile).severity).toBe(1);
});

test("redness on a deep skin tone is never reported with confidence", () => {
	expect(find("redness", {}, 38).confidence).toBeGreaterThan(0.6);
	expect(find("redness", {}, 10).confidence).toBeGreaterThan(0.6);
	expect(find("redness", {}, -10).confidence).toBeLessThanOrEqual(0.3);
	const veryRed = { "redness.nose": 24, "redness.left_cheek": 19, "redness.right_cheek": 19 };
	const red = find("redness", veryRed, -40);
	expect(red.confidence).toBeLessThanOrEqual(0.3);
	expect(red.severity).toBe(2);
	expect(find("redness", veryRed, 38).severity).toBe(5);
});

test("one degree of tone, which light alone moves, never moves redness by more than half a step", () => {
	const redder = fc.record({
		"redness.nose": fc.double({ min: 0, max: 24, noNaN: true }),
		"redness.left_cheek": fc.double({ min: 0, max: 19, noNaN: true }),
		"redness.forehead": fc.double({ min: 0, max: 19, noNaN: true }),
	});
	fc.assert(
		fc.property(redder, fc.integer({ min: -40, max: 60 }), (readings, ita) => {
			const [lighter, darker] = [ita + 1, ita].map((tone) => find("redness", readings, tone));
			expect((lighter.severity ?? 0) - (darker.severity ?? 0)).toBeGreaterThanOrEqual(0);
			expect((lighter.severity ?? 0) - (darker.severity ?? 0)).toBeLessThanOrEqual(0.5);
			expect(lighter.confidence - darker.confidence).toBeLessThan(0.05);
		}),
	);
});

test.each([
	[0, 0],
	[1, 0.5],
	[2, 1],
	[4, 1.5],
	[5, 2],
	[8, 3],
	[21, 4],
	[51, 5],
])("where no photo told what it missed, %i spots on the fuller half are severity %d", (count, severity) => {
	expect(find("acne", { "inflamed_spots.left_cheek": count }).severity).toBe(severity);
	expect(find("acne", { "inflamed_spots.right_cheek": count }).severity).toBe(severity);
	expect(find("acne", { "inflamed_spots.forehead": 2 * count }).severity).toBe(severity);
	const only = mapReadings((value, id) => (id.startsWith("inflamed_spots.") ? null : value));
	expect(find("acne", { ...only, "inflamed_spots.face": 2 * count }).severity).toBe(severity);
});

test("one marked zone lifts an averaged concern by its own severity less one", () => {
	const tone = find("uneven_tone", { "evenness.left_cheek": 7, "evenness.face": 1 });
	expect(tone.severity).toBe(4);
	expect(tone.zones).toEqual(["left_cheek"]);
});

test("a mark on the border of two zones weighs the same on either side of it", () => {
	const marks = (zone: string) => find("dark_spots", { [`dark_marks.${zone}`]: 6, "dark_marks.face": 0.7 });
	expect(marks("left_nasolabial").severity).toBe(marks("left_cheek").severity);
	expect(marks("left_cheek").zones).toContain("left_cheek");
});

/** Findings where the photo told what it would have shown. */
function findSeen(
	metric: "inflamed_spots" | "dark_marks",
	value: number,
	seen: Partial<DetectionPower>,
): Record<string, number | null> {
	const { metrics, tone } = makeObservation({ readings: { [`${metric}.face`]: value } });
	const known = metrics.map((one) =>
		one.measurable && one.metric === metric
			? { ...one, seen: { power: 0.9, limit: 6, doubtful: 3, expected: 0, ...(one.zone === "face" && seen) } }
			: one,
	);
	return Object.fromEntries(
		findConcerns({ metrics: known, tone }).map(({ concern, severity }) => [concern, severity]),
	);
}

test("spots that a photo like this misses count towards severity, more of them where it shows less", () => {
	expect(findSeen("inflamed_spots", 1, { expected: 1 }).acne).toBe(0.5);
	expect(findSeen("inflamed_spots", 1, { expected: 1.6 }).acne).toBe(0.5);
	expect(findSeen("inflamed_spots", 1, { expected: 1.6, power: 0.7, limit: 11 }).acne).toBe(1);
	expect(findSeen("inflamed_spots", 5, { expected: 5 }).acne).toBe(1);
	expect(findSeen("inflamed_spots", 5, { expected: 5, power: 0.7, limit: 11 }).acne).toBe(1.5);
});

test("spots of which none is sure are no finding", () => {
	expect(findSeen("inflamed_spots", 0, { expected: 3 }).acne).toBe(0.5);
	expect(findSeen("inflamed_spots", 0, { expected: 0 }).acne).toBe(0);
});

test("many small marks are a finding although they cover little, and never more than half a grade beyond what they cover", () => {
	expect(findSeen("dark_marks", 0.05, { expected: 1.3 }).dark_spots).toBe(0.5);
	expect(findSeen("dark_marks", 0.07, { expected: 40 }).dark_spots).toBe(0.5);
	expect(findSeen("dark_marks", 0.1, { expected: 5 }).dark_spots).toBe(1);
	expect(findSeen("dark_marks", 0.3, { expected: 40 }).dark_spots).toBe(1.5);
	expect(findSeen("dark_marks", 0.6, { expected: 1 }).dark_spots).toBe(1.5);
});

test("how red the whole face is moves what its places say, by half a grade and never on deep tones", () => {
	const told = (overall: number | undefined, ita_deg?: number) => {
		const { metrics, tone } = makeObservation({
			readings: { "redness.face": 1, "redness.nose": 11, "redness.chin": 5 },
			ita_deg,
		});
		const known = metrics.map((one) =>
			one.measurable && one.id === "redness.face" ? { ...one, overall } : one,
		);
		return findConcerns({ metrics: known, tone }).find(({ concern }) => concern === "redness")?.severity;
	};
	expect(told(undefined)).toBe(1);
	expect(told(4.5)).toBe(1);
	expect([told(8), told(30)]).toEqual([1.5, 1.5]);
	expect([told(1), told(-20)]).toEqual([1, 1]);
	expect(told(30, -30)).toBe(told(undefined, -30));
});

test("dryness from a photo stays at 2 or below, with low confidence", () => {
	const rough = mapReadings((value, id) => (id.startsWith("texture.") ? 6 : value));
	const dryness = find("dryness", rough);
	expect(dryness.severity).toBe(2);
	expect(dryness.confidence).toBeLessThanOrEqual(0.3);
});

test("dryness is not measurable without shine", () => {
	const noShine = mapReadings((value, id) => (id.startsWith("shine.") ? null : value));
	expect(find("dryness", noShine).severity).toBeNull();
});

test("the same observation gives the same findings", () => {
	fc.assert(
		fc.property(arbitraryObservation(), (observation) => {
			expect(findConcerns(observation)).toEqual(findConcerns(structuredClone(observation)));
		}),
	);
});

test("texture that stands out on the nose alone is no finding", () => {
	const rough = (zone: string) =>
		find(
			"texture",
			mapReadings((value, id) => (id === `texture.${zone}` ? 2.6 : value)),
		).severity;
	expect(rough("nose")).toBe(0);
	expect(rough("forehead")).toBeGreaterThanOrEqual(1);
});
