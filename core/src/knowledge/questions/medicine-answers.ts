import type { Boundary } from "./safety-answers.ts";

/** Both kinds of words anywhere in the message. */
function both(...says: readonly string[]): RegExp {
	return new RegExp(`^${says.map((words) => `(?=.*\\b(?:${words})\\b)`).join("")}`);
}

const ISOTRETINOIN = "isotret\\w*|tane|accutane|roaccutane|oratane|absorica|claravis|curacne";
const TABLETS = `${ISOTRETINOIN}|doxy\\w*|minocycline|lymecycline|tetracycline|oxytetracycline|erythromycin|azithromycin|antibiotics?|spironolactone|spiro|methotrexate|prednis\\w*`;
const STEROIDS =
	"hydrocortisone|cortisone|cortizone|steroid creams?|steroid ointments?|betamethasone|betnovate|clobetasol|dermovate|mometasone|triamcinolone|eumovate|clobetasone|elocon|fluocinolone|1 hydrocortisone";
const FACE =
	"face|facial|eyes?|eyelids?|lids?|cheeks?|mouth|chin|forehead|nose|jaw\\w*|lips?|upper lip|brows?";
/** What tears, peels or heats skin. */
export const PROCEDURES =
	"wax|waxes|waxed|waxing|thread|threading|epilat\\w*|laser|lasers|ipl|chemical peels?|peels?|glycolic peel|dermabrasion|microdermabrasion|microneedl\\w*|derma ?roll\\w*|dermaplan\\w*|tattoos?|microblading|facials?|scrubs?|botox|fillers?|electrolysis|sunbeds?|piercing";
const LONG_AGO = /\b(?:years? ago|last year|finished .{0,30}(?:year|ages)|not on|never took|gel)\b/;

/** What belongs to one person's skin or body and was made out to that one. */
const PRESCRIBED = `${TABLETS}|${STEROIDS}|tretinoin|retin a|adapalene|tazarotene|hydroquinone|dapsone|clindamycin|prescriptions?|prescribed|medicines?|meds`;
const COSMETIC =
	"retinol|retinal|retinaldehyde|bakuchiol|niacinamide|vitamin c|azelaic|salicylic|glycolic|lactic|mandelic|ahas?|bhas?|benzoyl peroxide|peptides?|serums?|toners?";

/** Rules of medicines that stand whatever else the message asks; before the general refusals. */
export const MEDICINE_ANSWERS: readonly Boundary[] = [
	{
		id: "boundary.not_prescribed_to_you",
		label: "Safety rule, a medicine of somebody else",
		reads: both(
			PRESCRIBED,
			"left ?overs?|expired|out of date|borrow\\w*|share|sharing|shared|somebody elses|someone elses|(?:my )?(?:friend|mum|mom|sister|brother|dad|husband|wife|girlfriend|boyfriend|roommate|flatmate|cousin|aunt|colleague)s? (?:\\w+ ){0,3}(?:" +
				PRESCRIBED +
				")",
		),
		unless:
			/\b(?:share (?:my )?(?:towel|photo|data|report)|my (?:doctor|dermatologist) (?:gave|prescribed))\b/,
		text: "No. A medicine made out to somebody else, or past its date, is not safe for you: the doctor chose it for that skin, that body and that time. Isotretinoin can badly harm an unborn child, steroid creams thin a face. If you took or used some and feel unwell, are pregnant or may be, call a doctor or poison control today. Take the rest back to a pharmacy and ask there what fits you.",
	},
	{
		id: "boundary.vitamin_a",
		label: "Safety rule, isotretinoin and vitamin A",
		reads: both(
			`${ISOTRETINOIN}|acitretin`,
			"vitamin a|cod liver|multivitamins?|hair vitamins?|supplements?",
		),
		text: "No vitamin A beside isotretinoin, in hair or multivitamin capsules and cod liver oil too: both together can be poisonous for liver and head. Leave the supplement out today, not the prescription, and show its label to whoever prescribed the capsules or to a pharmacist.",
	},
	{
		id: "boundary.dapsone",
		label: "Safety rule, dapsone and benzoyl peroxide",
		reads: both("dapsone|aczone", "benzoyl peroxide|bpo|bp|peroxide|panoxyl"),
		text: "Not at the same time: dapsone gel and benzoyl peroxide on one skin can stain it yellow or orange for a while, hairs too. One in the morning and one at night, washed off well between, is the usual way, but ask the doctor who prescribed the dapsone, or a pharmacist, before you go on. Do not stop the prescription for it.",
	},
	{
		id: "boundary.prescribed_burns",
		label: "Safety rule, a prescribed cream that burns",
		reads: both(
			"tretinoin|retin a|adapalene|tazarotene|trifarotene|epiduo|prescribed|prescription",
			"burns?|burning|peels|peeling|raw|stings?|stinging|irritat\\w*|red|flak\\w*",
			"quit|stop|stopping|pause|push on|carry on|stick with|keep (?:on|going|using)|go on|continue|push through|give up",
		),
		text: "Leave out tonight's layer while it burns, and call whoever prescribed it, or a pharmacist, before the next one: quitting is their decision, and going on through raw skin helps nobody. Often it is less of it, on fewer nights. Until then a mild cleanser, a plain moisturizer and sunscreen, no acids or scrubs. If it swells, blisters or weeps, see a doctor today.",
	},
	{
		id: "boundary.isotretinoin_care",
		label: "Safety rule, skin under isotretinoin",
		reads: both(
			ISOTRETINOIN,
			`${PROCEDURES}|lips?|lip balm|balm|dry|peeling|cracked|nosebleeds?|spf|sunscreen|sun`,
		),
		unless: LONG_AGO,
		text: "Until six months after the last capsule of isotretinoin, no waxing, laser, peels or microneedling: thin skin tears and scars, so cancel what is booked. Careful shaving is gentler. A thick plain balm on the lips many times a day, a mild cleanser, a plain moisturizer and SPF 50; no acids or scrubs. A low mood, bad headache, changed sight, stomach pain or a missed period: tell your prescriber the same day.",
	},
	{
		id: "boundary.dose_taken",
		label: "Safety rule, more taken than prescribed",
		reads: both(
			TABLETS,
			"(?:took|taken|swallowed|had|downed) (?:\\w+ ){0,2}?(?:[2-9]|two|three|four|five|six|all|double|both|extra|too many)\\b",
			"at once|in one go|catch up|together|instead of (?:one|1)|by (?:mistake|accident)|just now|already|double|extra|too many",
		),
		unless:
			/\b(?:should i|can i|could i) (?:take|have)\b(?!.*\b(?:took|taken|swallowed)\b)|\b(?:as prescribed|both (?:of us|sides))\b/,
		text: "Take no more today, the next one neither. Call poison control, a pharmacist or the clinic that prescribed it now, with the pack: what, how many, how strong, when, any alcohol, and whether you may be pregnant. Do not make yourself vomit, do not drive. A bad headache, blurred sight, vomiting, drowsiness or a racing heart: an emergency department now. If you do not want to go on, say that too.",
	},
	{
		id: "boundary.missed_dose",
		label: "Safety rule, a forgotten dose",
		reads: both(
			"forgot|forgotten|missed|skipped|catch up|double up",
			`${TABLETS}|tablets?|capsules?|pills?|doses?|medicine|medication`,
		),
		unless:
			/\bforgot to (?:say|tell|mention|ask|add)\b|\b(?:serum|cream|vitamin|supplement|biotin|collagen|period)\b/,
		text: "Do not take extra to catch up: two or three at once do not help and can make you ill. As a rule the next one comes at its usual time; the leaflet in the pack, or a pharmacist on the phone, says exactly how it is with yours, and a contraceptive pill has its own table there. If you often forget, tell the doctor who prescribed it rather than stop.",
	},
	{
		id: "boundary.medicine_sun",
		label: "Safety rule, medicines and the sun",
		reads: both(
			TABLETS,
			"sun|burn in|burn(?:t|ed) (?:in|on|through|by)|cloudy day|sunburn\\w*|spf|sunscreen|sunny|tan|tanning|holiday|vacation|beach|ski|skiing",
		),
		unless: /^(?!.*\bburn(?:t|ed)\b).*\b(?:sunday|dose|stop taking)\b/,
		text: "Yes, several of these make skin burn faster in the sun, the tetracyclines (doxycycline, lymecycline) and isotretinoin above all. Do not stop them for it, cover up: shade at midday, a hat, SPF 50 on everything bare, again every two hours. A pharmacist knows how strong it is with yours; with blisters, or a burn too strong for the sun you had, see a doctor today.",
	},
	{
		id: "boundary.steroid_stop",
		label: "Safety rule, coming off a steroid cream",
		reads: both(
			`${STEROIDS}|mixing creams?|bleaching creams?|toning creams?`,
			"stop|stopping|quit|quitting|come off|coming off|wean|leave it off|cold turkey",
		),
		text: "Not all at once and not alone: after weeks of a strong steroid cream skin can flare, burn and swell when it is left off, so a doctor says how to come off it, this week. Take the tube along, above all a mix without a full label. If you are or may be pregnant, call your midwife or doctor today. Until then nothing new, a plain moisturizer and sunscreen.",
	},
	{
		id: "boundary.blood_thinner",
		label: "Safety rule, blood thinners and needles",
		reads: both(
			"warfarin|coumadin|apixaban|eliquis|rivaroxaban|xarelto|dabigatran|clopidogrel|heparin|blood thinn\\w*|anticoagul\\w*",
			`${PROCEDURES}|needles?|needling|extractions?`,
		),
		text: "Ask whoever prescribes the blood thinner before anybody puts a needle, blade or laser to your skin: you bleed and bruise more easily, and the medicine is never left out on your own. Tell the salon as well; many then decline. Creams are another matter: what stays on the skin, niacinamide or a moisturizer for example, does not act on the blood.",
	},
	{
		id: "boundary.without_parents",
		label: "Safety rule, medicines under 18",
		reads: both(
			`${TABLETS}|pills?|birth control|contracepti\\w*|tablets?|prescription`,
			"(?:without|behind|not tell\\w*|secret\\w*|hide|hiding)(?: \\w+){0,3} (?:mum|mom|mother|dad|father|parents?|family)s?|(?:mum|mom|dad|parents?) (?:not )?(?:knowing|finding out|to know)|my (?:mum|mom|dad|parents?) knowing",
		),
		text: "That is a talk with a doctor, and in many places you may have it alone: a family doctor, a clinic for young people or a school nurse tells you first what stays between you, which differs by country. The pill for skin needs your history, blood pressure and family checked, so never take somebody else's. Spots have other ways too, and a pharmacist helps without an appointment.",
	},
	{
		id: "boundary.steroid_face",
		label: "Safety rule, steroid creams on the face",
		reads: both(STEROIDS, `${FACE}|every ?day|everyday|daily|moisturi\\w*|weeks|months|years`),
		// What it was bought for is no place: on a face it is told of the face.
		unless: new RegExp(
			`^(?!.*\\b(?:${FACE})\\b).*\\b(?:hands?|body|legs?|arms?|elbows?|knees?|insect|poison ivy)\\b|\\b(?:flares|stop\\w*|quit\\w*|prescribe (?:me|it|us|something))\\b`,
		),
		text: "No, not day after day, however well it works. On the face a steroid cream, the mild one too, is for a few days and where a doctor or pharmacist said so: longer use thins skin and brings redness and bumps back. Never near the eyes. After weeks of it ask a pharmacist or doctor this week how to come off it and what the redness is; it can flare when it ends. For every day: a plain moisturizer without fragrance.",
	},
	{
		id: "boundary.medicine_and_care",
		label: "Safety rule, care beside a medicine by mouth",
		reads: both(
			"methotrexate|spironolactone|spiro|prednis\\w*|antibiotics?|doxy\\w*|minocycline|lymecycline|azithromycin",
			COSMETIC,
		),
		text: "Usually yes, with one call first: little of a cosmetic cream gets into the blood, so what counts is dry and sun-sensitive skin. Ask whoever prescribed your medicine, or a pharmacist, and change nothing in it for a cream. Then one new product, on few nights, never on sore skin, and SPF 50 by day. If you are pregnant or trying, leave out retinol and ask about the medicine today.",
	},
	{
		id: "boundary.sore_skin",
		label: "Safety rule, acids on sore skin",
		reads:
			/^(?=.*\b(?:salicylic|glycolic|lactic|mandelic|ahas?|bhas?|acids?|exfoliat\w*|scrubs?|peeling solution)\b)(?=.*\b(?:(?:face|skin|cheeks?|chin|nose) (?:is |are )?(?:now |still |all )?(?:peel\w*|raw|burnt|burned|cracked|weeping|flaking off)|(?:raw|cracked|weeping|burnt|burned|peeling) (?:skin|face|cheeks))\b)/,
		unless:
			/\b(?:does|will|can|would) (?:\w+ ){0,3}(?:cause|make)\b|\bpeel(?:ing)? (?:solution|pads?|mask)\b/,
		text: "Not now: while skin peels, is raw or burns, leave out acids, scrubs, retinoids and vitamin C, whatever they go with. Hyaluronic acid, ceramides and a plain moisturizer without fragrance are fine, with sunscreen in the morning. Begin again with one of them, once a week, when it has been calm for a week. If it weeps, blisters, hurts or spreads, see a doctor today.",
	},
];
