import { expect, it } from "vitest";
import type { PersonFact } from "../person/person-fact.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

const fact = (id: PersonFact["id"], about?: string): PersonFact => ({
	id,
	sure: true,
	...(about && { about }),
});
const notesFor = (...facts: PersonFact[]) =>
	buildCarePlan(buildRequest({ facts, findings: [buildFinding("acne", 2)] })).notes ?? [];

it.each([
	["answer.salicylate_allergy", [fact("allergy", "aspirin"), fact("asks_for", "acids")]],
	["answer.medicine_by_mouth", [fact("asks_for", "tablets")]],
	["answer.kitchen", [fact("asks_for", "kitchen")]],
	["answer.beside_isotretinoin", [fact("isotretinoin"), fact("asks_for", "peels")]],
	["answer.beside_isotretinoin", [fact("isotretinoin"), fact("asks_for", "spot_gel")]],
	["answer.hydroquinone_expecting", [fact("pregnant"), fact("asks_for", "hydroquinone")]],
	["answer.beside_retinoid", [fact("prescription_retinoid"), fact("asks_for", "acids")]],
	["answer.on_sore_skin", [fact("barrier_disease"), fact("asks_for", "vitamin_c")]],
	["answer.others_medicine", [fact("breastfeeding"), fact("others_medicine")]],
] as const)("answers a wish that has to be refused with a plain no: %s", (rule_id, facts) => {
	const note = notesFor(...facts).find((one) => one.rule_id === rule_id);
	expect(note?.text).toMatch(/\bNo\b/);
	expect(note?.safety).toBe(true);
});

it("says yes to whoever asks whether to stop, and takes the own prescription for no wish", () => {
	const asks = (about: string, quote: string): PersonFact => ({ ...fact("asks_for", about), quote });
	const [stop] = notesFor(fact("rosacea"), asks("vitamin_c", "Should I stop the vitamin C serum?"));
	expect(stop?.text).toMatch(/^You asked about vitamin C\. Yes, leave it off for now: /);
	const beside = notesFor(
		fact("prescription_retinoid"),
		asks("retinol", "I have prescription tretinoin, can I add vitamin C?"),
		asks("vitamin_c", "I have prescription tretinoin, can I add vitamin C?"),
	).filter(({ rule_id }) => rule_id.startsWith("answer."));
	expect(beside.map(({ text }) => text)).toEqual([
		expect.stringMatching(/^You asked about vitamin C\. You may:/),
	]);
});

it("answers each thing once, by the strictest reason", () => {
	const ids = notesFor(fact("isotretinoin"), fact("barrier_disease"), fact("asks_for", "retinol"));
	expect(ids.filter(({ rule_id }) => rule_id.startsWith("answer."))).toHaveLength(1);
});

it("tells tender skin what to stop, and calm skin of its soap alone", () => {
	const used = [fact("uses_irritant", "menthol"), fact("uses_irritant", "soap")];
	const sore = notesFor(fact("rosacea"), ...used).find(({ rule_id }) => rule_id === "answer.stop_irritants");
	expect(sore?.text).toMatch(/^Stop menthol: menthol .*\. Stop soap on your face too: soap /);
	const calm = notesFor(...used).find(({ rule_id }) => rule_id === "answer.stop_irritants");
	expect(calm?.text).toMatch(/^Stop soap on your face:/);
	expect(notesFor(fact("uses_irritant", "a bleaching soap")).map(({ rule_id }) => rule_id)).toContain(
		"answer.stop_irritants",
	);
});

it("names the week of urea and of a weak retinol for a rough look behind the weeks of calm", () => {
	const findings = [buildFinding("dryness", 3), buildFinding("texture", 4)];
	const later = (facts: PersonFact[]) =>
		buildCarePlan(buildRequest({ findings, facts })).notes?.find(
			({ rule_id }) => rule_id === "answer.rough_later",
		);
	expect(later([])?.text).toMatch(/from week 5 a cream with 5 to 10% urea.*From week 9 a weak retinol/);
	expect(later([fact("trying")])?.text).not.toMatch(/retinol/);
});
