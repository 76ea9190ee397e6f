import { expect, test } from "vitest";
import { buildCarePlan } from "./build-care-plan.ts";
import type { CarePlan } from "./care-plan.ts";
import { describeChanges } from "./describe-changes.ts";
import { everyPlannedPerson, requestsFor } from "./testing/every-person.ts";
import { chinSpots, oilyPlan } from "./testing/oily-plan.ts";

const shinyPlan = oilyPlan([{ ...chinSpots(2), concern: "shine", because: ["shine.nose"] }]);

test("equal plans have nothing to tell", () => {
	expect(describeChanges(oilyPlan([chinSpots(2)]), oilyPlan([chinSpots(2)]))).toEqual([]);
});

test("what is new, swapped and gone is told with its reason", () => {
	const changes = describeChanges(shinyPlan, oilyPlan([chinSpots(3)]));
	expect(changes.map(({ kind, section, step, text }) => [kind, `${section}_${step}`, text])).toEqual([
		["changed", "morning_serum", "Benzoyl peroxide 2.5% instead of niacinamide serum."],
		["added", "night_serum", "Adapalene 0.1% is new."],
	]);
	expect(changes[0]?.reason).toMatch(/Inflamed-looking spots show on the chin/);
});

test("a change of pace and of product is told as such", () => {
	const spots = oilyPlan([chinSpots(3)]);
	const { serum } = spots.night;
	if (!serum) throw new Error("The plan treats at night.");
	const slower = { ...spots, night: { ...spots.night, serum: { ...serum, per_week: 2 } } };
	expect(describeChanges(slower, spots).map(({ text }) => text)).toEqual([
		"Adapalene 0.1%: 5 times a week instead of twice a week.",
	]);
	const plan = oilyPlan([]);
	const cleanser = plan.night.cleanser;
	if (!cleanser) throw new Error("The plan washes at night.");
	const named = (name: string): CarePlan => ({
		...plan,
		night: { ...plan.night, cleanser: { ...cleanser, product: { id: name, name, product_url: null } } },
	});
	const texts = (one: CarePlan, two: CarePlan) => describeChanges(one, two).map(({ text }) => text);
	expect(texts(named("A wash"), named("B wash"))).toEqual([
		"The suggested product is B wash instead of A wash.",
	]);
	expect(texts(plan, named("A wash"))).toEqual(["The suggested product is A wash."]);
	expect(texts(named("A wash"), plan)).toEqual(["No product is suggested for it now."]);
});

test("between any two plans every change is a whole sentence, and its reason another", {
	tags: "exhaustive",
}, () => {
	let before: CarePlan | null = null;
	for (const person of everyPlannedPerson()) {
		if (person.index % 11 !== 0) continue;
		for (const request of requestsFor(person)) {
			const plan = buildCarePlan(request);
			for (const { text, reason } of describeChanges(before ?? plan, plan)) {
				expect(text).toMatch(/^[A-Z].*\.$/);
				expect(text).not.toMatch(/undefined|null|_/);
				if (reason !== null) expect(reason).toMatch(/^[A-Z].*\.$/s);
			}
			before = plan;
		}
	}
});
