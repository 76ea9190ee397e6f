import type { PersonCondition } from "../../knowledge/person-rules.ts";
import { factsFromText } from "../../person/facts-from-text.ts";
import { mergeFacts, type PersonFact, type PersonFactId, type Understood } from "../../person/person-fact.ts";
import { type PickContext, pickContext } from "../../products/pick-context.ts";
import { factsAbout } from "../../routine/facts-from-answers.ts";
import type { AgeBand, Person, Preferences, PregnancyAnswer } from "../../routine/person.ts";
import { personConditions } from "../../routine/person-conditions.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import { standingFindings } from "../../skin/concern.ts";
import { affirms } from "../../skin/note/phrases.ts";
import { readNote } from "../../skin/note/read-note.ts";
import type { RedFlag } from "../../skin/red-flag.ts";
import { holdsBack } from "../../skin/red-flags/triage-findings.ts";
import type { Sensitivity, SkinType } from "../../skin/skin-type.ts";
import type { Asked, AssistantContext, ChatReport } from "../conversation.ts";

/** A person with what they said in this talk on top of their answers; it only ever adds care. */
interface ToldPerson {
	person: Person;
	facts: readonly PersonFact[];
	/** Conditions that come from the talk and not from the answers. */
	told: ReadonlySet<PersonCondition>;
	/** "my oily skin", "I have dry skin". */
	skin_type: SkinType | null;
}

const SENSITIVE =
	/\b(?:sensitive|reactive|easily irritated) skin\b|\bskin is (?:\w+ )?(?:sensitive|reactive)\b/;
const SKIN_TYPES: readonly (readonly [SkinType, RegExp])[] = [
	["Combination", /\b(?:combination|combo|mixed) skin\b/],
	["Oily", /\b(?:oily|greasy) skin\b|\bskin is (?:\w+ )?(?:oily|greasy)\b/],
	["Dry", /\bdry skin\b|\bskin is (?:\w+ )?dry\b/],
	["Normal", /\bnormal skin\b/],
];

const PREGNANCY: Partial<Record<PersonFactId, PregnancyAnswer>> = {
	pregnant: "pregnant",
	trying: "trying",
	breastfeeding: "breastfeeding",
};
const AGES: Partial<Record<PersonFactId, AgeBand>> = {
	under_13: "under-13",
	age_13_15: "13-15",
	age_16_17: "16-17",
	age_65_or_more: "65+",
};

/** Reads the person's own turns and the message; what a report understood from its note counts as well. */
export function toldPerson(
	person: Person,
	texts: readonly string[],
	understood: readonly Understood[] = [],
): ToldPerson {
	const known = factsAbout(person.preferences, understood);
	const facts = mergeFacts(known, ...texts.map((text, at) => toldIn(text, at, texts)));
	const conditionsOf = (some: readonly PersonFact[]) =>
		personConditions({ facts: some, findings: [], monk_tone: undefined });
	const before = conditionsOf(known);
	const clauses = texts.flatMap((text) => readNote(text).clauses).filter(({ kind }) => kind !== "past");
	const says = (pattern: RegExp) => clauses.some(({ text }) => affirms(text, pattern));
	return {
		person: {
			...person,
			preferences: {
				...withFacts(person.preferences, facts),
				...(says(SENSITIVE) && { sensitive_skin: true }),
			},
		},
		facts,
		told: new Set(conditionsOf(facts).filter((condition) => !before.includes(condition))),
		skin_type: SKIN_TYPES.find(([, said]) => says(said))?.[0] ?? null,
	};
}

/** Who asks how to use a thing does not say that they use it. */
const ASKS_OF_USE =
	/\b(?:when|how|how often|how much|why|what|do|does|should|can|could|may|must|would|shall)(?: \w+){0,2} i (?:\w+ )?(?:use|take|apply|start|put)\b[^.!?;,]*/gi;
const STILL_OF_THEM = /\b(?:he|she|him|her|his|hers|them|they)\b/i;

/** What a turn told of somebody else counts for no later turn that is not about them. */
function toldIn(text: string, at: number, texts: readonly string[]): PersonFact[] {
	const facts = factsFromText(text.replace(ASKS_OF_USE, " "));
	const goes_on = at === texts.length - 1 || STILL_OF_THEM.test(texts.at(-1) ?? "");
	return goes_on || !facts.some(({ id }) => id === "other_person") ? facts : [];
}

/** Answers as they would be with these facts, for the words that repeat them. */
function withFacts(known: Preferences, facts: readonly PersonFact[]): Preferences {
	const has = (id: PersonFactId) => facts.some((fact) => fact.id === id);
	const expecting = facts.map(({ id }) => PREGNANCY[id]).find((answer) => answer !== undefined);
	const age = facts.map(({ id }) => AGES[id]).find((band) => band !== undefined);
	const open = known.pregnancy === undefined || known.pregnancy === "no";
	return {
		...known,
		...(open && expecting !== undefined && { pregnancy: expecting }),
		...(age !== undefined && { age_band: age }),
		...(has("prescription_retinoid") && { prescription_retinoid: true }),
		...(has("isotretinoin") && { isotretinoin: true, prescription_retinoid: true }),
		...(has("prescription_acne") && { prescription_acne: true }),
		...(has("barrier_disease") && { barrier_disease: true }),
		...(has("rosacea") && { rosacea: true }),
	};
}

/** For whom a product is looked for. */
export interface SearchContext {
	pick: PickContext;
	person: Person;
	sensitivity: Sensitivity;
	/** Conditions the person told in this talk only. */
	told: ReadonlySet<PersonCondition>;
	/** What to do instead of buying anything; null where products may be named. */
	held: { rule_id: string; advice: string } | null;
}

const OWN_PREGNANCY = "red-flag.pregnancy-acne";

/** Several parts of one answer ask for the same person; the last reading of each context is kept. */
const last = new WeakMap<AssistantContext, { key: string; read: SearchContext }>();

/** The filters of recommendations, with what was said in the talk on top. */
export function searchContext(asked: Asked, fragranceFree: boolean): SearchContext {
	const { message, history, context } = asked;
	const key = JSON.stringify([message, history, fragranceFree]);
	const known = last.get(context);
	if (known?.key === key) return known.read;
	const read = readContext(asked, fragranceFree);
	last.set(context, { key, read });
	return read;
}

function readContext({ message, history, context }: Asked, fragranceFree: boolean): SearchContext {
	const turns = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const { report } = context;
	const analysis = report?.analysis;
	const { person, facts, told, skin_type } = toldPerson(
		context.person,
		[...turns, message],
		analysis?.understood,
	);
	const sensitivity = analysis?.skin_sensitivity ?? "Low";
	const pick = pickContext({
		skin_type: skin_type ?? analysis?.skin_type ?? null,
		sensitivity,
		findings: analysis ? standingFindings(analysis) : [],
		person,
		facts,
		note: [...turns, message].join(" "),
		...(report && { tone: report.observation.tone }),
	});
	return {
		pick: {
			...pick,
			fragrance_free: pick.fragrance_free || fragranceFree,
			owned: new Set(context.in_use.map(({ id }) => id)),
		},
		person,
		sensitivity:
			sensitivity === "Low" && person.preferences.sensitive_skin === true ? "Moderate" : sensitivity,
		told,
		held: heldBy(context.flagsOf(message), report),
	};
}

/** Signs in the message, or a report that asks for a doctor's look before any product. */
function heldBy(flags: readonly RedFlag[], report: ChatReport | null): SearchContext["held"] {
	const flag = flags.find((one) => holdsBack(one) && one.rule_id !== OWN_PREGNANCY);
	if (flag) return flag;
	if (report === null) return null;
	const { care_plan, red_flags } = report.analysis;
	// A report with such a flag and no product at all has held them back on purpose.
	const named = planSteps(care_plan).some(({ step }) => step.product !== null);
	return named ? null : (red_flags.find(holdsBack) ?? null);
}
