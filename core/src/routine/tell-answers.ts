import type { SourceId } from "../knowledge/sources.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import type { PlanRequest } from "./plan-request.ts";
import type { Situation } from "./read-situation.ts";

interface Answer {
	rule_id: string;
	/** What was asked for that this answers; missing for any fact of `told`. */
	about?: readonly string[];
	told?: PersonFact["id"];
	when: (situation: Situation, facts: readonly PersonFact[]) => boolean;
	text: string;
	sources: readonly SourceId[];
}

const has =
	(...conditions: Situation["conditions"][number][]) =>
	({ told }: Situation): boolean =>
		conditions.some((one) => told.includes(one));

const SALICYLATES = ["aspirin", "salicylic_acid", "salicylates"];

/** Wishes of a note that have to be refused, the first that fits for each thing asked. */
const ANSWERS: readonly Answer[] = [
	{
		rule_id: "answer.salicylate_allergy",
		about: ["acids", "peels"],
		when: (_situation, facts) =>
			facts.some(({ id, about = "" }) => id === "allergy" && SALICYLATES.includes(about)),
		text: "No salicylic acid (BHA), now or later: it is a relative of aspirin. It stands in peels, washes, pads and spot patches too. Show your allergy to whoever offers a peel.",
		sources: ["house_default"],
	},
	{
		rule_id: "answer.medicine_by_mouth",
		about: ["tablets"],
		when: () => true,
		text: "No, not without a doctor who knows your history, and never from somebody who sells them online: tranexamic acid can make blood clot, and others harm the liver or an unborn child.",
		sources: ["house_default"],
	},
	{
		rule_id: "answer.kitchen",
		about: ["kitchen"],
		when: () => true,
		text: "No: lemon, toothpaste, baking soda and vinegar burn skin, and lemon in the sun leaves dark marks that stay for months.",
		sources: ["house_default"],
	},
	{
		rule_id: "answer.beside_isotretinoin",
		about: ["retinol", "acids", "peels", "scrubs"],
		when: has("isotretinoin"),
		text: "No: isotretinoin is the treatment already, and nothing on the skin makes it quicker. Skin it has dried burns, tears and can scar from a peel, an acid, a scrub or a retinol, until six months after the last dose.",
		sources: ["aad_acne_2024", "house_default"],
	},
	{
		rule_id: "answer.hydroquinone_expecting",
		about: ["hydroquinone"],
		when: has("pregnancy"),
		text: "No: hydroquinone is not for a pregnancy, the wish for one or breastfeeding, because much of it gets through the skin. Leave the jar closed. A tinted sunscreen does the most for now, and azelaic acid may treat marks meanwhile.",
		sources: ["pregnancy_topicals_2022", "hydroquinone_label"],
	},
	{
		rule_id: "answer.retinoid_expecting",
		about: ["retinol"],
		when: has("pregnancy"),
		text: "No: no retinoid while pregnant, trying or breastfeeding, the ones sold without a prescription neither.",
		sources: ["pregnancy_topicals_2022", "mother_to_baby"],
	},
	{
		rule_id: "answer.beside_retinoid",
		about: ["retinol", "acids", "peels", "scrubs"],
		when: has("prescription_retinoid"),
		text: "No: what your doctor prescribed is stronger than any retinol, and an acid, a peel or a scrub beside it makes skin raw and nothing quicker. Ask at the next visit before you add one.",
		sources: ["aad_acne_2024", "house_default"],
	},
	{
		rule_id: "answer.on_sore_skin",
		about: ["retinol", "acids", "peels", "vitamin_c", "scrubs"],
		when: has(
			"barrier_disease",
			"perioral_dermatitis",
			"broken_skin",
			"sunburn",
			"recent_procedure",
			"rosacea",
		),
		text: "No, not on skin in this state: it would sting and flare. Think of it again when the skin has been calm for a month or two, and ask the doctor who knows it first.",
		sources: ["aad_dry_skin", "house_default"],
	},
	{
		rule_id: "answer.on_strained_skin",
		about: ["retinol", "acids", "peels", "vitamin_c", "scrubs"],
		when: has("barrier_strained"),
		text: "Not now: it would sting and keep the skin sore. One treatment at a time may follow when the weeks of calm are over.",
		sources: ["aad_dry_skin", "house_default"],
	},
	{
		rule_id: "answer.others_medicine",
		told: "others_medicine",
		when: () => true,
		text: "No: leave what a doctor prescribed to somebody else. It was chosen for other skin and another history, and it may be old or too strong. If this plan is not enough, ask a doctor or pharmacist for your own.",
		sources: ["house_default"],
	},
];

const ASKED: Readonly<Record<string, string>> = {
	retinol: "a retinoid",
	acids: "an acid",
	peels: "a peel",
	scrubs: "a scrub",
	tablets: "tablets",
	kitchen: "a remedy from the kitchen",
	hydroquinone: "hydroquinone",
	vitamin_c: "vitamin C",
};

/** A plain no, with its reason, to what somebody asked for and must not have; and what of their own they should stop. */
function answers(facts: readonly PersonFact[], situation: Situation): PlanNote[] {
	const asked = new Set(facts.flatMap(({ id, about }) => (id === "asks_for" && about ? [about] : [])));
	return ANSWERS.flatMap(({ rule_id, about = [], told, when, text, sources }): PlanNote[] => {
		if (!when(situation, facts)) return [];
		const named = about.filter((one) => asked.has(one));
		for (const one of named) asked.delete(one);
		if (named.length === 0 && !facts.some(({ id }) => id === told)) return [];
		const opening =
			named.length === 0
				? "Somebody else's medicine came up in your note."
				: `You asked about ${joinWords(named.map((one) => ASKED[one] ?? one))}.`;
		return [{ rule_id, text: `${opening} ${text}`, sources: [...sources], safety: true }];
	});
}

const WHY: Readonly<Record<string, string>> = {
	menthol: "menthol only feels cool and irritates",
	aftershave: "alcohol and scent burn skin that is red, dry or just shaved",
	soap: "soap strips the oil that dry or red skin lacks, and a mild wash takes its place",
	wipes: "wipes rub and leave scent or soap behind",
	"a bleaching soap": "bleaching soaps and creams often hold strong steroids or mercury that no label names",
	"a scrub": "a scrub scratches sore skin and spots, and leaves marks",
	"an alcohol toner": "alcohol dries and stings",
};

/** Skin that has nothing to spare for what irritates. */
function isTender({ mode, traits, conditions, sensitivity }: Situation): boolean {
	return (
		mode !== "treat" ||
		sensitivity === "High" ||
		["dry_look", "red", "flushed"].some((one) => traits.has(one as "red")) ||
		conditions.includes("shaving_bumps")
	);
}

const NEVER_ON_A_FACE = ["a scrub", "a bleaching soap"];

function stops(facts: readonly PersonFact[], situation: Situation): PlanNote[] {
	const used = [
		...new Set(facts.flatMap(({ id, about }) => (id === "uses_irritant" && about ? [about] : []))),
	].filter((about) => isTender(situation) || NEVER_ON_A_FACE.includes(about));
	if (used.length === 0) return [];
	const why = used.map((about) => WHY[about] ?? `${about} irritates`);
	const text = `Stop ${joinWords(used.map((about) => (about === "soap" ? "soap on your face" : about)))}: ${why.join("; ")}.`;
	return [
		{ rule_id: "answer.stop_irritants", text, sources: ["aad_dry_skin", "house_default"], safety: true },
	];
}

const LATER =
	"Roughness that stays when the skin is calm: from week 5 a cream with 5 to 10% urea may take the place of the moisturizer at night. From week 9 a weak retinol (0.2 to 0.3%), one night a week over moisturizer, smooths more than anything else without a prescription. Not both in the same month, and only on skin that does not burn.";
const LATER_MILD =
	"Roughness that stays when the skin is calm: from week 5 a cream with 5 to 10% urea may take the place of the moisturizer at night, as long as it does not burn.";

function later(situation: Situation): PlanNote[] {
	if (situation.mode !== "barrier_first" || !situation.after_calm.includes("module.texture")) return [];
	const { conditions } = situation;
	const mild = conditions.some((one) =>
		["pregnancy", "photosensitizing_medicine", "no_sunscreen", "weak_immune_system"].includes(one),
	);
	return [
		{
			rule_id: "answer.rough_later",
			text: mild ? LATER_MILD : LATER,
			sources: ["aad_dry_skin", "house_default"],
		},
	];
}

/** The notes of a plan with the answers to what was asked, behind everything about safety. */
export function withAnswers(
	notes: readonly PlanNote[],
	{ facts }: Pick<PlanRequest, "facts">,
	situation: Situation,
): PlanNote[] {
	if (situation.mode === "none") return [...notes];
	const at = notes.findIndex(({ safety }) => safety !== true);
	const answered = [...answers(facts, situation), ...stops(facts, situation), ...later(situation)];
	return notes.toSpliced(at < 0 ? notes.length : at, 0, ...answered);
}
