import fc from "fast-check";
import { expect, test } from "vitest";
import { CONCERNS } from "./concern.ts";
import { positiveSentence, shownValue } from "./concern-copy.ts";
import { CONCERN_RULES } from "./concern-rules.ts";
import { findConcerns } from "./find-concerns.ts";
import { readSelfReport } from "./note/read-self-report.ts";
import { METRIC_UNITS, type MeasuredMetric, type Observation } from "./observation.ts";
import { findSensitivity, findSkinType } from "./skin-type.ts";
import { arbitraryObservation } from "./testing/arbitrary-observation.ts";
import { writeConditionNotes } from "./write-condition-notes.ts";

/** Words of the measurement, and numbers finer than a person counts. */
const TECHNICAL =
	/\bindex\b|color-difference|delta|redness points?|lightness points?|pixels? per|per square|by rule|Evidence [ABC]\b|\d[.,]\d|\d\s?%/i;

/** Everything a report says before anybody asks how it was measured. */
function firstLines(observation: Observation, note: string | null): string[] {
	const findings = findConcerns(observation);
	const told = readSelfReport(note, {});
	const type = findSkinType(observation, findings, told);
	const notes = writeConditionNotes(observation, findings, type, findSensitivity(findings, told));
	return [
		// A severity is a step of a scale that is drawn beside it.
		notes.overall_assessment.replace(/\(\d(?:\.5)? of 5\)/, ""),
		...notes.key_concerns_identified.map(({ description }) => description),
		...notes.positive_observations,
		notes.hydration_level_assessment,
		notes.texture_assessment,
		notes.tone_evenness_assessment,
		notes.skin_type_basis,
		notes.sensitivity_basis.replace(/Redness of \d(?:\.5)? out of 5/, "Redness"),
	];
}

test("no first line of any report holds a word of the measurement or a decimal", () => {
	const notes = fc.constantFrom(null, "tight and itchy", "flaky, it burns", "oily by midday and reactive");
	fc.assert(
		fc.property(arbitraryObservation(), notes, (observation, note) => {
			for (const line of firstLines(observation, note)) expect(line).not.toMatch(TECHNICAL);
		}),
		{ numRuns: 2_000 },
	);
});

const calmReadings = fc
	.record({
		concern: fc.constantFrom(...CONCERNS.filter((concern) => concern !== "dryness")),
		value: fc.double({ min: 0, max: 30, noNaN: true }),
		zone: fc.constantFrom("nose", "left_cheek", "face"),
	})
	.map(({ concern, value, zone }) => {
		const { metric } = CONCERN_RULES[concern];
		const base = { metric, zone, unit: METRIC_UNITS[metric], id: `${metric}.${zone}` };
		return { concern, reading: { ...base, measurable: true, value, sd: 0, reason: null, confidence: 1 } };
	});

test("values that are shown alike are spoken of alike, so no sentence is contradicted by its number", () => {
	fc.assert(
		fc.property(calmReadings, ({ concern, reading }) => {
			const measured = reading as MeasuredMetric;
			const rounded = { ...measured, value: shownValue(measured) };
			expect(positiveSentence(concern, measured)).toBe(positiveSentence(concern, rounded));
		}),
		{ numRuns: 2_000 },
	);
});

test("the report repeats the feeling a note names, and none beside it", () => {
	const basisOf = (note: string) => findSensitivity([], readSelfReport(note, {})).basis;
	expect(basisOf("tight and itchy")).toBe("You describe itching, which is how sensitive skin speaks.");
	expect(basisOf("it stings and burns")).toContain("You describe stinging and burning,");
	expect(basisOf("feels tight")).not.toContain("You describe");
});
