import type { About, PersonRule } from "./person-rules.ts";

/** Made out to one person: by mouth or strong on the skin. */
const BY_MOUTH =
	"spironolactone|spiro|aldactone|isotret\\w*|accutane|roaccutane|doxy\\w*|minocycline|lymecycline|tetracycline|antibiotics?|azithromycin|erythromycin|prednis\\w*|methotrexate|metformin|finasteride|propranolol|antihistamines? on prescription|(?:the|my|birth control|contraceptive|mini) pills?|pills?|tablets?|capsules?|meds|medicines?|medication";
const ON_SKIN =
	"tret|tretinoin|retin a|adapalene|differin|epiduo|tazarotene|tazorac|trifarotene|aklief|clinda\\w*|duac|metronidazole|ivermectin|soolantra|hydroquinone|tacrolimus|protopic|pimecrolimus|elidel|clobetasol|dermovate|betamethasone|betnovate|mometasone|hydrocortisone|steroid (?:creams?|ointments?)|prescri\\w*";
/** Put on at night by prescription, and known to peel. */
const GEL =
	"epiduo|adapalene|differin|tret|tretinoin|retin a|aklief|trifarotene|tazarotene|arazlo|treclin|acnatac|duac|isotrex|aczone";
const MORE =
	"double|doubling|doubled|twice (?:as much|the dose|my dose)|two instead of one|2 instead of 1|(?:take|taking|took|have|swallow|pop) (?:2|3|two|three|both|extra|more|another)(?! (?:weeks?|months?|days?|photos?|pictures?|steps?|products?|showers?|breaks?))|extra (?:dose|tablet|pill|capsule|one)s?|(?:an|one) (?:extra|more) (?:accutane|roaccutane|spiro\\w*|doxy\\w*|isotret\\w*)|more of (?:it|them|my)|up (?:my|the) dose|rais(?:e|ing) (?:my|the) dose|increas\\w* (?:my|the) dose|higher dose|stronger dose|halv(?:e|ing) (?:my|the)|half (?:a|the|my) (?:dose|tablet|pill)|catch up";
const NOT_MEDICINE =
	/\b(?:biotin|vitamin(?! a)|collagen|zinc|supplements?|omega|probiotics?|cleans\w*|cotton|pill ?case|double chin|double check)\b/;
const MIX_WORDS =
	"mix(?:es|ed|ing|ture)?|blend\\w*|concoct\\w*|cocktail|home ?made|homemade|home made|made at home|diy|recipe|potion|brew|stir(?:s|red|ring)?|combin\\w*|put (?:together|into)|adds?|adding|jar (?:from|of)|market|salon (?:lady|woman)|no label|without (?:a )?label|unlabel\\w*|from (?:back home|abroad)";
const BLEACHING =
	"hydroquinone|hq|clobetasol|dermovate|betnovate|betamethasone|steroid\\w*|mercury|kligman|triple cream|(?:bleaching|lightening|whitening|toning|fairness|mixing|organic mix\\w*) (?:cream|mix|lotion|jar|milk|oil)s?|movate|caro ?white|skin ?lite|fair and white|tenovate|peroxide (?:and|with) (?:lemon|baking)";
const RETINOID =
	"retinol|retinal|retinaldehyde|tret|tretinoin|retin a|adapalene|differin|tazarotene|retinoids?";
const ACID =
	"lactic|glycolic|mandelic|salicylic|ahas?|bhas?|acid (?:lotion|cream|toner|moisturi\\w*)|amlactin|ammonium lactate|exfoliating (?:lotion|moisturi\\w*|cream)|vitamin c";

const anybody = (): boolean => true;
const notExpecting = ({ preferences: { pregnancy } }: About): boolean =>
	pregnancy === undefined || pregnancy === "no";

const LEAVE_OFF =
	"stop|stopping|quit|quitting|com(?:e|ing) off|(?:get|want|go) off|want off|bin|binning|chuck|chucking|ditch|ditching|drop|dropping|give up|giving up|skip|skipping|finish|end|leave off|pack in|packing in|cut (?:it )?short|throw (?:it |them )?(?:out|away)|be done with";
const WHY_OFF =
	"stomach|tummy|belly|guts?|nause\\w*|sick|queasy|heartburn|reflux|throat|runs|diarrh\\w*|vomit\\w*|headaches?|upset\\w*|clear|cleared|gone|better|perfect|great|healed|fine now|months?|early|weeks?|course|can i|could i|may i|should i|do i (?:have|need) to|is it (?:ok|okay|safe|fine|bad)|ok to|okay to|thinking|going to|gonna|want|fed up|does it matter|just";
const BY_PRESCRIBER =
	/\b(?:(?:doctor|derm\w*|gp|nurse|pharmacist|prescriber|she|he|they) (?:\w+ )?(?:said|says|told|wants?|asked|stopped|took me off|advised)(?: \w+){0,6} (?:stop|off|finish|end|quit)|(?:finished|stopped|came off|ended)\b(?! it early)|stop(?:s|ping)? (?:acne|spots|pimples|the (?:itch|redness|breakouts))|before i (?:start|take)|instead of (?:starting|taking))\b/;
/** What the leaflet of tablets says where a stomach, or the sun, is spoken of. */
const TABLETS_OF_SKIN =
	"doxy\\w*|minocycline|lymecycline|tetracycline|erythromycin|azithromycin|clarithromycin|antibiotics?|spironolactone|spiro|aldactone|isotret\\w*|accutane|roaccutane|claravis|oratane|(?:acne|spot|skin) (?:tablets?|pills?|capsules?|meds?|medicine|medication)";

/** A medicine is not changed, handed on or cooked up without the person who prescribes: a plain no, and whom to ask. */
export const PRESCRIPTION_RULES: readonly PersonRule[] = [
	{
		id: "boundary.before_isotretinoin",
		label: "Safety rule, before isotretinoin",
		about: anybody,
		reads:
			/^(?=.*\b(?:isotret\w*|accutane|roaccutane|oratane|absorica|claravis|curacne)\b)(?=.*\b(?:start\w*|begin\w*|about to|going on|putting me on|put me on|next (?:week|month)|tomorrow|soon|prescribed)\b)(?=.*\b(?:(?:what|which)(?: \w+){0,6} (?:stop|leave off|leave out|avoid|bin|give up|get rid of|quit)|(?:stop|avoid) using)\b)/,
		text: "Before the first capsule put away, whoever prescribed them may say otherwise: every retinol, retinal and adapalene, acids and peels, benzoyl peroxide, scrubs, toners with alcohol, and vitamin A or cod liver oil as a supplement. No waxing, laser or peel from now until six months after the last one; shave or thread with care. What stays or comes: a mild wash, a thick plain cream, SPF 50 every day and a balm with petrolatum for the lips. Show your doctor the list of what you use and take, a doxycycline left over above all: both together are dangerous. Who can get pregnant needs the test and the contraception first.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.dose_change",
		label: "Safety rule, the dose stays with the prescriber",
		about: notExpecting,
		reads: new RegExp(
			`^(?=.*\\b(?:${BY_MOUTH}|${ON_SKIN})\\b)(?=.*\\b(?:${MORE})\\b)(?=.*\\b(?:can|may|could|should|ok|okay|fine|safe|faster|speed|quicker|sooner|better|stronger|harm|hurt|bad|matter|if i|what if|thinking|want to|going to|will|would|tonight|today|tomorrow)\\b)`,
		),
		unless: new RegExp(
			`${NOT_MEDICINE.source}|\\b(?:forgot|forgotten|missed|skipped|my (?:doctor|derm\\w*|gp) (?:said|told|raised|doubled|wants|increased)|double cleans\\w*|(?:so|that) (?:you|u|it|we|they) (?:do|does) not double)\\b`,
		),
		text: "No, not by yourself: a second dose does not work faster, it only adds side effects, and some, such as those on blood pressure, salts or the liver, are not felt until they are serious. Take or use exactly what was prescribed, and call the doctor who prescribed it, or a pharmacist, today; nobody minds that question. Say what bothers you, a pain or that it is slow. Strong or lasting pain in the belly, vomiting, dizziness, weak muscles, a heart that stumbles, a rash or a swollen face: call today before the next dose, and your emergency number if it is bad. If you already took more than prescribed, call poison control now. If you are under 18, tell a parent as well.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.gel_peels",
		label: "Safety rule, a prescribed gel that peels",
		about: notExpecting,
		reads: new RegExp(
			`^(?=.*\\b(?:${GEL})\\b)(?=.*\\b(?:peel\\w*|flak\\w*|tight|raw|sore|dry\\w*|irritat\\w*)\\b)(?=.*\\b(?:skip\\w*|stop\\w*|paus\\w*|less often|fewer|(?:few|some|every (?:other|second|third)) (?:nights?|days?)|nights? off|leave (?:it )?off|carry on|keep (?:going|using)|push through)\\b)`,
		),
		unless: new RegExp(
			`${BY_PRESCRIBER.source}|\\b(?:pregnan\\w*|swell\\w*|swollen|blister\\w*|weep\\w*|years? ago|last year)\\b`,
		),
		text: "Peeling and tightness in the first weeks are common with such a gel, and not a reason to end everything. Ask the prescriber or a pharmacist today about the gel: they often have it put on fewer nights, or let it rest some days, and that is their word to give. Tablets go on as prescribed until they say otherwise. Meanwhile no acid, toner with acid, scrub or retinol of your own beside it, at all; a mild wash, a plain moisturizer before and after the gel, a pea of it for the whole face, and SPF 50 by day. Swelling, blisters, weeping skin or a burn that does not let up: leave it off and call the same day.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.stop_tablets",
		label: "Safety rule, tablets are ended with the prescriber",
		about: notExpecting,
		reads: new RegExp(
			`^(?=.*\\b(?:${TABLETS_OF_SKIN})\\b)(?=.*\\b(?:${LEAVE_OFF})\\b)(?=.*\\b(?:${WHY_OFF})\\b)`,
		),
		unless: new RegExp(
			`${NOT_MEDICINE.source}|${BY_PRESCRIBER.source}|\\b(?:pregnan\\w*|trying for|contracept\\w*|condoms?|period|waxing|laser|on everything|my life|to live|living|die|cream|(?:what|which)(?: \\w+){0,6} (?:stop|leave off|quit|avoid|bin))\\b`,
		),
		text: "Ask whoever prescribed the tablets, or a pharmacist, before you stop: a phone call is enough, and they can end it, change it or shorten it. Clear skin under tablets can turn back when they end too early or without something to follow, and a treatment is rarely meant to end on one day. A stomach that hurts or feels sick: take an antibiotic like doxycycline as its leaflet says, with a full glass of water, sitting or standing and not before lying down, mostly with food but not with milk, iron or antacids; tell them if that does not settle it. Pain on swallowing, strong pain in the belly, bloody diarrhea, a rash, or a bad headache with changed sight: call a doctor today. Doxycycline and its relatives, and isotretinoin, make skin burn fast in the sun: SPF 50, hat and shade, above all on a journey. The creams stay as prescribed until you have spoken.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.home_mix",
		label: "Safety rule, home mixes that bleach",
		about: anybody,
		reads: new RegExp(`^(?=.*\\b(?:${BLEACHING})\\b)(?=.*\\b(?:${MIX_WORDS})\\b)`),
		unless:
			/\b(?:mixed (?:reviews|feelings|skin)|combination skin|combination (?:to|type)|mixing bowl|add (?:to|it to) (?:my )?(?:list|shelf|cart|profile)|hair (?:dye|bleach)|developer)\b/,
		text: "No, please do not use a mix like this: nobody knows its strength, and what burns or inflames skin leaves it darker, deep skin above all. Hydroquinone is a medicine for a few months with a doctor; longer or stronger it can leave gray-blue marks that stay (ochronosis). Mixes and jars without a full label often hide a strong steroid or mercury, and lemon, baking soda and peroxide burn. Wash it off and show the jar to a doctor or pharmacist soon, today with burning, blisters, tremor or a swollen face. If it was used for weeks and may hold a steroid, ask how to come off it; in or before a pregnancy call your midwife or doctor today. What evens skin out: sunscreen every day, tinted for deep tones, and azelaic acid or what a doctor chooses.",
		sources: ["fda_hydroquinone", "who_mercury", "house_default"],
	},
	{
		id: "boundary.shared_prescription",
		label: "Safety rule, a medicine of somebody else",
		about: notExpecting,
		reads: new RegExp(
			`^(?=.*\\b(?:${BY_MOUTH}|${ON_SKIN})\\b)(?=.*\\b(?:(?:lend|lends|lent|lending|borrow\\w*|swap\\w*|shar(?:e|es|ed|ing)|hand(?:ed)? (?:me|down)|pass(?:ed|ing)? on|split|give|gave|giving|offered|offers|let(?:s|ting)? me (?:use|try|have)|slip\\w*)(?: \\w+){0,6} (?:my|his|her|their|me|mine|some|with|to))\\b)`,
		),
		unless: new RegExp(
			`${NOT_MEDICINE.source}|\\b(?:toner|serum|aha|bha|oil|soap|scrub|peel|wash|cleanser|moisturi[sz]er|sunscreen|mask)s? (?:that |which )?(?:my|a|his|her|the) (?:\\w+ )?\\w+ (?:gave|lent|gives|passed)|^(?!.*\\b(?:she|he|they|mum|mom|mother|dad|father|sister|brother|friend|mate|cousin|aunt\\w*|uncle|room ?mate|flat ?mate|neighbou?r|husband|wife|boyfriend|girlfriend|colleague|co ?worker)s?(?: \\w+){0,3} (?:gave|give|gives|giving|lent|lends?|offered|shared|slipped|passed)\\b).*\\b(?:doctors?|docs?|dr|derm\\w*|gp|dentist|physician|consultant|specialist|pharmacists?|chemist|clinic|hospital|nurse|midwife|surgery|telehealth)(?: \\w+){0,3} (?:gave|gives?|giving|offered|handed|lent|let|said|prescribed|put me|started me)|\\b(?:share|give|send|pass) (?:my |you |the |me )?(?:photo|data|report|tips?|advice|info\\w*|a routine|link)|(?:give|write|get|send) me (?:a|the) prescription|gave me (?:acne|spots|a rash|side effects)|(?:gave|lent|passed) me (?:\\w+ ){0,2}(?:panoxyl|benzoyl|bpo|bp wash|cerave|panthenol)|how (?:do|does|can) (?:i|he|she) (?:get|stop)\\b`,
		),
		text: "No: a prescription is made out to one person, and neither yours for them nor theirs for you is safe, cream or tablet. The doctor asked about other illnesses, medicines and a pregnancy first; isotretinoin and spironolactone can harm an unborn child, a steroid cream thins a face, and half a pack does not cure anybody. If some was taken or used and you feel unwell, or a pregnancy is possible, call a doctor, pharmacist or poison control today. A pharmacist tells you without an appointment what may be bought for it, and who can prescribe.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.acid_sandwich",
		label: "Pair rule, a retinoid between acids",
		about: anybody,
		reads: new RegExp(
			`^(?=.*\\b(?:${RETINOID})\\b)(?=.*\\b(?:${ACID})\\b)(?=.*\\b(?:sandwich\\w*|bread|buffer\\w*|(?:under and over|over and under|before and after|above and below|on both sides of|either side of))\\b)`,
		),
		unless: /\b(?:instead of (?:the )?(?:lactic|glycolic|acid)|without (?:the )?(?:lactic|glycolic|acid))\b/,
		text: "No, not with an acid: the layers around a retinoid are there to make it milder, and lactic, glycolic or salicylic acid on both sides makes it harsher. The bread is a plain moisturizer without acids, one layer under and one over. The acid gets a night of its own, not the same one, and none at all while skin stings, flakes or is red.",
		sources: ["house_default"],
	},
];
