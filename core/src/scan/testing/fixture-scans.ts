import { STARTER_CATALOGUE } from "../../products/catalogue/starter-catalogue.ts";
import type { Person } from "../../routine/person.ts";
import { findConcerns } from "../../skin/find-concerns.ts";
import type { EarlierScan } from "../../skin/judge-pair.ts";
import { storeObservation } from "../../skin/observation.ts";
import { exactFlags } from "../../skin/red-flags/exact-triage.ts";
import { makeObservation, mapReadings, type ObservationParts } from "../../skin/testing/make-observation.ts";
import { type DecidedScan, type DecideScanInput, decideScan } from "../decide-scan.ts";
import type { StageEvent } from "../stages.ts";

export const NOBODY: Person = { goals: [], issues: [], preferences: {} };

const WISHFUL: Person = {
	goals: ["Glowing skin", "Even tone", "Hydrated skin", "Younger appearance"],
	issues: ["Acne", "Dryness", "Redness", "Dark spots", "Wrinkles"],
	preferences: { fragrance_free: true, sensitive_skin: false, budget: "low" },
};

export const OBSERVATIONS: Record<string, ObservationParts> = {
	calm: {},
	"calm, deep tone": { ita_deg: -42, confidence: 0.4 },
	"red, deep tone": { ita_deg: -25, readings: { "redness.nose": 7.4, "redness.left_cheek": 6 } },
	"red left cheek": { readings: { "redness.left_cheek": 7.1 } },
	"many spots": {
		readings: { "inflamed_spots.left_cheek": 19, "inflamed_spots.right_cheek": 22, "inflamed_spots.chin": 9 },
	},
	"severe everything": { readings: mapReadings((value) => value * 40 + 20) },
	"nothing measurable": {
		readings: mapReadings(() => null),
		reason: "4.1 pixels per millimeter; this needs 7",
	},
	"half measurable": {
		readings: mapReadings((value, id) => (/^(?:pores|wrinkles|shine)/.test(id) ? null : value * 3)),
		reason: "the light comes from one side",
	},
	"shiny T-zone": { readings: { "shine.forehead": 34.2, "shine.nose": 48.9, "shine.chin": 29.3 } },
	"rough and matte": { readings: mapReadings((value, id) => (id.startsWith("texture.") ? 2.9 : value)) },
	"dark circles and marks": {
		readings: {
			"under_eye_darkness.left_under_eye": 9.7,
			"under_eye_darkness.right_under_eye": 10.4,
			"dark_marks.left_cheek": 4.4,
			"dark_marks.forehead": 2.6,
			"evenness.face": 3.3,
		},
	},
	"lines and pores": { readings: { "wrinkles.forehead": 0.81, "pores.nose": 62 } },
	"hardly sure": { confidence: 0.12, sd_share: 0.35, readings: { "redness.nose": 5.2 } },
	"negative readings": { readings: { "redness.nose": -1.4, "under_eye_darkness.left_under_eye": -2.2 } },
};

const PERSONS: Record<string, Person> = {
	nobody: NOBODY,
	wishful: WISHFUL,
	sensitive: { ...NOBODY, preferences: { sensitive_skin: true, budget: "high" } },
	"told in part": {
		...NOBODY,
		preferences: {
			sensitivity_answers: { tingling: 3, burning: 1, heat: 0, tautness: 4, itching: 0, redness: 2 },
			monk_tone: 7,
		},
	},
	"expecting, on a prescription": {
		...NOBODY,
		preferences: { pregnancy: "pregnant", prescription_acne: true, age_band: "25-34" },
	},
	teenager: { ...WISHFUL, preferences: { age_band: "13-15" } },
};

const NOTES: Record<string, string | null> = {
	"no note": null,
	"a feeling": "Feels tight after washing and stings a bit",
	"a red flag": "My lips are swelling since the new serum",
	distress: "I hate my face",
};

export function earlierScan(parts: ObservationParts, created_at: string | null): EarlierScan {
	const observation = makeObservation(parts);
	return { observation: storeObservation(observation), findings: findConcerns(observation), created_at };
}

const EARLIER: Record<string, EarlierScan[]> = {
	"first scan": [],
	"after a rough month": [
		earlierScan({ readings: mapReadings((value) => value * 9 + 4) }, "2026-03-03T08:00:00.000Z"),
	],
	"after a calm scan": [earlierScan({}, null)],
	"another light": [
		earlierScan({ photo: { light_asymmetry: 11, reblur: 0.74 } }, "2026-01-15T08:00:00.000Z"),
	],
};

export interface FixtureScan {
	name: string;
	input: DecideScanInput;
}

export function makeInput(parts: Partial<DecideScanInput> = {}): DecideScanInput {
	return {
		photo_quality: { status: "pass", reason: null },
		observation: makeObservation(),
		note: null,
		note_flags: exactFlags(parts.note ?? null),
		person: NOBODY,
		earlier: [],
		now: "2026-03-31T08:00:00.000Z",
		previous: null,
		catalogue: STARTER_CATALOGUE,
		...parts,
	};
}

/** Every observation with every person, and every observation with every note and history. */
export function fixtureScans(): FixtureScan[] {
	return Object.entries(OBSERVATIONS).flatMap(([face, parts]) => {
		const observation = makeObservation(parts);
		const people = Object.entries(PERSONS).map(([name, person]) => ({
			name: `${face}, ${name}`,
			input: makeInput({ observation, person }),
		}));
		const stories = Object.entries(NOTES).flatMap(([said, note]) =>
			Object.entries(EARLIER).map(([past, earlier]) => ({
				name: `${face}, ${said}, ${past}`,
				input: makeInput({ observation, note, earlier }),
			})),
		);
		return [...people, ...stories];
	});
}

export function runScan(input: DecideScanInput): DecidedScan & { events: StageEvent[] } {
	const events: StageEvent[] = [];
	const stages = decideScan(input);
	let step = stages.next();
	while (!step.done) {
		events.push(step.value);
		step = stages.next();
	}
	return { ...step.value, events };
}
