import { wishesPlainly } from "@dewlight/core/assistant/answers/wish-for-goods.ts";
import type { Intent, Question, Understood } from "@dewlight/core/assistant/question.ts";
import { readActives } from "@dewlight/core/assistant/reading/read-slots.ts";
import { spellOut } from "@dewlight/core/assistant/reading/spell-out.ts";
import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import type { ReadMessage } from "../topics/read-messages.ts";
import { asIntent, TALK, type TopicId } from "../topics/topics.ts";
import { type RankedCase, rankCases } from "./case-layer.ts";
import { evadesPregnancy, isOfOtherActive } from "./case-words.ts";

/**
 * From which chance on a case answers: at all, where a message leans on the one before it, and where another topic is held for sure. Of 213
 * messages of three strangers whose cases readers named about a half reach it, most of them with a case that was named. Whoever
 * writes few words asks in general: the topic's own text is for them.
 */
const SURE = { alone: 0.38, leaning: 0.4, elsewhere: 0.4, in_talk: 0.55 };
const SURE_IN_FEW = { alone: 0.45, leaning: 0.55, elsewhere: 0.55, in_talk: 0.55 };
const WORDS_OF_A_QUESTION = 9;
/** Above what words alone read as a wish, a pair or the person's own data; of 717 messages three of four at .5 to .7 and nine of ten above had the right case first. */
const PLAIN = {
	wish: 0.5,
	plain_wish: 0.75,
	own: 0.6,
	own_in_few: 0.8,
	whole: 0.65,
	pair: 0.9,
	concern: 0.6,
};
/** The same thing for less money is looked for, whatever is known of prices. */
const FOR_LESS =
	/\b(?:something|anything|one|similar|like)(?: \w+){0,5} (?:for less|cheaper)\b|\bdupes?\b|\bcheaper (?:version|alternative|one|option)s?\b/;
/** Care for one concern, asked for in so many words and of nothing else. */
const ASKS_FOR_CARE =
	/\b(?:how (?:do|can|to|should|would) (?:i )?(?:best )?(?:get rid of|fade|clear|treat|reduce|lighten|fix|heal|calm|control|shrink|make (?:it|them|these|this|my \w+) (?:go|fade|smaller|better|less))|what (?:do|can|should) i do(?: about (?:it|this|them))?$|does anything(?: \w+){0,5} (?:work|help)|what (?:helps|works|can i do|should i do|do i do|gets rid|is good|is best)(?: \w+)?(?: against| for| about| with)|how do you (?:get rid of|fade|clear|treat))\b/;
const WORDS_OF_CARE = 24;

function asksForCare({ text, slots }: Question): boolean {
	return (
		slots.concerns.length > 0 &&
		slots.actives.length === 0 &&
		slots.category === null &&
		text.split(" ").length <= WORDS_OF_CARE &&
		ASKS_FOR_CARE.test(text)
	);
}
/** Of a topic so little ahead of the next 10 answers of 100 were good and 60 missed: the nearest case is taken for the question. */
const WEAK_AHEAD = 0.35;
/** So many cases of one topic that are as likely as this tell that the topic was meant. */
const LEVEL = 0.05;
const MANY = 3;
/** Every second one answers: it is said what the question was taken for. */
const GUESSED = 0.25;
const OFFERED = 0.12;
const MOST_OFFERED = 3;
/** Fewer words of a later turn say too little alone. */
const WORDS_THAT_STAND_ALONE = 7;

/** About the person's own data or a search: the topic's own writer knows more than any text for everybody. */
const OWN: ReadonlySet<Intent> = new Set<Intent>([
	"find_product",
	"progress",
	"plan_changes",
	"plan_why",
	"plan_drop",
	"plan",
	"pick_why",
	"in_use",
	"routine_check",
	"tonight",
	"report",
	"held",
	"product_facts",
	"thanks",
	"greeting",
]);
/** Said to somebody for whom more is at stake: only by what was written for them. */
const MINDED: ReadonlySet<Intent> = new Set<Intent>(["pregnancy", "minor", "reaction"]);

/**
 * What was understood, with the particular question where one is likely enough to be what was asked; `words` is what the
 * words alone read, which stands where nothing else was understood.
 */
export function withParticular(
	understood: Understood,
	{ question, texts, ranked, read }: Ranked,
): Understood {
	const nearest = ranked[0]?.chance ?? 0;
	// Of two ingredients by name the table of pairs tells, with its grade and source.
	if (
		understood.intent === "combine" &&
		nearest < PLAIN.pair &&
		readActives(spellOut(texts.at(-1) ?? "")).named.length > 1
	)
		return understood;
	const wishes =
		understood.intent === "find_product" ||
		(understood.intent === null && question.intent === "find_product");
	if (wishes && FOR_LESS.test(question.text)) return understood;
	if (wishes && nearest < (wishesPlainly(question) ? PLAIN.plain_wish : PLAIN.wish)) return understood;
	// "How do I get rid of dark marks": their own plan and the advice for that concern know more than half a case.
	if (asksForCare(question) && texts.length === 1 && nearest < PLAIN.concern)
		return { ...asIntent("concern_advice"), offers: understood.offers, plain: true };
	const two = twoParticulars(understood, read?.sentences ?? []);
	if (two !== null) return two;
	// One case that the whole message surely asks stands above two topics of its sentences.
	const whole = understood.also !== undefined && nearest >= PLAIN.whole;
	if (understood.also !== undefined && !whole) return understood;
	const few = (texts.at(-1) ?? "").trim().split(/\s+/).length < WORDS_OF_A_QUESTION;
	const open =
		whole ||
		understood.intent === "unknown" ||
		understood.guessed !== undefined ||
		(texts.length === 1 && !few && isWeak(understood, read));
	const told: Understood = open || wishes ? { ...understood, intent: "unknown" } : understood;
	const sure = few ? SURE_IN_FEW : SURE;
	const elsewhere = texts.length > 1 ? sure.in_talk : sure.elsewhere;
	const own = few ? PLAIN.own_in_few : PLAIN.own;
	const [first] = ranked.filter((one) => mayAnswer(told, one, { elsewhere, own }));
	if (first === undefined) return understood;
	const { row, chance, shared } = first;
	const intent = asIntent(row.topic as TopicId);
	if (shared >= (texts.length > 1 ? sure.leaning : sure.alone)) {
		const level = levelWith(first, ranked);
		// Asked of the thing in general: what is known of it in general answers better than any one of them.
		return level.length >= MANY && row.topic.startsWith("question.")
			? { ...intent, offers: level.slice(1, 1 + MOST_OFFERED) }
			: { ...intent, particular: row.id, offers: [] };
	}
	const asks = ranked.filter((one) => one.chance >= OFFERED && mayBeOffered(one)).map((one) => one.row.asks);
	const offers = [...new Set([...asks, ...understood.offers])].slice(0, MOST_OFFERED);
	if (open && chance >= GUESSED && texts.length === 1)
		return {
			...intent,
			particular: row.id,
			guessed: row.asks,
			offers: offers.filter((one) => one !== row.asks),
		};
	return open ? { ...understood, offers } : understood;
}

/** The questions of one topic that are as likely as the likeliest. */
function levelWith({ row, chance }: RankedCase, ranked: readonly RankedCase[]): string[] {
	const level = ranked.filter((one) => one.row.topic === row.topic && chance - one.chance <= LEVEL);
	return [...new Set(level.map((one) => one.row.asks))];
}

/** A message with what its words read, and the cases that may be what it asks. */
export interface Ranked {
	question: Question;
	/** The person's turns, the last one asked. */
	texts: readonly string[];
	ranked: readonly RankedCase[];
	read: ReadMessage | null;
}

/** A topic that is hardly likelier than the next, of neither their data nor their risk. */
function isWeak({ intent }: Understood, read: ReadMessage | null): boolean {
	if (read === null || intent === null || OWN.has(intent) || MINDED.has(intent)) return false;
	const [first, second] = read.ranked;
	return (first?.chance ?? 0) - (second?.chance ?? 0) < WEAK_AHEAD;
}

/** Nobody is asked whether they meant an insult or a chat about something else. */
export function mayBeOffered({ row }: RankedCase): boolean {
	return row.topic !== "injection" && !TALK.has(row.topic as TopicId);
}

/**
 * Where two sentences each surely ask a particular question, both of them; a sentence whose own topic is somebody's data
 * or risk keeps that.
 */
function twoParticulars(understood: Understood, sentences: ReadMessage["sentences"]): Understood | null {
	const { also } = understood;
	const asked = sentences.flatMap(({ text, vector, ranked, asks }) => {
		if (!asks || vector === undefined || text.trim().split(/\s+/).length < FEW_ASKING) return [];
		const own = text === also?.message ? also : understood;
		const told = also === undefined && text !== understood.first ? OPEN : own;
		const chances = new Map(ranked.map(({ topic, chance }) => [topic as string, chance]));
		const [first] = rankCases({ text, vector }, chances).filter(
			(one) =>
				isOf(text, one) && mayAnswer(told, one, { elsewhere: SURE_IN_FEW.elsewhere, own: PLAIN.own_in_few }),
		);
		return first !== undefined && first.chance >= SURE_IN_FEW.alone ? [{ text, ...first }] : [];
	});
	const [one] = asked;
	const other = asked.find(({ row }) => row.topic !== one?.row.topic);
	if (one === undefined || other === undefined || !isOpenTo(understood)) return null;
	return {
		...asIntent(one.row.topic as TopicId),
		particular: one.row.id,
		offers: [],
		first: one.text,
		also: { message: other.text, ...asIntent(other.row.topic as TopicId), particular: other.row.id },
	};
}

const FEW_ASKING = 5;
const OPEN: Pick<Understood, "intent" | "known"> = { intent: "unknown", known: null };

/** Nothing of the person's own, nor of what is risky for them, was understood of the whole. */
function isOpenTo({ intent, also }: Understood): boolean {
	return [intent, also?.intent].every(
		(one) => one === undefined || one === null || !(OWN.has(one) || MINDED.has(one)),
	);
}

function isOf(text: string, { row }: RankedCase): boolean {
	return !isOfOtherActive(text, row) && !evadesPregnancy(text, row);
}

/** The message alone where it says enough, and together with the one before it. */
export function rankAll(texts: readonly string[], { ranked, own, joined }: ReadMessage): RankedCase[] {
	const message = texts.at(-1) ?? "";
	const named = KNOWN_CASES.find(({ asks }) => asks === message.trim());
	if (named !== undefined) return [{ row: named, chance: 1, shared: 1 }];
	const chances = new Map(ranked.map(({ topic, chance }) => [topic as string, chance]));
	const alone = joined === undefined || message.split(/\s+/).length >= WORDS_THAT_STAND_ALONE;
	const all = [
		...(alone ? rankCases({ text: message, vector: own.vector }, chances) : []),
		...(joined === undefined ? [] : rankCases(joined, chances)),
	];
	return all
		.filter(({ row }) => !isOfOtherActive(texts.slice(-2).join(" "), row) && !evadesPregnancy(message, row))
		.toSorted((a, b) => b.chance - a.chance);
}

function mayAnswer(
	{ intent, known }: Pick<Understood, "intent" | "known">,
	{ row, chance }: RankedCase,
	least: { elsewhere: number; own: number },
): boolean {
	if (intent === null) return true;
	const own = asIntent(row.topic as TopicId);
	if (own.intent === intent && own.known === known) return true;
	if (own.intent === "abuse" || own.intent === "injection") return false;
	if (OWN.has(intent)) return chance >= least.own;
	if (MINDED.has(intent)) return chance >= least.own && minds(row, intent);
	return intent === "unknown" || chance >= least.elsewhere;
}

/** It says what is different for whoever is pregnant or young. */
function minds(row: RankedCase["row"], intent: Intent): boolean {
	if (intent === "pregnancy") return row.pregnancy !== undefined;
	return intent === "minor" ? row.child !== undefined : true;
}
