import {
	ACTIVES,
	type ActiveId,
	isActiveId,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../knowledge/actives.ts";
import { PERSON_IN_USE } from "../knowledge/in-use-rules.ts";
import { pairing } from "../knowledge/pairing.ts";
import type { PersonCondition, PersonRule } from "../knowledge/person-rules.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/care-words.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { joinWords } from "../skin/zone-words.ts";
import { type Answerer, type Asker, isExpecting, isHeld, told } from "./asker.ts";
import { isAllergicTo, isAvoided, isBleachingMix, ruleAgainst } from "./person-conditions.ts";
import type { Situation } from "./read-situation.ts";

/** Rules that may speak of the very thing that was asked about. */
const OF_THE_MEDICINE: readonly PersonCondition[] = [
	"hydroquinone",
	"steroid_cream",
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"perioral_dermatitis",
	"barrier_disease",
	"antibiotic_alone",
	"isotretinoin",
	"young_teen",
];

const isFromDoctor = (id: ActiveId): boolean =>
	ACTIVES[id].status.us === "prescription" || (ACTIVES[id].status.eu as string) === "banned";

/** Under which wish an ingredient is refused. */
function isRefused(id: ActiveId, refused: ReadonlySet<string>): boolean {
	return (
		refused.has(id) ||
		(isRetinoid(id) && refused.has("retinol")) ||
		(isExfoliating(id) && (refused.has("acids") || refused.has("peels"))) ||
		(id === "scrub" && refused.has("scrubs")) ||
		(id === "benzoyl_peroxide" && refused.has("spot_gel"))
	);
}

/** What has a word of its own in this plan, and is not spoken of twice. */
function isSpokenOf(ids: readonly ActiveId[], { request, situation, refused }: Asker): boolean {
	return (
		isBleachingMix({ told: situation.told, facts: request.facts }) ||
		ids.some(
			(id) => isAllergicTo(id, request.facts) || isAvoided(id, request.facts) || isRefused(id, refused),
		)
	);
}

interface RuledOut {
	id: ActiveId;
	rule: PersonRule;
}

function ruledOut(ids: readonly ActiveId[], { conditions }: Situation): RuledOut[] {
	return ids.flatMap((id) => {
		const rule = ruleAgainst(id, conditions);
		return rule === null ? [] : [{ id, rule }];
	});
}

function whyNot(out: readonly RuledOut[]): string {
	return [...new Set(out.map(({ rule }) => PERSON_IN_USE[rule.when].why))].join(" ");
}

/** That a doctor alone gives it; "" for what anybody may buy. */
function onlyFromDoctor(ids: readonly ActiveId[]): string {
	const from = ids.filter(isFromDoctor);
	return from.length === 0
		? ""
		: ` ${capital(namesOf(from))} ${from.length > 1 ? "come" : "comes"} only from a doctor, never bought without one.`;
}

export const compare: Answerer = (asker, subjects) => {
	const { planned, situation } = asker;
	const [one, two] = subjects.filter(isActiveId);
	if (one === undefined || two === undefined || isSpokenOf([one, two], asker)) return null;
	const out = ruledOut([one, two], situation);
	if (out.some(({ rule }) => OF_THE_MEDICINE.includes(rule.when))) return null;
	const lead = `You asked which of ${namesOf([one, two])} is better.`;
	if (out.length > 1)
		return { text: `${lead} Neither is for you now. ${whyNot(out)}`, sources: ["house_default"] };
	const rank = (id: ActiveId) => "ABC".indexOf(ACTIVES[id].grade) - (ACTIVES[id].treatment ? 0.5 : 0);
	const [better, other] = rank(one) <= rank(two) ? [one, two] : [two, one];
	const verdict =
		rank(one) === rank(two)
			? `About as much is proven for one as for the other.`
			: `More is proven for ${namesOf([better])}; for ${namesOf([other])} less is, so it is no equal, if a pleasant one.`;
	const held = planned.some((step) => [one, two].some((id) => STEP_RULES[step].actives.includes(id)));
	const [first] = out;
	const now = isHeld(asker)
		? " Begin neither before a doctor has looked."
		: first !== undefined
			? ` Leave ${namesOf([first.id])} off for now all the same. ${whyNot(out)}`
			: held || situation.mode !== "treat"
				? ""
				: " This plan needs neither of them now.";
	return {
		text: `${lead} ${verdict}${onlyFromDoctor([one, two].filter((id) => id !== first?.id))}${now}`,
		sources: [...new Set([...ACTIVES[better].sources, ...ACTIVES[other].sources])],
	};
};

export const pair: Answerer = (asker, subjects) => {
	const [one, two] = subjects.filter(isActiveId);
	if (one === undefined || two === undefined || isSpokenOf([one, two], asker)) return null;
	const lead = `You asked about ${namesOf([one, two])} together.`;
	const out = ruledOut([one, two], asker.situation);
	if (out.some(({ rule }) => OF_THE_MEDICINE.includes(rule.when))) return null;
	if (out.length > 0)
		return {
			text: `${lead} Leave ${namesOf(out.map(({ id }) => id))} off for now. ${whyNot(out)}`,
			sources: ["house_default"],
		};
	if (isHeld(asker) || asker.situation.protects !== null)
		return { text: `${lead} Not now: leave both off until a doctor has looked.`, sources: ["house_default"] };
	const rule = pairing(one, two)?.rule;
	const doctor = onlyFromDoctor([one, two]);
	return rule === undefined
		? {
				text: `${lead} Nothing speaks against it: begin with one, add the other two weeks later.${doctor}`,
				sources: ["aad_test_products", "house_default"],
			}
		: { text: `${lead} ${rule.why} ${rule.fix}${doctor}`, sources: rule.sources };
};

const WITH_THINNER =
	" With a blood thinner skin bruises more easily: no needles, blades or peels without asking, and no salicylic acid or wintergreen on large areas.";

export const withMedicine: Answerer = (asker, subjects) => {
	const { situation } = asker;
	if (situation.told.includes("isotretinoin") || situation.told.includes("prescription_retinoid"))
		return null;
	const named = subjects.filter(isActiveId);
	const out = named.find((id) => ruleAgainst(id, situation.conditions) !== null);
	const lead = `You asked ${named.length > 0 ? `about ${namesOf(named)}` : "about creams"} beside what you take.`;
	const thinner = told(asker, "blood_thinner") ? WITH_THINNER : "";
	if (out !== undefined)
		return {
			text: `${lead} On the skin it hardly reaches the blood and does not disturb tablets. It is still left out here for now, for the reason this plan tells.${thinner}`,
			sources: ["house_default"],
		};
	return {
		text: `${lead} What is put on the skin in this plan hardly reaches the blood and does not disturb what you take by mouth. A pharmacist can check your list.${thinner}`,
		sources: ["house_default"],
	};
};

export const keep: Answerer = (asker, subjects) => {
	const { situation, request } = asker;
	const named = subjects.filter(isActiveId).filter((id) => isTreatment(id));
	if (named.length === 0 || isSpokenOf(named, asker)) return null;
	const lead = `You asked whether you may use ${namesOf(named)}.`;
	const has = request.facts.some(
		({ id, about = "" }) =>
			id === "owns" &&
			named.some((one) => INGREDIENT_WORDS.some((row) => row.id === one && row.says.test(about))),
	);
	const rinsed =
		isExpecting(asker) &&
		named.every((id) => id === "salicylic_acid") &&
		request.facts.some(
			({ id, about = "", quote = "" }) =>
				(id === "owns" && /\b(?:salicylic|bha)\b/.test(about) && /\b(?:wash|cleanser)\b/.test(about)) ||
				(id === "asks_for" && /\bsalicylic\b[^.?!]*\b(?:wash|cleanser)\b/.test(quote)),
		);
	if (rinsed && !isHeld(asker))
		return {
			text: `${lead} A wash that is rinsed off within a minute yes, once a day: hardly any of it reaches the body. What stays on the skin only on small areas, and no peel; your midwife or doctor has the last word.`,
			sources: ["pregnancy_topicals_2022"],
		};
	const out = ruledOut(named, situation);
	if (out.some(({ rule }) => OF_THE_MEDICINE.includes(rule.when))) return null;
	const [against] = out;
	if (against !== undefined)
		return {
			text: `${lead} No, leave ${named.length > 1 ? "them" : "it"} off. ${PERSON_IN_USE[against.rule.when].why}`,
			sources: against.rule.sources,
		};
	if (isHeld(asker) || situation.protects !== null)
		return { text: `${lead} Not now: leave it off until a doctor has looked.`, sources: ["house_default"] };
	// Beside a pot that may hold the same or a steroid even a prescribed one is asked about first.
	const bleaches = request.facts.some(
		({ id, about }) => id === "uses_irritant" && about === "a bleaching soap",
	);
	if (named.some(isFromDoctor))
		return {
			text: bleaches
				? `${lead} Only from a doctor who knows all that you put on: show it there before more goes on.`
				: `${lead} Only from a doctor: what was prescribed to you for your face is used as told there. Anything else, bought, borrowed or left over, stays off.`,
			sources: named.flatMap((id) => ACTIVES[id].sources),
		};
	const [first] = named;
	const at =
		first === undefined || ACTIVES[first].time === "either"
			? ""
			: ` in the ${ACTIVES[first].time === "morning" ? "morning" : "evening"}`;
	const safe = isExpecting(asker) ? ", also while pregnant, trying or breastfeeding" : "";
	const how = has
		? `: use it${at} as before, as long as it does not burn, and add nothing of its kind.`
		: `: nothing here speaks against it. Begin slowly${at}, and with nothing else new for two weeks.`;
	return { text: `${lead} Yes${safe}${how}`, sources: named.flatMap((id) => ACTIVES[id].sources) };
};

function namesOf(ids: readonly ActiveId[]): string {
	return joinWords(
		ids.map(
			(id) =>
				INGREDIENT_WORDS.find((one) => one.id === id && !one.group)?.words ?? ACTIVES[id].name.toLowerCase(),
		),
	);
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
