import { expect, test } from "vitest";
import { STARTER_CATALOGUE } from "../products/catalogue/starter-catalogue.ts";
import type { Person, Preferences } from "../routine/person.ts";
import { makeObservation, type ObservationParts } from "../skin/testing/make-observation.ts";
import { explainChanges } from "./explain-changes.ts";
import type { ReportOfPlan } from "./plan-request.ts";
import { makeInput, NOBODY, OBSERVATIONS, runScan } from "./testing/fixture-scans.ts";

const MARKS: ObservationParts = { readings: { "dark_marks.left_cheek": 4.4, "evenness.face": 3.3 } };

interface Story {
	face?: ObservationParts;
	preferences?: Preferences;
	note?: string | null;
}

const SPOTS: ObservationParts = { readings: { "inflamed_spots.left_cheek": 9 } };

function scanOf(
	{ face = {}, preferences = {}, note = null }: Story,
	before: ReportOfPlan | null,
): ReportOfPlan {
	const person: Person = { ...NOBODY, preferences };
	const observation = makeObservation(face);
	const previous = before && { ...before.report, care_plan: before.care_plan };
	const { analysis_result: report } = runScan(makeInput({ observation, person, note, previous }));
	const previous_plan = before?.care_plan ?? null;
	return { care_plan: report.care_plan, report, note, tone: observation.tone, person, previous_plan };
}

function changesOf(first: Story, second: Story) {
	const before = scanOf(first, null);
	return explainChanges(before, scanOf(second, before), STARTER_CATALOGUE);
}

test("a step that comes or goes with a concern names how visible it was and is", () => {
	const came = changesOf(
		{ preferences: { sensitive_skin: false } },
		{ face: SPOTS, preferences: { sensitive_skin: false } },
	);
	expect(came.find(({ step, section }) => step === "serum" && section === "night")).toMatchObject({
		kind: "added",
		because: expect.stringMatching(
			/^Acne-like spots: .*visible \([\d.]+ of 5\) now, hardly visible \(0 of 5\) before\. Inflamed-looking/,
		),
	});
	const went = changesOf({ face: MARKS }, {}).filter(({ step }) => step === "serum");
	for (const { because } of went)
		expect(because).toMatch(/^(?:Dark spots|Darker marks|Uneven tone): hardly visible/);
	expect(went.map(({ kind }) => kind)).toContain("removed");
});

test("only the answer that made the difference is named", () => {
	const before = scanOf({ face: SPOTS }, null);
	const preferences: Preferences = { pregnancy: "pregnant", age_band: "25-34", budget: "low" };
	const again = scanOf({ face: SPOTS, preferences }, null);
	const changes = explainChanges(before, again, STARTER_CATALOGUE);
	const serum = changes.find(({ section, step }) => section === "night" && step === "serum");
	expect(serum?.because).toMatch(/^You told us you are pregnant\. [A-Z]/);
	expect(changes.map(({ because }) => because).join(" ")).not.toContain("25 to 34");
});

test("another skin type and another sensitivity are told as they were and are", () => {
	const shiny = OBSERVATIONS["shiny T-zone"] ?? {};
	const type = changesOf({}, { face: shiny }).map(({ because }) => because);
	expect(type.join(" ")).toContain("Your skin type is Combination now; it was Normal before.");
	const calmer = changesOf({ preferences: { sensitive_skin: false } }, { note: "My skin itches and flakes" });
	expect(calmer.length).toBeGreaterThan(0);
	for (const { because } of calmer) {
		expect(because).toContain("You told us your skin feels flaky and itchy");
		expect(because.match(/You told us/g)).toHaveLength(1);
	}
});

test("a plan that today's rules would not make is told as a change of rules", () => {
	const before = scanOf({}, null);
	const { sunscreen: _gone, ...morning } = before.care_plan.morning;
	const old = { ...before, care_plan: { ...before.care_plan, morning } };
	const [change] = explainChanges(old, before, STARTER_CATALOGUE);
	expect(change).toMatchObject({
		kind: "added",
		because: expect.stringMatching(/^The rules behind our plans have changed since\./),
	});
});

test("a pick that changed at the same step names the list of products, or the answer", () => {
	const before = scanOf({}, null);
	const [product] = STARTER_CATALOGUE;
	const cleanser = before.care_plan.night.cleanser;
	if (!product || !cleanser) throw new Error("The plan washes at night.");
	const named = { id: product.id, name: product.name, product_url: null };
	const night = { ...before.care_plan.night, cleanser: { ...cleanser, product: named } };
	const old = { ...before, care_plan: { ...before.care_plan, night } };
	expect(explainChanges(old, before, STARTER_CATALOGUE).map(({ because }) => because)).toEqual([
		"Our list of products has changed since.",
	]);
	const cheap = scanOf({ preferences: { budget: "low" } }, null);
	const picks = explainChanges(before, cheap, STARTER_CATALOGUE);
	expect(picks.length).toBeGreaterThan(0);
	for (const { because } of picks) expect(because).toBe("You told us you want to spend a different amount.");
});

test("between any two scans every change has a cause in what was read or told, and never in the rules", () => {
	const told: Preferences[] = [
		{},
		{ sensitive_skin: false },
		{ pregnancy: "pregnant", sensitive_skin: true },
	];
	const stories = Object.values(OBSERVATIONS).flatMap((face) =>
		told.map((preferences) => ({ face, preferences })),
	);
	let before: ReportOfPlan | null = null;
	let count = 0;
	for (const [index, first] of stories.entries()) {
		for (const second of [stories[(index * 7 + 3) % stories.length], stories[(index + 1) % stories.length]]) {
			if (!second) continue;
			const one: ReportOfPlan = scanOf(first, before);
			const two = scanOf(second, one);
			for (const { text, because } of explainChanges(one, two, STARTER_CATALOGUE)) {
				expect(text).toMatch(/^[A-Z].*\.$/);
				expect(because, text).toMatch(/^[A-Z].*\.$/s);
				expect(because, text).not.toMatch(/undefined|null|_|rules behind|list of products/);
				expect(because, text).toMatch(/You told us|of 5\)|skin type|counts as|signs|surely|own pace/);
				count += 1;
			}
			before = two;
		}
	}
	expect(count).toBeGreaterThan(100);
});
