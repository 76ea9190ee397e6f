import { isActiveId, isTreatment } from "../../../knowledge/actives.ts";
import { NEED_ACTIVES } from "../../../knowledge/questions/care-words.ts";
import { type PlacedStep, planSteps, stepKey } from "../../../routine/plan-steps.ts";
import { droppableSteps } from "../../../routine/shorten-plan.ts";
import type { Concern } from "../../../skin/concern.ts";
import { CONCERN_WORDS } from "../../../skin/concern-copy.ts";
import { capitalize, joinWords } from "../../../skin/zone-words.ts";
import type { Inquiry } from "../../conversation.ts";
import { readConcerns } from "../../reading/read-slots.ts";
import { citeRule } from "../../writing/cite.ts";
import type { Draft } from "../../writing/compose-answer.ts";
import { citePlanned, nameStep } from "../plan/tell-steps.ts";

const MINIMUM = citeRule("rule.minimum_routine", "Routine rule, no step without a job");
const WHY_SO_MANY =
	/\bwhy\b(?: \w+){0,10} (?:\d|two|three|four|five|six|so many|all (?:these|those|the|this)|that many|still)\b|\bdo i (?:\w+ )?(?:need|have to|really)(?: \w+){0,5} (?:all|\d|three|four|five|six|so many|every)\b|\b(?:report|scan|it) (?:says?|said|shows?|found)(?: \w+){0,3} (?:nothing|fine|ok|okay|good|nowt|not much)\b.*\bwhy\b/;
const OF_STEPS = /\b(?:steps?|things?|products?|stuff|routine|plan|bottles?|creams?|morning|night|list)\b/;

/** Why there are so many steps: which one counts, which may go, and what the rest is for; null where nobody asks. */
export function whySoMany({ question: { text, slots }, context: { report } }: Inquiry): Draft | null {
	if (report === null || !WHY_SO_MANY.test(text) || !OF_STEPS.test(text)) return null;
	if (slots.actives.length > 0 || slots.category !== null) return null;
	const { care_plan } = report.analysis;
	const here = planSteps(care_plan).filter(
		({ section }) => slots.section === null || section === slots.section,
	);
	const droppable = droppableSteps(care_plan);
	const may = here.filter(({ section, key }) =>
		droppable.some(({ step }) => step === stepKey({ section, category: key })),
	);
	const shield = here.find(({ key }) => key === "sunscreen");
	const treats = here.filter(({ step }) => step.actives.some((id) => isTreatment(id as never)));
	const calm = report.analysis.condition_notes.key_concerns_identified.length === 0;
	const cream = here.find(({ key }) => key === "moisturizer");
	const named = (placed: (typeof here)[number]) => `${nameStep(placed)} (${placed.section})`;
	return {
		paragraphs: [
			`${calm ? (/\bdo i\b/.test(text) ? "No, not all: they keep it so and repair nothing." : "To keep it so, not to repair anything, and you do not need all of them.") : "Because your report gives some of them a job; not all of them are needed."} ${shield === undefined ? "The evening wash is the one that counts." : "Sunscreen is the one that counts: keep that whatever happens."}`,
			[
				...treats.map((placed) => `- **${capitalize(named(placed))}:** keep. ${placed.step.because}`),
				...may.map(
					(placed) =>
						`- **${capitalize(named(placed))}:** may go. ${droppable.find(({ step }) => step === stepKey({ section: placed.section, category: placed.key }))?.reason ?? ""}`,
				),
				...(cream === undefined || treats.includes(cream) || may.includes(cream)
					? []
					: [
							`- **${capitalize(named(cream))}:** only where skin feels dry or tight; your sunscreen moisturizes a little too.`,
						]),
			].join("\n"),
		],
		citations: [MINIMUM, ...here.flatMap(citePlanned)],
		minded: true,
	};
}

const FOR_ME = /\b(?:for me|for my (?:skin|face)|to my (?:skin|face))\b/;
const MATTERS_MOST =
	/\b(?:one|single|main|most important) (?:thing|step|product)?\b.*\b(?:matters?|counts?|most|helps?|(?:biggest |most |real )?difference)\b|\bmatters? (?:the )?most\b|\bif i (?:only )?(?:do|keep|did) (?:just )?one\b/;

/** The one step that matters most for what they name, from their plan; null where nobody asks. */
export function whatMattersMost({
	question: { text, slots },
	context: { report, in_use },
}: Inquiry): Draft | null {
	if (report === null || in_use.length > 0 || !MATTERS_MOST.test(text)) return null;
	const [worst] = report.analysis.findings.toSorted((a, b) => (b.severity ?? 0) - (a.severity ?? 0));
	const [concern = FOR_ME.test(text) && (worst?.severity ?? 0) >= 1 ? worst?.concern : undefined] =
		slots.concerns;
	if (concern === undefined) return null;
	const steps = planSteps(report.analysis.care_plan);
	const treats = steps.find(({ step }) => step.actives.some((id) => isTreatment(id as never)));
	const shield = steps.find(({ key }) => key === "sunscreen");
	const one = OF_SUN.has(concern)
		? (shield ?? treats)
		: concern === "redness" || concern === "dryness"
			? steps.find(({ key }) => key === "moisturizer")
			: (treats ?? shield);
	if (one === undefined) return null;
	const [note] = report.analysis.care_plan.notes ?? [];
	return {
		paragraphs: [
			`**${capitalize(nameStep(one))}** (${one.section}), of all steps. ${one.step.because}`,
			concern === "redness"
				? "Next comes what you leave off: heat, scrubbing, scent and acids redden more than any cream calms. Sunscreen keeps it from coming back."
				: "",
			note?.text ?? "",
		],
		citations: citePlanned(one),
		minded: true,
	};
}

const OF_SUN: ReadonlySet<string> = new Set(["dark_spots", "lines", "uneven_tone"]);

const SKIPS =
	/\b(?:skip|leave (?:it|that|this)? ?(?:out|off)|do without|drop|bin|have to|must i|need (?:it|that))\b/;
const HEAVY = /\b(?:thick|heavy|greasy|sticky|sweat\w*|suffocat\w*|clog\w*|hot|rich)\b/;

/** A cream at night that feels too heavy: what it is there for, and what is lighter; null where nobody asks. */
export function creamTooHeavy({ question: { text }, context: { report } }: Inquiry): Draft | null {
	if (
		report === null ||
		!SKIPS.test(text) ||
		!HEAVY.test(text) ||
		!/\b(?:cream|moisturi\w*|lotion)\b/.test(text)
	)
		return null;
	const steps = planSteps(report.analysis.care_plan).filter(({ key }) => key === "moisturizer");
	const placed = steps.find(({ section }) => section === "night") ?? steps[0];
	if (placed === undefined) return null;
	const told = report.analysis.care_plan.notes?.[0]?.text ?? "";
	const tight = /\btight\b/.test(told);
	return {
		paragraphs: [
			`${tight ? "Better not every night yet, but make it lighter" : "Yes, some nights, when skin feels fine without"}: a gel or thin lotion without fragrance does the same job, or half as much of the cream, on skin still damp, half an hour before bed.`,
			tight
				? "It is there because you told us your skin feels tight: after four calm weeks you may leave it out on nights when nothing pulls."
				: `It is there because: ${placed.step.because}`,
			"Ask me for a light, fragrance-free moisturizer, and I look for one.",
		],
		citations: citePlanned(placed),
		minded: true,
	};
}

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
	const shield = OF_SUN.has(concern);
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
