import type { SourceId } from "../knowledge/sources.ts";
import type { StepId } from "../knowledge/steps/step-rules.ts";
import { questionIn } from "../person/asked-questions.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { joinWords } from "../skin/zone-words.ts";
import { answerAsked } from "./answer-asked.ts";
import { answerQuestions } from "./answer-questions.ts";
import type { PlanNote } from "./care-plan.ts";
import type { PlanRequest } from "./person.ts";
import { isBleachingMix, verdictOn } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";
import { childStops, setAsideNotes } from "./set-aside.ts";
import { BEFORE_ALL, clogs, dangerNotes, stops } from "./tell-dangers.ts";

const LATER =
	"Roughness that stays when the skin is calm: from week 5 a cream with 5 to 10% urea may take the place of the moisturizer at night. From week 9 a weak retinol (0.2 to 0.3%), one night a week over moisturizer, smooths more than anything else without a prescription. Not both in the same month, and only on skin that does not burn.";
const LATER_MILD =
	"Roughness that stays when the skin is calm: from week 5 a cream with 5 to 10% urea may take the place of the moisturizer at night, as long as it does not burn.";

/** What may follow on rough skin when the weeks of calm are over. */
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

const isOthersSteroid = ({ id, quote = "" }: PersonFact): boolean =>
	id === "others_medicine" && /betameth|betnov|clobet|dermovate|steroid|cortiso|mometas|fluocin/i.test(quote);

/** Wishes of a note that have to be refused, the first that fits for each thing asked. */
const ANSWERS: readonly Answer[] = [
	{
		rule_id: "answer.salicylate_allergy",
		about: ["acids", "peels", "kitchen"],
		when: (_situation, facts) =>
			facts.some(({ id, about = "" }) => id === "allergy" && SALICYLATES.includes(about)),
		text: "No aspirin and no salicylic acid (BHA) on your skin, now or later: it is a relative of aspirin. It stands in peels, washes, masks, pads and spot patches too, also as willow bark. Show your allergy to whoever offers a peel.",
		sources: ["house_default"],
	},
	{
		rule_id: "answer.drying_open_skin",
		about: ["spot_gel", "kitchen"],
		when: (situation) =>
			situation.hold === "everything" ||
			["broken_skin", "barrier_disease", "sunburn", "recent_procedure"].some((one) =>
				situation.told.includes(one as "broken_skin"),
			),
		text: "No: what dries spots burns skin that is open, crusted or inflamed, and hides what a doctor has to see. Put none of it there, not even once.",
		sources: ["benzoyl_peroxide_label", "house_default"],
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
		about: ["retinol", "acids", "peels", "scrubs", "spot_gel"],
		when: has("isotretinoin"),
		text: "No: isotretinoin is the treatment already, and nothing on the skin makes it quicker. Skin it has dried burns, tears and can scar from a peel, an acid, a scrub, a spot gel or a retinol, until six months after the last dose.",
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
		rule_id: "answer.bleaching_cream",
		about: ["hydroquinone"],
		when: () => true,
		text: "No, not without a doctor: what is sold on the side may hold too much of it, mercury or a steroid. A mix with cortisone thins the face, and the marks come back darker when it stops. A dermatologist can prescribe it for some months where it is right.",
		sources: ["hydroquinone_label", "house_default"],
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
		when: (situation) => has("prescription_retinoid")(situation) && !has("recent_procedure")(situation),
		text: "No: what your doctor prescribed is stronger than any retinol, and an acid, a peel or a scrub beside it makes skin raw and nothing quicker. Ask at the next visit before you add one.",
		sources: ["aad_acne_2024", "house_default"],
	},
	{
		rule_id: "answer.beside_steroid",
		about: ["retinol", "acids", "peels", "vitamin_c", "scrubs"],
		when: has("steroid_cream", "hydroquinone"),
		text: "No, none of them now, weak or strong: skin that such a cream has thinned burns from it, and then darkens. First a doctor plans how you come off the cream, and a flare in the first weeks is to be expected; what glows for a big day until then is moisturizer and make-up.",
		sources: ["hydroquinone_label", "house_default"],
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
		about: ["retinol", "acids", "peels", "vitamin_c", "scrubs", "spot_gel"],
		when: has("barrier_strained"),
		text: "Not now: it would sting and keep the skin sore. One treatment at a time may follow when the weeks of calm are over.",
		sources: ["aad_dry_skin", "house_default"],
	},
	{
		rule_id: "answer.others_steroid",
		told: "others_medicine",
		when: (_situation, facts) => facts.some(isOthersSteroid),
		text: "No: it is a steroid. On a face it makes skin thin, red and spotty within weeks, and stopping it makes all of that flare. It brings no glow and no evenness that stays.",
		sources: ["house_default"],
	},
	{
		rule_id: "answer.others_medicine",
		told: "others_medicine",
		when: (_situation, facts) => !facts.some(isOthersSteroid),
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
	spot_gel: "a spot gel",
};

/** Puts a question, or a wish that wants a yes or no. */
const ASKING =
	/\?|\b(?:can|could|should|shall|may|must|do|does|which|what|when|how|would|is|are|worth|ok to|or not|wonder\w*|think\w*|tempted|want\w*|like|hop(?:e|ing)|add\w*|try|start\w*)\b/i;

/** Whoever asks whether to stop hears a yes, not a no to the thing. */
const STOPPING =
	/\b(?:should|shall|must|do) i (?:\w+ ){0,2}(?:stop|quit|drop|pause|skip|leave (?:off|out)|give up)\b/i;
const REFUSAL = /^(?:No, not on skin in this state|Not now|No): /;
const OWN_RETINOID = /\b(?:tretinoin|tazarotene|trifarotene|adapalene|prescri\w*|retin-?a)\b/i;

function namesOwnRetinoid(facts: readonly PersonFact[]): boolean {
	const quotes = facts.flatMap(({ id, about, quote = "" }) =>
		id === "asks_for" && about === "retinol" ? [quote] : [],
	);
	return quotes.every((quote) => OWN_RETINOID.test(quote) && !/\bretin(?:ol|al)\b/i.test(quote));
}

/** A lightening cream is no hydroquinone where nobody named that. */
function askedWords(about: string, facts: readonly PersonFact[]): string {
	const named = facts.some(
		({ id, about: thing, quote = "" }) => id === "asks_for" && thing === about && /hydroquinone/i.test(quote),
	);
	return about === "hydroquinone" && !named ? "a lightening cream" : (ASKED[about] ?? about);
}

/** A plain no, with its reason, to what somebody asked for and must not have. */
function answers(
	facts: readonly PersonFact[],
	situation: Situation,
): { notes: PlanNote[]; refused: Set<string> } {
	const refused = new Set<string>();
	const asked = new Set(facts.flatMap(({ id, about }) => (id === "asks_for" && about ? [about] : [])));
	const notes = ANSWERS.flatMap(({ rule_id, about = [], told, when, text, sources }): PlanNote[] => {
		if (!when(situation, facts)) return [];
		// What they have from a doctor is named, not asked for beside itself.
		if (rule_id === "answer.beside_retinoid" && asked.has("retinol") && namesOwnRetinoid(facts)) {
			asked.delete("retinol");
			refused.add("retinol");
		}
		const named = about.filter((one) => asked.has(one));
		const question = facts.find(
			({ id, about: thing = "", quote = "" }) =>
				id === "asks_for" && named.includes(thing) && ASKING.test(quote),
		);
		for (const one of named) {
			asked.delete(one);
			refused.add(one);
		}
		if (named.length === 0 && !facts.some(({ id }) => id === told)) return [];
		const opening =
			named.length === 0
				? "Somebody else's medicine came up in your note."
				: `${question ? "You asked about" : "You wrote of"} ${joinWords(named.map((one) => askedWords(one, facts)))}.`;
		const { quote } =
			question ?? facts.find(({ id, about: thing = "" }) => id === "asks_for" && named.includes(thing)) ?? {};
		const asks = quote === undefined ? {} : { asks: quote };
		const said =
			quote !== undefined && STOPPING.test(quote)
				? text.replace(REFUSAL, "Yes, leave it off for now: ")
				: text;
		return [{ rule_id, text: `${opening} ${said}`, sources: [...sources], safety: true, ...asks }];
	});
	return { notes, refused };
}

const MIX_TAPERED =
	"A bleaching cream is often a strong steroid itself: do not stop it from one day to the next. See a doctor this week and take the pot along: they plan how you come off it. Until then use no more of it than now, and nothing else that bleaches or peels; on some days only is no rest and keeps it flaring. Some hold mercury: ask for a test, wash your hands after it, and keep it and your cheek off a child's skin.";
const MIX_STOPPED =
	"The bleaching mix has to stop today, also if it works: hydroquinone, a retinoid and a strong steroid are not for a pregnancy, the wish for one or breastfeeding. What you have used so far is no reason for fear. Do not use up the tube: tell your doctor or midwife this week and take it along. After a few weeks of use it can simply be left off; skin may redden or flare, and after months of it call them today for what to put on instead.";

/** The one word about a bleaching cream that is a steroid. */
function steroidMix(facts: readonly PersonFact[], { told }: Situation): PlanNote[] {
	if (!isBleachingMix({ told, facts })) return [];
	const text = verdictOn("steroid", { told, facts }) === "leave" ? MIX_STOPPED : MIX_TAPERED;
	return [
		{ rule_id: "answer.steroid_mix", text, sources: ["hydroquinone_label", "house_default"], safety: true },
	];
}

const ONE_ALONE: Readonly<Record<NonNullable<Situation["only_one"]>, string>> = {
	sunscreen:
		"You want one product, so this plan has one: a sunscreen every morning does more for lines, marks and tone than any other, and it may be your day cream. Wash it off at night with what you have. If a second is ever welcome, it is a plain moisturizer, or against lines a retinol for the night.",
	moisturizer:
		"You want one product, so this plan has one: for skin this dry it is the cream, on damp skin in the morning and at night, with lukewarm water to wash. If a second is ever welcome, it is a sunscreen for the morning; until then a hat and shade.",
	treatment:
		"You want one product, so this plan has one: what treats the spots. Wash with lukewarm water and what mild thing you have, take any plain cream where skin gets dry, and wear a hat. If a second is ever welcome, it is a sunscreen.",
};

/** What a plan leaves to somebody who wants less of it. */
function asAskedFor(
	{ only_sunscreen, only_one, mornings_only, own_balm }: Situation,
	balm_stays: boolean,
): PlanNote[] {
	const words = [
		...(only_one === null ? [] : [ONE_ALONE[only_one]]),
		...(only_sunscreen && only_one === null
			? [
					"You asked for sunscreen only, so that is all there is to buy. Take it off at night with a mild wash.",
				]
			: []),
		...(mornings_only
			? [
					"You do nothing in the evening, so this plan is for the morning. Sunscreen comes off with the next wash.",
				]
			: []),
		...(own_balm && balm_stays
			? ["You asked to keep what you put on at night: it stays, as a thin layer."]
			: []),
	];
	if (words.length === 0) return [];
	return [{ rule_id: "answer.as_asked_for", text: words.join(" "), sources: ["house_default"] }];
}

/** Ingredients whose going on was answered. */
function spokenOf(direct: readonly PlanNote[], facts: readonly PersonFact[]): string[] {
	if (!direct.some(({ rule_id }) => rule_id === "answer.question_keep")) return [];
	const asked = facts.flatMap((fact) => questionIn(fact) ?? []);
	return asked.flatMap(({ kind, subjects }) => (kind === "keep" ? subjects : []));
}

/** The notes of a plan with the answers to what was asked: direct ones first, the others behind everything about safety. */
export function withAnswers(
	notes: readonly PlanNote[],
	request: Pick<PlanRequest, "facts" | "person" | "findings" | "red_flags">,
	situation: Situation,
	planned: readonly StepId[],
): PlanNote[] {
	const { facts } = request;
	if (situation.mode === "none")
		return situation.protects === "emergency"
			? [...notes]
			: [
					...dangerNotes(facts, situation),
					...notes,
					...answerAsked({ request, situation, planned: [], refused: new Set() }),
					...childStops(facts, situation),
				];
	const no = answers(facts, situation);
	const direct = answerAsked({ request, situation, planned, refused: no.refused });
	const said = [
		...no.notes,
		...answerQuestions(request, situation, planned, no.refused, spokenOf(direct, facts)),
	];
	const isReply = ({ text }: PlanNote) => text.startsWith("You asked");
	const replies = said.filter(isReply);
	const answered = [
		...said.filter((one) => !isReply(one)),
		...setAsideNotes(facts, situation),
		...steroidMix(facts, situation),
		...stops(facts, situation),
		...asAskedFor(situation, !clogs(situation)),
		...later(situation),
	];
	const urgent = notes.findIndex(({ rule_id }) => !BEFORE_ALL.includes(rule_id));
	const first = urgent < 0 ? notes.length : urgent;
	const plain = notes.findIndex(({ safety }) => safety !== true);
	const behind = plain < 0 ? notes.length : plain;
	return [
		...dangerNotes(facts, situation),
		...notes.slice(0, first),
		...replies,
		...direct,
		...notes.slice(first, Math.max(first, behind)),
		...answered,
		...notes.slice(Math.max(first, behind)),
	];
}
