import { ACTIVES, type ActiveId, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { CONCERN_ANSWERS, CONCERN_MODULES } from "../../knowledge/concern-modules.ts";
import { TOLERATED_IN_BASICS } from "../../knowledge/person-rules.ts";
import { INGREDIENT_WORDS, NEED_ACTIVES } from "../../knowledge/questions/care-words.ts";
import { STEP_RULES } from "../../knowledge/steps/step-rules.ts";
import { isMinor } from "../../routine/person.ts";
import { isAllergicTo, isRuledOut } from "../../routine/person-conditions.ts";
import { WEEKS_TO_JUDGE } from "../../skin/biology-clock.ts";
import type { Concern } from "../../skin/concern.ts";
import { CONCERN_WORDS } from "../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { Inquiry } from "../conversation.ts";
import { searchContext } from "../find/search-context.ts";
import type { NamedActive } from "../question.ts";
import { TRIED } from "../reading/intent-rules.ts";
import { citeRule, citeSources, concernModule } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, EVIDENCE_WORDS } from "../writing/compose-answer.ts";
import { answerUnknown } from "./not-understood.ts";
import { personNote } from "./person/cautions.ts";
import { citePlanned, nameStep, stepFor } from "./plan/tell-steps.ts";
import { citeFinding } from "./report/describe-findings.ts";

const ALL = Object.keys(ACTIVES) as ActiveId[];
const EXFOLIATING = ALL.filter(isExfoliating);

/**
 * Advice for a concern without what the question leaves out, or the rules of this person's plan: clauses that name it go,
 * and what remains for the concern is said instead.
 */
export function adviseForPerson(text: string, concern: Concern, inquiry: Inquiry): string {
	const { excluded } = inquiry.question.slots;
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const out = ALL.filter(
		(id) => isExcluded(id, excluded) || isRuledOut(id, conditions) || isAllergicTo(id, facts),
	);
	const clauses = text.split(/(?<=[.!?;]) /);
	const kept = clauses.filter((clause) => PAUSES.test(clause) || !out.some((id) => names(clause, id, out)));
	if (kept.length === clauses.length) return text;
	const rest = NEED_ACTIVES[concern].filter((id) => !out.includes(id)).map((id) => ACTIVES[id].name);
	const without = joinWords([...new Set(excluded.map(({ words }) => words))]);
	const instead =
		rest.length > 0
			? `What I would look for${without && " instead"}: ${joinWords(rest)}.`
			: without
				? `Without ${without}, mild care and daily sunscreen are what is left.`
				: "Mild care and daily sunscreen are what I would look for now.";
	return [...kept.map((clause) => capitalize(clause.replace(/;$/, "."))), instead].join(" ");
}

/** What is to be left off is said to everybody. */
const PAUSES = /\bpause from\b/;

/** A word for a group leaves out the whole group, and vitamin C its gentler forms as well. */
function isExcluded(id: ActiveId, excluded: readonly NamedActive[]): boolean {
	return excluded.some(
		(one) =>
			one.id === id ||
			(one.words === "retinoids" && isRetinoid(id)) ||
			((one.words === "AHAs" || one.words === "exfoliating acids") && isExfoliating(id)) ||
			(one.id === "vitamin_c" && id === "vitamin_c_derivative"),
	);
}

/** An exfoliant without a name is any of them. */
function names(clause: string, id: ActiveId, out: readonly ActiveId[]): boolean {
	const text = clause.toLowerCase();
	if (INGREDIENT_WORDS.some((row) => row.id === id && row.says.test(text))) return true;
	return (
		text.includes("exfoliant") && EXFOLIATING.every((one) => out.includes(one) || one === "salicylic_acid")
	);
}

const REFER_FROM = 4;
const WHY = /\b(?:why|causes?|caused|come from|comes from|reason|how come|where does)\b/;

/** What helps how a concern looks, what the report says of it, and what the plan already does. */
export const answerConcernAdvice: AnswerWriter = (inquiry) => {
	const seen = inquiry.context.report?.analysis.condition_notes.key_concerns_identified ?? [];
	const concern = inquiry.question.slots.concerns[0] ?? worstAt(inquiry) ?? seen[0]?.concern;
	if (concern === undefined) return answerUnknown(inquiry);
	if (isMinor(inquiry.context.person.preferences) && concern === "lines") return underAge();
	const answer = CONCERN_ANSWERS[concern];
	if (TRIED.test(inquiry.question.text)) return leftToTry(inquiry, concern);
	const own = ownReading(inquiry, concern);
	const weeks = WEEKS_TO_JUDGE[concern];
	const note = personNote(inquiry.context);
	return {
		paragraphs: [
			`${WHY.test(inquiry.question.text) ? `${answer.why} ` : ""}${adviseForPerson(answer.helps, concern, inquiry)} There is ${EVIDENCE_WORDS[answer.grade]} for that.${weeks ? ` Give it about ${weeks} weeks.` : ""}`,
			own.paragraphs.join(" "),
			note.text,
			answer.stop,
		],
		citations: [
			citeRule(concernModule(concern), `Care rules, ${CONCERN_WORDS[concern]}`),
			...(own.citations ?? []),
			...citeSources(CONCERN_MODULES[concernModule(concern)].sources).slice(0, 1),
			...note.citations,
		],
	};
};

/** What is left after what somebody has tried, and who knows more. */
function leftToTry(inquiry: Inquiry, concern: Concern): Draft {
	const { conditions, facts } = searchContext(inquiry, false).pick;
	const tried = inquiry.question.slots.actives;
	const left = NEED_ACTIVES[concern].filter(
		(id) => !tried.some((one) => one.id === id) && !isRuledOut(id, conditions) && !isAllergicTo(id, facts),
	);
	const names = left.slice(0, 3).map((id) => ACTIVES[id].name);
	const weeks = WEEKS_TO_JUDGE[concern];
	return {
		paragraphs: [
			`Then I do not tell you the same again. ${tried.length > 0 ? `Beside ${joinWords(tried.map(({ words }) => words))}` : "Of what a shop has"}, what is left for ${CONCERN_WORDS[concern]} is ${names.length > 0 ? joinWords(names).replace(" and ", " or ") : "little"}: one at a time, steadily${weeks ? `, for about ${weeks} weeks` : ""}, with sunscreen by day.`,
			"If two of them did nothing in that time, a dermatologist is the next step: they see the cause and have more than creams. Tell me what you used, how often and how long, and I say whether it had its chance.",
		],
		citations: [citeRule(concernModule(concern), `Care rules, ${CONCERN_WORDS[concern]}`)],
	};
}

function underAge(): Draft {
	return {
		paragraphs: [
			"Lines are no subject at your age, and care against them does young skin no good. Sunscreen every day does the most for later; cleanser and moisturizer are the rest.",
		],
		citations: [citeRule("person.minor_lines", "Rule for people under 18"), ...citeSources(["hales_2025"])],
	};
}

function ownReading({ context: { report }, question }: Inquiry, concern: Concern): Draft {
	if (report === null) return { paragraphs: ["I have no report of your skin yet, so this is general."] };
	const finding = report.analysis.findings.find((one) => one.concern === concern);
	const severity = finding?.severity ?? null;
	const module = concernModule(concern);
	const excluded = question.slots.excluded.map(({ id }) => String(id));
	const step = stepFor(report, concern, excluded);
	const { refer } = CONCERN_MODULES[module];
	const said = [
		severity === null
			? "Your photo could not measure it."
			: severity < 1
				? ""
				: `In your report it stands at ${severity} of 5.`,
		step ? `Your plan already works on it with ${withArticle(nameStep(step))} (${step.section}).` : "",
		severity !== null && severity >= REFER_FROM && refer ? refer : "",
	];
	return {
		paragraphs: said.filter(Boolean),
		citations: [...citeFinding(report, concern).slice(0, 1), ...(step ? citePlanned(step) : [])],
	};
}

function withArticle(name: string): string {
	return Object.values(STEP_RULES).some(
		({ title }) =>
			/^(?:Niacinamide and|Salicylic|Lactic|Azelaic|Benzoyl|Adapalene|Retinol)/.test(title) &&
			title.toLowerCase() === name.toLowerCase(),
	)
		? name
		: `the ${name}`;
}

/** "What helps there?": what shows most at the place that is meant. */
function worstAt({ context: { report }, question: { slots } }: Inquiry): Concern | undefined {
	const here = (report?.analysis.findings ?? []).filter(({ zones }) =>
		zones.some((zone) => zone !== "face" && slots.zones.includes(zone)),
	);
	return here.toSorted((a, b) => (b.severity ?? 0) - (a.severity ?? 0))[0]?.concern;
}

/** A product that a rule about the person leaves out is not searched: why not, and what to do instead. Null otherwise. */
export function refuseForPerson({ context, question }: Inquiry): Draft | null {
	const { actives, category, concerns } = question.slots;
	const { pregnancy } = context.person.preferences;
	const ids = actives.map(({ id }) => id);
	const avoid = ids.filter((id) => ACTIVES[id].pregnancy === "avoid");
	if (pregnancy !== undefined && pregnancy !== "no" && avoid.length > 0) {
		return {
			paragraphs: [
				`I look for no product with ${named(avoid)} for you now: ${avoid.length > 1 ? "they are" : "it is"} not advised while pregnant, trying or breastfeeding. Azelaic acid is usually accepted for spots and marks, and vitamin C or niacinamide for tone; ask your midwife or doctor, then I search for one of those.`,
			],
			citations: [citeRule("person.pregnancy", "Pregnancy rule"), ...citeSources(["mother_to_baby"])],
		};
	}
	if (!isMinor(context.person.preferences)) return null;
	const young = context.person.preferences.age_band === "13-15";
	const strong = ids.some(
		(id) =>
			isTreatment(id) &&
			!TOLERATED_IN_BASICS.includes(id) &&
			isRuledOut(id, young ? ["minor", "young_teen"] : ["minor"]),
	);
	if (strong || category === "exfoliant" || concerns.includes("lines")) {
		return {
			paragraphs: [
				"At your age that does more harm than good, so I do not look for one. Cleanser, moisturizer and sunscreen are the whole routine; for spots, a parent or pharmacist can help you choose. Shall I look for a gentle one of those three?",
			],
			citations: [
				citeRule("person.minor", "Rule for people under 18"),
				...citeSources(["teen_care", "hales_2025"]),
			],
		};
	}
	return null;
}

function named(ids: readonly (keyof typeof ACTIVES)[]): string {
	return joinWords([...new Set(ids.map((id) => ACTIVES[id].name))]);
}
