import { ACTIVES, type ActiveId, findActive, isExfoliating, isTreatment } from "../../knowledge/actives.ts";
import type { ConflictRule } from "../../knowledge/conflicts.ts";
import { type Pairing, pairing } from "../../knowledge/pairing.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import { assertNever } from "../../skin/assert-never.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import type { NamedActive } from "../question.ts";
import { citeActive, citeRule, citeSources } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, EVIDENCE_WORDS, pickWording } from "../writing/compose-answer.ts";
import { combineOwn, goesWith } from "./combine-several.ts";
import { answerInUse } from "./in-use.ts";
import { activeCautions, barredShelf, youngRetinoid } from "./person/cautions.ts";
import { skinNow } from "./person/paused-now.ts";
import { answerPregnancy } from "./pregnancy-and-minors.ts";

const IS_IT_OK = /\b(?:ok|okay|safe|allowed|fine|alright)\b/;
const BESIDE_EACH_OTHER =
	/\b(?:with|together|both|mix\w*|same|layer\w*|combin\w*|before|after|over|under|then|plus|on top|clash\w*|alternat\w*)\b/;

/** Several things one after the other, of somebody who expects or nurses: each is asked about for itself. */
function asksIfAllowed({ context, question: { text } }: Inquiry): boolean {
	const { pregnancy = "no" } = context.person.preferences;
	return pregnancy !== "no" && IS_IT_OK.test(text) && !BESIDE_EACH_OTHER.test(text);
}

/** Whether two or three ingredients may be used beside each other, by the pair rules. */
export const answerCombine: AnswerWriter = (inquiry) => {
	const young = youngRetinoid(inquiry);
	if (young !== null) return young;
	if (asksIfAllowed(inquiry)) return answerPregnancy(inquiry);
	const own = combineOwn(inquiry);
	if (own !== null) return own;
	const actives = withOther(inquiry);
	const [first, second, third] = actives;
	if (first === undefined) return answerInUse(inquiry);
	if (second === undefined && TWICE.test(inquiry.question.text)) return twice(first);
	if (second === undefined) return besideKind(inquiry, first) ?? goesWith(inquiry, first);
	const pairs: [NamedActive, NamedActive][] = [
		[first, second],
		...(third
			? ([
					[first, third],
					[second, third],
				] as [NamedActive, NamedActive][])
			: []),
	];
	const ids = actives.map(({ id }) => id);
	const now = skinNow(inquiry, ids);
	if (now.text !== "" && pairs.length > 1) return laterTogether(inquiry, now, pairs);
	const told = unrepeated(pairs.map(([a, b]) => tellPair(inquiry, a, b)));
	const cautions = activeCautions(inquiry.context, ids);
	// Where the pair itself is fine, that is what was asked; where it is not, skin as it is now decides.
	const nowFirst = !pairs.every(([a, b]) => pairing(a.id, b.id)?.rule.level === "allow");
	const prescribed = actives.some(({ id }) => ACTIVES[id].status.us === "prescription");
	const nights =
		WHICH_NIGHT.test(inquiry.question.text) && third === undefined
			? nightsOf(first, second, inquiry.question.text)
			: "";
	if (nights !== "")
		return {
			paragraphs: [now.text, now.text === "" ? nights : onceCalm(nights), cautions.text],
			citations: [
				...now.citations,
				...told.flatMap(({ citations = [] }) => citations),
				...cautions.citations,
			],
		};
	return {
		paragraphs: prescribed
			? [cautions.text || PRESCRIBED, ...told.flatMap(({ paragraphs }) => paragraphs)]
			: [
					nowFirst ? now.text || ownFirst(inquiry, ids) : "",
					...told.flatMap(({ paragraphs: [first = "", ...rest] }) =>
						nowFirst && now.text !== "" ? [onceCalm(first), ...rest] : [first, ...rest],
					),
					[
						nowFirst ? "" : now.text.replace(/^Not now: /, "For you now: ") || ownFirst(inquiry, ids),
						cautions.text || acceptedNow(inquiry, ids),
					]
						.filter(Boolean)
						.join(" "),
				],
		citations: [
			...now.citations,
			...told.flatMap(({ citations = [] }) => citations),
			...cautions.citations,
			...(acceptedNow(inquiry, ids) === "" ? [] : [citeRule("person.pregnancy", "Pregnancy rule")]),
		],
	};
};

/** No pair is allowed beside a pause without saying when. */
function onceCalm(text: string): string {
	return text === "" ? "" : `Once it is calm: ${/^I\b/.test(text) ? text : lower(text)}`;
}

/** Skin has to calm down first: what rests, and in one line a pair how they come together again. */
function laterTogether(
	{ question: { text } }: Inquiry,
	now: ReturnType<typeof skinNow>,
	pairs: readonly (readonly [NamedActive, NamedActive])[],
): Draft {
	const lines = pairs.flatMap(([a, b]) => {
		const rule = pairing(a.id, b.id)?.rule;
		return rule === undefined
			? []
			: [{ rule, line: `- ${capitalize(a.words)} and ${b.words}: ${LATER[rule.level]}` }];
	});
	return {
		paragraphs: [
			now.text,
			lines.length === 0 ? "" : `Once it is calm:\n\n${lines.map(({ line }) => line).join("\n")}`,
			OVER_OR_UNDER.test(text) ? "Under or over: the thinner one first, moisturizer last." : "",
		],
		citations: [
			...now.citations,
			...lines.map(({ rule, line }) => citeRule(rule.id, `Pair rule, ${line.slice(2).split(":")[0] ?? ""}`)),
		],
		minded: true,
	};
}

const LATER: Readonly<Record<ConflictRule["level"], string>> = {
	allow: "fine together.",
	advice: "fine beside each other, best apart where it stings.",
	separate: "one in the morning, one at night.",
	alternate: "on different nights, never on one.",
	block: "one of them only.",
};
const OVER_OR_UNDER = /\b(?:under|over|first|before|after|on top|order)\b/;

/** Who expects or nurses asks of a pair whether each of it is for now, too. */
function acceptedNow({ context: { person } }: Inquiry, ids: readonly ActiveId[]): string {
	const { pregnancy = "no" } = person.preferences;
	const all = ids.every((id) => ACTIVES[id].pregnancy === "accepted");
	if (pregnancy === "no" || !all) return "";
	const names = joinWords(ids.map((id) => ACTIVES[id].name));
	return `For you now: ${names} are usually accepted while pregnant, trying or breastfeeding; your midwife or doctor has the last word.`;
}

/** Which night, which part of the day or which days: how the two share a week. */
const WHICH_NIGHT =
	/\b(?:which|what) (?:nights?|days?|evenings?)\b|\bsame time\b.*\b(?:or|am|pm)\b|\b(?:am|morning) (?:and|or) (?:pm|night|evening)\b|\bam pm\b|\b(?:split|alternat\w*|swap|take turns)\b|\bon (?:different|separate|other) (?:days?|nights?|evenings?)\b|\bnights? (?:that |when )?i (?:do not|skip|leave out|am not)\b/;

const ASKS_LEAVE =
	/^(?:(?:so|and|but|ok) )*(?:(?:can|may|could|should) i|what if|how about|what about|and if|if)\b/;

/** "" where no rule parts the two. */
function nightsOf(first: NamedActive, second: NamedActive, text: string): string {
	const [a, b] = isExfoliating(first.id) ? [second, first] : [first, second];
	switch (pairing(a.id, b.id)?.rule.level) {
		case "alternate":
			return `${ASKS_LEAVE.test(text) ? "Yes, on" : "On"} different nights, for example ${a.words} on Monday and Thursday, ${b.words} on Saturday, and plain moisturizer on the nights between. Begin with one of them; the other follows after two calm weeks.`;
		case "separate":
			return `Not at the same time:${timesOf(a, b) || ` ${a.words} in the morning, ${b.words} at night`}${timesOf(a, b) ? "" : "."}`.replace(
				" Simplest is",
				" simplest is",
			);
		case "block":
			return "";
		case "allow":
		case "advice":
		case undefined:
			return timesOf(a, b) === "" ? "" : `Together is fine, and apart is easier on skin.${timesOf(a, b)}`;
	}
}

/** What a rule says of products of their own with these, before the pair itself. */
function ownFirst(inquiry: Inquiry, ids: readonly ActiveId[]): string {
	return OWN.test(inquiry.question.text)
		? (ids.map((id) => barredShelf(inquiry, id)).find((one) => one !== null) ?? "")
		: "";
}

const OWN = /\b(?:my|mine|i (?:use|have|own|am using))\b/;

/** "Spf over tretinoin?": one ingredient beside a kind of product. */
function besideKind(
	{ context, question: { slots, text } }: Inquiry,
	{ id, words }: NamedActive,
): Draft | null {
	if (STIRRED.test(text) && slots.category === "moisturizer") return stirred(id, words);
	if (STIRRED.test(text) && slots.category === "sunscreen") return stirredSunscreen(words);
	const atNight = ACTIVES[id].time === "night";
	const cautions = activeCautions(context, [id]);
	const said =
		slots.category === "sunscreen"
			? `Yes: ${atNight ? `${words} at night, and sunscreen as the last step in the morning` : `${words} first, sunscreen over it as the last step in the morning`}.${ACTIVES[id].photosensitising ? " You even need it then, because skin burns more easily." : ""}`
			: slots.category === "moisturizer"
				? `Yes: ${words} first on clean skin, moisturizer over it once it no longer feels wet.${isTreatment(id) ? " Where it stings, moisturizer goes under it as well." : ""}`
				: null;
	return said === null
		? null
		: { paragraphs: [said, cautions.text], citations: [citeActive(id), ...cautions.citations] };
}

const STIRRED =
	/\b(?:mix\w*|stir\w*|blend\w*|dilut\w*)\b.*\b(?:into|in (?:my|the|your|a|one) (?:hand|palm|jar|tub|pot)|in one)\b|\bliterally (?:mix|stir|blend)\w*\b/;

function stirredSunscreen(words: string): Draft {
	return {
		paragraphs: [
			`No, do not stir them together: a sunscreen is only tested as it comes out of the pack, and thinned with ${words} it may protect far less than its number says. One after the other: ${words} first, let it dry, then the full amount of sunscreen as the last step in the morning.`,
		],
		citations: citeSources(["house_default"]),
	};
}

/** Two products stirred together. */
function stirred(id: ActiveId, words: string): Draft {
	return {
		paragraphs: [
			`It does no harm, but better not: stirred together ${words} lies unevenly and nobody knows how strong it still is. One after the other takes a minute more: ${words} thinly, then the moisturizer, or the moisturizer under it where it stings.`,
		],
		citations: [citeActive(id)],
	};
}

const TWICE =
	/\b(?:2|two|both|double|several|three|3)\b(?: \w+){0,3} (?:products?|serums?|creams?|bottles?|at once|of them)\b|\b(?:products?|serums?|creams?) (?:\w+ )?at once\b/;

function twice({ id, words }: NamedActive): Draft {
	return {
		paragraphs: [
			isTreatment(id)
				? `One product with ${words} is enough. Two add up in strength and in what irritates, hardly in what they do; take the one you like to wear.`
				: `It does no harm: ${words} is mild, so two products with it are only one more layer than you need.`,
		],
		citations: [citeActive(id)],
	};
}

const THE_OTHER = /\bother (?:one|serum|cream|product|bottle)\b/;

/** "The toner on nights I do not use retinol": what is left out on one night is the other of the two. */
const OTHER_NIGHTS = /\bnights? (?:that |when )?i (?:do not|skip|leave out|am not)\b/;

/** "With the other one" is the other treatment on the shelf, where there is just one. */
function withOther({ question: { slots, text }, context: { in_use } }: Inquiry): readonly NamedActive[] {
	const actives = OTHER_NIGHTS.test(text) ? [...slots.actives, ...slots.excluded] : slots.actives;
	if (actives.length === 0 || !THE_OTHER.test(text)) return actives;
	const named = new Set<string>(actives.map(({ id }) => id));
	const treatments = in_use.map(({ product }) =>
		product === null ? [] : productFacts(product).key.filter(isTreatment),
	);
	const beside = treatments.filter((ids) => !ids.some((id) => named.has(id)));
	const others = [...new Set(beside.flatMap((ids) => ids.slice(0, 1)))];
	const [other] = others;
	if (other === undefined || others.length > 1) return actives;
	return [...actives.slice(0, 1), { id: other, words: ACTIVES[other].name }];
}

/** Pairs of three share advice; it is given once. */
function unrepeated(drafts: readonly Draft[]): Draft[] {
	const said = new Set<string>();
	const once = (text: string) =>
		text
			.split(/(?<=[.!?]) /)
			.filter((sentence) => !said.has(sentence) && said.add(sentence))
			.join(" ");
	return drafts.map((draft) => ({ ...draft, paragraphs: draft.paragraphs.map(once) }));
}

const PRESCRIBED =
	"One of these is on prescription, so ask the person who prescribed it before you add the other. What the rules say in general:";

function tellPair(inquiry: Inquiry, a: NamedActive, b: NamedActive): Draft {
	const pair = pairing(a.id, b.id);
	const names = `${capitalize(a.words)} and ${b.words}`;
	if (pair === null) return noRule(names, a, b);
	const { rule } = pair;
	return {
		paragraphs: [
			`${verdict(inquiry, rule, names, turns(rule, a, b) !== "")} ${rule.why} ${turns(rule, a, b) || fixWords(pair)}${rule.myth ? apartAnyway(a, b) : ""}`
				.replace(/ {2,}/g, " ")
				.trim(),
			evidence(rule),
		],
		citations: [
			citeRule(rule.id, `Pair rule, ${a.words} and ${b.words}`),
			...citeSources(rule.sources).slice(0, 1),
		],
	};
}

/** A yes answers a question only; a story that names two gets none. */
const ASKS_WHETHER =
	/\b(?:can|may|could|should|ok|okay|fine|safe|allowed|together|mix\w*|combin\w*|layer\w*|pair\w*|beside|same|with|bad|wrong|clash\w*|conflict\w*|compatible|cancel\w*|yes or no)\b/;

function verdict(inquiry: Inquiry, rule: ConflictRule, names: string, parts: boolean): string {
	if (
		!ASKS_WHETHER.test(inquiry.question.text) &&
		(rule.myth || rule.level === "allow" || rule.level === "separate")
	)
		return rule.level === "separate"
			? `${names} both fit in one routine, at different times of day.`
			: `${names} get along.`;
	if (rule.myth)
		return pickWording(inquiry, [
			`Yes, you can. That ${lower(names)} do not go together is a myth.`,
			`${names}: go ahead, the warning you may have read is a myth.`,
			`Yes. Keeping ${lower(names)} apart is a myth.`,
		]);
	switch (rule.level) {
		case "allow":
			return pickWording(inquiry, [`Yes, ${lower(names)} may be used together.`, `${names} get along.`]);
		case "advice":
			return parts
				? `Better not on the same night at first: let ${lower(names)} take turns.`
				: `${names} may be used beside each other, best apart where skin stings.`;
		case "separate":
			return pickWording(inquiry, [
				`Yes, but not at the same moment: one in the morning, one at night.`,
				`${names} both fit in one routine, at different times of day.`,
			]);
		case "alternate":
			return pickWording(inquiry, [
				"Not on the same night; on alternate nights they are fine.",
				`${names}: both, yes, on different nights.`,
				`Better not in one evening. ${names} take turns instead.`,
			]);
		case "block":
			return pickWording(inquiry, [
				`I would not: ${lower(names)} are better not used together.`,
				`No, pick one. ${names} do not belong in the same routine.`,
			]);
		default:
			return assertNever(rule.level);
	}
}

/** An exfoliant beside another treatment: how the two share a week. "" for every other pair. */
function turns(rule: ConflictRule, a: NamedActive, b: NamedActive): string {
	const [peel, other] = isExfoliating(a.id) ? [a, b] : [b, a];
	if (rule.level !== "advice" || !isExfoliating(peel.id) || !isTreatment(other.id)) return "";
	return ACTIVES[other.id].time === "morning"
		? `${capitalize(other.words)} in the morning, ${peel.words} on one or two nights a week.`
		: `Begin with ${other.words}, every other night and daily once skin takes it; ${peel.words} on one or two of the nights without it. Stop both where it burns.`;
}

function fixWords({ rule, share_routine, gives_way }: Pairing): string {
	if (rule.fix === "No change needed.") return "";
	const leaving = share_routine || gives_way === null ? undefined : findActive(gives_way)?.name;
	return leaving === undefined ? rule.fix : `${rule.fix} If one goes, let it be ${leaving}.`;
}

function evidence(rule: ConflictRule): string {
	if (rule.grade === "M") return "";
	return `This rests on ${EVIDENCE_WORDS[rule.grade]}${rule.grade === "C" ? ", so take it as cautious practice rather than as law" : ""}.`;
}

function noRule(names: string, a: NamedActive, b: NamedActive): Draft {
	if (a.id === b.id) {
		return {
			paragraphs: [
				`Those are two words for much the same thing, so one product with it is enough: more adds irritation, not effect.`,
			],
			citations: [citeActive(a.id)],
		};
	}
	const both = isTreatment(a.id) && isTreatment(b.id);
	const start = both
		? `${timesOf(a, b)} Start them at least two weeks apart, so that a reaction has one possible cause.`
		: " Put the thinner one on first.";
	return {
		paragraphs: [`I know of no reason to keep ${lower(names)} apart.${start}`],
		citations: both
			? [citeRule("rule.one_new_active", "Routine rule, one new active at a time")]
			: [citeActive(a.id), citeActive(b.id)],
	};
}

/** Two that get along and have times of day of their own do not even meet. */
function apartAnyway(a: NamedActive, b: NamedActive): string {
	const times = new Set([ACTIVES[a.id].time, ACTIVES[b.id].time]);
	return times.has("morning") && times.has("night") ? timesOf(a, b) : "";
}

/** Where one belongs in the morning and the other at night, they need not meet. */
function timesOf(a: NamedActive, b: NamedActive): string {
	const at = (time: "morning" | "night") => [a, b].find(({ id }) => ACTIVES[id].time === time);
	const [morning, night] = [at("morning"), at("night")];
	if (morning === undefined && night === undefined) return "";
	if (isOfNight(a) && isOfNight(b)) return " Simplest is to use them on different nights.";
	const early = morning ?? [a, b].find((one) => one !== night);
	const late = night ?? [a, b].find((one) => one !== morning);
	return ` Simplest is ${early?.words ?? ""} in the morning and ${late?.words ?? ""} at night.`;
}

const isOfNight = ({ id }: NamedActive) => ACTIVES[id].time === "night";

function lower(names: string): string {
	return /^[A-Z]{2}/.test(names) ? names : names.charAt(0).toLowerCase() + names.slice(1);
}
