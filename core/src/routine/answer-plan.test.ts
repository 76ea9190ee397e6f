import { expect, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { factsInUse } from "../person/own-products.ts";
import { flagsOfRules } from "../skin/red-flags/red-flag-rules.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { buildRequest } from "./testing/build-request.ts";
import { noteOf, seen } from "./testing/read-plan.ts";

function answer(kind: string, note: string, parts: Partial<PlanRequest> = {}, names: readonly string[] = []) {
	const facts = [...factsFromText(note), ...factsInUse(names), ...wishesOf(note), ...(parts.facts ?? [])];
	return noteOf(buildCarePlan(buildRequest({ ...parts, facts })), `answer.question_${kind}`);
}
const spots = { findings: seen({ acne: 3 }) };

test("what is bought first is what treats clear spots, else sunscreen, and costs nothing twice", () => {
	const ask = "What is the first thing to buy?";
	expect(answer("first_buy", ask, spots)).toMatch(/First (?:adapalene|benzoyl)/);
	expect(answer("first_buy", ask)).toMatch(/First a sunscreen/);
	expect(answer("first_buy", ask, {}, ["my spf 50 sunscreen"])).not.toMatch(/First a sunscreen/);
	expect(answer("order", ask)).toBeUndefined();
});

test("the order in which things come back is no order of layers, and begins with calm", () => {
	const note = "My skin is tight and burns. In what order do they come back?";
	const said = answer("come_back", note, {}, ["retinol 1%", "vitamin C serum", "glycolic toner"]);
	expect(said).toMatch(/four weeks[\s\S]*retinoid[\s\S]*vitamin C[\s\S]*acid/);
	expect(answer("order", note)).toBeUndefined();
	expect(answer("order", "In what order do I layer my serum and cream?")).toContain("Thin before thick");
});

test("too late is answered without a word of teens, and too early by the age", () => {
	expect(answer("too_late", "Is it too late to begin at 58?")).toMatch(
		/^You asked whether it is too late\. No/,
	);
	const young = { person: { goals: [], issues: [], preferences: { age_band: "16-17" as const } } };
	expect(answer("too_early", "Am I too young for retinol?", young)).toMatch(/Yes, for anything against age/);
});

test("a stronger cream is refused to who uses a steroid, also where nothing else is answered", () => {
	const steroid = { facts: [{ id: "steroid_cream" as const, sure: true }] };
	expect(answer("stronger", "Is there a stronger one?", steroid)).toMatch(/No: burning and bumps/);
	const held = { ...steroid, red_flags: flagsOfRules(new Set(["red-flag.steroid-skin"] as const)) };
	expect(answer("stronger", "Is there a stronger one?", held)).toMatch(/No: burning and bumps/);
	expect(answer("stronger", "Is there a stronger one?", spots)).toMatch(/Not yet/);
});

test("strong acids at home, scrubs and creams against moles are refused plainly", () => {
	expect(answer("peel_at_home", "A girl at work does 30% glycolic at home. Good?")).toMatch(/No/);
	expect(answer("scrub", "He uses his sisters scrub should i")).toMatch(/No/);
	expect(answer("mole_off", "I have moles on my cheek. Can a cream take them off?")).toMatch(
		/No cream does it/,
	);
});

test("of what somebody has is told what may stay", () => {
	const expecting = {
		person: { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } },
		facts: [{ id: "pregnant" as const, sure: true }],
	};
	const said = answer("may_stay", "Which of them may stay?", expecting, [
		"retinol 0.3%",
		"niacinamide serum",
	]);
	expect(said).toMatch(/Not now: your retinol 0\.3%\. Your niacinamide serum may go on/);
	expect(answer("keep", "I love my night cream. May I keep it?", {}, ["Astral night cream"])).toMatch(
		/may stay/,
	);
});

test("nothing is added to skin that has to be calm first", () => {
	expect(answer("add_what", "My skin is tight and burns. What would you add?")).toContain("Nothing for now");
	expect(answer("add_what", "What would you add?", spots)).toMatch(/What this plan adds/);
});

test("what to use and whether it may begin is answered by what the plan holds", () => {
	const nursing = {
		...spots,
		facts: [{ id: "breastfeeding" as const, sure: true }],
		person: { goals: [], issues: [], preferences: { pregnancy: "breastfeeding" as const } },
	};
	expect(answer("what_serves", "What can I use that is safe?", nursing)).toMatch(
		/benzoyl peroxide 2\.5%.*usually accepted while pregnant, trying or nursing/,
	);
	expect(
		answer("what_serves", "I use tretinoin from my dermatologist. What should I put around it?"),
	).toMatch(/^You asked what to use\. Around what your doctor prescribed/);
	expect(answer("treat_now", "I have spots. Can I treat them now?", spots)).toMatch(/Yes, gently: /);
	expect(answer("treat_now", "My skin is tight and burns. Can I treat it now?")).toMatch(/Not yet: /);
});

test("too harsh is answered by what the person told and by the plan", () => {
	expect(answer("too_harsh", "I have rosacea. Is retinol too harsh for me?")).toMatch(/For now yes/);
	expect(answer("too_harsh", "Is retinol too harsh for me?")).toMatch(/Not by itself/);
});

test("a sunscreen wished for without a film is named", () => {
	expect(answer("white_cast", "I want a sunscreen that does not leave me grey.")).toMatch(/no white film/);
});

test("how often is told in nights where something is begun slowly", () => {
	const lines = { findings: seen({ lines: 3 }), sensitivity: "Moderate" as const };
	expect(answer("how_often", "How often should I use it at the beginning?", lines)).toMatch(
		/one or two nights a week for the first four weeks.*never above 3/,
	);
});

test("a wash with salicylic acid may go on in a pregnancy, what stays on the skin waits", () => {
	const facts = [{ id: "pregnant" as const, sure: true }];
	const person = { goals: [], issues: [], preferences: { pregnancy: "pregnant" as const } };
	const said = (thing: string) => answer("keep", `Can I keep using my ${thing}?`, { facts, person }, [thing]);
	expect(said("salicylic acid wash")).toMatch(/A wash that is rinsed off within a minute yes/);
	expect(said("salicylic acid serum")).toMatch(/No, leave it off/);
});

test("which cream is answered with what it is made of", () => {
	expect(answer("which_cream", "My face is tight and burns. Which cream stings least?")).toMatch(
		/Petrolatum, glycerin and ceramides sting least/,
	);
});
