import { MEDICINE_ANSWERS, PROCEDURES } from "../../knowledge/questions/medicine-answers.ts";
import type { SourceId } from "../../knowledge/sources.ts";
import { OFF_CONTRACEPTION } from "../../person/expecting-phrases.ts";
import type { PersonFactId } from "../../person/person-fact.ts";
import type { Preferences } from "../../routine/person.ts";
import { affirms } from "../../skin/note/phrases.ts";
import { BEREAVED_RULES } from "./crisis-kinds.ts";
import { HOME_HARM_RULES, PARAFFIN_RULE, PICKING_RULE } from "./home-harm-rules.ts";
import { MEDICINE_HARM_RULES } from "./medicine-harm-rules.ts";
import { fearsAfterUse, MAYBE_TEXT, mayExpect, usedBeforeKnowing } from "./pregnancy-told.ts";
import { PRESCRIPTION_RULES } from "./prescription-rules.ts";

/** What is known of who asks, or of whom they ask about. */
export interface About {
	/** Their answers with what was said in the talk. */
	preferences: Preferences;
	/** The answers alone. */
	answered: Preferences;
	facts: ReadonlySet<PersonFactId>;
	/** The message, spelled out; beside another language what it says in English. */
	text: string;
	/** What they wrote in the turns before, spelled out. */
	earlier?: string;
	/** What they use, spelled out. */
	shelf: string;
}

export interface PersonRule {
	id: string;
	label: string;
	/** Of whom it speaks. */
	about: (about: About) => boolean;
	reads: RegExp;
	unless?: RegExp;
	text: string;
	sources?: readonly SourceId[];
	/** Stands back where the answer to the question keeps a rule of this kind itself. */
	yields_to?: RegExp;
}

const RETINOIDS =
	"retinol|retinal|retinaldehyde|retinoids?|tretinoin|tret|retin a|adapalene|adapalen|differin|epiduo|tazarotene|tazorac|trifarotene|retinyl \\w+|granactive";
const ACIDS =
	"acids?|aha|ahas|bha|bhas|pha|glycolic|lactic|mandelic|salicylic|exfoliat\\w*|scrubs?|scrubbing|peels?|peeling (?:solution|gel|pads?|mask)|microderm\\w*";
const SEVERAL_RETINOIDS = "retinol|retinal|retinaldehyde|bakuchiol|granactive";

const isPregnant = ({ preferences }: About): boolean => preferences.pregnancy === "pregnant";
const isExpecting = ({ preferences: { pregnancy } }: About): boolean =>
	pregnancy !== undefined && pregnancy !== "no";
const TEENAGER =
	/\b(?:son|daughter|kid|child|sister|brother|niece|nephew|cousin|student|granddaughter|grandson|girl|boy|teen)\b(?: \w+){0,5} (?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b|\b(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:year|yr|yo)\w*(?: old)? (?:son|daughter|kid|child|sister|brother|niece|nephew|cousin|girl|boy)\b/;

const NURSING = /\b(?:breast ?feed\w*|breast ?fed|nursing|while i nurse|pumping milk|lactating)\b/;

const LEFT_OVER =
	/\b(?:left ?overs?|left from|remaining|old (?:box|pack|tube|capsules?|tablets?)|expired|friends?|sister|aunt|cousin)\b/;

/** The pregnancy is told by its child or its weeks. */
const EXPOSED_CHILD =
	/\b(?:(?:hurt|harm\w*|damag\w*|bad for|safe for) (?:the|my|our) baby|two lines|positive test|(?:[4-9]|[123]\d) ?(?:weeks?|wks?) (?:pregnant|gone|along|preg)|(?:[4-9]|[123]\d) (?:weeks?|wks?)\b.*(?:without knowing|did not know|found out)|week (?:[4-9]|[123]\d)\b.*found out)\b/;
/** What went on the skin before a pregnancy was known, and the fear for its child. */
export const EXPOSED = "boundary.pregnancy_exposed";
/** A late period or a faint line beside a retinoid. */
export const PREGNANCY_MAYBE = "boundary.pregnancy_maybe";
const UNBORN =
	"(?:(?:the|my|our|this) )?(?:unborn )?(?:baby(?! shower)|babies|bub|little one|child|fetus|foetus|bean)";
const FEARED = `(?:hurt|hurting|harm\\w*|damag\\w*|poison\\w*|affect\\w*)(?: \\w+){0,1} ${UNBORN}|(?:done|do|did)(?: \\w+){0,2} to ${UNBORN}|${UNBORN} (?:\\w+ ){0,4}(?:ok|okay|alright|all right|fine|hurt|harmed|damaged|safe|at risk)|(?:harm(?:ed)?|poison(?:ed)?|hurt|damaged) it|it (?:already )?(?:hurt|harmed)`;
const EARLY =
	/\b(?:pregnan\w*|preg|preggo|expecting|found out|(?:[4-9]|[1-3]\d) ?(?:weeks?|wks?)|two lines|2 lines|positive|trimester|before i knew|without knowing|did not (?:know|realis\w*|realiz\w*)|had no clue)\b/;
const FEARS = new RegExp(`\\b(?:${FEARED})\\b`);
const fearsForUnborn = (text: string): boolean => FEARS.test(text) && EARLY.test(text);
const A_RETINOID = new RegExp(`\\b(?:${RETINOIDS}|hydroquinone)\\b`);
/** Whether a spelled-out name is of something a pregnancy rules out. */
export function namesRetinoid(name: string): boolean {
	return A_RETINOID.test(name);
}

/** Another thing is feared for, so that what else stands on the shelf is not meant. */
const NAMED_OTHER =
	/\b(?:salicylic|bha|glycolic|lactic|aha|acids?|peel\w*|dye|perfume|sunscreen|spf|essential|oils?|vitamin c|niacinamide|azelaic|benzoyl|cleanser|mask)\b/;
const WAS_USED =
	/\b(?:us(?:ed|ing)|put(?:ting)?|slap\w*|slather\w*|appl(?:ied|ying)|rubb(?:ed|ing)|smear\w*|layer\w*|wore|wearing|been on|had it on|every (?:single )?(?:night|day|evening|morning)|all (?:through|along|month|summer)|the whole time|serum|cream)\b/;
const NOT_ON_SKIN =
	/\b(?:isotret\w*|accutane|roaccutane|capsules?|by mouth|years? ago|before (?:i|the) (?:was |got |fell )?pregnan\w*|last pregnancy|stopped (?:it |using )?(?:before|months|years))\b/;
const RETINOID_EXPOSED =
	"It is understandable that this frightens you. Leave it off from today, and call your midwife or doctor in the next days: say what it was, how strong, how often and until when. Little of a cream gets into the blood, and among women who had used a retinoid on the skin early in pregnancy no clear rise in harm was seen, so this is a call and no reason to panic or to decide anything. Capsules by mouth, such as isotretinoin, are another matter: then call today. For spots azelaic acid and benzoyl peroxide are usually accepted, for marks a tinted mineral sunscreen.";

/** "We stopped the pill", "took the coil out", in other languages too. */
const CONTRACEPTION_ENDED = new RegExp(
	`${OFF_CONTRACEPTION.source}|\\b(?:stopped|stopping|quit|off|came off|ditched|done with|finished|without) (?:the |my |our |using |taking )*(?:pill|birth control|contracept\\w*|protection|condoms|patch|ring|depo|coil|iud|implant|mini ?pill|microgynon|rigevidon|yasmin|yaz|marvelon|cerazette|cerelle|dianette|cilest|logynon|levonelle|desogestrel|drospirenone|nuvaring)\\b|\\b(?:took|had|got) (?:the|my|our) (?:coil|iud|implant|mirena|nexplanon|ring) (?:taken )?(?:out|removed)\\b|\\b(?:pildora|anticonceptivos?|pilule|contraception|pille (?:abgesetzt|weg)|pilula|pillola anticoncezionale)\\b`,
);

function mayConceive({ preferences, facts, text }: About): boolean {
	return (
		facts.has("trying") ||
		preferences.pregnancy === "trying" ||
		affirms(text, CONTRACEPTION_ENDED) ||
		/\b(?:ivf|iui|icsi|ttc|embryo transfer|trying (?:for a (?:baby|child)|to conceive)|planning a (?:baby|pregnancy))\b/.test(
			text,
		)
	);
}

/** What a pregnancy or an age forbids or calls for, whatever else the message is about. */
export const PERSON_RULES_OF_TRIAGE: readonly PersonRule[] = [
	...BEREAVED_RULES,
	PICKING_RULE,
	PARAFFIN_RULE,
	...MEDICINE_HARM_RULES,
	...HOME_HARM_RULES,
	...PRESCRIPTION_RULES,
	{
		id: EXPOSED,
		label: "Pregnancy rule",
		about: (one) =>
			(isPregnant(one) || EXPOSED_CHILD.test(one.text)
				? fearsAfterUse(one.text)
				: usedBeforeKnowing(one.text)) &&
			[one.text, one.shelf, one.earlier ?? ""].some((said) => A_RETINOID.test(said)),
		reads: /./,
		unless: NOT_ON_SKIN,
		text: RETINOID_EXPOSED,
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: EXPOSED,
		label: "Pregnancy rule",
		about: (one) => isPregnant(one) || EXPOSED_CHILD.test(one.text) || fearsForUnborn(one.text),
		reads: new RegExp(
			`^(?=.*\\b(?:${RETINOIDS}|hydroquinone)\\b)(?=.*\\b(?:been (?:\\w+ )?(?:using|putting|applying|rubbing|slathering|on)|have (?:used|put)|i (?:\\w+ )?(?:used|put|applied|slathered|rubbed)|used (?:a|my|the|some)|used (?:to use )?(?:\\w+ ){0,3}(?:until|till|til|for|every|all|before)|(?:until|till|til) (?:yesterday|today|last|week|now|then|\\d+ weeks)|still (?:using|on|use)|kept (?:on )?using|found out|did not know|without knowing|by (?:mistake|accident)|all (?:month|along|pregnancy|summer|this time)|hurt (?:the|my) baby|harm\\w* (?:the|my) baby|${FEARED})\\b)`,
		),
		unless: NOT_ON_SKIN,
		text: RETINOID_EXPOSED,
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: EXPOSED,
		label: "Pregnancy rule",
		about: ({ text, shelf }) => fearsForUnborn(text) && A_RETINOID.test(shelf) && !NAMED_OTHER.test(text),
		reads: WAS_USED,
		unless: NOT_ON_SKIN,
		text: RETINOID_EXPOSED,
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "boundary.pregnancy_exposed_other",
		label: "Pregnancy rule",
		about: ({ text }) => fearsForUnborn(text),
		reads: WAS_USED,
		unless: NOT_ON_SKIN,
		text: "It is understandable that this frightens you, and very little of what goes on the skin of a face reaches the blood, so harm from it is unlikely. Leave it off from today until you have asked, and tell your midwife or doctor in the next days: say its name, what is in it, how often and until when. Retinol and its relatives and hydroquinone stay out for the whole pregnancy; salicylic acid is kept to small areas at 2% or less and no peels. Tell me the name or the list on the pack, and I say what in it matters.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "boundary.trying",
		label: "Pregnancy rule",
		about: (one) => mayConceive(one) && one.answered.pregnancy !== "pregnant",
		reads: new RegExp(`\\b(?:${RETINOIDS}|hydroquinone)\\b`),
		unless: /\b(?:isotret\w*|accutane|roaccutane|my (?:plan|routine) (?:have|has))\b/,
		text: "If a child may come now, stop retinoids before you try and not only with the positive test: retinol, retinal, adapalene and tretinoin all count, and so does hydroquinone, because the first weeks pass before anybody knows. After a cream nobody has to wait; a day on which you still used it is no reason to worry. A prescribed one: call whoever prescribed it before the next use. Capsules of isotretinoin or acitretin have waiting times of their own, so ask that doctor first. Azelaic acid, vitamin C, niacinamide, benzoyl peroxide, low glycolic or lactic acid and sunscreen are usually accepted. If no child can come, it may stay.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: PREGNANCY_MAYBE,
		label: "Pregnancy rule",
		about: (one) =>
			one.answered.pregnancy !== "pregnant" &&
			mayExpect(one.text) &&
			[one.text, one.shelf, one.earlier ?? ""].some((said) => A_RETINOID.test(said)),
		reads: /./,
		unless: NOT_ON_SKIN,
		text: MAYBE_TEXT,
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "boundary.trying_after_isotretinoin",
		label: "Pregnancy rule",
		about: mayConceive,
		reads: /\b(?:isotret\w*|accutane|roaccutane|claravis|absorica|acitretin|neotigason|soriatane)\b/,
		unless: /\b(?:years? ago)\b/,
		text: "Capsules of isotretinoin harm an unborn child, so contraception goes on for one month after the last one; after that it has left the body and no longer counts. After acitretin it is three years. If you have already stopped contraception within that time, take no capsule and call the doctor who prescribed them today. Otherwise tell your clinic or doctor the date of the last capsule before you try, and leave out retinol and other retinoid creams as well.",
		sources: ["isotretinoin_label", "nhs_isotretinoin"],
	},
	{
		id: "boundary.pregnancy_minoxidil",
		label: "Pregnancy rule",
		about: isExpecting,
		reads: /\b(?:minoxidil|rogaine|regaine|finasteride|dutasteride)\b/,
		text: "Not while pregnant, trying or breastfeeding: the labels of minoxidil say so, and finasteride or dutasteride must not even be handled as broken tablets in a pregnancy. Hair that falls in the months after a birth mostly grows back by itself within a year. Ask your doctor about iron and the thyroid if it goes on; a mild shampoo and gentle combing do no harm.",
		sources: ["minoxidil_label", "house_default"],
	},
	{
		id: "boundary.nursing_medicine",
		label: "Pregnancy rule",
		about: ({ preferences, text }) => preferences.pregnancy === "breastfeeding" || NURSING.test(text),
		reads:
			/\b(?:doxy\w*|minocycline|lymecycline|tetracycline|antibiotics?|spironolactone|isotret\w*|accutane|roaccutane|methotrexate)\b/,
		text: "Tell whoever prescribes it, or a pharmacist, that you breastfeed before you take a tablet of it: they know which fits. Isotretinoin and methotrexate are not taken while breastfeeding, doxycycline and its relatives are mostly avoided or kept short, and there are others that fit; never take tablets that were left over. If you took one, call them today and do not stop feeding on your own. On the skin azelaic acid and benzoyl peroxide are usually accepted, kept away from where the baby's mouth goes.",
		sources: ["nhs_breastfeeding_medicines", "house_default"],
	},
	{
		id: "boundary.pregnancy_oils",
		label: "Pregnancy rule",
		about: isPregnant,
		reads:
			/\b(?:essential oils?|(?:rosemary|tea tree|peppermint|clary sage|sage|lavender|eucalyptus|thyme|clove|oregano|camphor|pennyroyal|jasmine|cinnamon)(?: essential)? oils?|aromatherapy)\b/,
		text: "Better not now: essential oils act like strong mixtures, they get through skin, and for pregnancy few of them were tested. Rosemary, sage, clary sage, camphor and pennyroyal are left out in any case, above all in the first three months, and none goes on undiluted. Used once, it is no reason for worry: wash it off. For a hairline or dry skin a plain oil such as jojoba or almond, or a plain cream, does it; ask your midwife before you start any other.",
		sources: ["nhs_pregnancy_oils", "house_default"],
	},
	{
		id: "boundary.isotretinoin_care",
		label: "Safety rule, skin under isotretinoin",
		about: ({ facts }) => facts.has("isotretinoin"),
		reads: new RegExp(
			`\\b(?:${PROCEDURES}|lamination|lash lift|tint(?:ing|ed)?|sugaring|hair removal|cera|depil\\w*|wachs\\w*|epilation)\\b`,
		),
		unless: /\b(?:years? ago|last year|vitamin a|wax(?:y|en)|beeswax)\b/,
		text: medicineAnswer("boundary.isotretinoin_care"),
		sources: ["isotretinoin_label", "nhs_isotretinoin"],
	},
	{
		id: "boundary.prescribed_burns",
		label: "Safety rule, a prescribed cream that burns",
		about: ({ facts }) => facts.has("prescription_retinoid") || facts.has("prescription_acne"),
		reads:
			/^(?=.*\b(?:tret|tretinoin|retin a|adapalene|differin|epiduo|tazarotene|tazorac|trifarotene|duac|benzac|benzoyl peroxide|prescri\w*|given|derm\w*)\b)(?=.*\b(?:on fire|burn(?:s|ing)? like|raw|weep\w*|so (?:sore|red)|burns so|bleed\w*|crack(?:ed|ing))\b)/,
		unless: /\b(?:acid|aha|bha|scrub|retinol|peeling solution) on top\b/,
		text: medicineAnswer("boundary.prescribed_burns"),
	},
	{
		id: "boundary.prescription_beside",
		label: "Rule for prescriptions",
		about: ({ facts }) => facts.has("prescription_retinoid") || facts.has("prescription_acne"),
		reads: new RegExp(
			`^(?=.*\\b(?:tret|tretinoin|retin a|adapalene|epiduo|differin|tazarotene|tazorac|trifarotene|aklief|clinda\\w*|duac|prescri\\w*|derm\\w*|doctor|doc|gp)\\b)(?=.*\\b(?:${ACIDS}|${SEVERAL_RETINOIDS}|(?:what|which)(?: \\w+){0,8} (?:stop|leave off|leave out|avoid|quit|bin)|(?:what|which)(?: \\w+){0,6} (?:my|the) (?:shelf|products?|things))\\b)`,
		),
		unless:
			/\b(?:azelaic|hyaluronic|ascorbic|ferulic|kojic|tranexamic|amino acids?|fatty acids?) acid(?!s? and)\b(?!.*\b(?:glycolic|lactic|salicylic|mandelic|aha|bha|scrub\w*|peel\w*)\b)/,
		text: "Not on top of a prescription without asking: call whoever prescribed it, or a pharmacist, before you add it, and change nothing in the medicine for it. As a rule one thing that peels is enough: acids, scrubs, peels and a second retinoid add burning and dryness and make nothing faster, and never go on the same night. Until you have asked: the prescription as it was told, a mild wash, a plain moisturizer and SPF 50. If skin stings, flakes or is raw already, leave every acid off and tell them.",
		sources: ["aad_acne_2024", "house_default"],
		yields_to: /^(?:person\.prescri|conflict|pair|boundary)/,
	},
	{
		id: "boundary.pregnancy_bleaching",
		label: "Pregnancy rule",
		about: isPregnant,
		reads:
			/^(?=.*\b(?:hydroquinone|kligman|triple (?:combination )?cream|bleach\w*|lighten\w*|whiten\w*|depigment\w*|cosmelan|dermamelan|melasma|pigment\w*|moustache|mustache|patch\w*|marks)\b)(?=.*\b(?:cosmelan|dermamelan|(?:chemical |tca |glycolic |parlou?r |salon |one )(?:\w+ )?peels?|peels?|laser|microneedl\w*)\b)/,
		unless: /\b(?:skin (?:is )?peel\w*|peeling skin|after (?:the )?birth i|orange peel|peel off mask)\b/,
		text: "No, not while you are pregnant: no peel, laser or needling that bleaches, and no hydroquinone, retinoid or cream without a full label; that it went well for somebody else says nothing about you. Much of a hydroquinone cream gets through the skin, and a peel on skin that makes pigment easily can leave it darker. Patches of a pregnancy often fade by themselves in the months after the birth. What helps now: a tinted mineral sunscreen of SPF 50 every day, also by the window, a hat, and azelaic acid or vitamin C if your midwife or doctor agrees. For a feast a corrector or foundation covers them for the day. A single spot that grows or changes is shown to a doctor.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
	},
	{
		id: "boundary.pregnancy_medicine",
		label: "Pregnancy rule",
		// What a doctor prescribed is for that doctor to stop; capsules left over are nobody's treatment.
		about: (one) =>
			isPregnant(one) && (one.answered.prescription_retinoid !== true || LEFT_OVER.test(one.text)),
		reads:
			/\b(?:isotret\w*|accutane|roaccutane|curacne|absorica|claravis|acitretin|hydroquinone|tri ?luma|skin ?lite|mela(?:care|lite\w*)|melbrite|eukroma|kligman\w*|eldoquin|melquin|tretinoin|retin a|tazarotene|adapalene|differin|epiduo|trifarotene|spironolactone|doxycycline|minocycline|lymecycline|tetracycline)\b/,
		unless:
			/\b(?:prescribed|my (?:doctor|derm\w*|gp|ob) (?:gave|says?|said|put)|stopped|came off|before i (?:was|got|fell)|years? ago|without)\b/,
		text: "Not while pregnant. Isotretinoin by mouth harms an unborn child even in a single capsule: take none, and if you took one, call your doctor or midwife today. Creams with tretinoin, adapalene, tazarotene or hydroquinone are left out too, and so are tablets of spironolactone, doxycycline or its relatives unless the doctor who knows of the pregnancy chose them: one use by mistake is no reason for panic, but tell your midwife. Azelaic acid and benzoyl peroxide for spots, and a tinted mineral sunscreen for patches, are usually accepted.",
	},
	{
		id: "boundary.pregnancy_procedure",
		label: "Pregnancy rule",
		about: isPregnant,
		reads: new RegExp(`\\b(?:${PROCEDURES})\\b`),
		unless:
			/\b(?:not (?:a|the) peel|wash|cleanser|is peeling|are peeling|peel(?:ing)? skin|after (?:the )?birth i|thread vein|skin peels|scrubs? (?:from|for) work)\b/,
		text: "Better after the birth: lasers, light devices, strong peels, needles, Botox, fillers and tattoos are usually put off in pregnancy, because skin marks more easily then and nobody has tested them on an unborn child. Shaving, trimming or a careful wax is fine. A mild cleanser, a plain moisturizer, mineral sunscreen and, if your midwife agrees, azelaic acid are what fits now; ask her before anything done in a salon.",
	},
	{
		id: "boundary.pregnancy_vitamin_a",
		label: "Pregnancy rule",
		about: isPregnant,
		reads:
			/\b(?:liver(?:wurst)?|pat[e\u00e9]|haggis|cod liver oil|fish liver oil|vitamin a (?:tablets?|pills?|capsules?|supplements?))\b/,
		unless: /\b(?:liver (?:problem|disease|test|values?|spots?)|my liver)\b/,
		text: "Liver, liver pate and cod liver oil hold much vitamin A and are left out in pregnancy, like tablets with vitamin A. One portion is no reason to panic: leave it from now on and tell your midwife, who also answers what else of your food matters. On the skin the same family is left out: retinol, retinal, tretinoin and adapalene.",
		sources: ["nhs_pregnancy_food", "house_default"],
	},
	{
		id: "boundary.pregnancy_itch",
		label: "Pregnancy rule",
		about: isPregnant,
		reads: /\bitch\w*\b/,
		unless: /\b(?:not itchy|no itch\w*|does not itch)\b/,
		text: "Skin that stretches often itches: lukewarm short showers, a thick plain moisturizer or petrolatum straight after, cotton, nothing with fragrance or menthol. Itching of the palms or soles, or strong itching without a rash, above all at night, can come from the liver and matters for the child: call your midwife or maternity unit today. So does yellow skin, dark urine, or blisters and hives around the navel.",
	},
	{
		id: "boundary.pregnancy_patches",
		label: "Pregnancy rule",
		about: isPregnant,
		reads:
			/\b(?:melasma|mask|moustache|mustache|brown|dark|pigment\w*)\b(?: \w+){0,4} (?:patch\w*|marks?|moustache|mustache|lip|of pregnancy|spots?|forehead|cheeks?)\b|\b(?:brown|dark) (?:moustache|mustache)\b|\bmelasma\b/,
		unless: /\b(?:grow\w*|bleed\w*|mole|sheet mask|clay mask|dark circles?)\b/,
		text: "Brown patches are common in pregnancy and often fade in the months after the birth. What helps most is light kept off: a tinted mineral sunscreen of SPF 50 every day, also by the window, a hat and shade. Azelaic acid and vitamin C are usually accepted; leave out hydroquinone and every retinoid. A single spot that grows or changes is shown to a doctor.",
	},
	{
		id: "boundary.breastfeeding",
		label: "Pregnancy rule",
		about: ({ text }) => NURSING.test(text),
		reads:
			/\b(?:retinol|retinal|retinaldehyde|retinoids?|tretinoin|retin a|adapalene|differin|tazarotene|hydroquinone|bakuchiol)\b/,
		unless: /\b(?:isotret\w*|accutane|roaccutane|without|free|my plan|routine)\b/,
		text: "While you breastfeed, leave out retinoids (retinol, retinal, adapalene, tretinoin) and hydroquinone: little of it gets into milk, but nobody has shown how little is enough, so caution wins. Keep every treatment off breast and nipples, where the baby's mouth and skin touch. Azelaic acid, niacinamide, vitamin C and benzoyl peroxide are usually accepted. Your midwife, doctor or pharmacist has the last word.",
	},
	{
		id: "boundary.teenager",
		label: "Rule for people under 18",
		about: ({ text }) => TEENAGER.test(text),
		reads:
			/\b(?:retin\w*|tretinoin|anti ?ag\w*|acids?|glycolic|aha|peel\w*|vitamin c|botox|fillers?|laser|hydroquinone|whiten\w*|bleach\w*|lighten\w*|drunk elephant|exfoliat\w*|serums?|sunbed)\b/,
		text: "Under 18 anti-aging serums, retinol, strong acids, peels and anything that bleaches do more harm than good: the skin gets sore and gains nothing. A mild cleanser, a light moisturizer and sunscreen every morning are the whole routine. For spots, benzoyl peroxide in the lowest strength can help, agreed with a parent or pharmacist; deep, painful or scarring ones belong to a doctor soon. A prescribed medicine stays as the doctor said.",
	},
	{
		id: "person.pregnancy",
		label: "Pregnancy rule",
		about: isExpecting,
		reads: new RegExp(`\\b(?:${RETINOIDS}|hydroquinone|bakuchiol|salicylic|bha)\\b`),
		text: "While pregnant, trying or breastfeeding, leave out every retinoid (retinol, retinal, adapalene, tretinoin), bakuchiol and hydroquinone, and keep salicylic acid to small areas at 2% or less. Azelaic acid, benzoyl peroxide, vitamin C, niacinamide and mineral sunscreen are usually accepted; your midwife or doctor has the last word.",
		sources: ["mother_to_baby", "pregnancy_topicals_2022"],
		yields_to: /pregnan|trying|breastfeeding/,
	},
];

function medicineAnswer(id: string): string {
	const row = MEDICINE_ANSWERS.find((one) => one.id === id);
	if (row === undefined) throw new Error(`No answer is called ${id}.`);
	return row.text;
}
