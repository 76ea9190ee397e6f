import { CARE_BASICS } from "../knowledge/care-choices.ts";
import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import { ROUTINE_RULES, type RoutineRuleId } from "../knowledge/plan-notes.ts";
import type { PersonFactId } from "../person/person-fact.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import { asksForMoisture, goesUntinted, tintsFor } from "./choose-base.ts";
import type { ChosenTreatment, PassedOver } from "./choose-treatments.ts";
import { goalsFor, type Need, namesRednessOfSpots } from "./find-needs.ts";
import type { AgeBand, PlanRequest } from "./person.ts";
import { type Situation, severityIn } from "./read-situation.ts";

interface Decided {
	request: PlanRequest;
	situation: Situation;
	needs: readonly Need[];
	treatments: readonly ChosenTreatment[];
	passed: readonly PassedOver[];
}

/**
 * What a person named and the plan adds nothing for, each with its reason: not read, not seen, or not worth a step of its
 * own. Where nothing is named and nothing seen, that this is all. A plan that only protects or calms has told its reason.
 */
export function tellUnmet(decided: Decided): PlanNote[] {
	const { request, situation, needs, treatments, passed } = decided;
	if (isHealthyTeen(decided)) return [ruleNote("rule.nothing_to_treat")];
	if (situation.mode !== "treat") return [];
	const served = new Set(treatments.flatMap((one) => one.needs.map(({ id }) => id)));
	const open = needs.filter(
		(need) => need.wished !== null && !served.has(need.id) && !asksForMoisture(need, request),
	);
	const named = open.filter(({ wished }) => wished === "issue");
	const unread = named.filter(({ seen, finding }) => !seen && finding === null);
	const unseen = named.filter(({ seen, finding }) => !seen && finding !== null);
	const explained = new Set(passed.map(({ need }) => need.id));
	const spared = named.filter((need) => need.seen && !explained.has(need.id) && !caredFor(need, decided));
	const sentences = [
		...(unread.length > 0
			? [
					`This photo could not read ${wordsOf(unread)}, so nothing is added for it yet. Scan again in daylight.`,
				]
			: []),
		...(unseen.length > 0
			? [`You named ${wordsOf(unseen)}. This photo does not show it clearly, so nothing is added for it.`]
			: []),
		...spared.map((need) => `You named ${wordsOf([need])}. ${whySpared(need, decided)}`),
		...(namesRednessOfSpots(request, situation) ? [REDNESS_OF_SPOTS] : []),
		...goalWords(request, situation, needs, served),
	];
	if (sentences.length > 0) return [ruleNote("rule.minimum_routine", [...sentences, MOST].join(" "))];
	return isCalm(decided) ? [ruleNote("rule.nothing_to_treat")] : [];
}

const REDNESS_OF_SPOTS =
	"You named redness. As far as this photo shows it belongs to the spots, and goes with them.";
const MOST = "Wash, moisturizer and sunscreen do the most, and too many products irritate.";

/** A moisturizer and a mineral or tinted sunscreen care for these by themselves. */
function caredFor({ id }: Need, { request, situation, needs }: Decided): boolean {
	if (id === "module.under_eye") return false;
	if (id === "module.tone") return tintsFor(request, situation, needs);
	return id !== "module.lines" && CARE_BASICS[id] !== undefined;
}

/** From here on nobody is told that it is mild. */
const CLEAR_FROM = 3;
/** Below this darkness under the eyes is mild. */
const UNDER_EYE_FROM = 2;

function whySpared({ id, severity }: Need, { situation, treatments }: Decided): string {
	const { sensitivity, traits, after_visit } = situation;
	if (after_visit) return "Its treatment waits until a doctor has looked at what you wrote about.";
	if (id === "module.under_eye" && severity >= UNDER_EYE_FROM)
		return "It runs in families most of all, and creams change it little, so no eye cream is added: sleep, a cool cloth, no rubbing and concealer do more, and an itch may be an allergy to ask about.";
	if (id === "module.tone" && severity >= CLEAR_FROM)
		return "Sunscreen every day and a hat keep it from darkening; what fades it has to wait here, for the reasons this plan tells.";
	if (id === "module.tone")
		return "It is mild in this photo: sunscreen keeps it from darkening, and nothing else is added.";
	if (id === "module.lines" && sensitivity === "High")
		return "What does most against lines irritates skin that reacts easily, so none of it is planned: sunscreen every day and a moisturizer do a good part. A serum with peptides, without fragrance, is a gentle extra that does less.";
	const spots_treated = treatments.some(({ needs }) => needs.some((need) => need.id === "module.acne"));
	if (traits.has("spots") && spots_treated && (id === "module.shine" || id === "module.texture"))
		return "The spots come first, and a second product beside their treatment would irritate.";
	return severity >= CLEAR_FROM
		? "What works on it irritates, and something else in this plan comes first, so nothing is added for it yet."
		: "It is mild in this photo, so nothing is added for it.";
}

/** A goal stands for several readings: as long as one of them is cared for, it is not unmet. */
function goalWords(
	{ person }: PlanRequest,
	{ conditions }: Situation,
	needs: readonly Need[],
	served: ReadonlySet<Need["id"]>,
): string[] {
	const minor = conditions.includes("minor");
	const idle = goalsFor(person).filter(({ modules }) =>
		needs.every(({ id, seen }) => !modules.includes(id) || (!seen && !served.has(id))),
	);
	// Moisturizer serves the one goal in any case; under 18 another rule speaks of the other.
	const elsewhere = (id: Need["id"]) => id === "module.dryness" || (minor && id === "module.lines");
	const told = idle
		.filter(({ modules }) => !modules.some(elsewhere))
		.map(({ goal }) => `"${goal.toLowerCase()}"`);
	return told.length === 0
		? []
		: [`For ${joinWords(told)} this photo asks for no step of its own, so nothing is added.`];
}

function wordsOf(needs: readonly Need[]): string {
	return joinWords(needs.map(({ id }) => CONCERN_MODULES[id].words));
}

/** Beside these facts calm skin is still calm. */
const SAYS_NOTHING_OF_SKIN: readonly PersonFactId[] = [
	"age_13_15",
	"age_16_17",
	"night_work",
	"budget",
	"low_budget",
	"high_budget",
	"avoids",
];

/** Everything could be read, nothing of it asks for care, and nobody told of anything. */
function isCalm({ request: { findings, facts }, needs, treatments }: Decided): boolean {
	const told = facts.filter(({ id }) => !SAYS_NOTHING_OF_SKIN.includes(id));
	const read = findings.length > 0 && findings.every(({ severity }) => severity !== null);
	return read && told.length === 0 && treatments.length === 0 && needs.every(({ seen }) => !seen);
}

/** Protected for their age alone: what they hear is that their skin is well. */
function isHealthyTeen(decided: Decided): boolean {
	return decided.situation.mode === "protect" && decided.situation.treats === "spots" && isCalm(decided);
}

function ruleNote(rule_id: RoutineRuleId, text: string = ROUTINE_RULES[rule_id].text): PlanNote {
	return { rule_id, text, sources: [...ROUTINE_RULES[rule_id].sources] };
}

/** From here on marks are clear enough that somebody waits for them to go. */
const CLEAR_MARKS_FROM = 2;

/** How long marks take, and how far a tint of SPF 30 carries; each once, where they matter. */
export function marksTakeTime({ request, needs, treatments, situation }: Decided): PlanNote[] {
	const marks = needs.find(({ id }) => id === "module.tone");
	if (marks === undefined || marks.severity < CLEAR_MARKS_FROM) return [];
	if (situation.mode === "none" || situation.hold !== "nothing") return [];
	const treated = treatments.some((one) => one.needs.includes(marks));
	const tinted = tintsFor(request, situation, needs) && !goesUntinted(request.facts, situation.conditions);
	return [
		...(treated || marks.wished !== null
			? [ruleNote("rule.marks_take_time", marksWords(situation.traits.has("deeper_tone")))]
			: []),
		...(tinted && !situation.too_dear.some((id) => id.endsWith("_tinted"))
			? [ruleNote("rule.tint_of_spf_30")]
			: []),
	];
}

function marksWords(deep: boolean): string {
	const { text } = ROUTINE_RULES["rule.marks_take_time"];
	return deep
		? text
				.replace("3 to 6 months,", "3 to 6 months, on deep skin often over more,")
				.replace(
					"No lightening or fairness cream of unknown content,",
					"No toning, fairness or market cream,",
				)
				.replace("4 months", "8 months")
		: text;
}

/** From which severity on brown places of an age are worth a look; somebody outdoors all day hears it at any of these ages. */
export const SPECKLED_FROM: Readonly<Partial<Record<AgeBand, number>>> = {
	"45-54": 3,
	"55-64": 2,
	"65+": 1.5,
};

/** Brown places or years outdoors on skin of an age at which some of them are more than a mark. */
export function isSunWorn(
	{ conditions }: Situation,
	{ person, facts, findings, red_flags }: Pick<PlanRequest, "person" | "facts" | "findings" | "red_flags">,
): boolean {
	const { age_band } = person.preferences;
	const from = age_band === undefined ? undefined : SPECKLED_FROM[age_band];
	if (from === undefined || red_flags.length > 0) return false;
	if (facts.some(({ id }) => id === "had_skin_cancer")) return false;
	const speckled = !conditions.includes("darker_tone") && severityIn(findings, "dark_spots") >= from;
	return speckled || facts.some(({ id }) => id === "outdoors");
}
