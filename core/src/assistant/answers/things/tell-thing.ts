import { ACTIVES, isTreatment } from "../../../knowledge/actives.ts";
import { findCase, type KnownCase } from "../../../knowledge/cases/known-cases.ts";
import { KNOWN_QUESTIONS } from "../../../knowledge/questions/known-questions.ts";
import type { Thing, ThingAspect, ThingKind } from "../../../knowledge/things/thing.ts";
import { OF_KIND, THINGS } from "../../../knowledge/things/things.ts";
import { isMinor } from "../../../routine/person.ts";
import { capitalize } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { searchContext } from "../../find/search-context.ts";
import type { NamedActive, NearCase, Understood } from "../../question.ts";
import { readActives } from "../../reading/read-slots.ts";
import { citeRule, citeSources } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { activeCautions } from "../person/cautions.ts";
import { verdict } from "../pregnancy-and-minors.ts";

/** Lower-case words without marks, as they were typed: a thing's own name is not settled to a word of skin care. */
export function plainWords(message: string): string {
	return message
		.slice(0, MOST_READ)
		.toLowerCase()
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/['\u2019`]/g, "")
		.replace(/[^a-z0-9%]+/g, " ")
		.replace(SIMILE, " ")
		.trim();
}

/** "Looking like cheese", "greasy as chips": no word about the thing itself. */
const SIMILE =
	/\b(?:came (?:up|out)|turn(?:ed|s)|went|goes|glow\w*) like (?:a |an )?\w+|\b(?:look\w*|feel\w*|shiny|greasy|oily|red|white|dry|smooth|soft) (?:like|as) (?:a |an |my |the )?\w+/g;
const MOST_READ = 1_000;

/** Of several, this is what the answer has to begin with; a tablet that is only mentioned comes after what is asked of. */
const FIRST: readonly ThingKind[] = [
	"case",
	"claim",
	"skin_medicine",
	"remedy",
	"supplement",
	"eaten",
	"device",
	"goods",
	"medicine",
	"habit",
	"state",
];

/** What of the table a message names, first what the answer has to begin with. */
export function namedThings(message: string): readonly Thing[] {
	const text = plainWords(message);
	return THINGS.filter(({ says }) => says.test(text)).toSorted(
		(a, b) => FIRST.indexOf(a.kind) - FIRST.indexOf(b.kind),
	);
}

/** What only a message together with the turns before it names: "hers is the 10% one". */
export function joinedThings(message: string, before: readonly string[]): readonly Thing[] {
	const earlier = before.join(" ");
	const alone = new Set(namedThings(earlier));
	return namedThings(`${earlier} ${message}`).filter((thing) => !alone.has(thing));
}

const SAYS: Readonly<Record<Exclude<ThingAspect, "actives" | "medicines">, RegExp>> = {
	child:
		/\b(?:my|his|her|the|our|a) (?:\w+ )?(?:toddlers?|baby|babys|babies|newborn|son|sons|daughters?|kids?|child|childs|children|little one|lo|grandson|granddaughter|infant)\b(?! (?:group|brain|shower|powder|oil|wipes|bump))|\b(?:hes|shes|he is|she is) \d+\b|\b\d+ ?kg\b/,
	pregnancy:
		/\b(?:pregnan\w*|expecting|trying (?:for|to conceive)|ttc|breast ?feed\w*|nursing|bf|postpartum|(?:weeks|wks|months) gone)\b/,
	often:
		/\bhow (?:often|many times|much|long)\b|\bevery (?:day|night)\b|\bdaily\b|\b(?:only|just) (?:\w+ ){0,3}at ni(?:ght|te)\b/,
	sore: /\b(?:sore|raw|burn\w*|broken|peel\w*|crack\w*|open|wounds?|cuts?|tight|spannt|dry(?! (?:\w+ )?up\b)|sting\w*|weep\w*|paining|hurts?|eczema|ridge|bleed\w*)\b/,
	spots: /\b(?:spots?|spotty|acne|pimples?|zits?|break ?outs?|break me out|blemish\w*|bacne)\b/,
	deep: /\b(?:dark|deep|black|brown|darker|deeper) (?:skin\w*|tone|complexion)\b|\bskin of colou?r\b/,
};
/** Whether plain words speak of a child, a pregnancy, sore or deep skin. */
function saysOf(aspect: keyof typeof SAYS, text: string): boolean {
	return SAYS[aspect].test(text);
}

/** What is asked of a thing, the surest sign first. */
const ASKED: readonly (keyof typeof SAYS)[] = ["child", "pregnancy", "often", "sore", "spots", "deep"];
/** Answer by themselves; the others stand beside what the thing is. */
const WHOLE: ReadonlySet<ThingAspect> = new Set<ThingAspect>(["actives", "child", "sore", "spots"]);
/** Here a pregnancy counts although nobody asks. */
const TAKEN: ReadonlySet<Thing["kind"]> = new Set(["supplement", "skin_medicine", "medicine", "device"]);

function changesWith({ kind, pregnancy }: Thing): boolean {
	return TAKEN.has(kind) || (kind === "case" && pregnancy !== undefined);
}

/** What is known of a thing, by what is asked of it and by whom: the answer first, then one next step. */
export function tellThing(thing: Thing, message: string, inquiry: Inquiry, beside?: Thing): Draft {
	const asked = aspectsAsked(thing, message, inquiry, beside);
	const others = othersNamed(thing, inquiry);
	const first =
		asked.includes("pregnancy") && others.length > 0
			? [...others.map(({ id }) => verdict(id)), thing.actives ?? OF_KIND[thing.kind].actives ?? ""]
			: opening(thing, asked, isDeep(message, inquiry));
	const person = aboutPerson(thing, inquiry, [...first, thing.next ?? ""].join(" "));
	const told = [...first, beside?.what ?? "", ...person.said].join(" ");
	const aside = isMinor(inquiry.context.person.preferences) && person.citations.length > 0;
	const next =
		!aside && (MEDICAL.has(thing.kind) || wordsIn(told) <= (OF_CASE.has(thing.kind) ? ROOM_OF_CASE : ROOM))
			? (thing.next ?? "")
			: "";
	return {
		paragraphs: [first.join(" "), beside?.what ?? "", [...person.said, next].join(" ").trim()],
		citations: [
			citeRule(thing.id, capitalize(thing.name)),
			...citeSources([thing.source]).filter(({ id }) => id !== "house_default"),
			...person.citations,
			...(asked.includes("pregnancy") || person.expecting
				? [citeRule("person.pregnancy", "Pregnancy rule")]
				: []),
		],
		minded: true,
	};
}

const MEDICAL: ReadonlySet<Thing["kind"]> = new Set(["skin_medicine", "medicine", "device", "state"]);
/** Beyond this many words no next step is added. */
const ROOM = 65;
/** What is said of a thing in a situation is the whole answer. */
const ROOM_OF_CASE = 100;
const OF_CASE: ReadonlySet<Thing["kind"]> = new Set(["case", "claim"]);

function wordsIn(text: string): number {
	return text.split(/\s+/).filter(Boolean).length;
}

/** The sentence for what is asked; beside it what the thing is, where that sentence does not stand alone. */
function opening(thing: Thing, asked: readonly ThingAspect[], deep: boolean): string[] {
	const told = asked.find((one) => thing[one] !== undefined);
	const what = (deep ? thing.what_deep : undefined) ?? thing.what;
	const instead = what === thing.what_deep && (told === "often" || told === "deep" || told === "spots");
	const lead = told === undefined || instead ? undefined : thing[told];
	const whole = lead !== undefined && told !== undefined && WHOLE.has(told);
	const general =
		lead === undefined ? asked.flatMap((one) => OF_KIND[thing.kind][one] ?? []).slice(0, 1) : [];
	return [lead, whole ? undefined : what, ...general].filter((one) => one !== undefined);
}

/** Ingredients that are named beside the thing. */
function othersNamed(thing: Thing, { question: { slots } }: Inquiry): readonly NamedActive[] {
	// A row that reads several words together has its ingredient among them.
	if (thing.says.source.startsWith("^(?=")) return [];
	return [...slots.actives, ...slots.excluded].filter(({ words }) => !thing.says.test(words.toLowerCase()));
}

function aspectsAsked(thing: Thing, message: string, inquiry: Inquiry, beside?: Thing): ThingAspect[] {
	const text = plainWords(message).replace(thing.says, " ");
	return [
		...(SAYS.child.test(text) || isMinor(inquiry.context.person.preferences) ? (["child"] as const) : []),
		...(SAYS.pregnancy.test(text) ? (["pregnancy"] as const) : []),
		...(beside?.kind === "medicine" ? (["medicines"] as const) : []),
		...(othersNamed(thing, inquiry).length > 0 ? (["actives"] as const) : []),
		...ASKED.filter((one) => one !== "child" && one !== "pregnancy" && SAYS[one].test(text)),
	];
}

function isDeep(message: string, inquiry: Inquiry): boolean {
	return (
		SAYS.deep.test(plainWords(message)) ||
		searchContext(inquiry, false).pick.conditions.includes("darker_tone")
	);
}

/** What is different for this person although it was not asked. */
function aboutPerson(
	thing: Thing,
	inquiry: Inquiry,
	said: string,
): { said: string[]; expecting: boolean; citations: Draft["citations"] & {} } {
	const { context } = inquiry;
	const expecting = (context.person.preferences.pregnancy ?? "no") !== "no";
	const acne = context.report?.analysis.findings.find(({ concern }) => concern === "acne")?.severity ?? 0;
	const more = [
		expecting && changesWith(thing) ? (thing.pregnancy ?? OF_KIND[thing.kind].pregnancy) : undefined,
		isDeep("", inquiry) ? thing.deep : undefined,
		acne >= 1 && (thing.kind === "remedy" || thing.kind === "goods") ? thing.spots : undefined,
	].filter((one) => one !== undefined && !said.includes(one));
	const advised = readActives((thing.next ?? "").toLowerCase())
		.named.map(({ id }) => id)
		.filter(isTreatment);
	const cautions = activeCautions(context, advised);
	return {
		said: [...more.slice(0, 1), cautions.text].filter(
			(one): one is string => one !== undefined && one !== "",
		),
		expecting: expecting && changesWith(thing),
		citations: cautions.citations,
	};
}

/** The answer to what exactly was asked; null where that is not known. */
export function answerParticular(inquiry: Inquiry, understood: Understood | undefined): Draft | null {
	const row = understood?.particular === undefined ? undefined : findCase(understood.particular);
	if (row === undefined || isKeptFrom(row, inquiry)) return null;
	if (understood?.guessed !== undefined) return tellCase(row, inquiry.message, inquiry);
	const plainly = (understood?.reading?.particular ?? 1) >= PLAINLY;
	return tellCase(withItsQuestion(row, plainly), inquiry.message, inquiry);
}

/** The answers to the questions that come near, each behind its own question; null where none may be told. */
export function tellNearest(inquiry: Inquiry, near: readonly NearCase[]): Draft | null {
	const told = near.flatMap(({ id }) => {
		const row = findCase(id);
		if (row === undefined) return tellTopic(id);
		return isKeptFrom(row, inquiry)
			? []
			: [{ asks: row.asks, draft: tellCase(row, inquiry.message, inquiry) }];
	});
	if (told.length === 0) return null;
	return {
		paragraphs: told.map(
			({ asks, draft }) => `**${asks}** ${draft.paragraphs.filter((one) => one !== "").join(" ")}`,
		),
		citations: told.flatMap(({ draft }) => draft.citations ?? []),
		...(told.some(({ draft }) => draft.minded) && { minded: true }),
	};
}

/** What is known of a topic in general, behind its name. */
function tellTopic(id: string): { asks: string; draft: Draft }[] {
	const row = KNOWN_QUESTIONS.find((one) => one.id === id);
	if (row === undefined) return [];
	const citations = [citeRule(row.id, row.label), ...citeSources(row.sources).slice(0, 1)];
	return [{ asks: `${row.label}:`, draft: { paragraphs: [row.text], citations } }];
}

/** It names what nobody uses while pregnant or nursing, and has no word for whoever is. */
function isKeptFrom(row: KnownCase, { context, message }: Inquiry): boolean {
	const expecting =
		(context.person.preferences.pregnancy ?? "no") !== "no" || saysOf("pregnancy", plainWords(message));
	return expecting && row.pregnancy === undefined && advisesAgainst(row.what);
}

/** So likely what was asked that what words alone read stands behind it; of 100 such about 80 are right. */
export function isPlainlyAsked(understood: Understood | undefined, least: number): boolean {
	return (
		understood?.particular !== undefined &&
		understood.guessed === undefined &&
		(understood.reading?.particular ?? 0) >= least
	);
}

/** Less likely, a yes could be the answer to the opposite: it is read against its own question. */
const PLAINLY = 0.7;
const YES_OR_NO = /^(?:yes|no)\b/i;

/** An answer that names what it speaks of by no more than this is understood behind its question alone. */
const NAMES_NOTHING =
	/^(?:it|they|them|both|these|this|those|neither|you need not|not (?:really|much|always|at all)|mostly|hardly|rarely|seldom)\b/i;

function withItsQuestion(row: KnownCase, plainly: boolean): KnownCase {
	const alone = !NAMES_NOTHING.test(row.what) && (plainly || !YES_OR_NO.test(row.what));
	return alone ? row : { ...row, what: `**${row.asks}** ${row.what}` };
}

/** The answer to a particular question, with what is different for this person before or behind it. */
function tellCase(row: KnownCase, message: string, inquiry: Inquiry): Draft {
	const { preferences } = inquiry.context.person;
	const text = plainWords(message);
	const expecting = (preferences.pregnancy ?? "no") !== "no" || saysOf("pregnancy", text);
	const young = isMinor(preferences) || saysOf("child", text);
	const deep = isDeep(message, inquiry);
	// What somebody must not do stands before what others may.
	const first = [
		young ? row.child : undefined,
		expecting ? row.pregnancy : undefined,
		saysOf("sore", text) ? row.sore : undefined,
	].filter((one) => one !== undefined);
	// What is true for others would speak against the sentence for her.
	const others = expecting && row.pregnancy !== undefined && advisesAgainst(row.what);
	const topic = KNOWN_QUESTIONS.find(({ id }) => id === row.topic);
	return {
		paragraphs: [first.join(" "), others ? "" : row.what, deep ? (row.deep ?? "") : ""],
		citations: [
			citeRule(row.id, capitalize(row.name)),
			...citeSources(topic?.sources ?? []).filter(({ id }) => id !== "house_default"),
			...(expecting && row.pregnancy !== undefined ? [citeRule("person.pregnancy", "Pregnancy rule")] : []),
			...(isMinor(preferences) ? [citeRule("person.minor", "Rule for people under 18")] : []),
		],
		...(first.length > 0 && { minded: true }),
	};
}

/** Names what nobody uses while pregnant or nursing. */
function advisesAgainst(text: string): boolean {
	return readActives(text.toLowerCase()).named.some(({ id }) => ACTIVES[id].pregnancy === "avoid");
}
