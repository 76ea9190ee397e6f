import type { PregnancyAdvice } from "@dewlight/core/knowledge/active.ts";
import type { ActiveId } from "@dewlight/core/knowledge/actives.ts";
import type { ConflictLevel } from "@dewlight/core/knowledge/conflicts.ts";
import type { SourceId } from "@dewlight/core/knowledge/sources.ts";
import type { RampId } from "@dewlight/core/knowledge/step-guidance.ts";
import type { StepId } from "@dewlight/core/knowledge/steps/step-rules.ts";
import type { Person } from "@dewlight/core/routine/person.ts";
import type { Concern } from "@dewlight/core/skin/concern.ts";
import type { GuideName } from "#guides.ts";

/**
 * A line of a guide. Three marks are read: `[2]` points to the second reference, `**word**` is strong,
 * `[text](/path)` is a link inside the product.
 */
export type GuideLine = string;

export type GuideBlock =
	| { kind: "text"; text: GuideLine }
	| { kind: "list"; items: readonly GuideLine[] }
	| { kind: "table"; caption: string; head: readonly string[]; rows: readonly (readonly GuideLine[])[] };

export interface GuideSection {
	/** Anchor, unique in the guide. */
	id: string;
	heading: string;
	blocks: readonly GuideBlock[];
}

/** A step of the worked example. `step` is the rule of core that the plan of such a person holds. */
export interface GuideStep {
	step: StepId;
	name: string;
	text: GuideLine;
}

export interface Guide {
	name: GuideName;
	/** concern and routine guides lead to a scan, ingredient guides to the assistant. */
	kind: "concern" | "routine" | "ingredient";
	/** Heading of the page. */
	title: string;
	/** For search results, 110 to 160 characters. */
	description: string;
	lead: GuideLine;
	/** Whole numbers; grows when the meaning changes. */
	version: number;
	/** Day of the last change, YYYY-MM-DD. */
	updated: string;
	/** Day of the first version, where it is another one. */
	published?: string;
	/** The box "What the evidence says". M: a widely repeated claim without support. */
	evidence: { grade: "A" | "B" | "C" | "M"; verdict: GuideLine; points: readonly GuideLine[] };
	/** Explanation: what it is, how it works, what to expect. */
	sections: readonly GuideSection[];
	/** Numbered. */
	howToStart: readonly GuideLine[];
	whatToAvoid: readonly GuideLine[];
	/** A worked week for one described person, in the order of use. */
	routine: {
		person: GuideLine;
		morning: readonly GuideStep[];
		night: readonly GuideStep[];
		weekly: readonly GuideStep[];
	};
	faq: readonly { question: string; answer: GuideLine }[];
	/** Three or four other guides. */
	related: readonly GuideName[];
	action: { heading: string; text: string };
	/** In the order of their numbers. */
	references: readonly (SourceId | { citation: string; url: string | null })[];
}

/** What the words state, in a form that can be compared with core's rules. */
export type ClaimedFact =
	/** Lowest and highest strength of core's table, percent. */
	| { kind: "strength"; active: ActiveId }
	/** The strength to begin with, percent. */
	| { kind: "first_strength"; active: ActiveId }
	/** Highest strength of core's table, percent. */
	| { kind: "highest_strength"; active: ActiveId }
	| { kind: "time_of_day"; active: ActiveId; time: "morning" | "night" | "either" }
	| { kind: "grade"; active: ActiveId; grade: "A" | "B" | "C" }
	| { kind: "pregnancy"; active: ActiveId; advice: PregnancyAdvice }
	| { kind: "sun"; active: ActiveId; photosensitising: boolean }
	/** Two ingredients, in either order; `myth` where the warning is repeated without support. */
	| { kind: "conflict"; pair: readonly [ActiveId, ActiveId]; level: ConflictLevel; myth: boolean }
	/** From this week of use on, so many uses a week. */
	| { kind: "ramp"; ramp: RampId; from_week: number; per_week: number }
	/** Settled uses a week of a step. */
	| { kind: "per_week"; step: StepId; per_week: number }
	| { kind: "exfoliations"; skin: "calm" | "sensitive"; per_week: number }
	/** The week in which the plan of `person` begins this step. */
	| { kind: "start_week"; step: StepId; week: number }
	/** Weeks of use before a change of this concern says something. */
	| { kind: "weeks_to_judge"; concern: Concern; weeks: number }
	/**
	 * A figure of another rule of core, named by its path: "cautions.patch_test", "stop.burning", "rule.low_spf",
	 * "step.sunscreen", "person.minor", "in_use.pregnancy", "conflict.two_retinoids", "answer.niacinamide".
	 */
	| { kind: "rule"; rule: string }
	/** A figure that only the cited text holds; the number of the reference. */
	| { kind: "source"; reference: number };

interface GuideClaim {
	/** The words of the guide, as they stand there. */
	says: string;
	fact: ClaimedFact;
}

/** Everything of a guide that is data. Lives beside the text and is only read by tests. */
export interface GuideClaims {
	/** The person of the worked routine, as core would meet them. */
	person: {
		skin_type: "Oily" | "Combination" | "Dry" | "Normal";
		sensitivity: "Low" | "Moderate" | "High";
		/** Concern id of core and its severity, 0 to 5. */
		concerns: readonly { concern: string; severity: number }[];
		told: Partial<Person>;
	};
	claims: readonly GuideClaim[];
}

/** A run of a line that is shown in one manner; `at` is where it begins. */
export type LinePart = { at: number } & (
	| { kind: "text"; text: string }
	| { kind: "strong"; text: string }
	| { kind: "link"; text: string; to: string }
	| { kind: "reference"; number: number }
);

const MARK = /\*\*([^*]+)\*\*|\[([^\]]+)\]\((\/[^)\s]*)\)|\s*\[(\d{1,2})\]/g;

const REFERENCES_BEFORE_STOP = /((?:\s*\[\d{1,2}\])+)([.,;:?])/g;

/**
 * Reads `**strong**`, `[text](/path)` and `[2]`; everything else is plain text, unfinished marks too. References go
 * behind the stop that follows them, wherever they were written.
 */
export function readLine(written: GuideLine): LinePart[] {
	const line = written.replace(REFERENCES_BEFORE_STOP, "$2$1");
	const parts: LinePart[] = [];
	let end = 0;
	for (const match of line.matchAll(MARK)) {
		if (match.index > end) parts.push({ kind: "text", text: line.slice(end, match.index), at: end });
		parts.push(partOf(match));
		end = match.index + match[0].length;
	}
	if (end < line.length) parts.push({ kind: "text", text: line.slice(end), at: end });
	return parts;
}

function partOf(match: RegExpExecArray): LinePart {
	const [, strong, text, to, number] = match;
	const at = match.index;
	if (strong !== undefined) return { kind: "strong", text: strong, at };
	if (text !== undefined && to !== undefined) return { kind: "link", text, to, at };
	return { kind: "reference", number: Number(number), at };
}

/** The words of a line as they are heard, without marks and references. */
export function plainLine(line: GuideLine): string {
	return readLine(line)
		.map((part) => (part.kind === "reference" ? "" : part.text))
		.join("");
}

/** Every line of a guide that is read on its page, in the order of the page; the references are left out. */
export function guideLines(guide: Guide): GuideLine[] {
	const { evidence, routine } = guide;
	return [
		guide.title,
		guide.lead,
		evidence.verdict,
		...evidence.points,
		...guide.sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockLines)]),
		...guide.howToStart,
		...guide.whatToAvoid,
		routine.person,
		...[...routine.morning, ...routine.night, ...routine.weekly].flatMap(stepLines),
		...guide.faq.flatMap(({ question, answer }) => [question, answer]),
		guide.action.heading,
		guide.action.text,
	];
}

function blockLines(block: GuideBlock): GuideLine[] {
	switch (block.kind) {
		case "text":
			return [block.text];
		case "list":
			return [...block.items];
		case "table":
			return [block.caption, ...block.head, ...block.rows.flat()];
	}
}

function stepLines({ name, text }: GuideStep): GuideLine[] {
	return [name, text];
}

/** Words of a guide without its references. */
export function countWords(guide: Guide): number {
	return guideLines(guide).flatMap((line) => plainLine(line).match(/\S*[\p{L}\p{N}]\S*/gu) ?? []).length;
}

const WORDS_A_MINUTE = 220;

/** Whole minutes that reading takes, at least one. */
export function readingMinutes(guide: Guide): number {
	return Math.max(1, Math.round(countWords(guide) / WORDS_A_MINUTE));
}

/** A line as it was written and as it is heard. */
interface CheckedLine {
	line: string;
	plain: string;
}

/** Every line whose words are held against core: those of the page, and the one for search results. */
export function checkedLines(guide: Guide): CheckedLine[] {
	return [guide.description, ...guideLines(guide)].map((line) => ({ line, plain: plainLine(line) }));
}

/** The sentence of a text around a place in it. */
export function sentenceAt(text: string, place: number): string {
	const begin = Math.max(...[". ", "? ", "! ", ": "].map((end) => text.lastIndexOf(end, place - 1) + 1));
	const rest = text.slice(place).search(/[.?!](?:\s|$)/);
	return text.slice(begin, rest < 0 ? text.length : place + rest + 1).trim();
}
