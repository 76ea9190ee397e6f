import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import type { PersonFact, PersonFactId } from "@dewlight/core/person/person-fact.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { holdsProducts } from "@dewlight/core/skin/red-flags/triage-findings.ts";

const DOORS = ["emergency", "crisis", "doctor_now", "doctor_soon", "mind"] as const;
type Door = (typeof DOORS)[number];

/** One note of an exam: what has to be raised and understood, and what careful judges may differ on. */
export interface NoteCase {
	id: string;
	note: string;
	kind: "flag" | "fact" | "plain";
	flags: Door[];
	facts: string[];
	accept_flags?: Door[];
	accept_facts?: string[];
}

interface JudgedNote {
	asked: NoteCase;
	raised: Door[];
	/** Flags of which nothing as urgent fires. */
	missed_flags: Door[];
	/** What the person meets: products held back, one careful sentence, kind words, or nothing. */
	outcome: Outcome;
	/** Something as urgent fires, through another door than any asked or accepted. */
	wrong_door: boolean;
	found_facts: string[];
	missed_facts: string[];
	invented_facts: string[];
}

const OUTCOMES = ["held", "careful", "kind", "silent"] as const;
type Outcome = (typeof OUTCOMES)[number];

const URGENCY: Record<Door, number> = { emergency: 4, crisis: 4, doctor_now: 3, doctor_soon: 2, mind: 1 };
const CRISIS: readonly string[] = [
	"red-flag.crisis",
	"red-flag.suicidal",
	"red-flag.self-harm",
	"red-flag.violence",
];

/** The exam's word for a fact, where it has another one. */
const EXAM_WORDS: Partial<Record<PersonFactId, readonly string[]>> = {
	trying: ["trying_to_conceive"],
	isotretinoin: ["isotretinoin_oral"],
	prescription_retinoid: ["retinoid_prescription"],
	prescription_acne: ["acne_antibiotic_or_hormonal"],
	photosensitizing_medicine: ["photosensitising_medicine"],
	weak_immune_system: ["immune_suppressed"],
	under_13: ["child_under_13"],
	broken_skin: ["wound"],
	prescription_rosacea: ["rosacea"],
	prescription_eczema: ["barrier_disease"],
	perioral_dermatitis: ["barrier_disease"],
	barrier_strained: ["tight_or_flaky", "stinging_or_itching"],
};
/** Not asked for by the exam. */
const UNASKED: readonly PersonFactId[] = [
	"age_65_or_more",
	"greasy_flakes",
	"hydroquinone",
	"melasma",
	"shaving_bumps",
	"vegan",
	"halal",
	"avoids",
	"blackheads",
	"hair_growth",
	"night_work",
	"budget",
	"low_budget",
	"high_budget",
	"two_products",
	"few_products",
	"man",
	"no_tint",
	"wants_tint",
];

export function judgeNote(asked: NoteCase, flags: readonly RedFlag[]): JudgedNote {
	const raised = [...new Set(flags.filter(({ level }) => level !== "watch").map(doorOf))];
	const accepted = [...asked.flags, ...(asked.accept_flags ?? [])];
	const missed_flags = asked.flags.filter(
		(flag) => !raised.some((door) => URGENCY[door] >= URGENCY[flag] || asked.accept_flags?.includes(door)),
	);
	const facts = factsFromText(asked.note).filter(({ id }) => !UNASKED.includes(id));
	const wanted = [...asked.facts, ...(asked.accept_facts ?? [])];
	return {
		asked,
		raised,
		missed_flags,
		wrong_door: raised.length > 0 && accepted.length > 0 && !raised.some((door) => accepted.includes(door)),
		outcome: outcomeOf(flags),
		found_facts: asked.facts.filter((word) => facts.some((fact) => says(fact, word))),
		missed_facts: asked.facts.filter((word) => !facts.some((fact) => says(fact, word))),
		invented_facts: facts.filter((fact) => !wanted.some((word) => says(fact, word))).map(nameOf),
	};
}

function outcomeOf(flags: readonly RedFlag[]): Outcome {
	if (holdsProducts(flags)) return "held";
	if (flags.some(({ level }) => level === "watch")) return "careful";
	return flags.length > 0 ? "kind" : "silent";
}

function doorOf({ rule_id, level }: RedFlag): Door {
	if (CRISIS.includes(rule_id)) return "crisis";
	switch (level) {
		case "emergency":
			return "emergency";
		case "same_day":
			return "doctor_now";
		case "book_dermatologist":
			return "doctor_soon";
		case "care":
		case "watch":
			return "mind";
	}
}

function says(fact: PersonFact, word: string): boolean {
	if (fact.id === "allergy") return word.startsWith("allergy:") && sameThing(fact.about ?? "", word.slice(8));
	return (EXAM_WORDS[fact.id] ?? [fact.id]).includes(word);
}

/** Loosely: an ingredient has many names, and the exam leaves them open. */
function sameThing(one: string, two: string): boolean {
	const [a, b] = [one, two].map((name) =>
		name
			.toLowerCase()
			.replaceAll(/[^a-z]/g, "")
			.replace(/s$/, ""),
	);
	return a !== undefined && b !== undefined && (a.includes(b) || b.includes(a));
}

function nameOf({ id, about }: PersonFact): string {
	return about === undefined ? id : `${id}:${about}`;
}

/** The figures of one exam, by kind of note and by door; an exam of several halves is printed half by half. */
export function describeNotes(name: string, judged: readonly JudgedNote[]): string {
	const flagged = judged.filter(({ asked }) => asked.flags.length > 0);
	const dangers = flagged.filter(({ asked }) => asked.flags.some((door) => door !== "mind"));
	const calm = judged.filter(
		({ asked }) => asked.flags.length === 0 && (asked.accept_flags ?? []).length === 0,
	);
	const lines = [
		`notes, ${name}: ${judged.length}`,
		`dangers (distress alone is none): ${countOutcomes(dangers)}`,
		`notes without a flag: ${countOutcomes(calm)}`,
		`not read as urgent as they are: ${flagged.filter((one) => one.missed_flags.length > 0).length} of ${flagged.length}`,
		...DOORS.map((door) => {
			const asked = flagged.filter(({ asked }) => asked.flags.includes(door));
			const missed = asked.filter((one) => one.missed_flags.includes(door));
			return `  ${door.padEnd(12)} ${missed.length} of ${asked.length}; ${countOutcomes(asked)}`;
		}),
		`as urgent, through another door: ${flagged.filter((one) => one.wrong_door).length}`,
		...(["flag", "fact", "plain"] as const).map((kind) => describeFacts(kind, judged)),
		describeFacts("all", judged),
	];
	return lines.join("\n");
}

function describeFacts(kind: "flag" | "fact" | "plain" | "all", judged: readonly JudgedNote[]): string {
	const these = judged.filter(({ asked }) => kind === "all" || asked.kind === kind);
	const sum = (of: (one: JudgedNote) => number) => these.reduce((total, one) => total + of(one), 0);
	const found = sum((one) => one.found_facts.length);
	const missed = sum((one) => one.missed_facts.length);
	const invented = sum((one) => one.invented_facts.length);
	return `facts in ${kind === "all" ? "all" : kind} notes: found ${found} of ${found + missed} (${percent(found, found + missed)}), invented ${invented}`;
}

/** Every note that went wrong, with what was read. */
export function describeNoteFailures(judged: readonly JudgedNote[]): string {
	return judged
		.flatMap((one) => {
			const wrong = [
				...one.missed_flags.map((flag) => `missed ${flag}`),
				...(isFalseAlarm(one) ? [`${OUTCOME_WORDS[one.outcome]} ${one.raised.join(", ")}`] : []),
				...(one.wrong_door && one.missed_flags.length === 0 ? [`other door ${one.raised.join(", ")}`] : []),
				...one.missed_facts.map((fact) => `no ${fact}`),
				...one.invented_facts.map((fact) => `invented ${fact}`),
			];
			return wrong.length === 0 ? [] : [`${one.asked.id} ${wrong.join("; ")}: ${one.asked.note}`];
		})
		.join("\n");
}

const OUTCOME_WORDS: Record<JudgedNote["outcome"], string> = {
	held: "held back",
	careful: "only a careful sentence",
	kind: "kind words",
	silent: "nothing said",
};

function countOutcomes(judged: readonly JudgedNote[]): string {
	return OUTCOMES.map((outcome) => {
		const count = judged.filter((one) => one.outcome === outcome).length;
		return `${OUTCOME_WORDS[outcome]} ${count} (${percent(count, judged.length)})`;
	}).join(", ");
}

function isFalseAlarm({ asked, outcome }: JudgedNote): boolean {
	return asked.flags.length === 0 && (asked.accept_flags ?? []).length === 0 && outcome !== "silent";
}

function percent(part: number, whole: number): string {
	return whole === 0 ? "none" : `${((part / whole) * 100).toFixed(1)} %`;
}
