import { expect, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsInUse } from "../person/own-products.ts";
import { understand } from "../person/understand.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import { planSteps } from "./plan-steps.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

function planFor(note: string, severity: Parameters<typeof buildFinding>[1], in_use: readonly string[] = []) {
	const findings = [buildFinding("lines", severity)];
	const facts = [...understand(note), ...factsInUse(in_use), ...wishesOf(note)];
	return buildCarePlan(buildRequest({ findings, facts }));
}
const said = (...args: Parameters<typeof planFor>) =>
	(planFor(...args).notes ?? []).map(({ rule_id, text }) => `${rule_id} ${text}`).join("\n");

test("who wants one product gets one, and hears what a second would be", () => {
	const steps = planSteps(planFor("One tube and nothing else.", 2));
	expect(steps.map(({ key }) => key)).toEqual(["sunscreen"]);
	expect(said("One tube and nothing else.", 2)).toMatch(/You want one product.*If a second/);
});

test("what somebody has is put in an order by name", () => {
	const words = said("Please rank my products.", 2, [
		"Heliocare",
		"Cetaphil",
		"apricot scrub",
		"snail essence",
	]);
	expect(words).toMatch(/First and to keep: heliocare and cetaphil/);
	expect(words).toMatch(/Not needed: snail essence/);
	expect(words).toMatch(/Last, and out: apricot scrub/);
});

test("what has turned is replaced, and no step of a plan", () => {
	const words = said("", 2, ["vitamin c serum, it has gone brown"]);
	expect(words).toMatch(/Your vitamin C serum: replace it or go without/);
	expect(words).not.toMatch(/may go on/);
});

test("a wash that treats spots is no mild one", () => {
	expect(said("", 2, ["PanOxyl wash"])).toMatch(/panoxyl wash acts on spots by itself: once a day at most/);
});

test("an allergy that closed the eyes is told to every doctor", () => {
	expect(said("I'm allergic to fragrance, my eyes swelled shut and the hospital gave me a drip.", 2)).toMatch(
		/have it tested, and tell every doctor/,
	);
	expect(said("I'm allergic to fragrance, it itches.", 2)).not.toMatch(/have it tested/);
});

test("a cold sore on skin that was just treated is for the clinic today", () => {
	expect(said("I had a laser on Friday and my cold sore is coming, it tingles.", 2)).toMatch(
		/herpes_on_treated_skin .*Call the clinic that treated you today/,
	);
});
