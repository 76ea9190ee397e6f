import { ACTIVES, type ActiveId, isExfoliating, isRetinoid } from "../../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/care-words.ts";
import { CAUTIONS } from "../../../knowledge/step-guidance.ts";
import { isMinor } from "../../../routine/person.ts";
import { isRuledOut } from "../../../routine/person-conditions.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { searchContext } from "../../find/search-context.ts";
import type { Intent } from "../../question.ts";
import { FILM } from "../../reading/keep-thread.ts";
import { isSmall } from "../../reading/read-frame.ts";
import { citeActive, citeRule } from "../../writing/cite.ts";
import { type AnswerWriter, type Draft, listQuestions } from "../../writing/compose-answer.ts";
import { answerKnownQuestion } from "../known-question.ts";
import { notForYou } from "../person/cautions.ts";
import { skinNow } from "../person/paused-now.ts";
import { answerPregnancy } from "../pregnancy-and-minors.ts";
import { answerReaction, answerResultsWhen } from "../what-to-expect.ts";

/** What a few words more ask of the subject before them, and who answers; null where it does not fit the subject. */
interface Aspect {
	asks: RegExp;
	answer: (inquiry: Inquiry) => Draft | null;
}

const ASPECTS: readonly Aspect[] = [
	{ asks: FILM, answer: film },
	{
		asks: /\b(?:is|was) (?:it|that|this|mine)\b.*\b(?:a lot|much|strong|high|low|weak|mild|enough|little)\b/,
		answer: strengthOf,
	},
	{
		asks: /\bhow long\b.*\b(?:off|pause|break|stop|without|leave (?:it|that) out)\b/,
		answer: (inquiry) => (isOfCare(inquiry) ? pauseFor : null),
	},
	{ asks: /\b(?:safe|harm\w*|dangerous|ok for me|allowed)\b/, answer: suited },
	{
		asks: /\b(?:hurts?|painful|tingl\w*|st[iu]ng\w*|burn\w*|itch\w*|peel\w*|flak\w*|prick\w*)\b/,
		answer: (inquiry) => (isOfCare(inquiry) ? answerReaction(inquiry) : null),
	},
	{
		asks: /\b(?:throw|bin|toss|wast\w+|cost me|paid|bucks|use (?:it|this) up|finish)\b/,
		answer: owned,
	},
	{ asks: /\b(?:just|only|once|little|tiny|said yes|allowed|lets me)\b/, answer: notYet },
	{
		asks: /\b(?:(?:not|hasnt|didnt|never) (?:chang\w*|grow\w*|mov\w*)|since|for (?:\w+ )?years|always|born|(?:sister|brother|mother|mom|mum|father|dad|family))\b/,
		answer: unchanged,
	},
	{
		asks: /\b(?:doctors?|derms?|dermatologists?|gp)\b/,
		answer: (inquiry) => asKnown(inquiry, "question.dermatologist"),
	},
	{
		asks: /\b(?:asleep|forg[eo]t\w*|skip\w*|miss(?:ed)?|too tired|not manage)\b/,
		answer: (inquiry) =>
			["plan_drop", "plan", "how_to_use", "tonight"].includes(inquiry.question.intent) ? skipped : null,
	},
	{ asks: /\b(?:right|true|wrong|scam|nonsense|needed|necessary)\b/, answer: little },
	{ asks: /\b(?:weeks?|months?|years?|days|so long|fast\w*|quick\w*|sooner|slower)\b/, answer: takesTime },
];

const FEW = 3;
const ASKS =
	/\?|^\W*(?:so|and|but|then|ok)?\W*(?:what|why|how|is|are|can|do|does|should|which|when|will|would)\b/i;

/** Goes on with the subject of the turn before: of what is asked about it, else the same said again as what holds. */
export function goOn(inquiry: Inquiry, write: AnswerWriter): Draft {
	const { text } = inquiry.question;
	for (const { asks, answer } of ASPECTS) {
		const draft = asks.test(text) ? answer(inquiry) : null;
		if (draft !== null) return draft;
	}
	const { intent } = inquiry.question;
	if (OF_PLAN.includes(intent) && CHANGES.test(text)) return fromTheChat(inquiry);
	const draft = write(inquiry);
	if (draft.search || (inquiry.question.intent === "known_question" && inquiry.question.slots.known === null))
		return draft;
	const paragraphs = draft.paragraphs.filter((one) => one !== "");
	const whole = paragraphs.join(" ");
	const asks = ASKS.test(inquiry.message);
	if (!asks && text.split(" ").length <= FEW) return draft;
	const near = nearest(whole, text);
	if (near.shares) return { ...draft, paragraphs: [near.text] };
	const held = whole.length <= LONGEST ? paragraphs : paragraphs.slice(0, 1);
	const next = inquiry.offers && inquiry.offers.length > 0 ? inquiry.offers : askNext(inquiry);
	return {
		...draft,
		paragraphs: [
			...held,
			next.length === 0
				? ""
				: asks
					? "More exactly than that I do not know it."
					: `Ask me one of these, or tell me what you want to know about it:\n\n${listQuestions(next)}`,
		],
	};
}

const OF_PLAN: readonly Intent[] = ["plan", "tonight", "plan_why", "plan_drop"];
const CHANGES = /\b(?:remove|delete|add|change|swap|switch|put|take|move|replace|edit)\b/;

/** Which step is meant, what may stand in its place, and where it is changed. */
function fromTheChat({ question: { slots } }: Inquiry): Draft {
	const { category, section } = slots;
	const kind = category?.replace("_", " ") ?? "";
	const next =
		category === null
			? ["Which steps could I leave out?", "Why is each step in my plan?"]
			: [`Find me another ${kind}`, `Why is the ${kind} in my plan?`];
	return {
		paragraphs: [
			category === null
				? ""
				: `That is the ${kind}${section === null ? "" : ` of your ${section === "weekly" ? "week" : section}`}: any other ${kind} you bear well does its job there.`,
			"I cannot change your plan from this chat. On your care plan, Edit changes what it respects, and it follows at once; a step you do not want may simply stay away.",
			`Ask me one of these:\n\n${listQuestions(next)}`,
		],
		quiet: true,
	};
}

/** Whether the strength that was told is much, against what is usual. */
function strengthOf({ question: { slots, intent } }: Inquiry): Draft | null {
	const [active] = slots.actives;
	if (active === undefined || !OF_STRENGTH.includes(intent)) return null;
	const { strength, name } = ACTIVES[active.id];
	if (strength === null || strength.min === strength.max) return null;
	const { min, max, start } = strength;
	return {
		paragraphs: [
			`For ${name} ${start}% is little and fine to begin with, and ${max}% is the most that is usual at home; from ${min} to ${max}% more brings more irritation sooner than more effect.`,
			"The number stands on the pack; where it names none, take it as a low one and begin slowly all the same.",
		],
		citations: [citeActive(active.id)],
	};
}

/** How long something rests that was too much. */
const pauseFor: Draft = {
	paragraphs: [
		"Until skin is calm, without redness, peeling or stinging: two or three days after a tingle, up to two weeks after a burn. Meanwhile a mild wash, a plain moisturizer and sunscreen.",
		"Then begin again more thinly and with fewer uses a week. Skin that weeps or blisters, or is still sore after two weeks, is looked at by a doctor.",
	],
	citations: [citeRule("rule.stop_rules", "Stop rules of treatments")],
};

const OF_STRENGTH: readonly Intent[] = ["how_to_use", "ingredient"];

/** As much of an answer is said once more to somebody who has just read it. */
const LONGEST = 320;
const SENTENCES = 2;
const SENTENCE_END = /(?<=[.!?]) (?=[A-Z*])/;

/** The sentences that share most with the new words, as they stand; the first ones where none shares any. */
function nearest(whole: string, text: string): { text: string; shares: boolean } {
	const sentences = whole.split(SENTENCE_END);
	const asked = new Set(stemsOf(text));
	const ranked = sentences
		.map((sentence, at) => ({
			at,
			shared: stemsOf(sentence.toLowerCase()).filter((stem) => asked.has(stem)).length,
		}))
		.toSorted((a, b) => b.shared - a.shared);
	const shares = (ranked[0]?.shared ?? 0) > 0;
	const near = ranked.filter(({ shared }) => !shares || shared > 0).slice(0, SENTENCES);
	return { text: sentences.filter((_, at) => near.some((one) => one.at === at)).join(" "), shares };
}

function stemsOf(text: string): string[] {
	return (text.match(/[a-z]{4,}/g) ?? []).filter((word) => !isSmall(word)).map((word) => word.slice(0, STEM));
}

const STEM = 5;

/** Questions that go on with the same thing. */
function askNext({ question: { slots, intent } }: Inquiry): string[] {
	const active = slots.actives[0] ?? slots.excluded[0];
	if (active !== undefined)
		return [
			`How often do I use ${active.words}?`,
			`What goes with ${active.words}?`,
			`How long until ${active.words} works?`,
		];
	const [concern] = slots.concerns;
	if (concern !== undefined)
		return [
			`What helps against ${CONCERN_WORDS[concern]}?`,
			`What does my report say about ${CONCERN_WORDS[concern]}?`,
			`How long until ${CONCERN_WORDS[concern]} can get better?`,
		];
	return OF_PLAN.includes(intent)
		? ["What do I do tonight?", "Why is each step in my plan?", "Which steps could I leave out?"]
		: [];
}

function isOfCare({ question: { slots, intent } }: Inquiry): boolean {
	return slots.actives.length > 0 || slots.category !== null || intent === "reaction";
}

/** "Is that safe": of what was named, or of what care for the concern rests on. */
function suited(inquiry: Inquiry): Draft | null {
	const { question, context } = inquiry;
	const { actives, concerns } = question.slots;
	const { conditions } = searchContext(inquiry, false).pick;
	const [concern] = concerns;
	const meant: readonly ActiveId[] =
		actives.length > 0 || concern === undefined
			? actives.map(({ id }) => id)
			: NEED_ACTIVES[concern].filter((id) => !isRuledOut(id, conditions)).slice(0, 2);
	if (meant.length === 0) return null;
	const named = meant.map((id) => ({ id, words: ACTIVES[id].name }));
	const asked = { ...inquiry, question: { ...question, slots: { ...question.slots, actives: named } } };
	const { pregnancy } = context.person.preferences;
	if (pregnancy !== undefined && pregnancy !== "no") return answerPregnancy(asked);
	return {
		paragraphs: [
			notForYou(asked, meant) ||
				`Yes, for you: nothing you told me speaks against ${joinWords(named.map(({ words }) => words))}. Try it on the inside of your arm first.`,
		],
		citations: meant.map(citeActive),
	};
}

function film({ question: { slots, intent } }: Inquiry): Draft | null {
	if (slots.category !== "sunscreen") return null;
	const looks = intent === "find_product" || intent === "product_facts";
	return {
		paragraphs: [
			`A gray or white film comes from mineral filters. A clear gel or fluid without zinc oxide and titanium dioxide leaves the least, and so does a tint that matches. ${CAUTIONS.shade.text}`,
		],
		citations: [citeRule("question.tinted_sunscreen", "Tinted sunscreen")],
		search: looks ? { product_intent: "Sunscreen that leaves no white film", category: "sunscreen" } : null,
		quiet: true,
	};
}

/** Somebody who does with little and fares well. */
function little(inquiry: Inquiry): Draft | null {
	const { intent, slots } = inquiry.question;
	if (!(intent === "find_product" || intent === "plan_drop") || slots.actives.length > 0) return null;
	const known = asKnown(inquiry, "question.basics");
	return {
		...known,
		paragraphs: [
			"Partly right: some skin stays fine with little, and nobody needs many products. Soap dries more faces than it suits, and sun does the most over the years, so these three are what the evidence is for.",
			...known.paragraphs.filter((one) => one !== ""),
		],
	};
}

const KEEP = citeRule("rule.minimum_routine", "Routine rule, no step without a job");

/** What is bought already: whether it has to go. */
function owned({ question: { slots } }: Inquiry): Draft | null {
	const [active] = slots.actives;
	if (slots.category === "exfoliant" || (active !== undefined && isExfoliating(active.id)))
		return {
			paragraphs: [
				"It need not be thrown out: elbows, knees, feet and legs take what a face does not, once a week and never on sore skin. On the face keep to one exfoliant.",
			],
			citations: [KEEP],
		};
	if (active !== undefined) return { paragraphs: [useUp(active.id)], citations: [citeActive(active.id)] };
	if (slots.category === null) return null;
	return {
		paragraphs: [
			"What you own need not be wasted: if it does not sting and is within its date, use it up before you buy anything. What your face does not like, arms and legs mostly take.",
		],
		citations: [KEEP],
	};
}

function useUp(id: ActiveId): string {
	const { name, strength } = ACTIVES[id];
	const usual =
		strength === null
			? ""
			: ` ${capitalize(name)} is usual at ${strength.min} to ${strength.max}%, and ${strength.start}% is enough to begin with.`;
	return `No, keep it if your skin stays calm with it.${usual} Where a stronger one tingles or reddens, use it on fewer days and put moisturizer over it; buy a milder one when it is empty.`;
}

/** A little of what is not for young skin, or for skin as it is now, is still not for it. */
function notYet(inquiry: Inquiry): Draft | null {
	const {
		question: { slots, text },
		context: { person },
	} = inquiry;
	const meant = slots.actives.map(({ id }) => id);
	const ids: readonly ActiveId[] =
		meant.length === 0 && slots.category === "exfoliant" ? ["glycolic_acid"] : meant;
	const now = ids.length === 0 ? null : skinNow(inquiry, ids);
	if (now !== null && now.text !== "") {
		const day = BIG_DAY.test(text) ? asKnown(inquiry, "question.big_day") : null;
		return {
			paragraphs: [`Not even once. ${now.text}`, ...(day?.paragraphs ?? [])],
			citations: [...now.citations, ...(day?.citations ?? [])],
		};
	}
	const active = slots.actives.find(({ id }) => isRetinoid(id) && id !== "adapalene");
	if (active === undefined || !isMinor(person.preferences)) return null;
	return {
		paragraphs: [
			`My answer stays no, kindly meant: ${active.words} is made for lines of older skin, and a little of it can redden and peel yours as well, whoever agrees to it.`,
			"If spots bother you, ask a pharmacist together with your parent about benzoyl peroxide 2.5% or a wash with salicylic acid; a doctor has more where they hurt or scar.",
		],
		citations: [citeActive(active.id), citeRule("person.minor", "Rule for people under 18")],
	};
}

const BIG_DAY = /\b(?:wedding|prom|party|interview|date|photos?|shoot|birthday|graduation)\b/;

/** A mark that stays as it is. */
function unchanged(inquiry: Inquiry): Draft | null {
	const { slots, text } = inquiry.question;
	if (
		!slots.concerns.includes("dark_spots") ||
		!/\b(?:not|hasnt|never)\b|\bsince\b|\byears\b|\balways\b|\bborn\b/.test(text)
	)
		return null;
	const known = asKnown(inquiry, "question.dermatologist");
	return {
		...known,
		paragraphs: [
			"That it has stayed the same is a good sign, but neither a photo nor I can say what a spot is. Show it at your next check, and sooner when it grows, changes shape or color, itches, bleeds or looks unlike your others.",
		],
	};
}

const skipped: Draft = {
	paragraphs: [
		"Then skip it with a good conscience: one missed evening undoes nothing. In the morning go on as usual, and do not double up.",
	],
	citations: [citeRule("question.missed_days", "Missed days")],
};

const TONES = /\b(?:skinned|tone|fair|light|pale|white|dark|brown|black)\b/;

/** How long it takes, and why it takes one face longer than another. */
function takesTime(inquiry: Inquiry): Draft | null {
	const { slots, text, intent } = inquiry.question;
	if (slots.concerns.length === 0 || intent === "find_product") return null;
	const draft = answerResultsWhen(inquiry);
	if (/\b(?:fast\w*|quick\w*|sooner|speed)\b/.test(text))
		return {
			...draft,
			paragraphs: [
				slots.concerns.includes("dark_spots")
					? "Hardly, and pushing harder can darken them. What saves most time: sunscreen every day, tinted if you can, one treatment kept up without gaps, and no squeezing. A dermatologist has stronger means."
					: "Hardly: more or stronger irritates and costs weeks. What saves most time is one treatment kept up without gaps and nothing new beside it.",
				...draft.paragraphs,
			],
		};
	if (!slots.concerns.includes("dark_spots") || !TONES.test(text)) return draft;
	return {
		...draft,
		paragraphs: [
			"The two do not compare: on light skin what stays after a spot is mostly redness, which goes sooner; on deeper skin it is pigment, which takes months. You do nothing wrong.",
			...draft.paragraphs,
		],
	};
}

function asKnown(inquiry: Inquiry, known: string): Draft {
	const { question } = inquiry;
	return answerKnownQuestion({ ...inquiry, question: { ...question, slots: { ...question.slots, known } } });
}
