import { isExfoliating, isRetinoid } from "../knowledge/actives.ts";
import { IRRITANT_NIGHTS } from "../knowledge/care-choices.ts";
import type { SourceId } from "../knowledge/sources.ts";
import type { StepRule } from "../knowledge/steps/step-rule.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import type { PersonFact } from "../person/person-fact.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import { ownProductFor, ownsMany } from "./own-shelf.ts";
import type { PlanRequest } from "./person.ts";
import type { Situation } from "./read-situation.ts";
import { bottleWords } from "./set-aside.ts";

/** Put as a question, or as a thing that somebody says is needed: only that is owed a yes or no. */
const ASKS =
	/\b(?:should|shall|can|could|may|must|do) (?:i|we)\b|\bi (?:should|need|must)\b|\b(?:is|are) (?:it|that|they|a|an|there)\b|\bworth\b|\bwhat about\b|\bwhen (?:do|should|can)\b|\bor not\b/i;

interface Asked {
	words: string;
	/** Whether a planned step is what was asked about. */
	is: (id: string) => boolean;
	/** Where the plan goes without it and no rule had to refuse it. */
	not: string;
	/** The same at 18 to 24, where nothing shows yet. */
	young?: string;
	sources: readonly SourceId[];
}

const ASKED: Readonly<Record<string, Asked>> = {
	retinol: {
		words: "a retinoid",
		is: isRetinoid,
		not: "It is not in this plan: it treats lines, spots and marks, and where they do not ask for it, or something else comes first, it only irritates. Daily sunscreen prevents more.",
		young:
			"No, and you are not late: nothing in this photo asks for it, and on skin like this it can only irritate. Sunscreen every day is what prevents lines at your age.",
		sources: ["retinol_review_2021", "aad_sunscreen"],
	},
	acids: {
		words: "an acid",
		is: (id) => isExfoliating(id) || id === "azelaic_acid",
		not: "It is not in this plan: nothing here asks for one, or something else does its work already.",
		sources: ["aad_order", "house_default"],
	},
	vitamin_c: {
		words: "vitamin C",
		is: (id) => id === "vitamin_c" || id === "vitamin_c_derivative",
		not: "It is not in this plan: what shows here is treated by something else first, and sunscreen does more. One you own and bear well may go on in the morning.",
		sources: ["vitamin_c_review", "aad_sunscreen"],
	},
	spot_gel: {
		words: "a treatment for spots",
		is: (id) => id === "benzoyl_peroxide" || id === "salicylic_acid" || id === "adapalene",
		not: "It is for inflamed spots alone, a thin film, on skin that is whole and dry. Nothing else on a face gets better from drying it out.",
		sources: ["benzoyl_peroxide_label", "house_default"],
	},
};

const MAY_ADD_VITAMIN_C =
	"You may: in the morning under the sunscreen, mild, and as the one new thing for two weeks; stop it where it stings. This plan does without: sunscreen does more for the same.";
const NOT_YET = "Not now: leave it off until a doctor has looked at what you wrote about.";

function waitsForVisit({ hold, protects, after_visit }: Situation): boolean {
	return after_visit || hold !== "nothing" || protects === "urgent";
}

const HOW_OFTEN = /\bhow (?:often|many (?:times|nights|days))\b/i;

/** How many times a week, from the first on. */
function often(step: StepId, sensitivity: Situation["sensitivity"]): string {
	const { title, actives, per_week }: StepRule = STEP_RULES[step];
	const irritates = actives.some((id) => isRetinoid(id) || isExfoliating(id));
	const most = irritates ? Math.min(per_week, IRRITANT_NIGHTS[sensitivity]) : per_week;
	if (most <= 2)
		return `${title}: once a week for the first four weeks, then ${most < 2 ? "it stays at that" : "twice at most"}. More often dries skin and is no quicker.`;
	return `${title}: ${irritates ? "once or twice" : "two or three times"} a week for the first four weeks, then one more a week as long as skin stays calm, ${most >= 7 ? "up to once a day" : `${most} times at most`}. More often irritates and is no quicker.`;
}

/** A yes or no to what was asked and no rule had to refuse, by what the plan holds. */
function plainAnswers(
	{ facts, person }: Pick<PlanRequest, "facts" | "person">,
	{
		planned,
		refused,
		waits,
		told,
		minor,
		sensitivity,
	}: {
		planned: readonly StepId[];
		refused: ReadonlySet<string>;
		waits: boolean;
		told: readonly string[];
		minor: boolean;
		sensitivity: Situation["sensitivity"];
	},
): PlanNote[] {
	const asked = new Map(
		facts.flatMap(({ id, about = "", quote = "" }) =>
			id === "asks_for" && ASKS.test(quote) && !refused.has(about) ? [[about, quote] as const] : [],
		),
	);
	const actives = planned.flatMap((step) => STEP_RULES[step].actives as readonly string[]);
	return [...asked].flatMap(([about, asks]): PlanNote[] => {
		const row = ASKED[about];
		if (row === undefined || told.some(row.is)) return [];
		if (waits)
			return [
				{
					...answerNote(`answer.asked_${about}`, `You asked about ${row.words}. ${NOT_YET}`, [
						"house_default",
					]),
					asks,
				},
			];
		const young = person.preferences.age_band === "18-24" && planned.length === 0;
		const may = about === "vitamin_c" && !minor ? MAY_ADD_VITAMIN_C : undefined;
		const step = planned.find((one) => STEP_RULES[one].actives.some(row.is));
		const answer = actives.some(row.is)
			? step !== undefined && HOW_OFTEN.test(asks)
				? often(step, sensitivity)
				: "Yes: it is in this plan. Begin it as slowly as its step says."
			: ((young ? row.young : undefined) ?? may ?? row.not);
		return [
			{
				...answerNote(`answer.asked_${about}`, `You asked about ${row.words}. ${answer}`, row.sources),
				asks,
			},
		];
	});
}

function manyProducts(facts: readonly PersonFact[], { mode }: Situation): PlanNote[] {
	const names = [
		...new Set(facts.flatMap(({ id, about }) => (id === "owns" && about !== undefined ? [about] : []))),
	];
	if (!ownsMany(facts)) return [];
	const uses = `You named ${names.length} products.`;
	const note = (text: string): PlanNote[] => [
		answerNote("answer.many_products", `${uses} ${text}`, ["aad_order", "house_default"]),
	];
	const mild = (["cleanser", "moisturizer", "sunscreen"] as const).flatMap(
		(key) => ownProductFor({}, key, { facts, tender: true }) ?? [],
	);
	const sun = ownProductFor({}, "sunscreen", { facts, tender: false });
	const stay = [...new Set([...mild, ...(sun === null ? [] : [sun])])].map(bottleWords);
	if (mode !== "treat")
		return note(
			`Beside the steps of this plan leave ${stay.length > 0 ? `all of them but your ${joinWords(stay)}` : "all of them"} off for now: skin like this gets better with less.`,
		);
	const kept = (["cleanser", "moisturizer", "sunscreen"] as const).flatMap(
		(key) => ownProductFor({}, key, { facts, tender: false }) ?? [],
	);
	if (kept.length === 0) return [];
	const rest = names.filter((name) => !kept.includes(name)).map(bottleWords);
	return note(
		`Of these your skin needs your ${joinWords(kept.map(bottleWords))}. ${capitalize(joinWords(rest))}: none of them is needed beside this plan. Keep one or two that you enjoy and bear well, let the others run out, and add none.`,
	);
}

const WUDU =
	"Water before prayer takes sunscreen off and harms no skin. Pat dry, and put sunscreen on again after it whenever you go out by daylight, a water-resistant one by its pack; a stick or fluid is quickest. Moisturizer comes after the last washing of the day.";

/** What was asked for is answered first; then what a way of life asks of a routine. */
export function answerQuestions(
	request: Pick<PlanRequest, "facts" | "person">,
	situation: Situation,
	planned: readonly StepId[],
	refused: ReadonlySet<string>,
	/** Ingredients that were spoken of already. */
	told: readonly string[],
): PlanNote[] {
	const { facts } = request;
	const wudu = facts.some(({ id, about }) => id === "asks_for" && about === "wudu");
	return [
		...plainAnswers(request, {
			planned,
			refused,
			waits: waitsForVisit(situation),
			told,
			minor: situation.conditions.includes("minor"),
			sensitivity: situation.sensitivity,
		}),
		...manyProducts(facts, situation),
		...(wudu ? [answerNote("answer.wudu", WUDU, ["aad_sunscreen", "house_default"])] : []),
	];
}

function answerNote(rule_id: string, text: string, sources: readonly string[]): PlanNote {
	return { rule_id, text, sources: [...sources] };
}
