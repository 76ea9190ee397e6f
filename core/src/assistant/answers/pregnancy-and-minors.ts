import type { PregnancyAdvice } from "../../knowledge/active.ts";
import {
	ACTIVES,
	type ActiveId,
	isActiveId,
	isExfoliating,
	isRetinoid,
	isTreatment,
} from "../../knowledge/actives.ts";
import { pairing } from "../../knowledge/pairing.ts";
import { productFacts } from "../../products/facts/product-facts.ts";
import { isMinor } from "../../routine/person.ts";
import { planSteps } from "../../routine/plan-steps.ts";
import { capitalize, joinWords } from "../../skin/zone-words.ts";
import type { AssistantContext } from "../conversation.ts";
import { ownMeant } from "../reading/own-products.ts";
import { citeActive, citeRule, citeSources } from "../writing/cite.ts";
import type { AnswerWriter, Draft } from "../writing/compose-answer.ts";
import { plainName } from "../writing/say-names.ts";

const BESIDE = /\b(?:layer\w*|together|mix\w*|combin\w*|with|same)\b/;

/** Of two ingredients asked of beside each other: whether they share an evening; "" for any other question. */
function together([one, other, ...more]: readonly ActiveId[], text: string): string {
	if (one === undefined || other === undefined || more.length > 0 || !BESIDE.test(text)) return "";
	if (isAvoided(one) || isAvoided(other)) return "";
	const level = pairing(one, other)?.rule.level ?? "allow";
	return level === "allow" || level === "advice"
		? "They may be used together, the thinner one first, and apart where it stings."
		: "Not on the same evening: let them take turns.";
}

/** What of their own they name beside it: whether it stays. */
function ownBeside(text: string, { in_use }: AssistantContext): string {
	return ownMeant(text, in_use)
		.flatMap(({ name, product }) => {
			if (product === null) return [];
			const bad = productFacts(product).actives.filter(isAvoided);
			return bad.length > 0
				? `${plainName(name)} goes into the drawer: it has ${joinWords(bad.map((id) => ACTIVES[id].name))}.`
				: `${plainName(name)} may stay: nothing in it is to be avoided now.`;
		})
		.join(" ");
}

function isAvoided(id: ActiveId): boolean {
	return ACTIVES[id].pregnancy === "avoid";
}

const MOST_TOLD = 5;

/** What fits a pregnancy: of the ingredients named, otherwise in general. */
export const answerPregnancy: AnswerWriter = ({ context, question, message }) => {
	// What has to go is never the one that is left out.
	const ids = [...new Set([...question.slots.actives, ...question.slots.excluded].map(({ id }) => id))]
		.toSorted((one, other) => Number(isAvoided(other)) - Number(isAvoided(one)))
		.slice(0, MOST_TOLD);
	const exposed = ids.some(isAvoided) && USED.test(message);
	if (ids.length > 0 && OF_PARTNER.test(message.toLowerCase())) return ofPartner(ids);
	const { pregnancy } = context.person.preferences;
	const told = pregnancy !== undefined && pregnancy !== "no";
	if (BORN.test(message.toLowerCase()) && ids.length === 0) return nursing(pregnancy);
	if (told && LATER.test(question.text)) return nursed(ids);
	const lead =
		told && CAUSED.test(question.text)
			? HORMONES
			: told && (REMEMBERED.test(question.text) || CHECKS.test(question.text))
				? knows(context)
				: "";
	const next = told
		? lead === ""
			? "Your plan already leaves out what is not advised. Show it to your midwife or doctor."
			: "Show your plan to your midwife or doctor."
		: "Tell us in your profile, and your plan leaves out what is not advised. Your midwife or doctor has the last word.";
	return {
		paragraphs: [
			lead,
			exposed ? EXPOSED : "",
			ids.some(isAvoided) && WANTS_INSTEAD.test(question.text) ? INSTEAD : "",
			`${ids.length > 0 ? ids.map(verdict).join(" ") : GENERAL} ${together(ids, question.text)}`.trim(),
			ownBeside(question.text, context),
			next,
		],
		citations: [
			citeRule("person.pregnancy", "Pregnancy rule"),
			...ids.map(citeActive),
			...citeSources(["mother_to_baby", "pregnancy_topicals_2022"]),
		],
	};
};

const WANTS_INSTEAD =
	/\b(?:instead|alternatives?|in (?:its|the) place|swap\w*|replace\w*|substitute|equivalent)\b/;
const INSTEAD =
	"Instead: azelaic acid (10%) for spots, marks and redness, and vitamin C in the morning for lines and tone; niacinamide and peptides are mild additions. None is as strong as a retinoid, and sunscreen every day does the most. Ask me for one of them, and I name products with prices.";

/** The child is there, and is nursed. */
const BORN =
	/^(?=.*\b(?:had (?:him|her|the baby|my baby|them|a baby)|gave birth|was born|is (?:here|born)|not pregnant any ?more)\b)(?=.*\b(?:nursing|breast ?f[ee]+d\w*|bf)\b)/;

function nursing(pregnancy: string | undefined): Draft {
	return {
		paragraphs: [
			"Congratulations! Little changes while you breastfeed: retinoids and hydroquinone stay out, and so does anything on the breast where the baby's mouth goes. Azelaic acid, niacinamide, vitamin C, benzoyl peroxide and every sunscreen are usually accepted, and salicylic acid on small areas.",
			pregnancy === "breastfeeding"
				? "Your profile knows it already, and your plan follows it."
				: 'Set it to "breastfeeding" in your profile, and your plan follows. Your midwife or doctor has the last word.',
		],
		citations: [citeRule("person.pregnancy", "Pregnancy rule"), ...citeSources(["pregnancy_topicals_2022"])],
	};
}

/** The time after the birth, which is still to come. */
const LATER =
	/\bafter (?:the |giving )?(?:birth|delivery)\b|\b(?:once|when|while|if|as soon as) (?:i (?:am |will be |start )?|the baby )(?:\w+ )?(?:breast ?feed\w*|nurs\w+|here|born|out)\b|\bafterwards?\b/;

function nursed(ids: readonly ActiveId[]): Draft {
	const avoided = ids.filter(isAvoided).map((id) => ACTIVES[id].name);
	return {
		paragraphs: [
			avoided.length > 0
				? `Not while you breastfeed either: ${joinWords(avoided)} stays out until you have weaned, as too little is known of what reaches the milk and the baby touches your skin.`
				: "While you breastfeed little changes against pregnancy: retinoids and hydroquinone stay out, and so does anything on the breast where the baby's mouth goes.",
			'Until then azelaic acid, vitamin C, niacinamide, benzoyl peroxide and sunscreen are usually accepted. Set your profile to "breastfeeding" after the birth, and your plan follows. Your midwife or doctor has the last word.',
		],
		citations: [
			citeRule("person.pregnancy", "Pregnancy rule"),
			...ids.map(citeActive),
			...citeSources(["pregnancy_topicals_2022"]),
		],
	};
}

/** Asks whether the pregnancy is why skin looks as it does. */
const CAUSED =
	/\b(?:because|cause\w*|cos|due to|blame|reason|fault|why|from)\b.*\b(?:baby|pregnan\w*|bump|hormon\w*)\b|\b(?:baby|pregnan\w*|hormon\w*)\b.*\b(?:reason|cause\w*|fault|blame)\b/;
const HORMONES =
	"It can be: in pregnancy hormones often bring spots, redness or darker patches, and they mostly settle in the months after. A photo cannot tell the cause, so take it as one possible reason beside light, sleep and season.";
/** Wants what stands in the plan looked at. */
const CHECKS = /\b(?:plan|steps?|routine|everything|each|all of it)\b/;
const REMEMBERED = /\b(?:remember\w*|consider\w*|aware|into account|in mind|thought of|think of)\b/;

/** Whether the plan that stands names anything to avoid. */
function knows({ report, in_use }: AssistantContext): string {
	const own = in_use.flatMap(({ name, product }) => {
		const bad = product === null ? [] : productFacts(product).actives.filter(isAvoided);
		return bad.map((id) => `${name} has ${ACTIVES[id].name}`);
	});
	const shelf = own.length === 0 ? "" : ` Of what you use, ${joinWords(own)}: leave that out now.`;
	return `${ofPlan(report)}${shelf}`.trim();
}

function ofPlan(report: AssistantContext["report"]): string {
	if (report === null) return "";
	const actives = [
		...new Set(planSteps(report.analysis.care_plan).flatMap(({ step }) => step.actives)),
	].filter(isActiveId);
	const avoided = actives.filter(isAvoided);
	return avoided.length === 0
		? "Yes: nothing the steps of your plan name, in the morning or at night, is to be avoided now."
		: `Your plan still names ${joinWords(avoided.map((id) => ACTIVES[id].name))}: leave that out, save your answers again, and the plan follows.`;
}

/** It went on the skin before anybody knew. */
const USED =
	/\b(?:i|have|had|been|was) (?:\w+ )?(?:used|using|applied|applying|took)\b|\bused (?:my|a|it|some|the)\b|\buntil (?:yesterday|today|now|last)\b|\bby (?:accident|mistake)\b|\b(?:did ?n.?t|didnt) know\b|\bfound out\b/i;
const EXPOSED =
	"Leave it out from today and call your midwife or doctor today: tell them what it was, how strong and until when. Little of a cream gets into the blood, and among women who used a retinoid cream early on no clear harm was seen, so this is a call and no reason for panic. A capsule such as isotretinoin is another matter: then call at once.";

/** She is pregnant, and who asks means their own skin. */
const OF_PARTNER =
	/\bmy (?:wife|girlfriend|partner|fianc\w+)\b.{0,40}\b(?:pregnan\w*|expecting|breast ?feed\w*|nursing|trying)\b.*\b(?:can|may|should|do|is it ok|am) i\b|\b(?:can|may|should) i\b.*\bmy (?:wife|girlfriend|partner|fianc\w+)\b.{0,40}\b(?:pregnan\w*|expecting)\b/;

function ofPartner(ids: readonly ActiveId[]): Draft {
	const names = joinWords(ids.map((id) => ACTIVES[id].name));
	const avoided = ids.filter(isAvoided);
	return {
		paragraphs: [
			`Yes, on your own skin: what counts is the skin and body of who carries the child, and ${names} on yours does not get there.`,
			avoided.length > 0
				? "She leaves it out herself, so wash your hands after it, let it dry before your cheeks touch, and keep separate tubes. A medicine by mouth is another matter: ask whoever prescribed it."
				: "A medicine by mouth is another matter: ask whoever prescribed it.",
		],
		citations: [
			citeRule("person.pregnancy", "Pregnancy rule"),
			...ids.map(citeActive),
			...citeSources(["mother_to_baby"]),
		],
	};
}

const GENERAL =
	"While pregnant, trying or breastfeeding, leave out all retinoids (retinol, retinal, adapalene, tretinoin) and hydroquinone, and keep salicylic acid to small areas at 2% or less. Azelaic acid, benzoyl peroxide, vitamin C, niacinamide, ceramides and mineral sunscreen are usually accepted.";

const VERDICTS: Record<PregnancyAdvice, (name: string) => string> = {
	avoid: (name) =>
		`No: ${name} is not advised while pregnant, trying or breastfeeding, so leave it out. Retinoids taken by mouth are known to harm an unborn child, and for the skin nobody has shown how much is too much, so caution wins.`,
	caution: (name) =>
		`With care: keep ${name} to small areas and low strengths or leave it out while pregnant, trying or breastfeeding.`,
	accepted: (name) => `${capitalize(name)} is usually accepted while pregnant, trying or breastfeeding.`,
	no_specific_caution_found: (name) =>
		`For ${name} we found no specific warning, which is not the same as proof.`,
};

/** What a pregnancy, a wish for one or breastfeeding means for one ingredient. */
export function verdict(id: ActiveId): string {
	const { pregnancy, name } = ACTIVES[id];
	if (id === "salicylic_acid")
		return "Salicylic acid: a wash that is rinsed off is fine for most; a leave-on product only on small areas at 2% or less; no peel with it at a salon while pregnant, trying or breastfeeding.";
	if (id === "bakuchiol")
		return "Bakuchiol is sold as the gentle alternative, but too little is known about it in pregnancy, so leave it out as well.";
	return VERDICTS[pregnancy](name);
}

const FOR_SPOTS: ReadonlySet<ActiveId> = new Set([
	"benzoyl_peroxide",
	"salicylic_acid",
	"adapalene",
	"azelaic_acid",
	"sulfur",
]);

/** Skin between 13 and 17: the basics, and why treatments wait. */
export const answerMinor: AnswerWriter = ({ context, question }) => {
	const { actives, concerns } = question.slots;
	const treats = actives.filter(({ id }) => isTreatment(id));
	const strong = treats.filter(
		({ id }) => (isRetinoid(id) && id !== "adapalene") || (isExfoliating(id) && id !== "salicylic_acid"),
	);
	const mild = actives.filter(({ id }) => !strong.some((one) => one.id === id) && !FOR_SPOTS.has(id));
	const names = capitalize(joinWords(strong.map(({ words }) => words)));
	const told = isMinor(context.person.preferences);
	return {
		paragraphs: [
			[
				strong.length > 0
					? `${names} ${strong.length > 1 ? "are" : "is"} not for skin under 18: it gains nothing and can get sore.`
					: "",
				mild.length > 0 && strong.length === 0
					? `${capitalize(joinWords(mild.map(({ words }) => words)))} would do no harm, and young skin does not need it.`
					: "",
				"Under 18, a mild cleanser, a light moisturizer and sunscreen every morning are the whole routine.",
				concerns.includes("acne") || treats.some(({ id }) => FOR_SPOTS.has(id))
					? "For clear spots, benzoyl peroxide in the lowest strength can help; talk to a parent or pharmacist before you start."
					: "Anti-aging serums and acids can wait for many years.",
			]
				.filter(Boolean)
				.join(" "),
			told ? "" : "If you are under 18, set your age in your profile and the plan keeps to that.",
		],
		citations: [
			citeRule("person.minor", "Rule for people under 18"),
			...citeSources(["teen_care", "hales_2025"]),
		],
	};
};
