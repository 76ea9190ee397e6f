import { phrases } from "../skin/note/phrases.ts";
import { type MedicineClass, medicineNames } from "./medicine-names.ts";
import { WORDS } from "./words.ts";

/** The names of a class and other ways people tell of it. */
function medicine(of: MedicineClass, told = ""): RegExp {
	return phrases([...medicineNames(of), told].join("|"));
}

export const ISOTRETINOIN = medicine(
	"isotretinoin",
	`
	big/strong/strongest/heavy/serious/nuclear acne/zit/spot pill/pills/tablet/tablets/capsule/capsules/medicine/drug|\\w\\wcutan|\\w\\w\\wcutan|\\w\\wcutane|iso\\w*tretin*|tretin* caps/capsules/capsule|acne/akne caps/capsules/capsule _ blood*/form/pregnancy|vitamin a pill/pills/caps/capsules _ liver/blood*/test*|isotrex/isotrexin caps|isotrex/isotrexin capsule/capsules/caps/tablets/pills|tane pills|iso mg|on iso|my iso|low dose iso|iso course|course of iso|taking iso|off iso|finished iso|oral retinoid*|retinoid tablets/capsules/pills
	vitamin a tablets/pills/capsules from/off my derm*/doctor|vitamin a tablets/pills/capsules _ derm*/hospital/prescri*/specialist|mg per kilo|mg per kg|mg kg|cumulative dose|\\d+ mg capsule* _ acne|acne capsules
`,
);
/** The same molecule on the skin is a retinoid cream. */
export const ISOTRETINOIN_ON_SKIN = phrases(`
	isotretinoin gel/cream|topical isotretinoin|isotrex(?!\\s[cpt])|isotrexin(?!\\s[cpt])
`);
/** The same brand by mouth is no cream. */
export const RETINOID_BY_MOUTH = phrases("isotrex/isotrexin capsule/capsules/caps/tablets/pills");
/** Without its name: pills for acne, and what a doctor has done only while somebody takes this one. */
export const STRONG_PILLS = phrases(`
	zit pills|acne pills|vitamin a pills|pill|pills|capsule|capsules|caps|tablet|tablets|tabs|strong stuff|strong one|big a|big guns|the course|a course|medication
`);
export const STRONG_PILLS_WATCHED = phrases(`
	pregnancy test* before/each/every|pregnancy test _ each/every box|blood test*/work/draw* _ thirty/30/28 days|bloodwork|blood work|bloods|prick you every|prick me every|monthly jab|sign a/the/that? form*/paper*/contract/waiver|sign* _ form|pharmacist ring/rings/phone*/call*|pregnancy warning*|no babies|no pregnancy|cannot get pregnant on|not allowed to get pregnant|must not get pregnant|liver tests|lft|lfts|cholesterol check*|two/2 forms of|\\d+ mg a/per day|\\d+ mg daily|lips _ falling off
	blood test*/work/draw* _ monthly/month/months/weeks|monthly blood*|bloods every/each/monthly/every|blood taken every|bloods _ month|pregnancy test* every/each/monthly|monthly pregnancy test*|liver _ check* _ month
	two/2 forms/kinds/types of birth/contracept*|pregnancy prevention program*
`);
/** Said of no other pills. */
export const STRONG_PILLS_SURELY = phrases(
	"pregnancy warning*|sign a/the/that? form*/paper*/contract/waiver|pharmacist ring/rings/phone*|no babies|pregnancy prevention program*|must not get pregnant",
);
export const FOR_ACNE = phrases("derm*|acne|skin|cystic|spots|lips|zit|zits|breakouts|pimple*|vitamin a");
/** Counts like in use: what is begun in days. */
export const STARTS_SOON = phrases(
	"start*/begin* me|start*/begin* _ tomorrow/tonight/today/monday/tuesday/wednesday/thursday/friday/saturday/sunday/soon|start*/begin* _ this week|start*/begin* _ next week|about to start/begin|day before i start|picked/picking up my first|in {number} days|first box/pill/capsule",
	WORDS,
);
export const RETINOID = medicine(
	"retinoid",
	`
	obagi tret*|skin and me cream/bottle/serum|skin and me daily/doser/subscription/bottle|with/from skin and me|use/using/on skin and me|taz gel/cream|isotretinoin gel/cream|topical isotretinoin|prescription retinol/retinoid*|prescribed retinol/retinoid*|prescription strength retin*
	rx retinol/retinoid*|retinoid from my derm*/doctor|kligman*|vitamin a cream from/off my derm*/doctor|retinoid _ prescri*
`,
);
export const ACNE_MEDICINE = medicine(
	"acne",
	`
	azithro* _ for acne/skin/spots/pimples|aldactone _ acne|azithro* for _ acne/skin/spots/pimples|antibiotic* _ for _ acne/skin/spots/pimples|antibiotic* for my skin|lyme _ tablets/capsules/pills|antibiotic* for _ acne/skin/spots/face/breakouts/jawline/pimples|acne antibiotic*|antibiotic* from _ derm*|antibiotic gel/lotion/cream
	prescri* for _ acne|prescribed acne|prescription acne|acne prescription|acne medic* from/off|acne tablets/pills
	yasmin _ skin/acne/spots|yaz _ skin/acne/spots|pill for _ acne/skin/spots|pill _ for _ acne/skin/spots|pill bc/because of _ acne/skin/spots
`,
);
/** Of these only a pill taken for the skin treats acne. */
export const PILL_FOR_SKIN = phrases(`
	yasmin|yaz|lucette|eloine|the pill|birth control|contraceptive pill
`);
export const FOR_SKIN = phrases(`
	for _ skin/acne/spots/breakouts/face/zits/zit/pimples/pimple/chin/jawline
`);
/** Where the same capsule has another purpose. */
export const NOT_FOR_ACNE = phrases(`
	malaria|anti malarial*|safari|trip|chest|lung*|pneumonia|bronchitis|sinus*|infection*|lyme disease|tick|ticks|bite|bites|chlamydia|std|sti|uti|urine|bladder|kidney*|prostate|gum*|dental|dentist|tooth|teeth|abscess|jaw infection|travel|blood pressure|bp|heart|ankles|water retention|fluid|blepharitis|stye|eyelids|eye|cellulitis|hair loss|hirsutism|hair thinning|pcos hair|rosacea|pericarditis|anthrax|acne free
`);
export const ROSACEA_MEDICINE = medicine(
	"rosacea",
	"finacea _ rosacea|skinoren _ rosacea|azelaic _ rosacea|rosacea _ finacea/skinoren/azelaic",
);
/** Where the same medicine has another purpose. */
export const NOT_FOR_ROSACEA = phrases(`
	metronidazole tablet*/pill*/by mouth|ivermectin tablet*/pill*|infection|bv|vaginosis|scabies|lice|for the/my dog/cat/horse|dog/horse wormer|dog has|tooth|dental|dentist|gum*|c diff|parasite*
`);
export const HYDROQUINONE = phrases(`
	caro white|carowhite|caro light|carolight|rdl|babyface number|tri luma|triluma|pigmanorm|skin lite|skinlite|melacare|melalite*|melbrite|eukroma|cosmelite|no scars cream|kligman*|hydroquinone|hydrochinon*|hq cream|hq serum|hq 2|hq 4|2 hq|4 hq|eldoquin|obagi clear|obagi nu derm|obagi nuderm|melquin|bleaching cream*|lightening cream*|whitening cream*|fade cream*|fading cream*
`);
/** A steroid that never meets the skin of the face. */
export const NOT_A_CREAM = phrases(`
	no steroid*|without steroid*|not a steroid|not steroid*|steroid free|non steroid*|nonsteroidal|on steroids|like steroids|steroid tablets/pills/tabs|oral steroids|steroids by mouth|steroid inhaler|gym steroids|juice|bodybuilding|
	nose/nasal spray|inhaler|hay fever|hayfever|asthma|ear drops|eye drops|gout|knee|joint|shot my|injection*|jab|anabolic|gym|enema|mouth ulcer*
`);
export const STEROID = medicine(
	"steroid",
	`
	steroid*|corticoid*|corticosteroid*|cortizone|kortizon|triple action cream|triple cream|mixed cream with
	hc 1|steroid cream*|steroid ointment*|topical steroid*|steroids on my face|steroid on my face|usual steroid|fairness cream with _ steroid*|steroid gel/lotion|my steroid|steroid from
	cortico*|steroid _ on _ face/cheeks/eyelid*/chin|topical steroid withdrawal|tsw
`,
);
/** Creams that doctors give for eczema and its kind. */
export const BARRIER_MEDICINE = medicine("barrier");
export const PHOTOSENSITIZER = medicine(
	"photosensitizer",
	`
	thiazide*|water tablet*|water pill*|st johns wort|saint johns wort|st john wort|st john s wort|johns wort|john wort|johanniskraut|millepertuis|tablets _ burn _ sun|medic* _ sensitive to _ sun|makes me sun sensitive|blood pressure water
`,
);
/** What goes on weakening for as long as its medicines are taken, mostly for life. */
export const IMMUNE_WEAK_FOR_LIFE = phrases(`
	take/taking/swallow/on the/my? tacrolimus|tacrolimus twice/at/and/capsules/caps|second kidney/liver/heart|one of his/her two kidneys|gave/donated me a/his/her/one kidney/liver/lung|property of my brother/sister|kidney/liver/heart/lung/lungs/pancreas _ i got|lung/lungs/kidney/liver/heart in me|someone/somebody lungs/kidney/liver/heart|antirejection|anti rejection|transplant*|have lupus|with lupus|my lupus|got lupus|diagnosed with lupus|lupus|hiv|aids|immunodeficien*|cvid|no spleen|spleen removed|splenectomy|spleen out|without a spleen|new kidney/liver/heart/lung/lungs|donor/donated kidney/liver/heart/lung|anti rejection
`);
export const IMMUNE_WEAK = medicine(
	"immune",
	`
	stem cell*|car t|infusion chair|infusion suite|chemo ward|chemo pump|picc line|chemo|chemotherapy|chemos|radiotherapy|radiation therapy|immunotherapy|biologic*|jak inhibitor*|anti tnf|checkpoint inhibitor*|bone marrow
	immunosuppress*|immuno suppress*|immune suppress*|suppressed immune|suppress* my immune|immunocompromised|immune compromised|compromised immune|leukemia|leukaemia|lymphoma|myeloma|neutropeni*|neutrophils
	oral steroids|steroid tablets|steroids by mouth|pred tablets|weak immune|weakened immune|low immun*|poor immun*|no immune system|lupus on _ steroids
	white cell* _ low/floor/gone|spleen _ removed/out/gone/taken|low white|white count|white blood cell*|low blood counts|blood counts are low|cd4|t cells|immune system is/was _ shot/weak/low/down/floor/suppressed/compromised/wrecked/gone/rubbish|cancer treatment|treatment for _ cancer
`,
);
export const NOT_A_TRANSPLANT = phrases(
	"chemo nurse*|not the patient|nurse on _ chemo|chemo day unit nurse|hiv/aids negative|negative for hiv|hiv test|hiv tests|hiv prevention|hair transplant|lash transplant|brow transplant|beard transplant|eyebrow transplant|aids skin|aids in|it aids|weak immune boost*|organ transplants for|transplants for work",
);
export const BLOOD_THINNER = medicine(
	"blood_thinner",
	`
	blood thinner*|blood thinning|thinners|anticoag*|anti coag*|antiplatelet*|my inr|inr is|inr check*|daily aspirin|baby aspirin|low dose aspirin|aspirin daily|aspirin every day|75 mg aspirin|aspirin 75|aspirin 81|aspirin 100|81 mg aspirin|100 mg aspirin
	aspirin _ stent/heart/stroke/clot/clots|jab*/injection* _ clot/clots/clotting
`,
);

/** Only asked about, not taken: "should I take X", "X or Y?", "can you prescribe X". */
export const ONLY_ASKED = phrases(`
	swear/swears by|raves/rave/raving about|should i try/take/start/get/ask/go/use/buy
	can/could/will/would you prescribe/give/get
	will/gonna send/bring/post/mail/lend/get me|going to send/bring/post/mail/lend/get|will send/bring/post/mail/lend the/a/some/her/his/me|when/once/if it/they comes/come/arrives/arrive|right away when|has not come/arrived|still in the post|on its way to me
	is _ good/better/worth/safe/possible/allowed/legal/ok/okay/fine till/until/before/while/for/in/with?
	think* of/about trying/starting/asking/going/getting/taking
	afraid of|scared of|fear of|wary of|worried about
	tried|have tried|had tried|after trying|tested|did nothing for me|did not work|nothing worked|hated
	ask/asks me about|asked for/about|is everywhere|are everywhere|on reddit/tiktok/youtube/instagram|not planning to|in general|generally|stronger than
	find|look for|looking for|search for|show me|get me|product* with|serum* with|gel* with|cream* with|want a/an|need a/an|want some|any
	want to try/start|want to go on|would like to try|thinking of|thinking about|considering|considered
	where can i buy/get|how do/can i get|how to get|get hold of
	is it true|heard that|read that|reading up|what is|what does|what are|what do|tell me about|difference between|how does|how do|does _ work|do i need|need a prescription
	without a prescription|recommend*|alternative* to|instead of|scared to start|waiting for|waiting to start|waiting list|offered me|mentioned|as an option|is an option|an option for|suggested|refused|would not give|heard of|heard about|read about|never tried|never used|never taken|never been on|tempted by|about to start|starting _ next|going on _ soon|vs
`);
/** Words of use that outweigh a question in the same thought. */
export const IN_USE = phrases(
	`
	from/off the/my/a? {doctor}|alternate nights|every evening|am pm|am and pm|so far|since {number} day/days/week/weeks/month/months|sends me|ships me|sent me|prescribes|from my derm*|in my cream|used|this month|this week|doctor/derm/gp tried|tried me on|keeps me on|stay on|i am on|am on|been on|i use|using|i take|taking|my tret*|my retin*|started|since|prescribed me|prescribed for me|gave me|put me on|on it|every night|every other night|nightly|daily|twice|week \\d+|month \\d+|day \\d+|for \\d+|currently|carry on|keep my|finished|stopped|mg|layer it with|stay on|still on|user|with my
`,
	WORDS,
);
