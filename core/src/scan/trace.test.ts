import { readdirSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import { planSteps } from "../routine/plan-steps.ts";
import { WEEKS_TO_JUDGE } from "../skin/biology-clock.ts";
import { NOTICEABLE_COLOR_DIFFERENCE } from "../skin/concern-copy.ts";
import { SEVERITY_MAX } from "../skin/concern-rules.ts";
import { displayNumber } from "../skin/metric-words.ts";
import { statedSd } from "../skin/noise-rule.ts";
import type { Metric, MetricId, Observation } from "../skin/observation.ts";
import { groupChanges } from "../skin/progress-copy.ts";
import { triageFindings } from "../skin/red-flags/triage-findings.ts";
import {
	SCALE_ITEMS,
	SCALE_MAX,
	SENSITIVE_ABOVE,
	SLIGHT_ABOVE,
	scoreSensitiveScale,
} from "../skin/self-report.ts";
import { arbitraryObservation } from "../skin/testing/arbitrary-observation.ts";
import type { DecidedScan, DecideScanInput } from "./decide-scan.ts";
import { type FixtureScan, fixtureScans, makeInput, runScan } from "./testing/fixture-scans.ts";

const SCANS: (FixtureScan & { result: DecidedScan })[] = fixtureScans().map((scan) => ({
	...scan,
	result: runScan(scan.input),
}));

/** Names, addresses and ids are facts of the catalogue or keys, not statements of ours. */
const NOT_PROSE = new Set([
	"id",
	"name",
	"brand",
	"product_url",
	"because",
	"because_ids",
	"metric_ids",
	"sources",
]);
const KEYS = new Set([
	"zones",
	"metric_id",
	"rule_id",
	"step_id",
	"actives",
	"verdict",
	"basis",
	"concern",
	"level",
]);

function prose(value: unknown, key = ""): string[] {
	if (typeof value === "string") return KEYS.has(key) ? [] : [value];
	if (Array.isArray(value)) return value.flatMap((item) => prose(item, key));
	if (value === null || typeof value !== "object") return [];
	return Object.entries(value).flatMap(([name, item]) => {
		const ids = NOT_PROSE.has(name) && !(name === "because" && typeof item === "string");
		return ids ? [] : prose(item, name);
	});
}

function numbersIn(text: string): number[] {
	return [...text.matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
}

function shown(metric: Metric): number[] {
	if (!metric.measurable) return numbersIn(metric.reason);
	return [metric.value, statedSd(metric)].map((value) =>
		Math.abs(Number(displayNumber(metric.metric, value))),
	);
}

function readings(observation: Pick<Observation, "metrics">, ids: readonly MetricId[]): number[] {
	return observation.metrics.filter((metric) => ids.includes(metric.id)).flatMap(shown);
}

function untraced(text: string, allowed: readonly number[]): number[] {
	return numbersIn(text).filter((number) => !allowed.includes(number));
}

const ALL_TEXTS = SCANS.flatMap(({ name, result }) => prose(result).map((text) => ({ name, text })));

test("the fixtures cover calm, severe, unmeasurable and deep-toned faces", () => {
	expect(SCANS.length).toBeGreaterThan(200);
	expect(ALL_TEXTS.length).toBeGreaterThan(5_000);
});

test("no text is empty or shows a hole in the data", () => {
	for (const { name, text } of ALL_TEXTS) {
		expect(text.trim(), name).not.toBe("");
		expect(text, name).not.toMatch(/undefined|NaN|\bnull\b|Infinity|\[object|-0\b|\$\{|\s{2}|\.\.|\s[.,;:]/);
	}
});

test("no text diagnoses, flatters, frightens or promises", () => {
	const blocked =
		/diagnos|\bcur(?:e|es|ed|ing)\b|rosacea|eczema|melasma|psoriasis|dermatitis|wrinkle-free|flawless|\bperfect|skin age|years younger|beauty score|attractive|anti-?ag(?:e|ing)|miracle|guarantee|cancer|damaged|ugly/i;
	for (const { name, text } of ALL_TEXTS) expect(text, name).not.toMatch(blocked);
});

test("on deep skin tones no text claims the absence of redness", () => {
	for (const { name, input, result } of SCANS) {
		if (input.observation.tone.ita_deg >= -10) continue;
		const text = prose(result.analysis_result.condition_notes).join(" ");
		expect(text, name).not.toMatch(/no redness|calm color|not red|free of redness/i);
	}
});

describe("every number traces to its source", () => {
	function conceded({ observation, person }: DecideScanInput, { analysis_result }: DecidedScan): number[] {
		const scale = scoreSensitiveScale(person.preferences.sensitivity_answers);
		const told = [scale?.sum, scale?.answered].flatMap((number) => number ?? []);
		return [
			...(scale === null ? [] : [...told, SCALE_MAX, SCALE_ITEMS, SENSITIVE_ABOVE, SLIGHT_ABOVE]),
			...observation.metrics.flatMap(shown),
			...analysis_result.findings.flatMap((finding) => finding.severity ?? []),
			...analysis_result.red_flags.flatMap((flag) => numbersIn(flag.advice)),
			NOTICEABLE_COLOR_DIFFERENCE,
			SEVERITY_MAX,
		];
	}

	test("in condition notes: a reading, its spread, a severity or a named constant", () => {
		for (const { name, input, result } of SCANS) {
			const allowed = conceded(input, result);
			for (const text of prose(result.analysis_result.condition_notes)) {
				expect(untraced(text, allowed), `${name}: ${text}`).toEqual([]);
			}
		}
	});

	test("in a key concern: only readings of its own metric ids", () => {
		for (const { name, input, result } of SCANS) {
			for (const concern of result.analysis_result.condition_notes.key_concerns_identified) {
				const allowed = [...readings(input.observation, concern.metric_ids), NOTICEABLE_COLOR_DIFFERENCE];
				expect(untraced(concern.description, allowed), `${name}: ${concern.description}`).toEqual([]);
			}
		}
	});

	test("in a progress sentence: none; behind it the two readings of one change and what the photo explains of it", () => {
		const behind =
			/^[A-Za-z -]+: (-?[\d.]+) before, (-?[\d.]+) now\. A difference under ([\d.]+) can come from the photo alone\.$/;
		for (const { name, result } of SCANS) {
			const { improvements, regressions, not_sure_yet, changes } = result.analysis_result.progress_summary;
			const groups = groupChanges(changes);
			expect(
				groups.map(({ sentence }) => sentence),
				name,
			).toEqual([...improvements, ...regressions, ...not_sure_yet]);
			for (const { metric, verdict, sentence, numbers } of groups) {
				expect(numbersIn(sentence), sentence).toEqual([]);
				const [, ...shown] = behind.exec(numbers) ?? [];
				const source = changes.find(
					(change) =>
						(change.not_sure_yet ? "not_sure_yet" : change.verdict) === verdict &&
						[change.previous, change.value, change.detectable].every(
							(number, at) => displayNumber(metric, number) === shown[at],
						),
				);
				expect(source, `${name}: ${numbers}`).toBeDefined();
			}
		}
	});

	test("in the progress overview: counts of its lists, dates of scans and weeks of the biology clock", () => {
		for (const { name, input, result } of SCANS) {
			const progress = result.analysis_result.progress_summary;
			const allowed = [
				progress.improvements.length,
				progress.regressions.length,
				...Object.values(WEEKS_TO_JUDGE),
				...input.earlier.flatMap((scan) => (scan.created_at?.match(/\d+/g) ?? []).map(Number)),
			];
			for (const text of [
				progress.overall_assessment,
				...progress.action_items,
				...progress.not_comparable_because,
			]) {
				expect(untraced(text, allowed), `${name}: ${text}`).toEqual([]);
			}
		}
	});

	test("in the care plan: the knowledge tables or the step's own schedule", () => {
		const core = new URL("..", import.meta.url);
		const tables = ["knowledge", "routine"].flatMap((folder) =>
			readdirSync(new URL(folder, core), { recursive: true, withFileTypes: true })
				.filter((file) => file.isFile() && file.name.endsWith(".ts") && !file.name.endsWith(".test.ts"))
				.flatMap((file) => numbersIn(readFileSync(`${file.parentPath}/${file.name}`, "utf8"))),
		);
		const constants = [...new Set(tables)];
		for (const { name, result } of SCANS) {
			for (const { step } of planSteps(result.analysis_result.care_plan)) {
				const schedule = [step.per_week, step.start_week, ...(step.ramp ?? []).flat()];
				for (const text of [step.instruction, step.because, ...step.cautions, ...step.stop_if]) {
					expect(untraced(text, [...constants, ...schedule]), `${name}: ${text}`).toEqual([]);
				}
			}
		}
	});

	test("in a product reason: facts of that row of the catalogue", () => {
		for (const { name, result } of SCANS) {
			for (const need of Object.values(result.product_needs).flatMap((one) => [one, ...(one.also ?? [])])) {
				const row = STARTER_CATALOGUE.find((product) => product.id === need.id);
				const allowed = numbersIn(JSON.stringify(row)).flatMap((number) => [
					number,
					Number(number.toFixed(2)),
				]);
				expect(untraced(need.reason, allowed), `${name}: ${need.reason}`).toEqual([]);
			}
		}
	});
});

describe("every claim traces to its source", () => {
	test("findings, concerns and open points rest on metrics of the observation", () => {
		for (const { name, input, result } of SCANS) {
			const ids = new Set(input.observation.metrics.map((metric) => metric.id));
			const { findings, condition_notes } = result.analysis_result;
			const cited = [
				...findings.flatMap((finding) => finding.because),
				...condition_notes.key_concerns_identified.flatMap((concern) => concern.metric_ids),
				...condition_notes.not_measured.flatMap((open) => open.metric_ids),
			];
			expect(
				cited.filter((id) => !ids.has(id)),
				name,
			).toEqual([]);
			for (const concern of condition_notes.key_concerns_identified) {
				expect(concern.metric_ids.length, name).toBeGreaterThan(0);
			}
		}
	});

	test("key concerns are exactly the findings of 1 and up, most severe first", () => {
		for (const { name, result } of SCANS) {
			const { findings, condition_notes } = result.analysis_result;
			const severe = findings.filter((finding) => (finding.severity ?? 0) >= 1);
			const key = condition_notes.key_concerns_identified;
			expect(key.map((concern) => concern.concern).sort(), name).toEqual(
				severe.map((finding) => finding.concern).sort(),
			);
			const scores = key.map((concern) => concern.severity_score);
			expect(scores, name).toEqual([...scores].sort((a, b) => b - a));
		}
	});

	test("red flags carry the words of a rule that fired", () => {
		for (const { name, input, result } of SCANS) {
			const rules = [...input.note_flags, ...triageFindings(result.analysis_result.findings)];
			for (const flag of result.analysis_result.red_flags) expect(rules, name).toContainEqual(flag);
		}
	});

	test("every plan step says why and by which ids", () => {
		for (const { name, result } of SCANS) {
			for (const { step } of planSteps(result.analysis_result.care_plan)) {
				expect(step.because_ids.length, name).toBeGreaterThan(0);
				expect(step.because, name).not.toBe("");
			}
		}
	});
});

test("any observation at all gives whole texts with traced numbers", () => {
	fc.assert(
		fc.property(arbitraryObservation(), (observation) => {
			const input = makeInput({ observation, catalogue: [] });
			const result = runScan(input);
			const notes = result.analysis_result.condition_notes;
			const allowed = [
				...observation.metrics.flatMap(shown),
				...result.analysis_result.findings.flatMap((finding) => finding.severity ?? []),
				...result.analysis_result.red_flags.flatMap((flag) => numbersIn(flag.advice)),
				NOTICEABLE_COLOR_DIFFERENCE,
				SEVERITY_MAX,
			];
			for (const text of prose(notes)) {
				expect(text.trim()).not.toBe("");
				expect(text).not.toMatch(/undefined|NaN|\bnull\b|Infinity/);
				expect(untraced(text, allowed)).toEqual([]);
			}
		}),
		{ numRuns: 150 },
	);
});
