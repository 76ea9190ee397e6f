import { ACTIVES, isActiveId, isExfoliating, isRetinoid, isTreatment } from "../../knowledge/actives.ts";
import { KNOWN_QUESTIONS } from "../../knowledge/questions/known-questions.ts";
import { PLAN_SECTIONS, type PlanSection, WEEKDAYS } from "../../routine/care-plan.ts";
import { type PlacedStep, planSteps } from "../../routine/plan-steps.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { ChatReport, Inquiry } from "../conversation.ts";
import { MEDICINE } from "../reading/intent-rules.ts";
import { AFTER } from "../reading/keep-thread.ts";
import { citeRule, citeSources } from "../writing/cite.ts";
import { type AnswerWriter, type Draft, noReport, pickWording } from "../writing/compose-answer.ts";
import { citePlanned, nameStep, nthSteps, tellNotes } from "./plan/tell-steps.ts";
import { answerTonight } from "./tonight.ts";

/** The plan: whole, one part of the day, or one step with everything that belongs to it. */
export const answerPlan: AnswerWriter = (inquiry) => {
	const { report } = inquiry.context;
	if (report === null) return beforeScan(inquiry);
	const { section, category } = inquiry.question.slots;
	if (MEDICINE.test(inquiry.question.text)) return besideMedicine(inquiry, report);
	if (section === "weekly" && MOVES.test(inquiry.question.text)) return moveWeekly(report);
	if (OF_A_DAY.test(inquiry.question.text)) return answerTonight(inquiry);
	if (asksCost(inquiry.question.text)) return planCost(report);
	const held = planHolds(inquiry, report);
	if (held !== null) return held;
	const all = planSteps(report.analysis.care_plan);
	const here = all.filter(
		(placed) =>
			(section === null || placed.section === section) && (category === null || placed.key === category),
	);
	const counted = nthSteps(inquiry.question.text, here);
	if (counted !== null && counted.length > 0)
		return {
			paragraphs: counted.map(
				(placed) =>
					`**${capitalize(nameStep(placed))}, ${placed.section}:** ${placed.step.because} ${placed.step.instruction}`,
			),
			citations: counted.flatMap(citePlanned),
		};
	if (category !== null && AFTER.test(inquiry.question.text)) {
		const next = follows(all, category, section ?? "morning");
		if (next !== null) return next;
	}
	if (category !== null) return one(here, category, section);
	if (section !== null) return part(section, here, inquiry.question.text);
	return whole(
		report,
		all,
		pickWording(inquiry, [
			"Your plan in short.",
			"This is your plan, kept as short as it can be.",
			"Here is the plan from your newest report.",
		]),
	);
};

const HOLDS =
	/\b(?:which (?:of|steps?)|what (?:steps?|in)|any(?:thing|one)?|is there|are there|contain\w*|in (?:it|them|there|(?:my|the) (?:plan|routine))|free of|without)\b/;
const SCENT = /\b(?:fragranced?|fragrances|perfumed?|parfum|scent(?:s|ed)?|essential oils?|smell\w*)\b/;
const STRONG = /\b(?:sting\w*|burn\w*|irritat\w*|harsh|strong|too much|actives?|treatments?)\b/;
const ACID = /\b(?:acids?|peel\w*|exfoliat\w*)\b/;
const RETINOID = /\b(?:retinoids?|vitamin a)\b/;

/** "Is there perfume in my plan?": what of that the steps hold; null where nothing is looked for in it. */
function planHolds({ question: { text, slots }, context }: Inquiry, report: ChatReport): Draft | null {
	if (!HOLDS.test(text)) return null;
	if (SCENT.test(text)) return scent(context.person.preferences.fragrance_free === true);
	const named: readonly string[] = slots.actives.map(({ id }) => id);
	const isMeant = (id: string) =>
		named.length > 0
			? named.includes(id)
			: (ACID.test(text) && isActiveId(id) && isExfoliating(id)) ||
				(RETINOID.test(text) && isActiveId(id) && isRetinoid(id)) ||
				(STRONG.test(text) && isTreatment(id));
	const what =
		slots.actives[0]?.words ?? (ACID.test(text) ? "acid" : RETINOID.test(text) ? "retinoid" : null);
	if (what === null && !STRONG.test(text)) return null;
	const steps = planSteps(report.analysis.care_plan).filter(({ step }) => step.actives.some(isMeant));
	return steps.length === 0 ? none(what) : some(steps);
}

function scent(asked: boolean): Draft {
	return {
		paragraphs: [
			asked
				? "No listed fragrance: you asked for that, so every pick of your plan has a list without fragrance, its allergens or essential oils. Of products you add yourself I read the list."
				: "Some picks may list fragrance, since you did not ask to leave it out. Turn it off on your care plan, under Edit, and every pick comes without; or ask me about a single product.",
		],
		citations: [citeRule("person.fragrance_free", "Your wish about fragrance")],
	};
}

function none(what: string | null): Draft {
	return {
		paragraphs: [
			what === null
				? "No, there is no treatment in your plan now: washing, moisturizer and sunscreen should not sting. If one of them does, leave it out and tell me which."
				: `No, your plan has no ${what} in it. A step is only there when it has a job on your skin.`,
		],
		citations: [citeRule("rule.minimum_routine", "Routine rule, no step without a job")],
	};
}

function some(steps: readonly PlacedStep[]): Draft {
	const names = steps.map((placed) => `${nameStep(placed)} (${placed.section})`);
	const ids = [...new Set(steps.flatMap(({ step }) => step.actives))].filter(isActiveId);
	const treats = ids.filter(isTreatment).map((id) => ACTIVES[id].name);
	return {
		paragraphs: [
			`Yes: ${joinWords(names)}.${treats.length > 0 ? ` What may tingle at first is ${joinWords(treats)}.` : ""}`,
			steps[0]?.step.pause_if === undefined ? "" : `Pause: ${lowerFirst(steps[0].step.pause_if)}.`,
		],
		citations: steps.slice(0, 2).flatMap(citePlanned),
	};
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}

const COSTS =
	/\b(?:costs?|prices?|pay|pricey|expensive|how much(?! (?:of|should|do i (?:use|put|apply)))|total|spend|add up to)\b/;

/** True where a question about the plan is one about money. */
export function asksCost(text: string): boolean {
	return COSTS.test(text);
}

/** What the picks of the plan cost together, as it was worked out with them. */
export function planCost({ analysis }: ChatReport): Draft {
	const { price } = analysis.care_plan;
	return {
		paragraphs: [
			price === undefined
				? "Your plan names no product with a known price, so I cannot add it up."
				: `The picks of your plan, each once: ${price.words.charAt(0).toLowerCase()}${price.words.slice(1)}`,
			price?.under?.words ?? "",
			"What you already own and like may stay; ask me for something cheaper for any step.",
		],
		citations: [citeRule("plan.price", "Prices of your plan's picks")],
	};
}

const OF_A_DAY = new RegExp(`\\b(?:tomorrow|(?:${WEEKDAYS.join("|")})s?)\\b`);

/** Nobody has looked yet: what serves nearly every skin until then. */
function beforeScan(inquiry: Inquiry): Draft {
	const missing = noReport(inquiry, "your own plan");
	const basics = KNOWN_QUESTIONS.find(({ id }) => id === "question.basics");
	if (basics === undefined) return missing;
	return {
		paragraphs: [
			`Until your first scan, what serves nearly every skin: ${basics.text}`,
			missing.paragraphs[0] ?? "",
		],
		citations: [citeRule(basics.id, basics.label), ...citeSources(basics.sources).slice(0, 1)],
	};
}

/** The step after one of this kind, or that it was the last; null where the plan has none of it there. */
function follows(
	all: readonly PlacedStep[],
	category: PlacedStep["key"],
	section: PlanSection,
): Draft | null {
	const here = all.filter((placed) => placed.section === section);
	const at = here.findIndex(({ key }) => key === category);
	const [before, next] = [here[at], here[at + 1]];
	if (before === undefined) return null;
	const day = section === "weekly" ? "week" : section;
	if (next === undefined)
		return {
			paragraphs: [
				`That was the last one of your ${day}: nothing comes after the ${nameStep(before)}.`,
				section === "morning" ? "At night it begins anew with the cleanser; ask me for tonight." : "",
			],
			citations: citePlanned(before),
		};
	return {
		paragraphs: [
			`After the ${nameStep(before)} of your ${day} comes the **${nameStep(next)}**: ${next.step.instruction}`,
		],
		citations: citePlanned(next),
	};
}

const MOVES = /\b(?:move|shift|swap|switch|change|put|another day|different day|instead)\b/;

/** The weekly steps with their days, and whether another day does. */
function moveWeekly(report: ChatReport): Draft {
	const weekly = planSteps(report.analysis.care_plan).filter(({ section }) => section === "weekly");
	if (weekly.length === 0)
		return {
			paragraphs: [
				"Your plan has no weekly step now, so nothing has to move. If one comes, any evening does, as long as no other treatment is on that night.",
			],
			citations: [citeRule("rule.minimum_routine", "Routine rule, no step without a job")],
		};
	return {
		paragraphs: [
			...weekly.map(
				(placed) =>
					`${capitalize(nameStep(placed))}: ${placed.step.days?.map(capitalize).join(", ") ?? "once a week"}.`,
			),
			"Yes, you may move it: keep the same number of days between, and leave other treatments out on that evening.",
		],
		citations: weekly.flatMap(citePlanned),
	};
}

/** A plan beside something a doctor prescribed. */
function besideMedicine({ context: { person } }: Inquiry, report: ChatReport): Draft {
	const { prescription_retinoid, prescription_acne } = person.preferences;
	const told = prescription_retinoid === true || prescription_acne === true;
	const note = report.analysis.care_plan.notes?.find(({ rule_id }) => /prescription/.test(rule_id));
	return {
		paragraphs: [
			told
				? (note?.text ?? "Your plan is made beside your medicine and only protects the skin around it.")
				: "Your plan does not know of a medicine yet. Tell us in your profile what your doctor prescribed, and it leaves out what irritates beside it.",
			"Whether the two fit in your case is for the person who prescribed it or a pharmacist, so show them the plan.",
		],
		citations: [citeRule(note?.rule_id ?? "person.prescription", "Rule for prescriptions")],
	};
}

function one(here: readonly PlacedStep[], category: PlacedStep["key"], section: PlanSection | null) {
	const name = category.replace("_", " ");
	if (here.length === 0) {
		return {
			paragraphs: [
				`Your plan has no ${name}${section ? ` in its ${section} part` : ""}. That is on purpose: a step is only there when it has a job, and fewer products irritate less.`,
			],
			citations: [
				{ kind: "rule" as const, id: "rule.minimum_routine", label: "Routine rule, no step without a job" },
			],
		};
	}
	return {
		paragraphs: here.slice(0, 2).map(({ section: at, step }) => {
			const cautions = step.cautions.slice(0, 2).join(" ");
			return `**${capitalize(at)} ${name}.** ${step.instruction} ${step.because} ${cautions}`.trim();
		}),
		citations: here.slice(0, 2).flatMap(citePlanned),
	};
}

const MISSED = /\b(?:forgot\w*|missed|skipped|twice|double)\b/;
const HOW_MANY = /\bhow many\b/;

function part(section: PlanSection, here: readonly PlacedStep[], text: string) {
	const counts = HOW_MANY.test(text);
	if (here.length === 0) {
		return {
			paragraphs: [
				`Your plan has nothing ${section === "weekly" ? "once a week" : `in the ${section}`}, and that is fine.`,
				MISSED.test(text) ? "What was missed is never doubled: go on with the next usual day." : "",
			],
			quiet: true,
		};
	}
	const lines = here.map(
		(placed, at) => `${at + 1}. **${capitalize(nameStep(placed))}:** ${placed.step.instruction}`,
	);
	return {
		paragraphs: [
			`${counts ? `${capitalize(countWord(here.length))}. ` : ""}${section === "weekly" ? "Now and then" : section === "night" ? "At night" : "In the morning"}, in this order:`,
			lines.join("\n"),
		],
		citations: here.flatMap(citePlanned),
	};
}

function countWord(count: number): string {
	return `${count} ${count === 1 ? "step" : "steps"}`;
}

function whole(report: ChatReport, all: readonly PlacedStep[], opening: string) {
	const lines = PLAN_SECTIONS.flatMap((section) => {
		const steps = all.filter((placed) => placed.section === section);
		return steps.length === 0 ? [] : [`- **${capitalize(section)}:** ${steps.map(nameStep).join(", then ")}`];
	});
	return {
		paragraphs: [
			...report.analysis.red_flags.slice(0, 1).map(({ advice }) => advice),
			opening,
			lines.join("\n"),
			tellNotes(report),
			"Ask me why any step is there, how to use it, or which ones you could drop.",
		],
		citations: all.flatMap(citePlanned),
	};
}
