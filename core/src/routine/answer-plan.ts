import { isRetinoid, isTreatment } from "../knowledge/actives.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { isOfOthers, medicinesInUse } from "../person/understand.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import { keep } from "./answer-ingredients.ts";
import { SERVES_ANSWERS } from "./answer-serves.ts";
import {
	type Answerer,
	type Asker,
	isAllergicToRetinoids,
	isExpecting,
	isHeld,
	knownAnswer,
	rests,
	titleOf,
} from "./asker.ts";
import { ownProductFor } from "./own-shelf.ts";
import { isMinor } from "./person.ts";
import { isRuledOut } from "./person-conditions.ts";
import { replacesSoap } from "./read-situation.ts";
import { bottleWords, setAside } from "./set-aside.ts";

const SPOTS: readonly string[] = ["benzoyl_peroxide", "adapalene", "salicylic_acid"];
const isOfSpots = (step: StepId): boolean =>
	STEP_RULES[step].actives.some((id) => (SPOTS as readonly string[]).includes(id));

const FREE =
	"Free of charge: hands off, nothing squeezed, lukewarm water, a clean pillowcase, and shade or a hat at noon.";

/** What of this plan is bought before the rest. */
const firstBuy: Answerer = (asker) => {
	const { planned, request } = asker;
	const has = (key: "moisturizer" | "sunscreen") =>
		ownProductFor({}, key, { facts: request.facts, tender: false }) !== null;
	const [treatment] = rests(asker) ? [] : planned;
	const sunscreen = has("sunscreen") ? [] : ["a sunscreen"];
	const cream = has("moisturizer") ? [] : ["a plain moisturizer"];
	const wash = replacesSoap(request.facts) ? ["a mild wash in the place of the soap"] : [];
	const acts = treatment === undefined ? [] : [titleOf(treatment)];
	const order =
		treatment !== undefined && isOfSpots(treatment)
			? [...acts, ...sunscreen, ...cream]
			: rests(asker)
				? [...cream, ...wash, ...sunscreen]
				: [...sunscreen, ...cream, ...acts];
	const [first, ...rest] = order;
	const words =
		first === undefined
			? "Nothing has to be bought: what you have will do."
			: `First ${first}${rest.length > 0 ? `, then ${joinWords(rest)} when there is money for it` : ""}${order.some((one) => wash.includes(one)) ? "" : "; a mild wash can wait"}; what you have of these is not bought again.`;
	return { text: `You asked what to buy first. ${words} ${FREE}`, sources: ["aad_order", "aad_sunscreen"] };
};

const firstStep: Answerer = (asker) => {
	const { planned, refused } = asker;
	const [treatment] = planned;
	if (refused.size > 0 && treatment === undefined) return null;
	if (rests(asker) || treatment === undefined)
		return {
			text: `You asked what to begin with. ${
				rests(asker)
					? "None that acts for now: first the skin has to be calm, with a mild wash, moisturizer and sunscreen. This plan says what may follow."
					: "Sunscreen every morning; nothing here asks for a serum beside it."
			}`,
			sources: ["aad_order", "aad_sunscreen"],
		};
	return {
		text: `You asked what to begin with. ${STEP_RULES[treatment].title}, as its step says, and nothing else new for two weeks; sunscreen goes with it from the first day.`,
		sources: ["aad_order", "house_default"],
	};
};

/** In which order what was set aside may follow. */
const comeBack: Answerer = ({ situation, request }) => {
	const owned = request.facts.flatMap(({ id, about = "" }) => (id === "owns" ? [about] : []));
	const has = (words: RegExp) => owned.length === 0 || owned.some((name) => words.test(name));
	const may = (id: Parameters<typeof isRuledOut>[0]) =>
		!isRuledOut(
			id,
			situation.conditions.filter((one) => one !== "barrier_strained"),
		);
	const back = [
		...(has(/retin|adapalene|tret/i) && may("retinol") ? ["a weak retinoid on two nights a week"] : []),
		...(has(/vitamin c|ascorb/i) && may("vitamin_c") ? ["vitamin C in the morning"] : []),
		...(has(/\b(?:acid|aha|bha|glycolic|lactic|salicylic|peel\w*|exfoli\w*)\b/i) && may("lactic_acid")
			? ["one acid once a week, or none at all"]
			: []),
	];
	const wait =
		situation.mode === "treat"
			? "Nothing comes back at once"
			: situation.protects !== null || situation.hold !== "nothing"
				? "Nothing comes back before a doctor has looked"
				: "Nothing comes back in the first four weeks, nor while anything stings";
	const order =
		back.length === 0
			? "what was set aside may stay out for good"
			: `then one at a time, two weeks apart: ${back.map((one, at) => (at === 0 ? one : `then ${one}`)).join(", ")}`;
	return {
		text: `You asked in which order things come back. ${wait}; ${order}. Scrubs, peels and scent stay out. What you do not miss by then you never needed.`,
		sources: ["retinoid_start_advice", "house_default"],
	};
};

const stopFirst: Answerer = ({ request, situation }) => {
	const owned = request.facts.flatMap(({ id, about }) => (id === "owns" && about ? [about] : []));
	const told = request.facts.flatMap(({ id, about }) => (id === "uses_irritant" && about ? [about] : []));
	const irritants = owned.filter((name) => irritantsIn(name).length > 0);
	const aside = setAside(request.facts, situation.conditions).flatMap(({ names }) => names);
	const named = [
		...new Set([...irritants, ...aside].map(bottleWords)),
		...new Set(irritants.length > 0 ? [] : told),
	];
	return {
		text: `You asked what to stop first. ${
			named.length > 0
				? `What this plan says to stop: ${joinWords(named)}, from today.`
				: "What stings, scrubs or is scented, from today; then whatever you would not miss."
		} Mild wash, moisturizer and sunscreen stay.`,
		sources: ["aad_dry_skin", "house_default"],
	};
};

const ownsRetinoid = ({ request }: Asker): boolean =>
	request.facts.some(
		({ id, about = "" }) =>
			id === "owns" &&
			INGREDIENT_WORDS.some((row) => isRetinoid(row.id) && row.says.test(about.toLowerCase())),
	);

const REFUSED_STRONGER = ["retinol", "hydroquinone", "peels", "acids", "vitamin_c", "tablets"];

const stronger: Answerer = (asker) => {
	const { situation, refused } = asker;
	if (situation.told.includes("steroid_cream"))
		return {
			text: "You asked for a stronger one. No: burning and bumps when such a cream is left off, thin skin and red threads are what the cream itself does, and a stronger one does more of it. A doctor plans how you come off it.",
			sources: ["house_default"],
		};
	if (isExpecting(asker) && ownsRetinoid(asker))
		return {
			text: "You asked for a stronger one. No, and leave the one you have off too: no retinoid on the skin while pregnant, trying or breastfeeding. That it was used until now is no cause for alarm; tell the midwife or doctor at the next visit.",
			sources: ["pregnancy_topicals_2022", "mother_to_baby"],
		};
	if (REFUSED_STRONGER.some((one) => refused.has(one))) return null;
	if (rests(asker))
		return {
			text: "You asked for something stronger. Not now: skin has to be calm and whole first, and where a doctor has to look, after that.",
			sources: ["house_default"],
		};
	return {
		text: "You asked for something stronger. Not yet: more percent irritates sooner and seldom does more. Go up only after some calm months at the full pace, one product at a time.",
		sources: ["mills_1986", "retinoid_start_advice"],
	};
};

const NO_RETINOID: ReadonlySet<string> = new Set([
	"isotretinoin",
	"rosacea",
	"barrier_disease",
	"perioral_dermatitis",
	"prescription_retinoid",
	"minor",
	"steroid_cream",
]);

const tooLate: Answerer = (asker) => {
	const retinoid = !rests(asker) && asker.planned.some((step) => STEP_RULES[step].actives.some(isRetinoid));
	return {
		text: `You asked whether it is too late. No: sunscreen lowers new damage from its first day at any age${
			retinoid
				? ", and a retinoid softens fine lines later in life as well, slowly: begin as its step says"
				: `, and dry, dull skin looks better within weeks of moisturizer${
						asker.situation.conditions.some((one) => NO_RETINOID.has(one)) ||
						isExpecting(asker) ||
						isAllergicToRetinoids(asker.request)
							? ""
							: "; a weak retinol may be begun at any age, once skin is calm, on one or two nights a week"
					}`
		}. Deep folds and loose skin a cream changes little.`,
		sources: ["hughes_2013", "retinol_review_2021"],
	};
};

const tooEarly: Answerer = ({ request, planned }) => {
	const { age_band } = request.person.preferences;
	const words = isMinor(request.person.preferences)
		? "Yes, for anything against age: young skin renews itself, and retinol or acids only make it sore. Sunscreen outdoors is all of it."
		: age_band === "18-24" && planned.length === 0
			? "For sunscreen it never is; for anything else against age it is, and nothing is lost by waiting."
			: "For sunscreen it never is. Whatever else is in this plan is for what shows now, not for what may come.";
	return {
		text: `You asked whether it is too early. ${words}`,
		sources: ["aad_sunscreen", "retinol_review_2021"],
	};
};

const peelAtHome: Answerer = ({ refused, situation }) => {
	if (refused.has("peels")) return null;
	const deep = situation.conditions.includes("darker_tone");
	return {
		text: `You asked about a strong acid at home. No: at peel strength it burns when it stays on a little too long${
			deep ? ", and on deeper skin a burn leaves dark marks for months" : ", and burns leave marks"
		}. A shop's acid for the face has a tenth of that; a real peel is for somebody trained.`,
		sources: ["house_default"],
	};
};

const addWhat: Answerer = (asker) => ({
	text: `You asked what to add. ${
		rests(asker)
			? "Nothing for now: what is new would only be one more thing that can irritate. This plan says what may follow, and when."
			: asker.planned.length > 0
				? `What this plan adds, and no more: ${joinWords(asker.planned.map(titleOf))}, as the steps say.`
				: "Nothing: for what shows here a wash, a moisturizer and sunscreen are enough."
	}`,
	sources: ["aad_order", "house_default"],
});

/** Skin that only wants moisture. */
const isOnlyDry = ({ request, planned }: Asker): boolean =>
	planned.length === 0 &&
	(request.facts.some(({ id }) => id === "barrier_strained") ||
		request.findings.some(({ concern, severity }) => concern === "dryness" && (severity ?? 0) >= 1));

const oneThing: Answerer = (asker) => ({
	text: isOnlyDry(asker)
		? "You asked for the one thing. For skin that feels tight it is the moisturizer of this plan, on damp skin after washing and again at bedtime. If a second is welcome, sunscreen in the morning."
		: "You asked for the one thing. Sunscreen in the morning: no cream for the night does as much for skin as that, and it may be your moisturizer too. It comes off with a mild wash in the evening.",
	sources: ["hughes_2013", "aad_sunscreen"],
});

/** Of what somebody has, what goes on and what rests. */
const mayStay: Answerer = ({ request, situation }) => {
	const { facts } = request;
	const owned = [...new Set(facts.flatMap(({ id, about }) => (id === "owns" && about ? [about] : [])))];
	const out = setAside(facts, situation.conditions).flatMap(({ names }) => names);
	const left = owned.filter((name) => !out.includes(name) && !irritantsIn(name).length);
	const others = left.filter(isOfOthers);
	const prescribed = left.filter((name) => !others.includes(name) && medicinesInUse([name]).length > 0);
	const rest = left.filter((name) => !others.includes(name) && !prescribed.includes(name));
	if (owned.length === 0 || situation.hold !== "nothing") return null;
	return {
		text: `You asked what may stay. ${out.length > 0 ? `Not now: your ${joinWords(out.map(bottleWords))}. ` : ""}${
			rest.length > 0
				? `Your ${joinWords(rest.map(bottleWords))} may go on as before, as long as nothing stings.`
				: others.length + prescribed.length > 0
					? ""
					: out.length > 0
						? "That is all you named, so for now none of it stays."
						: "Nothing else you named has to go."
		}${prescribed.length > 0 ? ` Of your ${joinWords(prescribed.map(bottleWords))} whoever prescribed it says how it goes on.` : ""}${
			others.length > 0 ? ` Leave ${joinWords(others.map(bottleWords))}: it was meant for somebody else.` : ""
		}`.trim(),
		sources: ["house_default"],
	};
};

const whiteCast: Answerer = ({ situation }, _, { asked }) => {
	const need = /\b(?:need|have to|must)\b/.test(asked)
		? situation.traits.has("deeper_tone")
			? " And yes, deeper skin needs it too: it burns less, but light darkens its marks and makes them stay."
			: " And yes, it pays on every day with daylight on your face."
		: "";
	return {
		text: `You asked for a sunscreen that leaves no white film. There are: a tinted one with iron oxides near your own tone, or a clear fluid or gel without zinc and titanium. Try it on your jaw by daylight before you buy a second.${need}`,
		sources: ["aad_sunscreen", "melasma_sunscreen"],
	};
};

const moleOff: Answerer = () => ({
	text: "You asked about taking off what is raised. No cream does it, and no pen, acid or vinegar at home: what burns moles or tags off leaves scars, on deep skin dark or white places for years, and near an eye it can blind. Harmless ones may stay; a doctor can take them off, and looks at any that is new or changes.",
	sources: ["house_default"],
});

const scrub: Answerer = ({ refused }) =>
	refused.has("scrubs")
		? null
		: {
				text: "You asked about a scrub. No: it scratches skin and spots and leaves marks, and dots in pores come back within days all the same. A mild wash with the fingertips is enough.",
				sources: ["aad_acne_2024", "house_default"],
			};

export const PLAN_ANSWERS = {
	...SERVES_ANSWERS,
	come_back: comeBack,
	stop_first: stopFirst,
	first_buy: firstBuy,
	first_step: firstStep,
	stronger,
	too_late: tooLate,
	too_early: tooEarly,
	peel_at_home: peelAtHome,
	strength: knownAnswer("question.strength", "You asked about strength."),
	lips: knownAnswer("question.lips", "You asked about your lips."),
	scrub,
	white_cast: whiteCast,
	mole_off: moleOff,
	add_what: addWhat,
	one_thing: oneThing,
	may_stay: mayStay,
} as const;

/** Something of one's own that is asked about and acts by nothing: it may stay, unless the plan stops it. */
export const ownThing = (asker: Asker, quote: string): ReturnType<Answerer> => {
	const { facts } = asker.request;
	const acting = [
		...new Set(
			facts.flatMap(({ id, about = "" }) =>
				id === "owns"
					? INGREDIENT_WORDS.filter((row) => row.group !== true && row.says.test(about.toLowerCase())).map(
							(row) => row.id,
						)
					: [],
			),
		),
	].filter(isTreatment);
	// "Is it fine to carry on?" is about the one thing somebody has that acts.
	const asked = quote.split(" , ").at(-1) ?? "";
	if (acting.length === 1 && asked.split(" ").length <= SHORT) {
		const kept = keep(asker, acting, { asked: quote, before: "" });
		if (kept === null || !acting.some(isRetinoid)) return kept;
		// What was never named is agreed to only for whom it suits.
		const text = kept.text.replace(
			". Yes: ",
			". Not while pregnant, trying or breastfeeding; otherwise yes: ",
		);
		return { ...kept, text };
	}
	const words = quote.split(" ").filter((word) => word.length > 2);
	const own = facts.find(
		({ id, about = "" }) =>
			id === "owns" && about.split(/\W+/).some((one) => words.includes(one) && !WEAK.has(one)),
	);
	const name = own?.about;
	if (name === undefined || STRONG.test(name) || isHeld(asker) || stopped(facts, name)) return null;
	return {
		text: `You asked about your ${bottleWords(name)}. It may stay as long as it does not sting or bring spots: in the place of the cream of this plan, or over it at night.`,
		sources: ["house_default"],
	};
};

const SHORT = 8;
const WEAK: ReadonlySet<string> = new Set([
	"the",
	"and",
	"for",
	"old",
	"new",
	"with",
	"have",
	"face",
	"skin",
	"day",
	"night",
]);
const STRONG =
	/retin|acid|aha|bha|peel|scrub|soap|wash|cleanser|toner|alcohol|bleach|whiten|lighten|fair|steroid|cort|serum|drops|perox|adapalene|azelaic|gel\b|spf|sun|prescri|ointment|tube/i;

function stopped(facts: readonly PersonFact[], name: string): boolean {
	return (
		irritantsIn(name).length > 0 ||
		facts.some(({ id, quote = "" }) => id === "uses_irritant" && quote.includes(name))
	);
}
