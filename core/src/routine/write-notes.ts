import { hidingPlaces } from "../knowledge/allergen-relatives.ts";
import { CONCERN_MODULES } from "../knowledge/concern-modules.ts";
import { CONFLICTS } from "../knowledge/conflicts.ts";
import {
	MINOR_LINES,
	PERSON_RULES,
	type PersonCondition,
	type PersonRule,
	YOUNG_ACNE_FROM,
} from "../knowledge/person-rules.ts";
import {
	PERSON_ADVICE,
	PERSON_WARNINGS,
	type PersonAdvice,
	ROUTINE_RULES,
	type RoutineRuleId,
} from "../knowledge/plan-notes.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { factWords, sunMedicine, toldTogether } from "../person/fact-words.ts";
import { whichRetinoid } from "../person/medicine-by-signs.ts";
import { holdsBack } from "../skin/red-flags/triage-findings.ts";
import { capitalize, joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import { goesUntinted, tintsFor, toldWords } from "./choose-base.ts";
import type { ChosenTreatment, PassedOver } from "./choose-treatments.ts";
import { type Need, withholdsLines } from "./find-needs.ts";
import { isOfSpots, isPossibleCrisis, sparesPlace } from "./held-products.ts";
import { isContent, ownProductFor } from "./own-shelf.ts";
import type { PlanRequest } from "./person.ts";
import { inOneVoice, OF_A_GROWTH } from "./person-conditions.ts";
import { MARKED_FROM, type Situation } from "./read-situation.ts";
import { allergensInUse } from "./set-aside.ts";
import { usesOwnMoisturizer } from "./shorten-plan.ts";
import { budgetNote } from "./tell-budget.ts";
import { isSunWorn, marksTakeTime, tellUnmet } from "./tell-unmet.ts";

interface Decided {
	request: PlanRequest;
	situation: Situation;
	needs: readonly Need[];
	treatments: readonly ChosenTreatment[];
	passed: readonly PassedOver[];
}

/** Everything to know beside the steps, the most urgent first, each once, and each by the rule that decided. */
export function writeNotes(decided: Decided): PlanNote[] {
	if (decided.situation.mode === "none")
		return decided.situation.protects === "emergency"
			? [routineRule("rule.help_first")]
			: personRules(decided).slice(0, 1).map(withPraise(decided.request));
	return [
		...warnings(decided),
		...growth(decided.request),
		...holding(decided),
		...referrals(decided),
		...personRules(decided),
		...allergyNote(decided),
		...avoidsNote(decided),
		...advice(decided),
		...routineNotes(decided),
		...budgetNote({ ...decided, planned: decided.treatments.map(({ choice }) => choice.step) }),
		...pairNotes(decided),
		...waiting(decided),
		...tellUnmet(decided),
		...patience(decided),
		...marksTakeTime(decided),
	];
}

/** A child whose skin is well hears that first, and what it is spared. */
const withPraise =
	({ findings }: PlanRequest) =>
	(one: PlanNote): PlanNote =>
		one.rule_id === "person.child" && findings.every(({ severity }) => (severity ?? 0) <= 1)
			? {
					...one,
					text: `${one.text} Your skin is well as it is: serums, retinol and acids could only make it sore.`,
				}
			: one;

const note = (rule_id: string, text: string, sources: readonly string[]): PlanNote => ({
	rule_id,
	text,
	sources: [...sources],
});

const safetyNote = (...parts: Parameters<typeof note>): PlanNote => ({ ...note(...parts), safety: true });

function warnings({ situation: { told }, request: { facts } }: Decided): PlanNote[] {
	return PERSON_WARNINGS.filter(
		({ all, unless }) =>
			all.every((one) => told.includes(one)) && !(unless !== undefined && told.includes(unless)),
	).map(({ id, all, note: text, sources }) =>
		safetyNote(id, `${all.includes("prescription_retinoid") ? whichRetinoid(facts) : ""}${text}`, sources),
	);
}

/** A place that changes is seen soon and covered up by nothing. */
function growth({ red_flags }: PlanRequest): PlanNote[] {
	return red_flags.some(({ rule_id }) => OF_A_GROWTH.includes(rule_id))
		? [routineRule("rule.growth_first")]
		: [];
}

/** How the plan goes together with a sign that says to put nothing new on a place. */
function holding({ request, situation, treatments }: Decided): PlanNote[] {
	const { red_flags } = request;
	if (red_flags.some(isPossibleCrisis)) return [routineRule("rule.help_beside_plan")];
	if (isOfSpots(red_flags, request.findings) && treatments.length > 0)
		return [routineRule("rule.spots_until_visit")];
	switch (situation.hold) {
		case "everything":
			return [routineRule(isOfWholeFace(red_flags) ? "rule.nothing_named_face" : "rule.nothing_named")];
		case "products":
			return [
				routineRule(treatments.length > 0 ? "rule.treatments_after_visit" : "rule.basics_until_visit"),
				// What a growth asks for says so already.
				...(sparesPlace(red_flags, request.findings) && growth(request).length === 0
					? [routineRule("rule.around_the_place")]
					: []),
			];
		case "nothing":
			return [];
	}
}

/** What concerns the whole face leaves no rest of it to care for. */
function isOfWholeFace(flags: PlanRequest["red_flags"]): boolean {
	const holding = flags.filter(holdsBack);
	return holding.length > 0 && holding.every(({ rule_id }) => rule_id === "red-flag.steroid-skin");
}

function routineRule(id: RoutineRuleId): PlanNote {
	const { text, sources } = ROUTINE_RULES[id];
	return safetyNote(id, text, sources);
}

/** A doctor looks at these spots already, or the note for young people sends them to one. */
const UNDER_CARE: readonly PersonCondition[] = [
	"young_teen",
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
];

/** Redness that has a cause of its own, which heals. */
const REDDENED_BY: readonly PersonCondition[] = ["recent_procedure", "sunburn"];

/** The sign that stands above the plan and says the same. */
const FLAG_OF: Partial<Record<Need["id"], string>> = {
	"module.acne": "red-flag.finding-acne",
	"module.redness": "red-flag.finding-redness",
	"module.tone": "red-flag.finding-dark-spots",
};

const REDNESS_STAYS =
	"If the redness stays, burns, flushes or brings bumps, show it to a doctor: there are better means than a routine.";

function staysRed(severity: number, { mode, traits, conditions }: Situation): boolean {
	return mode === "treat" && severity < MARKED_FROM && traits.has("red") && !conditions.includes("rosacea");
}

function isFlagged({ red_flags }: PlanRequest, id: Need["id"]): boolean {
	return red_flags.some(({ rule_id }) => rule_id === FLAG_OF[id]);
}

/** From a marked severity on: where a professional comes in. */
function referrals({ request, needs, situation }: Decided): PlanNote[] {
	return needs.flatMap(({ id, severity }) => {
		const { refer, sources } = CONCERN_MODULES[id];
		if (id === "module.redness" && staysRed(severity, situation))
			return [safetyNote("module.redness.stays", REDNESS_STAYS, sources)];
		if (refer === null || severity < MARKED_FROM) return [];
		if (id === "module.lines" && situation.mode !== "treat") return [];
		if (id === "module.acne" && situation.conditions.some((one) => UNDER_CARE.includes(one))) return [];
		if (id === "module.redness" && situation.conditions.some((one) => REDDENED_BY.includes(one))) return [];
		if (isFlagged(request, id)) return [];
		// What can be done about lines is no matter of health.
		return [(id === "module.lines" ? note : safetyNote)(`${id}.refer`, refer, sources)];
	});
}

/** What a person told, what it changes, and what was left out for it. */
function personRules({ request, situation, passed, treatments }: Decided): PlanNote[] {
	const { conditions } = situation;
	return PERSON_RULES.filter((rule) => conditions.includes(rule.when)).flatMap((rule): PlanNote[] => {
		const own = passed.filter(
			({ rule_id, step }) => rule_id === rule.id && !(rule.when === "darker_tone" && isOwned(step, request)),
		);
		if (rule.note_only_when_used && own.length === 0) return [];
		if (rule.when === "minor" && conditions.includes("young_teen")) return [];
		const begins = isContent(request.facts) ? 0 : treatments.length;
		if (isIdle(rule, situation, begins + own.length)) return [];
		// Nobody under 16 asked for the treatments of adults.
		const said = inOneVoice(rule, { told: situation.told, facts: request.facts });
		const text = [opening(rule, request), said, rule.when === "young_teen" ? "" : leftOutWords(own)];
		return [(rule.explains_only ? note : safetyNote)(rule.id, text.filter(Boolean).join(" "), rule.sources)];
	});
}

/** What somebody has and bears well may go on: it is not begun here, and not left out either. */
function isOwned(step: StepId, { facts }: PlanRequest): boolean {
	return ownProductFor({ step_id: step }, "serum", { facts, tender: false }) !== null;
}

/** What speaks of treatments to come has nothing to say beside a plan that only protects. */
function isIdle({ mode, when }: PersonRule, situation: Situation, treatments: number): boolean {
	if (mode === "barrier_first") return situation.mode !== "barrier_first";
	if (when === "rosacea" && situation.conditions.includes("prescription_rosacea")) return true;
	if (when === "prescription_acne") return situation.treats === "nothing";
	return when === "darker_tone" && treatments === 0;
}

function opening({ when }: PersonRule, { facts, person }: PlanRequest): string {
	const { monk_tone } = person.preferences;
	if (when === "darker_tone") return monk_tone === undefined ? "" : `You chose tone ${monk_tone} of 10.`;
	const medicine = when === "photosensitizing_medicine" ? sunMedicine(facts) : null;
	if (medicine !== null) return `You told us you take ${medicine}, which makes skin burn in the sun.`;
	const told = toldWords(when, facts);
	if (told !== null) return `${capitalize(told)}.`;
	return when === "barrier_strained" ? "Your skin looks dry and rough in this photo." : "";
}

function allergyNote({ request, passed }: Decided): PlanNote[] {
	const allergies = request.facts.filter(({ id, about }) => id === "allergy" && about !== undefined);
	if (allergies.length === 0) return [];
	const { text, sources } = PERSON_ADVICE["person.allergy"];
	const told = `You told us ${toldTogether(allergies)}.`;
	const own = passed.filter(({ kind }) => kind === "allergy");
	const in_use = allergensInUse(request.facts);
	const hides = allergies.flatMap(({ about }) => hidingPlaces(about ?? ""));
	const words = [told, ...in_use, leftOutWords(own), ...new Set(hides), text];
	return [safetyNote("person.allergy", words.filter(Boolean).join(" "), sources)];
}

/** What was left out for a wish; a brand or a scent that no treatment has says so by the picks alone. */
function avoidsNote({ request, passed }: Decided): PlanNote[] {
	const avoided = request.facts.filter(({ id, about }) => id === "avoids" && about !== undefined);
	if (avoided.length === 0) return [];
	const { text, sources } = PERSON_ADVICE["person.avoids"];
	const own = passed.filter(({ kind }) => kind === "avoided");
	const words = [`You told us ${toldTogether(avoided)}.`, leftOutWords(own), text];
	return [note("person.avoids", words.filter(Boolean).join(" "), sources)];
}

/** What is said by itself wherever it was told. */
const TOLD_ADVICE = [
	"had_skin_cancer",
	"greasy_flakes",
	"even_bumps",
	"hair_growth",
	"night_work",
	"picks_skin",
	"outdoors",
	"sun_some_days",
	"vegan",
	"halal",
] as const;

function advice({ request, situation, needs, treatments }: Decided): PlanNote[] {
	const severity = (id: Need["id"]) => needs.find((need) => need.id === id)?.severity ?? 0;
	const { conditions } = situation;
	const isYoung = conditions.includes("young_teen");
	const underCare = conditions.some((one) => one !== "young_teen" && UNDER_CARE.includes(one));
	const acne = severity("module.acne");
	const isClear = isYoung && !underCare && acne >= YOUNG_ACNE_FROM;
	const isSent = isFlagged(request, "module.acne");
	const isTold = (told: string) => request.facts.some(({ id }) => id === told);
	const said = (id: keyof typeof PERSON_ADVICE, when: boolean): PlanNote[] => {
		if (!when) return [];
		const { text, sources, explains_only }: PersonAdvice = PERSON_ADVICE[id];
		return [(explains_only ? note : safetyNote)(id, text, sources)];
	};
	return [
		...said("person.young_teen_spots", isYoung && !underCare && acne >= 1 && acne < YOUNG_ACNE_FROM),
		...said("person.young_teen_acne", isClear && !isSent),
		...said("person.young_teen_visit", isClear && isSent),
		...said("person.young_teen_treatment", isClear && treatments.length > 0),
		...said("person.marks_in_pregnancy", isExpecting(request) && severity("module.tone") >= 1),
		...TOLD_ADVICE.flatMap((id) =>
			said(
				`person.${id}`,
				// What weeps and crusts is no dandruff.
				isTold(id) && !(id === "greasy_flakes" && conditions.includes("broken_skin")),
			),
		),
		...said("person.sun_worn", isSunWorn(situation, request)),
		...said("person.untinted", tintLeftOut({ request, situation, needs })),
		...said("person.nursing", treatments.length > 0 && isTold("breastfeeding")),
		...said("person.older_skin", situation.traits.has("older") && !isOlderStrained(situation, request)),
		...said("person.older_strained", isOlderStrained(situation, request)),
		...said("person.strained_spots", situation.mode === "barrier_first" && acne >= 1),
		...(isYoung && withholdsLines(request, situation)
			? [note(MINOR_LINES.id, MINOR_LINES.note, MINOR_LINES.sources)]
			: []),
	];
}

/** Marks that a tint would protect, on somebody who goes without. */
function tintLeftOut({ request, situation, needs }: Omit<Decided, "treatments" | "passed">): boolean {
	return tintsFor(request, situation, needs) && goesUntinted(request.facts, situation.conditions);
}

/** Told to itch, hurt or break: a dry look or a tight feeling alone is no reason for a visit. */
function isOlderStrained({ traits }: Situation, { facts }: PlanRequest): boolean {
	const hurts = ({ quote = "itch" }: { quote?: string }) =>
		/itch|scratch|hurt|sore|sting|burn|crack|split|bleed|raw/i.test(quote);
	return traits.has("older") && facts.some((fact) => fact.id === "barrier_strained" && hurts(fact));
}

function isExpecting({ facts }: PlanRequest): boolean {
	return facts.some(({ id }) => id === "pregnant" || id === "breastfeeding");
}

/** What a rule about the whole routine kept out, one note a rule. */
function routineNotes({ request, passed, treatments, situation }: Decided): PlanNote[] {
	const own = passed.filter(({ kind }) => kind === "routine");
	const planned = treatments.map(({ choice }) => choice.step);
	const short = situation.size === null || situation.only_one !== null ? [] : ["rule.few_products"];
	return [...new Set([...short, ...own.map(({ rule_id }) => rule_id)])].map((rule_id) => {
		const { text, sources } = ROUTINE_RULES[rule_id as RoutineRuleId];
		const out = own.filter((one) => one.rule_id === rule_id && !planned.includes(one.step));
		const words =
			rule_id === "rule.few_products"
				? [askedFor(request), text, ...(usesOwnMoisturizer(planned, situation) ? [OWN_MOISTURIZER] : [])]
				: [text];
		return note(rule_id, [...words, leftOutWords(out)].filter(Boolean).join(" "), sources);
	});
}

const OWN_MOISTURIZER =
	"Where a step speaks of moisturizer, use a plain one you have; when skin gets dry, it is the next thing to buy.";

function askedFor({ facts }: PlanRequest): string {
	const size = facts.find(({ id }) => id === "two_products" || id === "few_products");
	return size === undefined ? "" : `You told us ${factWords(size)}.`;
}

/** Which pair rule kept a step out, and beside what. */
function pairNotes({ passed }: Decided): PlanNote[] {
	const once = [...new Map(passed.map((one) => [`${one.rule_id} ${one.step}`, one])).values()];
	return once.flatMap(({ kind, rule_id, step, beside }) => {
		const rule = CONFLICTS.find(({ id }) => id === rule_id);
		if (kind !== "pair" || rule === undefined || beside === undefined) return [];
		return [
			note(
				rule_id,
				`${STEP_RULES[step].title} is left out beside ${lowerFirst(STEP_RULES[beside].title)}. ${rule.why}`,
				rule.sources,
			),
		];
	});
}

/** What waits for a later plan because its time of day is taken. */
function waiting({ passed, treatments }: Decided): PlanNote[] {
	const planned = new Set(treatments.map(({ choice }) => choice.step));
	const told = new Set<string>();
	return passed.flatMap(({ kind, need, step, beside, instead }) => {
		if (kind !== "place" || instead !== null || beside === undefined) return [];
		if (planned.has(step) || told.has(need.id)) return [];
		told.add(need.id);
		const text = `${STEP_RULES[step].title} for ${CONCERN_MODULES[need.id].words} waits for a later plan: its place belongs to ${lowerFirst(STEP_RULES[beside].title)} first.`;
		return [note(`${need.id}.waits`, text, STEP_RULES[step].sources)];
	});
}

/** When the treatment of spots can be judged, and what is said where nobody was sent to a doctor yet. */
function patience({ request, needs, treatments, situation }: Decided): PlanNote[] {
	const acne = treatments.find((one) => one.needs.some(({ id }) => id === "module.acne"));
	const severity = needs.find(({ id }) => id === "module.acne")?.severity ?? 0;
	// Who is sent to a doctor now waits for no verdict.
	if (!acne || situation.mode === "barrier_first" || severity < 1 || isFlagged(request, "module.acne"))
		return [];
	const { text, sources } = ROUTINE_RULES["rule.patience"];
	const marks = acne.needs.some(({ id }) => id === "module.tone");
	const sent = severity >= MARKED_FROM || situation.conditions.includes("young_teen");
	const words = [text, ...(marks ? [MARKS_FADE] : []), ...(sent ? [] : [DOCTOR_HAS_MORE])];
	return [note("rule.patience", words.join(" "), sources)];
}

const MARKS_FADE = "Stopping new spots comes first; the marks they left take months to fade.";
const DOCTOR_HAS_MORE = "If spots are no better then, a doctor has more.";

/** "Left out: retinol 0.2 to 0.3% and adapalene 0.1% (azelaic acid 10% instead)." */
function leftOutWords(passed: readonly { step: StepId; instead: StepId | null }[]): string {
	if (passed.length === 0) return "";
	const replaced = new Set(passed.flatMap(({ step, instead }) => (instead === null ? [] : [step])));
	const once = passed.filter(({ step, instead }) => instead !== null || !replaced.has(step));
	const named = [...Map.groupBy(once, ({ instead }) => instead)].map(([instead, out]) => {
		const titles = joinWords([...new Set(out.map(({ step }) => lowerFirst(STEP_RULES[step].title)))]);
		return instead === null ? titles : `${titles} (${lowerFirst(STEP_RULES[instead].title)} instead)`;
	});
	return `Left out: ${named.join("; ")}.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
