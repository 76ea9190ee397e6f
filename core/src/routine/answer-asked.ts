import { isExfoliating, isRetinoid } from "../knowledge/actives.ts";
import { IRRITANT_NIGHTS } from "../knowledge/care-choices.ts";
import type { PersonCondition } from "../knowledge/person-rules.ts";
import { KNOWN_QUESTIONS } from "../knowledge/questions/known-questions.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { type AskedQuestion, questionIn, subjectsOf } from "../person/asked-questions.ts";
import { leansBack, type NoteQuestion } from "../person/note-questions.ts";
import type { QuestionKind } from "../person/question-readers.ts";
import { lastSentence } from "../skin/note/read-note.ts";
import { spellOut, tidy } from "../skin/note/spelling.ts";
import { CARE_ANSWERS } from "./answer-care.ts";
import { EVERYDAY_ANSWERS, LIFE_ANSWERS } from "./answer-everyday.ts";
import { compare, keep, pair, withMedicine } from "./answer-ingredients.ts";
import { ownThing, PLAN_ANSWERS } from "./answer-plan.ts";
import { OWN_PLAN_ANSWERS, THING_ANSWERS } from "./answer-things.ts";
import { TIME_ANSWERS } from "./answer-time.ts";
import {
	type Answer,
	type Answerer,
	type Asker,
	isExpecting,
	isHeld,
	type Said,
	say,
	told,
} from "./asker.ts";
import type { PlanNote } from "./care-plan.ts";
import { ownsMany } from "./own-shelf.ts";
import { isBleachingMix, verdictOn } from "./person-conditions.ts";
import { severityIn } from "./read-situation.ts";
import { isSunWorn } from "./tell-unmet.ts";

/** Nothing of what skin does with time where somebody has to look first. */
const unheld =
	(answerer: Answerer): Answerer =>
	(asker, subjects, said) =>
		isHeld(asker) ? null : answerer(asker, subjects, said);

/** Nothing of medicines where one has to stop: a plan says that in one voice. */
const unlessOneStops =
	(answerer: Answerer): Answerer =>
	(asker, subjects, said) =>
		verdictOn("by_mouth", { told: asker.situation.told, facts: asker.request.facts }) === "leave"
			? null
			: answerer(asker, subjects, said);

/** A row of the known questions as it stands there. */
function known(id: string, about?: string): () => Answer | null {
	return () => {
		const row = KNOWN_QUESTIONS.find((one) => one.id === id);
		if (row === undefined) return null;
		const lead =
			about === undefined
				? ""
				: `You asked ${/^(?:whether|how|why|when|what)\b/.test(about) ? "" : "about "}${about}. `;
		return { text: `${lead}${row.text}`, sources: row.sources };
	};
}

/** Everything that acts; an answer that names it is for skin that is treated. */
const ACTS = /\b(?:retino\w*|retinal|adapalene|tretinoin|\w+ acids?|acids?|benzoyl peroxide|BHA|AHA)\b/i;

const howOften: Answerer = ({ planned, situation }) => {
	const slow = planned.find((step) =>
		(STEP_RULES[step].actives as readonly string[]).some((id) => isRetinoid(id) || isExfoliating(id)),
	);
	const most = IRRITANT_NIGHTS[situation.sensitivity];
	return {
		text:
			slow === undefined || most === 0
				? "You asked how often. Each step says on how many days it is used and how that rises; more often irritates and is no quicker. Wash twice a day at most."
				: `You asked how often. ${STEP_RULES[slow].title}: one or two nights a week for the first four weeks, then one more a week as long as skin stays calm, never above ${most}. A pea of it for the whole face on dry skin, and on dry faces over the moisturizer. More often irritates and is no quicker.`,
		sources: ["retinoid_start_advice", "house_default"],
	};
};

const atAll = (asker: Asker): Answer | null => {
	if (told(asker, "night_work"))
		return {
			text: "You asked whether you need sunscreen. Yes, wherever daylight reaches your face: after you get up, behind a window, on the way home. In the dark it has no job.",
			sources: ["aad_sunscreen"],
		};
	return known("question.sun_indoors", "whether you need sunscreen")();
};

const window: Answerer = (asker) =>
	severityIn(asker.request.findings, "dark_spots") >= 1 || asker.situation.traits.has("melasma")
		? {
				text: "You asked about light at a window and heat. It is not in your head: the light that darkens patches comes through window glass, also in a car, and heat adds to it. So a tinted sunscreen counts there too, and an open window or a fan where you cook.",
				sources: ["melasma_sunscreen", "aad_sunscreen"],
			}
		: atAll(asker);

const filters: Answerer = (asker) =>
	isExpecting(asker)
		? {
				text: "You asked about sunscreen filters. Both kinds may be used while pregnant or breastfeeding. Less of a mineral one gets through the skin, which is why some prefer it; no harm from the others is known, and the one you have and wear every day is the right one.",
				sources: ["aad_sunscreen", "pregnancy_topicals_2022"],
			}
		: known("question.sun_kinds", "mineral and chemical sunscreen")();

/** What is told to a doctor anyhow: the note of its rule says to whom, and how soon. */
const FOR_A_DOCTOR: readonly PersonCondition[] = [
	"isotretinoin",
	"prescription_retinoid",
	"prescription_acne",
	"prescription_rosacea",
	"antibiotic_alone",
	"steroid_cream",
	"hydroquinone",
	"perioral_dermatitis",
	"barrier_disease",
	"rosacea",
	"broken_skin",
	"recent_procedure",
	"weak_immune_system",
	"pregnancy",
];

/** Something on the skin that is looked at and not guessed at. */
const OF_A_PLACE =
	/\b(?:moles?|(?:age|sun|liver|brown|dark|black) spots?|freckles?|growths?|lumps?|warts?|skin tags?|scaly|crust\w*)\b/;

const doctor: Answerer = ({ request, situation }, _, { asked, before }) => {
	if (
		situation.hold !== "nothing" ||
		request.red_flags.some(({ level }) => level !== "watch" && level !== "care")
	)
		return {
			text: "You asked about a doctor. Yes: what stands at the top of this report says how soon.",
			sources: ["house_default"],
		};
	if (
		situation.protects !== null ||
		FOR_A_DOCTOR.some((one) => situation.told.includes(one)) ||
		isBleachingMix({ told: situation.told, facts: request.facts })
	)
		return {
			text: "You asked about a doctor. Yes: what this plan says of what you told and of what shows names whom to ask, and how soon.",
			sources: ["house_default"],
		};
	if (request.facts.some(({ id }) => id === "had_skin_cancer"))
		return {
			text: "You asked about a doctor. Yes: after a skin cancer keep the checks that were set, once a year at least, and show what is new, changes or bleeds before the next one.",
			sources: ["aad_sunscreen", "house_default"],
		};
	if (isSunWorn(situation, request) || OF_A_PLACE.test(`${before} , ${asked}`))
		return {
			text: "You asked about a doctor. For brown, rough or raised places yes, once, because no photo tells a mark from what only looks like one: flat, even and the same for years is most often harmless. Within two weeks where one is new, grows, has several colors, is scaly, itches, bleeds or does not heal.",
			sources: ["aad_sunscreen", "house_default"],
		};
	if (situation.conditions.includes("barrier_strained") || situation.traits.has("flushed"))
		return {
			text: "You asked about a doctor. Not at once; yes if skin is still sore, itchy or red after four weeks of mild care. Redness that stays, burns or brings bumps has a name and a treatment.",
			sources: ["nice_cks_rosacea", "house_default"],
		};
	return {
		text: "You asked about a doctor. Nothing we read asks for one, and a photo is no examination. One is right for what grows, bleeds, hurts or does not heal, and where a treatment has not helped after 12 weeks.",
		sources: ["house_default"],
	};
};

const mustBegin: Answerer = ({ planned, situation }) => {
	if (planned.length === 0 && situation.mode !== "treat") return null;
	return planned.length === 0
		? {
				text: "You asked whether you need this. No, you need not: nothing here asks for a treatment, and no product keeps spots away before they come. A mild wash when skin is sweaty or oily, and sunscreen outdoors, are enough.",
				sources: ["aad_order", "aad_sunscreen"],
			}
		: {
				text: "You asked whether you need this. The treatment in this plan is for what shows now; without it skin stays as it is, and nothing is lost by waiting. Sunscreen is the part that pays off for everybody.",
				sources: ["aad_order", "aad_sunscreen"],
			};
};

/** Whether something inside the body is behind it; the menopause is asked of most and has an answer of its own. */
const organCause: Answerer = (_, __, { asked }) =>
	/\b(?:(?:peri ?)?menopaus\w*|(?:is|be) (?:it )?(?:just )?the change|hormones?|hormonal)\b/.test(asked)
		? {
				text: "You asked whether it comes from hormones. They may play a part: around the menopause skin gets drier and thinner, spots on the chin and flushing get more common, and marks darken more easily. A photo cannot tell; what shows is treated the same. Redness that stays, or tiredness and weight that change as well, is for a doctor.",
				sources: ["house_default"],
			}
		: {
				text: "You asked whether it comes from inside the body. A photo cannot tell that. Skin alone is seldom its sign, and blood tests that were normal speak against it. If you feel unwell, lose weight or are tired all the time, ask a doctor.",
				sources: ["house_default"],
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
	organ_cause: organCause,
	set_off: unlessOneStops(
		say(
			"You asked what sets spots off. Hormones can, testosterone and some contraceptives too; so can steroids, lithium, B12 in high doses and whey. The treatment of the spots is the same. Leave off nothing that was prescribed on your own: ask who prescribed it.",
			"nice_ng198",
			"house_default",
		),
	),
	rubbed: say(
		"What lies on your skin all day, a hat, a helmet, cloth, a strap or hair on the forehead, can bring bumps: it warms, rubs and holds sweat and hair oil there. A clean dry cloth each day, looser where it can be, hair oil kept off the edge, and a mild wash after sweating.",
		"house_default",
	),
	family: unheld(
		say(
			"You asked whether it runs in families. Partly it does, and care then softens more than it removes.",
			"house_default",
		),
	),
	sun_eyes: known("question.sun_eyes"),
	pores: unheld(
		say(
			"You asked about pores. Everybody has them; they have no muscles, so nothing closes them for good. A magnifying mirror shows what nobody else sees, and a filter wipes away normal skin. Pores that are kept clear look smaller.",
			"aad_acne_2024",
			"house_default",
		),
	),
	doctor,
	must_begin: unheld(mustBegin),
	how_often: howOften,
	too_many: (asker) =>
		ownsMany(asker.request.facts) ? null : known("question.how_many", "how many products")(),
	what_is_it: ({ situation }) => ({
		text: `You asked what it is. No photo and no plan can name a disease of the skin or rule one out: a doctor does, with eyes and hands.${situation.hold === "nothing" ? " This plan is for what was measured and told." : ""}`,
		sources: ["house_default"],
	}),
	leave_medicine: unlessOneStops(
		say(
			"You asked whether to leave off a medicine. Not on your own: ask the doctor who prescribed it, or a pharmacist, before the next dose is changed, and say what your skin does since you take it. Often there is another one, or a way to bear this one.",
			"house_default",
		),
	),
	with_medicine: withMedicine,
	...EVERYDAY_ANSWERS,
	...LIFE_ANSWERS,
	...OWN_PLAN_ANSWERS,
	...CARE_ANSWERS,
	...PLAN_ANSWERS,
	...THING_ANSWERS,
	...TIME_ANSWERS,
	in_blood: say(
		"You asked whether a cream gets into the body. Some of it always does: of most creams very little, of hydroquinone much. That is why what is not advised in a pregnancy is left off the skin too.",
		"hydroquinone_label",
		"pregnancy_topicals_2022",
	),
	compare,
	pair,
	keep,
	use_it: keep,
	food: known("question.food", "food and spots"),
	brand_ok: known("question.expensive", "whether a dearer one is better"),
	known: (_, [id = ""]) => {
		const row = KNOWN_QUESTIONS.find((one) => one.id === id);
		return row === undefined ? null : known(id, lowerFirst(row.label))();
	},
};

/** So many answers are read; the rest is for a talk. */
const MOST = 4;

/** Said of a question that nothing here answers. */
export const OPEN_QUESTION = "answer.open_question";
const OPEN: PlanNote = {
	rule_id: OPEN_QUESTION,
	text: "Your note asks something that this plan does not answer. Ask it in the assistant, which knows this report, or a pharmacist.",
	sources: ["house_default"],
	safety: true,
};

/** Answered with a no that holds although somebody has to look first. */
const PLAIN_NOES: ReadonlySet<QuestionKind> = new Set([
	"stronger",
	"peel_at_home",
	"scrub",
	"mole_off",
	"lift_it_off",
	"let_it_peel",
	"on_and_off",
	"lemon",
]);

/** What a child without a plan may hear. */
const FOR_CHILDREN: ReadonlySet<QuestionKind> = new Set(["burn_works", "too_early", "scrub", "dirt"]);

/** Kinds whose answer is the plan's no, or holds for whom somebody has to see first. */
const mayAnswer = (kind: QuestionKind, { situation }: Asker): boolean =>
	situation.hold === "everything"
		? PLAIN_NOES.has(kind)
		: situation.mode !== "none" || situation.protects !== null || FOR_CHILDREN.has(kind);

/** The plan's answer to a question whose kind its meaning told; null where it has none for this person. */
export function answerOfKind(
	kind: QuestionKind,
	{ text, before }: Pick<NoteQuestion, "text" | "before">,
	asker: Asker,
): PlanNote | null {
	if (!mayAnswer(kind, asker)) return null;
	const said = { asked: tidy(spellOut(text)), before: tidy(spellOut(lastSentence(before))) };
	const named = subjectsOf(said.asked);
	const subjects = named.length === 0 && leansBack(text) ? subjectsOf(said.before) : named;
	const answer =
		// "May I go on with it?" of a thing by its name is about that thing.
		(kind === "go_on" && subjects.length > 0 ? answerOf({ kind: "keep", subjects }, asker, said) : null) ??
		answerOf({ kind, subjects }, asker, said);
	return answer === null ? null : noteOf(kind, answer, text);
}

function noteOf(kind: QuestionKind, { text, sources }: Answer, quote: string): PlanNote {
	return {
		rule_id: `answer.question_${kind}`,
		text,
		sources: [...sources],
		safety: true,
		...(quote !== "" && { asks: quote }),
	};
}

/** A direct answer to each question of a note; where nothing is known, that it is not answered here. */
export function answerAsked(asker: Asker): PlanNote[] {
	const { request, situation } = asker;
	const child = situation.mode === "none" && situation.protects === null;
	if (situation.mode === "none" && !child) return [];
	const held = situation.hold === "everything";
	const asked = request.facts.flatMap((fact) => {
		const question = questionIn(fact);
		if (question === null || (held && !PLAIN_NOES.has(question.kind))) return [];
		if (child && !FOR_CHILDREN.has(question.kind)) return [];
		return [{ question, quote: fact.quote ?? "" }];
	});
	const notes = asked.flatMap(({ question, quote }): PlanNote[] => {
		const answer =
			answerOf(question, asker, { asked: quote, before: "" }) ??
			(question.kind === "keep" && question.subjects.length === 0 ? ownThing(asker, quote) : null);
		return answer === null ? [] : [noteOf(question.kind, answer, quote)];
	});
	const open = asked.find(({ question }) => question.kind === "open");
	return [
		...notes.slice(0, MOST),
		...(open ? [{ ...OPEN, ...(open.quote !== "" && { asks: open.quote }) }] : []),
	];
}

function answerOf({ kind, subjects }: AskedQuestion, asker: Asker, said: Said): Answer | null {
	if (kind === "open") return null;
	const answer = ANSWERERS[kind](asker, subjects, said);
	const general =
		kind !== "keep" &&
		kind !== "pair" &&
		kind !== "compare" &&
		kind !== "with_medicine" &&
		kind !== "milk" &&
		kind !== "evidence" &&
		kind !== "fade" &&
		kind !== "use_it" &&
		(kind === "strength" ||
			![PLAN_ANSWERS, OWN_PLAN_ANSWERS, CARE_ANSWERS, LIFE_ANSWERS, EVERYDAY_ANSWERS, TIME_ANSWERS].some(
				(some) => kind in some,
			));
	const { mode, hold } = asker.situation;
	const treats = mode === "treat" && hold === "nothing";
	return answer !== null && general && !treats && ACTS.test(answer.text) ? null : answer;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
