import { isActiveId, isTreatment } from "../../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/product-words.ts";
import { type PlacedStep, planSteps } from "../../../routine/plan-steps.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../inquiry.ts";
import { readConcerns } from "../../reading/read-concerns.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { citePlanned, nameStep } from "../plan/name-step.ts";

const ASKS =
	/\b(?:which|what)(?: \w+){0,4} (?:step|bit|part|one|thing|product|cream|serum)s?\b.*\b(?:for|against|does|do|work\w* on|meant)\b|\bwhich (?:is|are) (?:for|meant for)\b|\bwhat\b(?: \w+){0,5} (?:fades?|treats?|helps?|clears?|works? on|is (?:for|against))\b/;
const OF_PLAN = /\b(?:plan|routine|steps?|my (?:morning|night|evening)|bit|just names)\b/;

/** Which steps of the plan serve what: of two findings each by itself; null where nobody asks. */
export function whichStepFor({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !ASKS.test(text) || !OF_PLAN.test(text)) return null;
	const marks: Concern[] = /\bmarks?\b/.test(text) ? ["dark_spots"] : [];
	const spots: Concern[] = /\b(?:pimples?|spots?|zits?|acne|break ?outs?)\b/.test(
		text.replace(/\b(?:dark|brown) (?:spots?|marks?)\b/g, ""),
	)
		? ["acne"]
		: [];
	const concerns = [...new Set([...marks, ...spots, ...readConcerns(text)])].slice(0, 3);
	if (concerns.length < 2) return null;
	const steps = planSteps(report.analysis.care_plan);
	const lines = concerns.map((concern) => lineOf(concern, steps));
	const shield = steps.find(({ key }) => key === "sunscreen");
	return {
		paragraphs: [
			lines.join("\n"),
			"The wash and the cream treat nothing: they keep skin calm enough for the rest.",
			concerns.includes("dark_spots")
				? "Spots need about 12 weeks, marks two to four months and longer; a spot that is not picked leaves less of a mark."
				: "Give each about 12 weeks before you judge it.",
		],
		citations: [
			...steps.filter(({ step }) => step.actives.some((id) => isActiveId(id) && isTreatment(id))),
			...(shield ? [shield] : []),
		].flatMap(citePlanned),
		minded: true,
	};
}

function lineOf(concern: Concern, steps: readonly PlacedStep[]): string {
	const wanted: readonly string[] = NEED_ACTIVES[concern];
	const serving = steps.filter(({ step }) =>
		step.actives.some((id) => wanted.includes(id) && isTreatment(id as never)),
	);
	const shield = concern === "dark_spots" || concern === "lines" || concern === "uneven_tone";
	const sunscreen = steps.find(({ key }) => key === "sunscreen");
	const names = [
		...(shield && sunscreen !== undefined ? [`${nameStep(sunscreen)} (morning)`] : []),
		...serving.map((placed) => `${nameStep(placed)} (${placed.section})`),
	];
	const unique = [...new Set(names)];
	return `- **${capitalize(CONCERN_WORDS[concern])}:** ${
		unique.length === 0
			? "no step of its own; the calm care around it is what it gets for now."
			: `${joinWords(unique)}${shield && serving.length === 0 ? ", and nothing else yet: fewer new spots mean fewer new marks" : ""}.`
	}`;
}
