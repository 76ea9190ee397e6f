import { CONCERN_MODULES } from "../../knowledge/concern-modules.ts";
import { NEED_LOOK_FOR, PRODUCT_WORDS } from "../../knowledge/questions/care-words.ts";
import { AFTER_FLAG } from "../../knowledge/questions/safety-answers.ts";
import { isUrgent } from "../../routine/person-conditions.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import type { RedFlag } from "../../skin/red-flag.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { forOther, readForWhom } from "../find/for-whom.ts";
import {
	asksForAlike,
	asksForSet,
	leavesFilm,
	meantConcerns,
	ONE_FOR_TWO,
	ownAlike,
	PLACE,
} from "../find/read-needs.ts";
import { type Part, readAvoided, readParts, type Than, wishSides } from "../find/read-wish.ts";
import { searchContext } from "../find/search-context.ts";
import { shopWish, wishesIn } from "../find/wishes.ts";
import { ofOther } from "../present/product-wording.ts";
import type { Slots } from "../question.ts";
import { inPlainEnglish } from "../reading/gloss-message.ts";
import { budgetWords } from "../reading/money.ts";
import { checkInUse } from "../reading/own-products.ts";
import { spellOut } from "../reading/spell-out.ts";
import { findCalmed } from "../triage/find-rule.ts";
import { citeRule, concernModule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, pickWording } from "../writing/compose-answer.ts";
import { fullName } from "../writing/say-names.ts";
import { beyondCatalogue } from "./beyond-catalogue.ts";
import { adviseForPerson, refuseForPerson } from "./concern-advice.ts";
import { answerKnownQuestion } from "./known-question.ts";
import { activeCautions, personNote } from "./person/cautions.ts";
import { describeNeed, wordIntent } from "./product/describe-need.ts";
import { citeFinding } from "./report/describe-findings.ts";
import { answerRoutineCheck } from "./routine-check.ts";

/** What to look for and why, in a sentence or two; the products themselves follow in the second step. */
export const answerFindProduct: AnswerWriter = (own) => {
	const other = readForWhom(own);
	const asked = forOther(own);
	const { context } = asked;
	const flags = context.report?.analysis.red_flags ?? [];
	const held = searchContext(asked, false).held ?? (isUrgent(flags) ? (flags[0] ?? null) : null);
	if (held !== null) {
		return {
			paragraphs: [
				held.advice,
				"Your last report raised this, so I name no product until it has been looked at.",
			],
			citations: [citeRule(held.rule_id, "Safety rule in your report")],
			quiet: true,
		};
	}
	if (other !== null && other.age !== null && other.age < YOUNGEST) return ofChild(other.age);
	const calmed = findCalmed(asked.message, asked.history, context.flagsOf);
	if (calmed !== null) return afterCalmed(calmed);
	if (LIGHTENER.test(asked.question.text)) return aboutLighteners(asked);
	const beyond = beyondCatalogue(asked);
	if (beyond !== null) return beyond;
	const parts = readParts(asked.message, context);
	if (parts.length > 1) return severalKinds(asked, parts);
	if (asksForSet(asked.question.text) && asked.question.slots.budget !== null) return wholeRoutine(asked);
	if (asksForMore(asked)) return answerRoutineCheck(asked);
	const inquiry = withNeed(asked);
	if (inquiry === null) return whatKind(asked);
	const { slots } = inquiry.question;
	const alike = likeWhat(inquiry);
	const refused = refuseForPerson(inquiry);
	if (refused !== null) return refused;
	const words = wordIntent(inquiry);
	const need = describeNeed(inquiry);
	const expecting = (context.person.preferences.pregnancy ?? "no") !== "no";
	const category = slots.category;
	const note = slots.category === null ? personNote(context) : { text: "", citations: [] };
	const cautions = activeCautions(
		context,
		slots.actives.map(({ id }) => id),
	);
	const wanted = `${words.spoken}${alike === null ? "" : ` like ${alike}`}${saidBack(inquiry)}${other === null ? "" : `, for ${other.words}${other.age === null ? "" : ` (${other.age})`}`}`;
	const opening = pickWording(inquiry, [
		`Let me look for ${wanted}.`,
		`Understood: ${wanted}.`,
		`Sure: ${wanted}.`,
	]);
	return {
		paragraphs: [
			hasMany(inquiry),
			replaces(inquiry),
			[opening, lookFor(inquiry), alike === null ? need.text : ""].filter(Boolean).join(" "),
			note.text,
			cautions.text,
			expecting && (category === null || category === "serum")
				? "Nothing here is a retinoid or hydroquinone; your midwife or doctor has the last word."
				: "",
			referWords(inquiry, need.concern),
		].map((text) => ofOther(text, other)),
		citations: [
			...need.citations,
			...(expecting ? [citeRule("person.pregnancy", "Pregnancy rule")] : []),
			...(need.concern && context.report ? citeFinding(context.report, need.concern).slice(0, 1) : []),
			...note.citations,
			...cautions.citations,
		],
		search: { product_intent: capitalize(words.intent).slice(0, 200), category },
		quiet: true,
	};
};

/** The one it should come close to, where that is known. */
function likeWhat({ question: { text, slots }, context }: Inquiry): string | null {
	if (!asksForAlike(text)) return null;
	const like = ownAlike(text, context, slots) ?? context.named[0];
	return like === undefined ? null : fullName(like);
}

/** The wishes beside the kind, as they were heard. */
function saidBack({ message, context, question: { slots } }: Inquiry): string {
	const text = spellOut(inPlainEnglish(message) ?? message);
	const wishes = wishesIn(text, slots.category);
	const shop = shopWish(text);
	const sides = wishSides(text);
	const words = [
		...(sides.than === null ? [] : [measured(sides.than, context, slots)]),
		...sides.kinds_out.map((kind) => `without ${kind.words}`),
		...(slots.category === "sunscreen" && ONE_FOR_TWO.test(text) ? ["day cream in one"] : []),
		...wishes.map((wish) => wish.words),
		...(leavesFilm(text) ? ["no white film"] : []),
		...readAvoided(text)
			.filter((about) => about !== "sulfates" && !slots.excluded.some(({ id }) => id === about))
			.map((about) => `without ${about.replaceAll("_", " ")}`),
		...(shop === null ? [] : [shop.words]),
	];
	return words.length === 0 ? "" : `, ${joinWords(words)}`;
}

/** "Lighter than" the one that is named; of an ingredient its name. */
function measured(than: Than, { named, shown }: Inquiry["context"], { actives, category }: Slots): string {
	const other = named.find((one) => one.category === category) ?? named[0] ?? shown[0];
	const name = other === undefined ? (actives.at(-1)?.words ?? "that one") : fullName(other);
	return `${than === "duller" ? "less shiny" : than} than ${name}`;
}

/** Several kinds in one message; which ones is for the search. */
function severalKinds({ question: { slots } }: Inquiry, parts: readonly Part[]): Draft {
	const kinds = parts.map(({ category, concerns: [concern] }) =>
		category === null
			? `something for ${concern === undefined ? "that" : CONCERN_WORDS[concern]}`
			: PRODUCT_WORDS[category].one,
	);
	const { budget } = slots;
	const limit =
		typeof budget?.max === "number"
			? ` for ${budgetWords({ max: budget.max, ...(budget.told !== undefined && { told: budget.told }) })} in all`
			: "";
	return {
		paragraphs: [`Understood: ${joinWords(kinds)}${limit}.`],
		search: { product_intent: capitalize(`${joinWords(kinds)}${limit}`).slice(0, 200), category: null },
		quiet: true,
	};
}

const YOUNGEST = 13;

/** No product is named for a child, whoever asks for one. */
function ofChild(age: number): Draft {
	return {
		paragraphs: [
			`For a child of ${age} I name no product: a mild wash, a plain moisturizer without fragrance where skin is dry, shade and a mineral sunscreen are all it needs, and no acids or retinol.`,
			"A pharmacist picks one for that age; what itches, spreads or does not go away is for the pediatrician.",
		],
		citations: [citeRule("person.child", "Rule for children")],
		quiet: true,
	};
}

/** Sold to make skin lighter: often a strong medicine or mercury, so none is looked for. */
export const LIGHTENER =
	/\b(?:lighten\w*|whiten\w*|bleach\w*|fairness) (?:\w+ )?(?:creams?|soaps?|lotions?|serums?|pills|injections?)\b/;

function aboutLighteners(inquiry: Inquiry): Draft {
	const { question } = inquiry;
	const slots = { ...question.slots, known: "question.whitening" };
	return answerKnownQuestion({ ...inquiry, question: { ...question, slots } });
}

/** Cleanser, moisturizer and sunscreen for one sum; which ones is for the search. */
function wholeRoutine({ question: { slots } }: Inquiry): Draft {
	const limit = typeof slots.budget?.max === "number" ? ` for $${slots.budget.max} in all` : "";
	return {
		paragraphs: [
			`Let me put together a cleanser, a moisturizer and a sunscreen${limit}: those three do most of the work.`,
		],
		search: { product_intent: `Whole routine${limit}`, category: null },
		quiet: true,
	};
}

const REPLACES =
	/\b(?:discontinued|stopped (?:making|selling)|no longer (?:made|sold)|sold out|used up|replacement|replace|closest|dupes?)\b/;

/** What it should come close to is not known by name. */
function replaces({ question: { text }, context: { named, shown } }: Inquiry): string {
	if (!REPLACES.test(text) || named.length + shown.length > 0) return "";
	return "I do not know which one you had: with its name or ingredient list I look for what is closest. Until then by its kind.";
}

const MANY =
	/\bi (?:already |still )?(?:have|own|got) (?:already )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|plenty|lots|loads|several|a (?:lot|bunch|drawer|shelf))\b/;

/** Nobody with a drawer of the same kind needs another. */
function hasMany({ question: { text, slots } }: Inquiry): string {
	if (slots.category === null || !MANY.test(text)) return "";
	return "Honestly, you need no further one: pick the one of yours that does a job and does not sting, and finish it first. If you want one all the same:";
}

const REFER_FROM = 4;

/** What shows so plainly belongs before a dermatologist as well. */
function referWords({ context: { report } }: Inquiry, concern: Concern | null): string {
	if (report === null || concern === null) return "";
	const severity = report.analysis.findings.find((one) => one.concern === concern)?.severity ?? 0;
	return severity >= REFER_FROM ? (CONCERN_MODULES[concernModule(concern)].refer ?? "") : "";
}

const MORE = /\b(?:other|another|add|next|else|more|new|missing|introduce)\b/;

/** "What else should I add?" while the shelf is not settled: what it already does comes first. */
function asksForMore({ question: { slots, text }, context }: Inquiry): boolean {
	const named = slots.category !== null || slots.concerns.length + slots.actives.length > 0;
	if (named || slots.brand !== null || context.shown.length > 0 || !MORE.test(text)) return false;
	return checkInUse(context).some(({ level }) => level === "stop" || level === "change");
}

/** What matters for the kind of product; for a need without a kind, which ingredients are worth it. */
function lookFor(inquiry: Inquiry): string {
	const { slots } = inquiry.question;
	const [concern] = slots.concerns;
	if (slots.category !== null) return "";
	return concern === undefined ? "" : adviseForPerson(NEED_LOOK_FOR[concern], concern, inquiry);
}

/** Where nothing is named, the most visible concern of the report is meant; null where there is none either. */
function withNeed(asked: Inquiry): Inquiry | null {
	const meant = meantConcerns(asked.question.text, asked.question.slots.concerns);
	const never = readAvoided(asked.question.text);
	const inquiry: Inquiry = {
		...asked,
		question: {
			...asked.question,
			slots: {
				...asked.question.slots,
				concerns: meant,
				actives: places(asked) ? [] : asked.question.slots.actives.filter(({ id }) => !never.includes(id)),
			},
		},
	};
	const { question, context } = inquiry;
	const { category, concerns, actives, brand } = question.slots;
	if (category !== null || concerns.length + actives.length > 0 || brand !== null) return inquiry;
	const seen = context.report?.analysis.condition_notes.key_concerns_identified ?? [];
	const here = seen.find(({ zones }) =>
		zones.some((zone) => question.slots.zones.some((one) => one === zone)),
	);
	const concern = (here ?? seen[0])?.concern;
	if (concern === undefined) {
		// A sum and nothing else: what serves every skin.
		if (question.slots.budget === null) return null;
		return { ...inquiry, question: { ...question, slots: { ...question.slots, category: "sunscreen" } } };
	}
	return { ...inquiry, question: { ...question, slots: { ...question.slots, concerns: [concern] } } };
}

/** In the place of something, now or in the turn this one goes on with. */
function places({ question: { text }, history }: Inquiry): boolean {
	const last = history.findLast(({ role }) => role === "user")?.message;
	return PLACE.test(text) || (last !== undefined && PLACE.test(spellOut(last)));
}

function afterCalmed({ rule_id }: RedFlag): Draft {
	return {
		paragraphs: [AFTER_FLAG.calmed],
		citations: [citeRule(rule_id, "Safety rule, after a severe reaction")],
		quiet: true,
	};
}

const ONE_OR_TWO = /\b(?:one|1|a single|two|2|few(?:est)?) (?:products?|things?|steps?|bottles?)\b/;

function whatKind(inquiry: Inquiry): Draft {
	if (ONE_OR_TWO.test(inquiry.question.text))
		return {
			paragraphs: [
				"If it is to be one: a moisturizer with SPF 30 or more, every morning. Sunscreen does most for skin at any age, and it keeps the dryness away as well.",
				"If two: a mild wash without soap in the evening as the second. Everything else can wait. Say which of them I shall look for, and what it may cost.",
			],
			quiet: true,
		};
	return {
		paragraphs: [
			pickWording(inquiry, [
				"Gladly. What kind are you after: a cleanser, moisturizer, sunscreen, serum or something else?",
				"Happy to look. Which kind of product, and what should it do for your skin?",
			]),
			"A price or a wish helps too, for example without fragrance.",
		],
		quiet: true,
	};
}
