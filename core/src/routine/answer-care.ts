import { isRetinoid } from "../knowledge/actives.ts";
import { STEP_RULES } from "../knowledge/steps/step-rules.ts";
import { withoutKind } from "../person/own-products.ts";
import { medicinesInUse } from "../person/understand.ts";
import { irritantsIn } from "../person/used-irritants.ts";
import { joinWords } from "../skin/zone-words.ts";
import { slowNamed } from "./answer-time.ts";
import {
	type Answerer,
	type Asker,
	isExpecting,
	isHeld,
	knownAnswer,
	mayBeginRetinol,
	rests,
	say,
	titleOf,
	told,
} from "./asker.ts";
import { ownProductFor } from "./own-shelf.ts";
import { isMinor } from "./person.ts";
import { replacesSoap, severityIn } from "./read-situation.ts";
import { bottleWords, setAside } from "./set-aside.ts";

const owned = ({ request }: Asker): string[] => [
	...new Set(request.facts.flatMap(({ id, about }) => (id === "owns" && about ? [about] : []))),
];

const stillGood: Answerer = say(
	"You asked whether it is still good. Not if it has changed its color, smell or form, stood warm, or is open for longer than the months beside the open jar on its pack: replace it. A vitamin C serum gone from clear to amber or orange is used up and can irritate; sunscreen past its date goes.",
	"house_default",
);

const ofAnother: Answerer = (asker) => {
	if (isExpecting(asker))
		return {
			text: "You asked whether you may use what belongs to somebody else. No: with a pregnancy, the wish for one or nursing only what you have asked a pharmacist about, and nothing with a retinoid.",
			sources: ["pregnancy_topicals_2022"],
		};
	if (isMinor(asker.request.person.preferences) || rests(asker))
		return {
			text: "You asked whether you may use what belongs to somebody else. Not now: it was chosen for other skin, and yours has to do with little.",
			sources: ["house_default"],
		};
	const forSpots = severityIn(asker.request.findings, "acne") >= 1;
	return {
		text: `You asked whether you may use what belongs to somebody else. Nothing prescribed to them, ever. What is sold to anybody you may, if a pump or tube kept it clean, it looks and smells as it should and the months beside the open jar on the pack are not over; one new thing at a time. A retinol then is for one or two nights a week${
			forSpots ? "; for spots it does little, and the treatment of this plan does more" : ""
		}, and not for whoever is or wants to be pregnant.`,
		sources: ["retinoid_start_advice", "house_default"],
	};
};

/** Of what somebody has, in three heaps. */
const rank: Answerer = (asker) => {
	const { request, situation, planned } = asker;
	const { facts } = request;
	const all = owned(asker);
	if (all.length < 2) return null;
	const kept = (["sunscreen", "moisturizer", "cleanser"] as const).flatMap(
		(key) =>
			ownProductFor({}, key, { facts, tender: situation.mode !== "treat" && key !== "sunscreen" }) ?? [],
	);
	const acting = planned.flatMap(
		(step) => ownProductFor({ step_id: step }, "serum", { facts, tender: false }) ?? [],
	);
	const keep = [...new Set([...kept, ...acting])];
	const aside = setAside(facts, situation.conditions).flatMap(({ names }) => names);
	const stop = all.filter((name) => irritantsIn(name).length > 0 && !keep.includes(name));
	const later = aside.filter((name) => !keep.includes(name) && !stop.includes(name));
	const back = later.filter((name) => medicinesInUse([name]).length === 0);
	const medicines = all.filter((name) => !keep.includes(name) && medicinesInUse([name]).length > 0);
	const rest = all.filter((name) => ![...keep, ...stop, ...later, ...medicines].includes(name));
	const words = (names: readonly string[]) => joinWords(names.map(bottleWords));
	const heaps = [
		keep.length > 0
			? `First and to keep: ${words(keep)}.`
			: "First would be a sunscreen and a plain moisturizer.",
		later.length > 0
			? `To rest: ${words(later)}${back.length > 0 && !isExpecting(asker) ? "; when skin is calm one of them may come back, the weakest, on two nights a week" : ""}.`
			: "",
		medicines.some((name) => !later.includes(name))
			? `For whoever prescribed it to say: ${words(medicines.filter((name) => !later.includes(name)))}.`
			: "",
		rest.length > 0 ? `Not needed: ${words(rest)}; use up what you like and bear, and buy none again.` : "",
		stop.length > 0 ? `Last, and out: ${words(stop)}.` : "",
	];
	return {
		text: `You asked for an order of what you have. ${heaps.filter(Boolean).join(" ")}`,
		sources: ["aad_order", "house_default"],
	};
};

const whyOily: Answerer = say(
	"You asked why it shines. Glands make the oil, by hormones, family, heat and humid air; it is no dirt, and no washing turns them down. Wash twice a day with a mild wash, because skin that is stripped shines as soon and feels tight; blot in between with paper, and take a light gel and a sunscreen that dries matte.",
	"aad_face_washing",
	"house_default",
);

const dirt: Answerer = (asker) => ({
	text: `You asked whether it is dirt. No: a blackhead is oil and dead skin that darken in air, and a spot begins inside the pore, so no scrubbing and no strip reaches it. Sweat under a helmet or strap adds rubbing: rinse after it, keep the lining clean, and hair and its products off the forehead.${
		rests(asker)
			? ""
			: " What empties pores is time, and a thin salicylic acid or the treatment of this plan."
	}`,
	sources: ["aad_acne_2024", "aad_face_washing"],
});

/** What does most for what shows, in the order it counts. */
const worksBest: Answerer = (asker, _, said) => {
	const { planned, request } = asker;
	const named = slowNamed(said);
	const treats = planned.some((step) => STEP_RULES[step].actives.some(isRetinoid));
	if (rests(asker))
		return {
			text: "You asked what works. For now peace does most: a mild wash, a plain moisturizer and sunscreen; what treats can follow when skin is calm or somebody has looked.",
			sources: ["aad_dry_skin", "house_default"],
		};
	const [first] = planned;
	const lines = named === "lines" || (named === null && severityIn(request.findings, "lines") >= 1);
	// Spots are what most plans treat: who names lines hears of those.
	if (first === undefined || (named === "lines" && !treats))
		return {
			text: `You asked what does most. ${
				lines && mayBeginRetinol(asker)
					? "Against lines it is a sunscreen of SPF 30 or more, every day: it may be your day cream too. A retinol at night comes second and softens fine lines over months; furrows from frowning no cream takes away, a doctor has more."
					: "Sunscreen every day: for marks, tone and lines nothing else holds as much, and a moisturizer comes second."
			}`,
			sources: ["hughes_2013", "aad_sunscreen"],
		};
	return {
		text: `You asked what really works. Here it is ${titleOf(first)}, as its step says, with a sunscreen every morning beside it; give it 12 weeks. Price tells nothing of how well it works.`,
		sources: ["aad_order", "aad_sunscreen"],
	};
};

const bags: Answerer = say(
	"You asked about what lies under the eyes. Bags are fat and slack skin, and rings are mostly family and thin skin: no cream lifts or lightens them much, and caffeine helps for hours at best. A cool cloth, the head a little higher at night, less salt and alcohol and enough sleep help swelling; for bags that stay an eye doctor or dermatologist has more.",
	"house_default",
);

const isEnough: Answerer = (asker) => {
	const { facts } = asker.request;
	const cream = ownProductFor({}, "moisturizer", { facts, tender: false });
	const sun = ownProductFor({}, "sunscreen", { facts, tender: false });
	const treats = rests(asker) ? [] : asker.planned.map(titleOf);
	const lacks = [
		...(replacesSoap(facts) ? ["a mild wash in the place of the soap"] : []),
		...treats,
		...(sun === null ? ["sunscreen in the morning, which no cream without SPF gives"] : []),
	];
	const has =
		cream !== null
			? `As a cream your ${bottleWords(cream)} will do as long as it does not sting: what seals water in need not be dear.`
			: "A plain cream that does not sting is enough of a cream, and need not be dear.";
	return {
		text: `You asked whether it is enough. ${has} ${
			lacks.length > 0 ? `What it lacks is ${joinWords(lacks)}.` : "Nothing else is needed."
		}`,
		sources: ["aad_dry_skin", "aad_sunscreen"],
	};
};

const sunHonest: Answerer = (asker) => {
	if (told(asker, "night_work"))
		return knownAnswer("question.sun_indoors", "You asked whether you need sunscreen.")();
	const deep = asker.situation.conditions.includes("darker_tone");
	const marks = severityIn(asker.request.findings, "dark_spots") >= 1;
	return {
		text: `You wrote of going without sunscreen. ${
			deep
				? "Honestly: deep skin burns less, but light darkens its marks and makes them stay, so where you have marks it pays every day."
				: "Honestly: it pays on every day with daylight on your face."
		} At a desk far from windows it has little to do; for the way there, breaks and seats by a window it counts${
			marks ? ", because marks that get light do not fade" : ""
		}. One layer in the morning is enough for a day indoors.`,
		sources: ["aad_sunscreen", "melasma_sunscreen"],
	};
};

/** What was told in use, where it explains more than what was asked about. */
const whichCause: Answerer = (asker) => {
	const { request, situation } = asker;
	const { facts } = request;
	if (isHeld(asker)) return null;
	const aside = setAside(facts, situation.conditions).flatMap(({ names }) => names.map(bottleWords));
	const used = facts.flatMap(({ id, about }) =>
		id === "uses_irritant" && about ? [withoutKind(about)] : [],
	);
	const causes = [...new Set([...aside.map((name) => `your ${name}`), ...used])].slice(0, MOST_CAUSES);
	if (causes.length === 0) return null;
	return {
		text: `You asked what it comes from. Nobody can prove it from here, but likelier than either is what is on the skin: ${joinWords(causes)}. Four weeks without show it; if nothing changes then, a doctor looks further.`,
		sources: ["aad_dry_skin", "house_default"],
	};
};
const MOST_CAUSES = 3;

const makeupAfter: Answerer = (asker) => ({
	text: told(asker, "recent_procedure")
		? "You asked about makeup after a treatment. Not on skin that is open, blistered or still sheds; once it has closed, usually after about a week, mineral makeup on clean brushes is what clinics allow first. Ask the one that treated you for the day."
		: "You asked about makeup. Over whole skin yes, behind moisturizer and sunscreen, a light one without scent, washed off in the evening. Not over what is open, crusted, blistered or burnt until it has closed: it stings, can infect and sits on flakes.",
	sources: ["house_default"],
});

const RINGS = /\b(?:dark|circles?|rings?|shadows?|olheiras|ojeras|cernes|augenringe|occhiaie)\b/;
const CREPE = /\b(?:lines?|crep\w*|crow|wrinkl\w*|creas\w*)\b/;

const eyeCream: Answerer = (asker, _, { asked, before }) => {
	const words = `${before} , ${asked}`;
	if (RINGS.test(words))
		return {
			text: "You asked about an eye cream. Against dark rings none does much, with caffeine or without: they are mostly thin skin, the shadow of a hollow, or family. Sunscreen keeps brown ones from getting darker, concealer covers, and any plain face cream your eyes bear is enough of a cream.",
			sources: ["house_default"],
		};
	if (CREPE.test(words))
		return {
			text: `You asked about an eye cream. Any plain moisturizer your eyes bear smooths crepey lids and dry lines the same day. ${
				!mayBeginRetinol(asker)
					? "Nothing stronger goes there for now."
					: "A retinol one softens fine lines a little over months and irritates lids sooner than other skin, so keep it to the bone and off the lid."
			}`,
			sources: ["house_default", "retinol_review_2021"],
		};
	return knownAnswer("question.eye_cream", "You asked about an eye cream.")();
};

/** Whether a tint is worth it: for what visible light darkens it is. */
const tint: Answerer = ({ situation, request }) => {
	const marks = situation.traits.has("melasma") || severityIn(request.findings, "dark_spots") >= 1;
	return {
		text: `You asked about a tint. ${
			marks
				? "For marks and patches it helps: the iron oxides that color it keep out visible light, which darkens them and which no clear sunscreen stops. As much of it as of any sunscreen, and again outdoors after two hours."
				: "It hides, and keeps out light that darkens patches; where there are none a clear sunscreen is as good."
		} Choose the shade on your jaw by daylight. Foundation or powder with SPF alone is put on too thinly to count.`,
		sources: ["melasma_sunscreen", "aad_sunscreen"],
	};
};

const prevents: Answerer = say(
	"You asked how to keep it from coming. Nobody can promise that where it runs in a family. What lowers the odds: sunscreen and a hat, a mild wash and lukewarm water, nothing that scrubs, burns or is scented, no steroid cream on the face, and going easy on what makes you flush. Show a doctor redness that stays, burns or brings bumps.",
	"rosacea_trigger_survey",
	"aad_sunscreen",
);

const elseToKnow: Answerer = (asker) =>
	told(asker, "outdoors")
		? {
				text: "You asked what else there is to know. Take a sunscreen that says water-resistant (80 minutes or more), put it on again every two hours and after water; a hat, a shirt with UV protection, a lip balm with SPF, shade at noon; and have your skin looked over once a year, at once where something grows or bleeds.",
				sources: ["aad_sunscreen"],
			}
		: {
				text: "You asked what else there is to know. One new thing at a time, two weeks apart; stop what burns; hands off spots; sunscreen also on neck and ears; and a doctor for what grows, bleeds or does not heal.",
				sources: ["aad_sunscreen", "aad_test_products"],
			};

const betterThing: Answerer = (asker) => {
	const [first] = asker.planned;
	if (rests(asker) || first === undefined) return null;
	const retinoid = STEP_RULES[first].actives.some(isRetinoid);
	return {
		text: `You asked for something better. For what shows here that is ${titleOf(first)}, as its step says${retinoid ? ", at night and slowly" : ""}.`,
		sources: ["aad_order"],
	};
};

/** Questions of care and of what somebody has, each with a short answer by what the plan knows. */
export const CARE_ANSWERS = {
	still_good: stillGood,
	of_another: ofAnother,
	rank,
	why_oily: whyOily,
	dirt,
	works_best: worksBest,
	bags,
	eye_cream: eyeCream,
	tint,
	is_enough: isEnough,
	sun_honest: sunHonest,
	which_cause: whichCause,
	makeup_after: makeupAfter,
	prevents,
	else_to_know: elseToKnow,
	better_thing: betterThing,
} as const;
