import { factsFromText } from "@dewlight/core/person/facts-from-text.ts";
import type { PersonFact, PersonFactId } from "@dewlight/core/person/person-fact.ts";
import type { RedFlag } from "@dewlight/core/skin/red-flag.ts";
import { holdsProducts } from "@dewlight/core/skin/red-flags/holds-products.ts";

export const DOORS = ["emergency", "crisis", "doctor_now", "doctor_soon", "mind"] as const;
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

export interface JudgedNote {
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

export const OUTCOMES = ["held", "careful", "kind", "silent"] as const;
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
