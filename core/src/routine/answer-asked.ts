import { ACTIVES, type ActiveId, isActiveId, isTreatment } from "../knowledge/actives.ts";
import { COURSES, type Course } from "../knowledge/courses.ts";
import { PERSON_IN_USE } from "../knowledge/in-use-rules.ts";
import { pairing } from "../knowledge/pairing.ts";
import type { PersonCondition } from "../knowledge/person-rules.ts";
import { INGREDIENT_WORDS } from "../knowledge/questions/ingredient-words.ts";
import { KNOWN_QUESTIONS } from "../knowledge/questions/known-questions.ts";
import type { SourceId } from "../knowledge/sources.ts";
import type { StepRule } from "../knowledge/step-rule.ts";
import { STEP_RULES, type StepId } from "../knowledge/steps/step-rules.ts";
import { type AskedQuestion, questionIn } from "../person/asked-questions.ts";
import type { PersonFact } from "../person/person-fact.ts";
import type { QuestionKind } from "../person/question-readers.ts";
import { joinWords } from "../skin/zone-words.ts";
import type { PlanNote } from "./care-plan.ts";
import { isBleachingMix } from "./one-voice.ts";
import { ownsMany } from "./own-shelf.ts";
import type { PlanRequest } from "./plan-request.ts";
import { type Situation, severityIn } from "./read-situation.ts";
import { isAllergicTo, ruleAgainst } from "./rule-out.ts";

/** Everything an answer may look at. */
interface Asker {
	request: Pick<PlanRequest, "facts" | "person" | "findings" | "red_flags">;
	situation: Situation;
	planned: readonly StepId[];
	/** Wishes that a rule refused, by what was asked for. */
	refused: ReadonlySet<string>;
}

interface Answer {
	text: string;
	sources: readonly SourceId[];
}

type Answerer = (asker: Asker, subjects: readonly string[]) => Answer | null;

const told = ({ request }: Asker, ...ids: readonly PersonFact["id"][]): boolean =>
	request.facts.some(({ id }) => ids.includes(id));
const isExpecting = (asker: Asker): boolean => told(asker, "pregnant", "trying", "breastfeeding");

const say =
	(text: string, ...sources: readonly SourceId[]): Answerer =>
	() => ({ text, sources });

/** A row of the known questions as it stands there. */
function known(id: string, about?: string): Answerer {
	return () => {
		const row = KNOWN_QUESTIONS.find((one) => one.id === id);
		if (row === undefined) return null;
		const lead = about === undefined ? "" : `You asked about ${about}. `;
		return { text: `${lead}${row.text}`, sources: row.sources };
	};
}

/** Everything that acts; an answer that names it is for skin that is treated. */
const ACTS = /\b(?:retino\w*|retinal|adapalene|tretinoin|\w+ acids?|acids?|benzoyl peroxide|BHA|AHA)\b/i;

const atAll: Answerer = (asker) => {
	if (told(asker, "night_work"))
		return {
			text: "You asked whether you need sunscreen. Yes, wherever daylight reaches your face: after you get up, behind a window, on the way home. In the dark it has no job.",
			sources: ["aad_sunscreen"],
		};
	return known("question.sun_indoors", "whether you need sunscreen")(asker, []);
};

const window: Answerer = (asker, subjects) =>
	severityIn(asker.request.findings, "dark_spots") >= 1 || asker.situation.traits.has("melasma")
		? {
				text: "You asked about light at a window and heat. It is not in your head: the light that darkens patches comes through window glass, also in a car, and heat adds to it. So a tinted sunscreen counts there too, and an open window or a fan where you cook.",
				sources: ["melasma_sunscreen", "aad_sunscreen"],
			}
		: atAll(asker, subjects);

const filters: Answerer = (asker) =>
	isExpecting(asker)
		? {
				text: "You asked about sunscreen filters. Both kinds may be used while pregnant or breastfeeding. Less of a mineral one gets through the skin, which is why some prefer it; no harm from the others is known, and the one you have and wear every day is the right one.",
				sources: ["aad_sunscreen", "pregnancy_topicals_2022"],
			}
		: known("question.sun_kinds", "mineral and chemical sunscreen")(asker, []);

const PERMANENT_SPOTS =
	"You asked whether this stays. No: spots can be treated at any age and whatever set them off, hormones too. Give a treatment 12 weeks. If they stay, hurt or leave scars, a doctor has more.";
const PERMANENT_MARKS =
	"You asked whether this stays. Marks that spots left fade over months; patches from a pregnancy or the pill often fade too, and light brings them back. Daily sunscreen decides most.";
const PERMANENT_LINES =
	"You asked whether this stays. Fine lines can soften over months; deep ones and what lies under the skin do not go with a cream.";

const permanent: Answerer = ({ request }) => {
	const at = (...concerns: Parameters<typeof severityIn>[1][]) =>
		Math.max(...concerns.map((one) => severityIn(request.findings, one)));
	if (at("acne") >= 1) return { text: PERMANENT_SPOTS, sources: ["nice_ng198", "aad_acne_2024"] };
	if (at("dark_spots", "uneven_tone") >= 1)
		return { text: PERMANENT_MARKS, sources: ["melasma_sunscreen", "aad_sunscreen"] };
	return at("lines") >= 1 ? { text: PERMANENT_LINES, sources: ["retinol_review_2021"] } : null;
};

const doctor: Answerer = ({ request, situation }) => {
	if (
		situation.hold !== "nothing" ||
		request.red_flags.some(({ level }) => level !== "watch" && level !== "care")
	)
		return {
			text: "You asked about a doctor. Yes: what stands at the top of this report says how soon.",
			sources: ["house_default"],
		};
	return {
		text: "You asked about a doctor. Nothing in this photo or your note asks for one. One is right for what grows, bleeds, hurts or does not heal, and where a treatment has not helped after 12 weeks.",
		sources: ["house_default"],
	};
};

const mustBegin: Answerer = ({ planned }) =>
	planned.length === 0
		? {
				text: "You asked whether you need this. No, you need not: nothing here asks for a treatment, and no product keeps spots away before they come. A mild wash when skin is sweaty or oily, and sunscreen outdoors, are enough.",
				sources: ["aad_order", "aad_sunscreen"],
			}
		: {
				text: "You asked whether you need this. The treatment in this plan is for what shows now; without it skin stays as it is, and nothing is lost by waiting. Sunscreen is the part that pays off for everybody.",
				sources: ["aad_order", "aad_sunscreen"],
			};

const howLong: Answerer = ({ planned }) => {
	const weeks = planned.flatMap((step) => {
		const { title, course }: StepRule = STEP_RULES[step];
		const from = course === undefined ? null : (COURSES[course] as Course).works_from_weeks;
		return from === null ? [] : [`${lowerFirst(title)} after ${from} weeks`];
	});
	if (weeks.length === 0)
		return {
			text: "You asked when it works. A mild wash and a moisturizer calm skin within one to four weeks; sunscreen works from the first day.",
			sources: ["aad_dry_skin", "house_default"],
		};
	return {
		text: `You asked when it works. Counted from when it is used at its full pace, a first change can show with ${joinWords(weeks)}, and a verdict is fair after 12.`,
		sources: ["nice_ng198", "house_default"],
	};
};

const compare: Answerer = ({ planned, situation, refused }, subjects) => {
	const [one, two] = subjects.filter(isActiveId);
	if (one === undefined || two === undefined || refused.has("retinol")) return null;
	const rank = (id: ActiveId) => "ABC".indexOf(ACTIVES[id].grade) - (ACTIVES[id].treatment ? 0.5 : 0);
	const [better, other] = rank(one) <= rank(two) ? [one, two] : [two, one];
	const verdict =
		rank(one) === rank(two)
			? `About as much is proven for one as for the other.`
			: `More is proven for ${namesOf([better])}; for ${namesOf([other])} less is, so it is no equal, if a pleasant one.`;
	const held = planned.some((step) => [one, two].some((id) => STEP_RULES[step].actives.includes(id)));
	const now = held || situation.mode !== "treat" ? "" : " This plan needs neither of them now.";
	return {
		text: `You asked which of ${namesOf([one, two])} is better. ${verdict}${now}`,
		sources: [...new Set([...ACTIVES[better].sources, ...ACTIVES[other].sources])],
	};
};

const pair: Answerer = ({ situation, request }, subjects) => {
	const [one, two] = subjects.filter(isActiveId);
	if (one === undefined || two === undefined) return null;
	const lead = `You asked about ${namesOf([one, two])} together.`;
	const out = [one, two].flatMap((id) => {
		const rule = ruleAgainst(id, situation.conditions);
		return rule === null ? [] : [{ id, why: PERSON_IN_USE[rule.when].why }];
	})[0];
	if (out !== undefined || [one, two].some((id) => isAllergicTo(id, request.facts)))
		return out === undefined
			? null
			: { text: `${lead} Leave ${namesOf([out.id])} off for now. ${out.why}`, sources: ["house_default"] };
	const rule = pairing(one, two)?.rule;
	return rule === undefined
		? {
				text: `${lead} Nothing speaks against it: begin with one, add the other two weeks later.`,
				sources: ["aad_test_products", "house_default"],
			}
		: { text: `${lead} ${rule.why} ${rule.fix}`, sources: rule.sources };
};

const WITH_THINNER =
	" With a blood thinner skin bruises more easily: no needles, blades or peels without asking, and no salicylic acid or wintergreen on large areas.";

const withMedicine: Answerer = (asker, subjects) => {
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

/** Rules that may speak of the very thing that was asked about. */
const OF_THE_MEDICINE: readonly PersonCondition[] = [
	"hydroquinone",
	"steroid_cream",
	"prescription_retinoid",
	"prescription_acne",
	"antibiotic_alone",
	"isotretinoin",
];

const keep: Answerer = (asker, subjects) => {
	const { situation, request } = asker;
	const named = subjects.filter(isActiveId).filter((id) => isTreatment(id));
	// What has a word of its own in this plan is not spoken of twice.
	if (named.length === 0 || isBleachingMix({ told: situation.told, facts: request.facts })) return null;
	const lead = `You asked whether you may use ${namesOf(named)}.`;
	const has = request.facts.some(
		({ id, about = "" }) =>
			id === "owns" &&
			named.some((one) => INGREDIENT_WORDS.some((row) => row.id === one && row.says.test(about))),
	);
	const out = named.flatMap((id) => ruleAgainst(id, situation.conditions) ?? [])[0];
	if (out !== undefined && OF_THE_MEDICINE.includes(out.when)) return null;
	if (out !== undefined)
		return {
			text: `${lead} No, leave ${named.length > 1 ? "them" : "it"} off. ${PERSON_IN_USE[out.when].why}`,
			sources: out.sources,
		};
	if (named.some((id) => isAllergicTo(id, request.facts))) return null;
	if (situation.hold !== "nothing" || situation.protects !== null)
		return { text: `${lead} Not now: leave it off until a doctor has looked.`, sources: ["house_default"] };
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

const ANSWERERS: Readonly<Record<Exclude<QuestionKind, "open">, Answerer>> = {
	vitamin_d: known("question.sun_vitamin_d", "sunscreen, vitamin D and bones"),
	sun_dark_skin: known("question.sun_dark_skin", "sunscreen on deeper skin"),
	sun_at_all: atAll,
	window,
	filters,
	flush_cause: say(
		"You asked what makes your face red. Alcohol, hot food and drinks, spice, sun and heat widen its small vessels, and on skin that does this easily little is enough: they set it off, and how much you drink is not the root. It often runs in families. Redness that stays, burns or brings bumps may be rosacea, which a doctor names and treats.",
		"rosacea_trigger_survey",
		"nice_cks_rosacea",
	),
	organ_cause: say(
		"You asked whether it comes from inside the body. A photo cannot tell that. Skin alone is seldom its sign, and blood tests that were normal speak against it. If you feel unwell, lose weight or are tired all the time, ask a doctor.",
		"house_default",
	),
	set_off: say(
		"You asked what sets spots off. Hormones can, testosterone and some contraceptives too; so can steroids, lithium, B12 in high doses and whey. The treatment of the spots is the same. Leave off nothing that was prescribed on your own: ask who prescribed it.",
		"nice_ng198",
		"house_default",
	),
	rubbed: say(
		"What lies on your skin all day, a hat, a helmet, cloth, a strap or hair on the forehead, can bring bumps: it warms, rubs and holds sweat and hair oil there. A clean dry cloth each day, looser where it can be, hair oil kept off the edge, and a mild wash after sweating.",
		"house_default",
	),
	family: say(
		"You asked whether it runs in families. Partly it does, and care then softens more than it removes.",
		"house_default",
	),
	sun_eyes: known("question.sun_eyes"),
	permanent,
	pores: say(
		"You asked about pores. Everybody has them; they have no muscles, so nothing closes them for good. A magnifying mirror shows what nobody else sees, and a filter wipes away normal skin. Pores that are kept clear look smaller.",
		"aad_acne_2024",
		"house_default",
	),
	purging: say(
		"You asked about purging. That means more spots, in the usual places, for some weeks after a retinoid or an acid was begun. Peeling, burning and tightness are irritation: never push on through them, pause, and begin again weaker and on fewer nights.",
		"adapalene_label",
		"house_default",
	),
	doctor,
	must_begin: mustBegin,
	how_long: howLong,
	how_often: say(
		"You asked how often. Each step says on how many days it is used and how that rises; more often irritates and is no quicker. Wash twice a day at most.",
		"retinoid_start_advice",
		"house_default",
	),
	too_many: (asker) =>
		ownsMany(asker.request.facts) ? null : known("question.how_many", "how many products")(asker, []),
	order: known("question.order", "the order of products"),
	what_is_it: ({ situation }) => ({
		text: `You asked what it is. No photo and no plan can name a disease of the skin or rule one out: a doctor does, with eyes and hands.${situation.hold === "nothing" ? " This plan is for what was measured and told." : ""}`,
		sources: ["house_default"],
	}),
	leave_medicine: say(
		"You asked whether to leave off a medicine. Not on your own: ask the doctor who prescribed it, or a pharmacist, before the next dose is changed, and say what your skin does since you take it. Often there is another one, or a way to bear this one.",
		"house_default",
	),
	with_medicine: withMedicine,
	in_blood: say(
		"You asked whether a cream gets into the body. Some of it always does: of most creams very little, of hydroquinone much. That is why what is not advised in a pregnancy is left off the skin too.",
		"hydroquinone_label",
		"pregnancy_topicals_2022",
	),
	compare,
	pair,
	keep,
	known: (asker, [id = ""]) => {
		const row = KNOWN_QUESTIONS.find((one) => one.id === id);
		return row === undefined ? null : known(id, lowerFirst(row.label))(asker, []);
	},
};

/** So many answers are read; the rest is for a talk. */
const MOST = 4;

const OPEN: PlanNote = {
	rule_id: "answer.open_question",
	text: "Your note asks something that this plan does not answer. Ask it in the assistant, which knows this report.",
	sources: ["house_default"],
	safety: true,
};

/** A direct answer to each question of a note; where nothing is known, that it is not answered here. */
export function answerAsked(asker: Asker): PlanNote[] {
	const { request, situation } = asker;
	if (situation.mode === "none" || situation.hold === "everything") return [];
	const asked = request.facts.flatMap((fact) => questionIn(fact) ?? []);
	const notes = asked.flatMap((question): PlanNote[] => {
		const answer = answerOf(question, asker);
		if (answer === null) return [];
		return [
			{
				rule_id: `answer.question_${question.kind}`,
				text: answer.text,
				sources: [...answer.sources],
				safety: true,
			},
		];
	});
	const open = asked.some(({ kind }) => kind === "open");
	return [...notes.slice(0, MOST), ...(open ? [OPEN] : [])];
}

function answerOf({ kind, subjects }: AskedQuestion, asker: Asker): Answer | null {
	if (kind === "open") return null;
	const answer = ANSWERERS[kind](asker, subjects);
	const general =
		kind !== "keep" &&
		kind !== "pair" &&
		kind !== "compare" &&
		kind !== "with_medicine" &&
		kind !== "purging";
	const { mode, hold } = asker.situation;
	const treats = mode === "treat" && hold === "nothing";
	return answer !== null && general && !treats && ACTS.test(answer.text) ? null : answer;
}

function namesOf(ids: readonly ActiveId[]): string {
	return joinWords(
		ids.map(
			(id) =>
				INGREDIENT_WORDS.find((one) => one.id === id && !one.group)?.words ?? ACTIVES[id].name.toLowerCase(),
		),
	);
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
