import { expect, test } from "vitest";
import { PERSON_RULES } from "../knowledge/person-rules.ts";
import { wishesOf } from "../person/asked-for.ts";
import { factsFromText } from "../person/facts-from-text.ts";
import { PERSON_FACTS, type PersonFact } from "../person/person-fact.ts";
import { buildCarePlan } from "./build-care-plan.ts";
import { buildRequest } from "./testing/build-request.ts";
import { noteOf, seen } from "./testing/read-plan.ts";

/** Everything that can be told, each with what it can be about. */
const TOLD: readonly PersonFact[] = PERSON_FACTS.flatMap((id): PersonFact[] => {
	const abouts: Partial<Record<string, readonly string[]>> = {
		uses_irritant: ["a bleaching soap", "a peeling oil", "soap", "an oil or butter"],
		asks_for: [
			"retinol",
			"acids",
			"hydroquinone",
			"spot_gel",
			"own_balm",
			...["leave_medicine", "set_off", "doctor", "must_begin", "with_medicine"].map(
				(kind) => `question:${kind}`,
			),
			...["tretinoin", "hydroquinone", "salicylic_acid"].map((id) => `question:keep:${id}`),
			"question:pair:retinol:vitamin_c",
			"question:compare:tretinoin:hydroquinone",
		],
		owns: ["fade cream", "bleaching cream", "retinol serum", "hydrocortisone cream"],
		allergy: ["salicylic_acid"],
		avoids: ["fragrance"],
		budget: ["40 USD"],
	};
	return (abouts[id] ?? [undefined]).map((about) => ({
		id,
		sure: true,
		...(about !== undefined && { about }),
		...(id === "others_medicine" && { quote: "my sister gave me her betnovate" }),
	}));
});

/** What says to go on and what says to leave off, of the same thing. */
const CONTRARY: readonly (readonly [RegExp, RegExp])[] = [
	[
		/do not stop (?:a strong one|it from one day)|no more of it than now/,
		/has to stop|stop putting it on|No steroid cream|Stop the bleaching/,
	],
	[/do not stop the pill or a medicine by mouth/, /Stop it and call/],
	[/Used as your doctor says/, /Leave your retinoid off|pause retinoids/],
	[/by mouth goes on as told/, /Stop it and call|whether to go on with it/],
	[/prescribed goes on as told/, /has to stop/],
	[/a doctor gave you yourself goes on as told/, /Stop it and call|has to stop|Leave your retinoid off/],
	[/Leave off nothing that was prescribed|Not on your own: ask/, /Stop it and call|has to stop/],
	[/Nothing in this photo or your note asks for one/, /See a doctor this week|Stop it and call|has to stop/],
	[
		/whether you may use \w+\. Yes|is used as told there/,
		/has to stop|stop putting it on|Stop the bleaching/,
	],
	[/how long that cream may be used|ask there how long/, /has to stop/],
	[
		/(?<!Plain things that you use already and |plain things that you use already and )bear well can go on/,
		/has to stop|stop putting it on|Set aside for now|Leave off your/,
	],
];

function contradictions(facts: readonly PersonFact[]): string[] {
	const request = buildRequest({ facts: [...facts], findings: seen({ dark_spots: 3 }) });
	const words = (buildCarePlan(request).notes ?? []).map(({ text }) => text).join("\n");
	return CONTRARY.flatMap(([keep, leave]) => {
		const [one, other] = [keep.exec(words), leave.exec(words)];
		return one && other
			? [`${facts.map(({ id, about }) => about ?? id).join(" + ")}: ${one[0]} / ${other[0]}`]
			: [];
	});
}

test("no two things told, also in a pregnancy, make a plan say both stop and do not stop", () => {
	const expecting: PersonFact = { id: "pregnant", sure: true };
	const found = TOLD.flatMap((one, at) =>
		TOLD.slice(at).flatMap((two) => [
			...contradictions([one, two]),
			...contradictions([one, two, expecting]),
		]),
	);
	expect(found).toEqual([]);
});

test("a steroid, a bleaching cream and a retinoid together are spoken of once, by what is true of the person", () => {
	const all: PersonFact[] = (
		["steroid_cream", "hydroquinone", "prescription_retinoid", "melasma"] as const
	).map((id) => ({ id, sure: true }));
	for (const extra of TOLD) expect(contradictions([...all, extra])).toEqual([]);
});

test("a borrowed mix stops in a pregnancy, and is come off with a doctor elsewhere", () => {
	const planOf = (note: string) =>
		buildCarePlan(buildRequest({ facts: [...factsFromText(note), ...wishesOf(note)] }));
	const mix = "I put on a cream with hydroquinone, tretinoin and a steroid every night";
	expect(noteOf(planOf(`I am 20 weeks pregnant. ${mix}`), "answer.steroid_mix")).toContain(
		"has to stop today",
	);
	expect(noteOf(planOf(mix), "answer.steroid_mix")).toContain("do not stop it from one day to the next");
});

test("every part of a note that can be cut out stands in it to the letter", () => {
	for (const { id, note, stands = [] } of PERSON_RULES)
		for (const { words } of stands) expect(note, id).toContain(words);
});
