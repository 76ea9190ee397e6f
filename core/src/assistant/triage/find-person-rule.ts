import { PROCEDURES } from "../../knowledge/questions/medicine-answers.ts";
import type { Preferences } from "../../routine/person.ts";
import { toldPerson } from "../find/told-person.ts";
import type { Asked } from "../inquiry.ts";

interface PersonRule {
	id: string;
	label: string;
	/** Of whom it speaks: the answers with what was said in the talk, the message, or the answers alone. */
	about: (preferences: Preferences, text: string, answered: Preferences) => boolean;
	reads: RegExp;
	unless?: RegExp;
	text: string;
}

const isExpecting = ({ pregnancy }: Preferences): boolean => pregnancy === "pregnant";
const TEENAGER =
	/\b(?:son|daughter|kid|child|sister|brother|niece|nephew|cousin|student|granddaughter|grandson|girl|boy|teen)\b(?: \w+){0,5} (?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\b(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:year|yr|yo)\w*(?: old)? (?:son|daughter|kid|child|sister|brother|niece|nephew|cousin|girl|boy)\b/;

const NURSING = /\b(?:breast ?feed\w*|breast ?fed|nursing|while i nurse|pumping milk|lactating)\b/;

const LEFT_OVER =
	/\b(?:left ?overs?|left from|remaining|old (?:box|pack|tube|capsules?|tablets?)|expired|friends?|sister|aunt|cousin)\b/;

/** What a pregnancy or an age forbids or calls for, whatever else the message is about. */
const RULES: readonly PersonRule[] = [
	{
		id: "boundary.pregnancy_medicine",
		label: "Pregnancy rule",
		// What a doctor prescribed is for that doctor to stop; capsules left over are nobody's treatment.
		about: (preferences, text, answered) =>
			isExpecting(preferences) && (answered.prescription_retinoid !== true || LEFT_OVER.test(text)),
		reads:
			/\b(?:isotret\w*|accutane|roaccutane|curacne|absorica|claravis|acitretin|hydroquinone|tretinoin|retin a|tazarotene|adapalene|differin|epiduo|trifarotene|spironolactone|doxycycline|minocycline|lymecycline|tetracycline)\b/,
		unless:
			/\b(?:prescribed|my (?:doctor|derm\w*|gp|ob) (?:gave|says?|said|put)|stopped|came off|before i (?:was|got|fell)|years? ago|without)\b/,
		text: "Not while pregnant. Isotretinoin by mouth harms an unborn child even in a single capsule: take none, and if you took one, call your doctor or midwife today. Creams with tretinoin, adapalene, tazarotene or hydroquinone are left out too, and so are tablets of spironolactone, doxycycline or its relatives unless the doctor who knows of the pregnancy chose them: one use by mistake is no reason for panic, but tell your midwife. Azelaic acid and benzoyl peroxide for spots, and a tinted mineral sunscreen for patches, are usually accepted.",
	},
	{
		id: "boundary.pregnancy_procedure",
		label: "Pregnancy rule",
		about: isExpecting,
		reads: new RegExp(`\\b(?:${PROCEDURES})\\b`),
		unless:
			/\b(?:is peeling|are peeling|peel(?:ing)? skin|after (?:the )?birth i|thread vein|skin peels|scrubs? (?:from|for) work)\b/,
		text: "Better after the birth: lasers, light devices, strong peels, needles, Botox, fillers and tattoos are usually put off in pregnancy, because skin marks more easily then and nobody has tested them on an unborn child. Shaving, trimming or a careful wax is fine. A mild cleanser, a plain moisturizer, mineral sunscreen and, if your midwife agrees, azelaic acid are what fits now; ask her before anything done in a salon.",
	},
	{
		id: "boundary.pregnancy_itch",
		label: "Pregnancy rule",
		about: isExpecting,
		reads: /\bitch\w*\b/,
		unless: /\b(?:not itchy|no itch\w*|does not itch)\b/,
		text: "Skin that stretches often itches: lukewarm short showers, a thick plain moisturizer or petrolatum straight after, cotton, nothing with fragrance or menthol. Itching of the palms or soles, or strong itching without a rash, above all at night, can come from the liver and matters for the child: call your midwife or maternity unit today. So does yellow skin, dark urine, or blisters and hives around the navel.",
	},
	{
		id: "boundary.pregnancy_patches",
		label: "Pregnancy rule",
		about: isExpecting,
		reads:
			/\b(?:melasma|mask|moustache|mustache|brown|dark|pigment\w*)\b(?: \w+){0,4} (?:patch\w*|marks?|moustache|mustache|lip|of pregnancy|spots?|forehead|cheeks?)\b|\b(?:brown|dark) (?:moustache|mustache)\b|\bmelasma\b/,
		unless: /\b(?:grow\w*|bleed\w*|mole|sheet mask|clay mask|dark circles?)\b/,
		text: "Brown patches are common in pregnancy and often fade in the months after the birth. What helps most is light kept off: a tinted mineral sunscreen of SPF 50 every day, also by the window, a hat and shade. Azelaic acid and vitamin C are usually accepted; leave out hydroquinone and every retinoid. A single spot that grows or changes is shown to a doctor.",
	},
	{
		id: "boundary.breastfeeding",
		label: "Pregnancy rule",
		about: (_, text) => NURSING.test(text),
		reads:
			/\b(?:retinol|retinal|retinaldehyde|retinoids?|tretinoin|retin a|adapalene|differin|tazarotene|hydroquinone|bakuchiol)\b/,
		unless: /\b(?:isotret\w*|accutane|roaccutane|without|free|my plan|routine)\b/,
		text: "While you breastfeed, leave out retinoids (retinol, retinal, adapalene, tretinoin) and hydroquinone: little of it gets into milk, but nobody has shown how little is enough, so caution wins. Keep every treatment off breast and nipples, where the baby's mouth and skin touch. Azelaic acid, niacinamide, vitamin C and benzoyl peroxide are usually accepted. Your midwife, doctor or pharmacist has the last word.",
	},
	{
		id: "boundary.teenager",
		label: "Rule for people under 18",
		about: (_, text) => TEENAGER.test(text),
		reads:
			/\b(?:retin\w*|tretinoin|anti ?ag\w*|acids?|glycolic|aha|peel\w*|vitamin c|botox|fillers?|laser|hydroquinone|whiten\w*|bleach\w*|lighten\w*|drunk elephant|exfoliat\w*|serums?|sunbed)\b/,
		text: "Under 18 anti-aging serums, retinol, strong acids, peels and anything that bleaches do more harm than good: the skin gets sore and gains nothing. A mild cleanser, a light moisturizer and sunscreen every morning are the whole routine. For spots, benzoyl peroxide in the lowest strength can help, agreed with a parent or pharmacist; deep, painful or scarring ones belong to a doctor soon. A prescribed medicine stays as the doctor said.",
	},
];

/** The rule for who asks, or whom they ask about, that this message touches; null for most. `text` is spelled out. */
export function findPersonRule(
	{ message, history, context: { person, report } }: Asked,
	text: string,
): { id: string; label: string; text: string } | null {
	const own = history.filter(({ role }) => role === "user").map((turn) => turn.message);
	const told = toldPerson(person, [...own, message], report?.analysis.understood);
	const { preferences } = told.person;
	return (
		RULES.find(
			({ about, reads, unless }) =>
				about(preferences, text, person.preferences) && reads.test(text) && unless?.test(text) !== true,
		) ?? null
	);
}
