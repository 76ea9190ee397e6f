import { ACTIVE_IDS, ACTIVES, type ActiveId } from "../../knowledge/actives.ts";
import { CAUTIONS } from "../../knowledge/cautions.ts";
import { CONCERN_MODULES } from "../../knowledge/concern-modules.ts";
import { CONFLICTS } from "../../knowledge/conflicts.ts";
import { PERSON_RULES, type PersonCondition } from "../../knowledge/person-rules.ts";
import { PERSON_WARNINGS } from "../../knowledge/person-warnings.ts";
import { ROUTINE_RULES } from "../../knowledge/routine-rules.ts";
import { STEP_IDS, STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import type { Citation } from "../assistant-event.ts";
import { activeLine, stepRuleLine } from "../facts/knowledge-lines.ts";
import { normalizeName } from "../guard/read-words.ts";
import { citeActive, citeRule, citeSources, citeStep } from "../writing/cite.ts";
import { type CitableLine, lineAbout, lineOfWords } from "./citable-line.ts";
import { wordStems } from "./word-stems.ts";

const PERSON_LABELS: Record<PersonCondition, string> = {
	child: "Rule for children",
	young_teen: "Rule for people under 16",
	isotretinoin: "Rule for isotretinoin",
	steroid_cream: "Rule for steroid creams",
	hydroquinone: "Rule for hydroquinone",
	prescription_rosacea: "Rule for rosacea medicines",
	perioral_dermatitis: "Rule for perioral dermatitis",
	melasma: "Rule for melasma",
	shaving_bumps: "Rule for shaving bumps",
	barrier_disease: "Rule for skin under a doctor's care",
	recent_procedure: "Rule for treated skin",
	sunburn: "Rule for sunburnt skin",
	broken_skin: "Rule for broken skin",
	barrier_strained: "Rule for strained skin",
	rosacea: "Rule for lasting redness",
	photosensitizing_medicine: "Rule for medicines and sun",
	no_sunscreen: "Rule for skin without sunscreen",
	weak_immune_system: "Rule for a weakened immune system",
	pregnancy: "Pregnancy rule",
	minor: "Rule for people under 18",
	minor_without_acne: "Rule for people under 18",
	prescription_retinoid: "Rule for prescription retinoids",
	prescription_acne: "Rule for acne medicines",
	antibiotic_alone: "Rule for an antibiotic used alone",
	darker_tone: "Rule for deeper skin tones",
};

/** Naming a pair says nothing about it. */
const NAMES = ACTIVE_IDS.map((id) => `${ACTIVES[id].name} ${ACTIVES[id].class.replaceAll("_", " ")}`).join(
	" ",
);

const NAMED: ReadonlySet<string> = new Set(wordStems(normalizeName(NAMES)));
const wordsBeside = (text: string): number =>
	new Set(wordStems(normalizeName(text)).filter((word) => !NAMED.has(word))).size;

let lines: readonly CitableLine[] | null = null;

/** Lines of knowledge that rest on a rule or a source; the same for everybody, so they are read once. */
export function knowledgeBehind(): readonly CitableLine[] {
	lines ??= [
		...ACTIVE_IDS.map(active),
		...pairs(),
		...Object.entries(ROUTINE_RULES).map(([id, { text, sources }]) =>
			lineOfWords(text, withSource(citeRule(id, `Routine rule, ${wordsOf(id)}`), sources)),
		),
		...PERSON_RULES.map(({ id, when, note, sources }) =>
			lineOfWords(note, withSource(citeRule(id, PERSON_LABELS[when]), sources)),
		),
		...PERSON_WARNINGS.map(({ id, all: [first], note, sources }) =>
			lineOfWords(note, withSource(citeRule(id, PERSON_LABELS[first ?? "pregnancy"]), sources)),
		),
		...STEP_IDS.map((id) => lineOfWords(stepRuleLine(STEP_RULES[id]), [citeStep(id)])),
		...Object.values(CAUTIONS).map(({ text, sources }) => lineOfWords(text, citeSources(sources))),
		...Object.values(CONCERN_MODULES).flatMap(({ refer, sources }) =>
			refer === null ? [] : lineOfWords(refer, citeSources(sources).slice(0, 1)),
		),
	];
	return lines;
}

function active(id: ActiveId): CitableLine {
	const row = ACTIVES[id];
	return lineAbout({
		line: activeLine(row),
		behind: withSource(citeActive(id), row.sources),
		speaksOf: ({ actives }) => actives.has(id),
		subject: `${row.name} studied, start`,
		least: 1,
	});
}

function pairs(): CitableLine[] {
	return CONFLICTS.map(({ id, why, fix, sources }) =>
		lineAbout({
			line: `${why} ${fix}`,
			behind: withSource(citeRule(id, `Pair rule, ${wordsOf(id)}`), sources),
			speaksOf: ({ pairs }) => pairs.has(id),
			subject: NAMES,
			least: Math.min(2, Math.max(...[why, fix].map((part) => wordsBeside(part)))),
		}),
	);
}

function withSource(rule: Citation, sources: readonly string[]): Citation[] {
	return [rule, ...citeSources(sources).slice(0, 1)];
}

/** "rule.one_new_active" in words. */
function wordsOf(id: string): string {
	return id.slice(id.indexOf(".") + 1).replaceAll("_", " ");
}
