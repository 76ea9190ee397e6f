import { listLines } from "../help-lines.ts";
import { MEDICINE_ANSWERS } from "./medicine-answers.ts";

/** What is said where advice on products has to wait. */
export const AFTER_FLAG = {
	emergency:
		"Please do that before anything else. I leave skin care out of it until someone has looked after you.",
	suicidal: `If you are thinking of ending your life, say it plainly to whoever answers: it helps them to help you. At any hour: ${listLines("crisis")}; elsewhere your emergency number can connect you. Your skin can wait, you cannot.`,
	overdose: `Poison control: ${listLines("poison")}. And somebody to talk to, at any hour: ${listLines("crisis")}. Whatever it was about can be talked over afterwards; this call comes first.`,
	bystander: `A crisis line also tells you what to say and do: ${listLines("crisis")}; elsewhere your emergency number.`,
	violence: `Somebody who listens, at any hour: ${listLines("violence")}; elsewhere your emergency number connects you. Skin can wait; if your messages are read by somebody else, delete this one.`,
	starving: `I name no product and no diet for it. Somebody to talk to at any hour: ${listLines("crisis")}.`,
	poison: `Poison control: ${listLines("poison")}; elsewhere your emergency number connects you. I leave skin care out of it until someone has looked at it.`,
	self_harm: `Also just to talk, at any hour: ${listLines("crisis")}. Skin care can wait until you have some company in this.`,
	same_day:
		"Until then keep it simple: nothing new on that place, no active ingredients anywhere, and plain care you bear well on the rest of your face. When it has been looked at, I am happy to help with a gentle routine.",
	book_dermatologist:
		"I name no product for it, because it needs eyes and hands, not a guess from here. Meanwhile I can explain your report, your plan or an ingredient.",
	pregnancy:
		"What is left out then: retinoids such as retinol, adapalene and tretinoin, and salicylic acid over large areas. Azelaic acid and benzoyl peroxide are usually accepted, but let the person who looks after you agree first.",
	care: "If you like, tell me what has been hardest, or we keep to two gentle steps and leave the mirror alone for today.",
	calmed:
		"Good that it is better. A strong reaction can come back within a day, so have a doctor look at it first and keep everything new off your skin; call your emergency number if it returns. When it has been looked at, I am glad to look for a gentle cream.",
	still_emergency: "You wrote about something urgent a moment ago, so that comes first and products wait.",
	still_same_day: "What you wrote a moment ago needs a doctor's look today, so that comes before products.",
} as const;

/** Questions that ask for what we must not give. `reads`: words and amounts in lower case, spelled out. */
export interface Boundary {
	id: string;
	label: string;
	/** Stands although the message only asks in general. */
	reads: RegExp;
	unless?: RegExp;
	text: string;
	/** Says what to do with a medicine, whatever else the message asks. */
	of_medicine?: true;
}

const DISEASES =
	"rosacea|eczema|psoriasis|dermatitis|fungal acne|fungus|ringworm|lupus|impetigo|scabies|shingles|vitiligo|melasma|keratosis(?: pilaris)?|folliculitis|herpes|an? (?:infection|allergy|disease)|infected|cancer\\w*|melanoma|contagious|perioral dermatitis|seborrheic dermatitis|hives";
const ORAL =
	"isotretinoin|spironolactone|doxycycline|minocycline|tetracycline|erythromycin|prednisone|prednisolone|methotrexate|antibiotics?|birth control pills?|oral steroids?";
const MEDICINES = `tretinoin|adapalene|clindamycin|metronidazole|ivermectin|hydroquinone|hydrocortisone|clobetasol|betamethasone|tacrolimus|steroid creams?|prescriptions?|medications?|medicines?|meds|${ORAL}`;
const PRODUCT =
	"creams?|serums?|lotions?|sunscreens?|spf|cleansers?|toners?|retinol|acids?|peroxide|peels?|moisturizers?|oils?|products?|masks?|soap|peeling solution|glycolic|tretinoin";

export const BOUNDARIES: readonly Boundary[] = [
	{
		id: "boundary.crisis",
		label: "Safety rule, emergency",
		reads:
			/\b(?:life|living) (?:is |feels )?(?:not|no longer) (?:worth|living)\b|\bnot worth living\b|\b(?:cannot|do not want to|not want to) (?:go on|do this|live like this)(?: anymore| any more)?$|\bgive up on life\b|\brather be dead\b|\bno point (?:in )?(?:living|being alive)\b|\b(?:nobody|no one|noone) would (?:even |ever |really )?(?:miss|notice if i|care if i)\b|\bbetter off without me\b/,
		text: "I am glad you wrote this, and you deserve help right now. Please call your local emergency number or a crisis line, or tell someone near you. In the US and Canada you can call or text 988 at any hour, in the UK and Ireland 116 123. Your skin can wait, you cannot.",
	},
	{
		id: "boundary.self_harm",
		label: "Safety rule, care for yourself",
		reads: /\bi (?:\w+ )?(?:cut|burn|burned|hurt|harm|hit|punish|scratch|bite)(?:ting|ing)? myself\b/,
		unless:
			/\bmyself (?:off|some slack|short|down|back|loose)\b|\b(?:shav\w*|razor|trimm\w*|accident\w*|cooking|kitchen|knife|oven|pluck\w*|wax\w*|in my sleep|with (?:a |the )?(?:curling|hair|straight\w*))\b/,
		text: "Please do not stay alone with this: talk to someone you trust, a doctor or a counselor today, and call your emergency number if you are in danger. In the US you can call or text 988 at any hour, also just to talk. Your skin is not a reason to be hurt, and skin care can wait.",
	},
	{
		id: "boundary.checking",
		label: "Safety rule, care for yourself",
		reads:
			/\bmirrors?(?: \w+){0,4} (?:for hours|all day|constantly|every (?:few )?minutes?)\b|\b(?:check\w*|star(?:e|es|ing)|inspect\w*|examin\w*)\b(?: \w+){0,7} (?:for hours|hours (?:a|every|each) day|all day|constantly|every (?:few )?minutes?)\b|\bhours(?: \w+){0,4} (?:in front of|in|at) (?:the|a|my) mirror\b|\bcannot stop (?:checking|picking|staring|looking at my)\b/,
		text: "That sounds exhausting, and looking longer makes anybody find more. Give mirror and scans a rest, once a week is plenty, and tell someone you trust or a doctor or therapist how much time it takes: that is something they can help with.",
	},
	{
		id: "boundary.swallowed",
		label: "Safety rule, swallowed product",
		reads: new RegExp(
			`\\b(?:swallow\\w*|ingest\\w*|drank|drunk(?! elephant)|ate|eaten|lick\\w*)\\b(?: \\w+){0,6} (?:${PRODUCT})\\b|\\b(?:${PRODUCT})(?: \\w+){0,4} (?:swallow\\w*|ingested|in (?:my|his|her|the) mouth)\\b`,
		),
		// Skin that drinks a cream up and pride that is swallowed leave nothing in a stomach.
		unless:
			/\blick\w* my (?:face|cheeks?|hands?|chin|nose|neck|arms?)\b(?!.*\b(?:swallow\w*|ate|drank)\b)|\b(?:skin|face|cheeks?|forehead|pores?|hair|towel|cotton pad) (?:\w+ )?(?:ate|eats|drank|drinks|swallow\w*)\b|\bswallow\w* (?:(?:my|his|her|the|your) (?:pride|words|anger|tears|feelings|ego)|up\b)|\b(?:hard|hurts?|painful|difficult|trouble) (?:to )?swallow\w*\b(?!.*\b(?:drank|ate|licked|swallowed)\b)/,
		text: `Call poison control now and keep the package at hand: ${listLines("poison", ["us", "ca", "uk", "ie", "au"])}. Do not make anyone vomit. With trouble breathing, drowsiness or a seizure, call your local emergency number instead. For a pet, call your vet.`,
	},
	{
		id: "boundary.eye",
		label: "Safety rule, product in the eye",
		reads: new RegExp(
			`\\b(?:${PRODUCT})\\b(?: \\w+){0,5} (?:in|into|inside) (?:my|his|her|the|both|one)(?: \\w+)? eyes?\\b|\\b(?:in|into) my eyes?\\b(?: \\w+){0,4} (?:${PRODUCT})\\b|\\bmy eyes? (?:are |is )?(?:really |still |so )?(?:burn\\w*|sting\\w*|watering)\\b`,
		),
		// What happens with every run and asks for another product is no accident of now.
		unless:
			/\b(?:avoid|prevent|without getting|cream in my eye area|keep)\b|\b(?:sun ?screens?|spf|sun ?creams?)\b(?=.*\b(?:always|(?:every|each) time|whenever|usually|when(?:ever)? i (?:run|jog|sweat|train|cycle|swim|play|work out))\b)(?!.*\b(?:now|just|today|this morning|tonight|help|cannot see|blur\w*)\b)/,
		text: "Rinse the eye with clean, lukewarm water for 15 minutes now, lids open, contact lenses out. If it still hurts, looks very red or your sight is different after that, have it seen by a doctor today. No cream or drops of your own until then.",
	},
	{
		id: "boundary.distress",
		label: "Safety rule, care for yourself",
		reads:
			/\b(?:nobody|no one|noone) (?:will|would|could|can) (?:ever )?(?:love|like|want|date|look at) me\b|\bunlovable\b|\bi am (?:so |too )?(?:ugly|worthless|disgusting)\b|\bwant to disappear\b|\bcry(?:ing)? (?:every (?:day|night)|(?:because of|over|about) my (?:skin|face))\b/,
		text: "That sounds hard, and you are more than your skin. Talking to someone you trust, a doctor or a counselor can help. Take a break from scanning and the mirror whenever you like.",
	},
	{
		id: "boundary.pain",
		label: "Safety rule, skin that hurts",
		reads:
			/\b(?:skin|face|cheeks?|forehead|chin|jaw)\b(?: \w+){0,2} (?:hurts?|hurting|painful|aches?|aching|throb\w*)\b/,
		unless:
			/\b(?:does|will|would|can|if) \w+ (?:\w+ )?(?:hurt|hurts)\b|\b(?:not|never|no longer) (?:hurt|hurts|painful)\b/,
		text: "Skin that hurts needs rest before advice: leave everything new off, wash with lukewarm water and use a plain moisturizer. If it is hot, swollen, spreading, blistered or comes with fever, see a doctor today; if it simply does not calm down within two days, have it looked at as well.",
	},
	{
		id: "boundary.injury",
		label: "Safety rule, injuries and burns",
		reads:
			/\b(?:deep cut|open wounds?|stitches|burn(?:ed|t)?(?: \w+){0,4} (?:stove|oven|iron|boiling|hot (?:water|oil|wax)|fire|candle|steam)|(?:stove|iron|boiling|hot (?:water|oil|wax))(?: \w+){0,4} burn\w*|(?:second|third) degree|sun ?burn\w*(?: \w+){0,5} blister\w*|blister\w*(?: \w+){0,5} sun ?burn\w*|(?:dog|cat|animal|human|spider|snake) bit(?:e|es)?|bleeding (?:a lot|badly|heavily)|will not stop bleeding|frostbite)\b/,
		unless:
			/^(?!.*\b(?:cut|wounds?|bit|bites?|bleeding|stitches|degree)\b).*\b(?:no|not|without) (?:\w+ )?blister\w*/,
		text: "That is an injury, and it needs care before skin care. Cool a burn with lukewarm running water, press a clean cloth on what bleeds, and have it seen by a doctor today if it blisters, gapes, is on the face or near an eye, or keeps bleeding. No creams, acids or home remedies on it.",
	},
	{
		id: "boundary.cancer",
		label: "Safety rule, moles and growths",
		reads:
			/\b(?:melanoma|skin cancer|carcinoma|malignant|precancer\w*|cancerous)\b|\b(?:i have|is it|could it be|means?|it is|about|get|got) (?:\w+ )?cancer\b|\b(?:see|find|count|check|look at|assess|judge|rate|scan|analy[sz]e|worried about|examine) (?:\w+ ){0,3}(?:moles?|growths?|lumps?)\b|\b(?:remov\w*|cut(?:ting)? off|freeze|burn off|get rid of) (?:\w+ ){0,2}(?:moles?|skin tags?|warts?)\b|\bmole\b.*\b(?:dangerous|normal|harmless|ok|okay|safe|benign|bad)\b|\b(?:dangerous|normal|harmless|benign)\b.*\bmole\b/,
		unless:
			/\b(?:sunscreen|spf|filters?) (?:cause|causes|give)|\bcancer\b(?: \w+){0,4} (?:taken|cut|removed|off|out|treated|gone|cured)\b.*\b(?:clear|fine|years|yearly|20\d\d|checks?|healed|in remission)\b|\bhad (?:\w+ )?(?:skin cancer|melanoma|carcinoma|bcc)\b.*\b(?:clear|years ago|20\d\d|removed|healed)\b/,
		text: "I do not assess moles, spots or growths, and a photo cannot tell you it is harmless. One that is new, changes, itches, bleeds or looks unlike the others should be seen by a dermatologist soon. For an old one that has not changed, mention it at your next visit.",
	},
	{
		id: "boundary.child_dose",
		label: "Safety rule, doses for a child",
		reads:
			/^(?=.*\b(?:calpol|paracetamol|acetaminophen|tylenol|ibuprofen|nurofen|advil|piriton|benadryl|antihistamines?|cetirizine|teething gel|gripe water|cough syrup|panadol|crocin)\b)(?=.*\b(?:how (?:much|many|often)|doses?|dosage|ml|mls|spoons?|spoonful|syringe|give|another|too much|can (?:i|he|she)|safe)\b)(?=.*\b(?:baby|babys|toddler|lo|little one|child|kid|son|daughter|months?|mths?|year old|yr old|niece|nephew|he|she|him|her)\b)/,
		unless: /\b(?:breast ?feeding|nursing|pregnan\w*|swallow\w*|drank|whole bottle|overdos\w*)\b/,
		text: "I give no dose for a child: label, leaflet and pharmacist go by age and weight, and at night a nurse line (111 in the UK, 1-800-222-1222 in the US). To be seen now: under three months with 38 degrees, floppy, hard to wake, breathing fast, drinking hardly anything, spots that stay under a glass. Too much given: poison control or emergency number now.",
	},
	...MEDICINE_ANSWERS.map((answer): Boundary => ({ ...answer, of_medicine: true })),
	{
		id: "boundary.stop_prescription",
		label: "Safety rule, prescriptions stay with the prescriber",
		reads: new RegExp(
			`\\b(?:stop|stopped|stopping|quit|quitting|skip|skipping|pause|pausing|come off|reduce|halve|double|doubling|replace|swap|increase)\\b(?: \\w+){0,4} (?:${MEDICINES})\\b`,
		),
		unless: /\b(?:report|without (?:a )?prescription)\b/,
		text: "Please do not change a prescription on my word: starting, pausing and stopping belong to the person who prescribed it, or to a pharmacist when it is urgent. Call them and say what bothers you, for example dryness, stinging or a pregnancy. Around it, a mild cleanser, moisturizer and sunscreen are all your skin needs.",
	},
	{
		id: "boundary.by_mouth",
		label: "Safety rule, medicines by mouth",
		reads: new RegExp(
			`\\b(?:${ORAL})\\b|\\b(?:pills?|tablets?|capsules?)\\b(?: \\w+){0,4} (?:acne|pimples|skin|hair|face)\\b`,
		),
		unless: /\b(?:collagen|vitamin|biotin|supplements?|zinc|omega)\b/,
		text: "Medicines by mouth are for you and a doctor: they need your history, and some need blood tests or are dangerous in a pregnancy. I do not advise on taking, combining or dosing them. If you take one now, tell me in your preferences that you use an acne medicine, and your plan leaves out what irritates beside it. A mild cleanser, a plain moisturizer and sunscreen go with all of them.",
	},
	{
		id: "boundary.dose",
		label: "Safety rule, doses and prescriptions",
		reads: new RegExp(
			`\\b(?:dose|doses|dosage|dosing|milligrams?|\\d+ ?mg|mg)\\b|\\b(?:can|could|will) you (?:please )?(?:prescribe|write)\\b(?: \\w+){0,4} (?:${MEDICINES}|me|something)\\b|\\bprescribe me\\b|\\b(?:give|write|get|send) me (?:a|the) prescription\\b|\\bprescription for\\b|\\b(?:how|where) (?:can|do|could) i (?:get|buy|order)\\b(?: \\w+){0,4} (?:tretinoin|clindamycin|hydroquinone|clobetasol|betamethasone|steroid\\w*)\\b|\\b(?:tretinoin|clindamycin|hydroquinone|clobetasol|betamethasone|steroid cream)\\b(?: \\w+){0,4} without (?:a )?(?:prescription|doctor)\\b|\\bwhat (?:strength|percent\\w*|concentration)\\b(?: \\w+){0,3} (?:tretinoin|clindamycin|hydroquinone|clobetasol)\\b`,
		),
		text: "I cannot prescribe, and I give no doses or strengths of medicines: that is for a doctor or a pharmacist who knows your history. What I can do is tell you what is sold without a prescription, how to start it slowly, and what your report says, so that the visit is short.",
	},
	{
		id: "boundary.steroid",
		label: "Safety rule, steroid creams",
		reads:
			/\b(?:hydrocortisone|cortisone|clobetasol|betamethasone|betnovate|steroid (?:creams?|ointments?))\b/,
		text: "That is a steroid, so whether, where and how long is for a doctor or pharmacist. A face gets it for some days at most unless they said otherwise: in weeks it thins skin, and bumps around mouth, nose and eyes come back worse each time it is left off. Used longer? Show them place and tube this week and ask how to come off it, not all at once and alone. A mild cleanser, moisturizer and sunscreen go with it, nothing new.",
	},
	{
		id: "boundary.medicine",
		label: "Safety rule, medicines for the skin",
		reads: /\b(?:clindamycin|metronidazole|ivermectin|tacrolimus|pimecrolimus|dapsone|tazarotene)\b/,
		text: "That is a medicine, so whether, how, how long and beside what you use it is for the doctor who prescribed it or a pharmacist; it takes one call. Many need weeks to show, so call before you give up on it. From my side, a mild cleanser, a plain moisturizer and sunscreen go with it, and nothing else new at the same time.",
	},
	{
		id: "boundary.diagnosis",
		label: "Safety rule, no diagnosis",
		reads: new RegExp(
			`\\b(?:do|could|might|may|can) (?:i|it|this|these|that|we)(?: \\w+){0,3} (?:have|be|got)(?: \\w+){0,2} (?:${DISEASES})\\b|\\b(?:is|are|was) (?:it|this|that|these|those|what i have|my \\w+|the \\w+(?: \\w+){0,4})(?: \\w+){0,2} (?:${DISEASES})\\b|\\b(?:what is|what are|identify|tell me what|what kind of|what type of)(?: \\w+){0,4} (?:rash|rashes|bumps?|lumps?|lesions?|growth|(?<!(?:pimple|acne|eye|spot|hydrocolloid) )patch(?:es)?(?! test)|(?:this|that|these|the) (?:spots?|marks?|dots?) on my|thing on my)\\b|\\bdiagnos\\w*\\b|\\bwhat (?:skin )?(?:disease|condition|disorder|illness) (?:do i|is|could)\\b|\\b(?:i think|think|believe|sure|suspect|pretty sure|worried) (?:that )?i (?:have|got|may have|might have) (?:${DISEASES})\\b`,
		),
		unless:
			/\b(?:(?:worst|best|main|biggest|nicest) thing|is (?:it|this) the same as|what does|mean|good for|ok for|safe for|bad for)\b/,
		text: "I cannot tell you what a rash, a bump or a patch is: naming a condition takes a person who can look closely and ask questions, so show it to a doctor or dermatologist. I describe how skin looks in a photo, nothing more. Until it has been seen, keep to a mild cleanser, a plain moisturizer and sunscreen, and stop anything new.",
	},
];

/** What comes before the words for every baby. `reads`: lower case, spelled out. */
export const BABY_ANSWERS: readonly { reads: RegExp; text: string }[] = [
	{
		reads:
			/^(?=.*\b(?:salicylic|bha|glycolic|acids?|benzoyl|peroxide|retin\w*|pads?|niacinamide)\b)(?=.*\b(?:pimples?|spots?|bumps?|bumpy|acne|zits?|dots?|whiteheads?|milia|granitos|pickel|boutons)\b)(?!.*\b(?:mouth|swallow\w*|lick\w*|drank|ate)\b)/,
		text: "No, not a tiny bit: an acid or anything else against spots gets through so thin a skin, and small red or white spots on a young baby's face need nothing. They are common and clear by themselves within weeks to a few months; no squeezing, no oil on them.",
	},
	{
		reads:
			/\b(?:rubb\w*|smear\w*|licked|swallow\w*|ate|eaten|drank|suck\w*|chew\w*|got (?:into|hold)|in (?:his|her|the|its) (?:mouth|eyes?)|all over (?:his|her|the))\b(?=.*\b(?:cream|serum|lotion|toner|retinol|acid|product|oil|balm|sunscreen|gel)\b)|\b(?:cream|serum|lotion|toner|retinol|acid|product|oil|balm|sunscreen|gel)\b.*\b(?:mouth|eyes?|swallow\w*|lick\w*|over (?:his|her))\b/,
		text: `Wipe it off now with a soft wet cloth and rinse with lukewarm water; an eye under a gentle stream for 15 minutes. If any got into the mouth or an eye, or it was a retinoid, an acid or a medicine, call poison control with the tube in your hand: ${listLines("poison", ["us", "ca", "uk", "ie", "au", "nz", "in"])}. Do not make a child vomit. Drowsy, coughing, wheezing or swelling: your emergency number now.`,
	},
	{
		reads: /\b(?:squeez\w*|pop|popping|white (?:dots?|spots?|ones|bumps?|heads?)|milia|whiteheads?)\b/,
		text: "Do not squeeze and do not scrub: tiny white dots and small red spots in the first weeks are common, hurt nobody and go by themselves within weeks to a few months.",
	},
	{
		reads: /\b(?:cradle cap|scalp|yellow crusts?|crusty|flak\w*)\b/,
		text: "Greasy yellow scales on the scalp are mostly cradle cap, which is harmless and goes by itself: a plain oil to soften them, a soft brush and a mild baby shampoo, no picking. No salicylic acid, which gets through a baby's skin. Red, weeping, smelling or spreading: have it seen.",
	},
	{
		reads:
			/^(?=.*\b(?:dribbl\w*|drool\w*|teeth\w*|saliva|spit)\b)(?=.*\b(?:cheeks?|chin|mouth|face|rash|red|rough|sore)\b)/,
		text: "Dribble keeps cheeks and chin sore: dab them dry often without rubbing, and a thin layer of plain ointment, such as petroleum jelly, before meals and sleep keeps it off. A plain cream of yours without fragrance, acids or retinoids is fine on dry places. No hydrocortisone or other steroid unless a doctor chose it for this child.",
	},
	{
		reads: /\b(?:hydrocortisone|cortisone|steroid\w*|eczema)\b/,
		text: "Dry, itchy patches in a baby are for a doctor to look at: no steroid cream, not the mild one either, unless a doctor chose it for this child.",
	},
	{
		reads: /\b(?:pimples?|spots?|bumps?|bumpy|acne|zits?|granitos|pickel|boutons|rash)\b/,
		text: "Small red or white spots on the face of a young baby are common and mostly clear by themselves within weeks to a few months: no squeezing, no acne product, no oil on them.",
	},
];

/** The direct answer that comes before what is said of every child under 13. `reads`: lower case, spelled out. */
export const CHILD_ANSWERS: readonly { reads: RegExp; text: string }[] = [
	{
		reads: /^(?=.*\b(?:sunscreen|spf|sun|sun cream)\b)(?=.*\b(?:baby|newborn|infant|months?|weeks?)\b)/,
		text: "Under 6 months shade, a hat and thin clothes instead of sunscreen; only where there is no shade a little mineral sunscreen on small bare places. From 6 months on a mineral SPF 30 to 50 on bare skin, beside shade.",
	},
	{
		reads:
			/\b(?:retin\w*|acids?|glycolic|lactic|salicylic|ahas?|bhas?|niacinamide|vitamin c|peel\w*|exfoliat\w*|scrubs?|toners?|serums?|anti ?ag\w*|peptides?|eye creams?|whiten\w*|bleach\w*|lighten\w*)\b/,
		text: "No: acids, retinol, anti-aging and lightening products make a child's skin sore and bring it nothing. A kind way to say it: skin this young is already what these want to bring back, and a mild wash, a light cream and a sunscreen are a routine of one's own.",
	},
	{
		reads:
			/\b(?:dry|rough|chapped|cracked|flaky|winter)\b(?=.*\b(?:cream|moisturi\w*|lotion|ointment|balm)\b)|\b(?:cream|moisturi\w*|lotion|ointment|balm)\b(?=.*\b(?:dry|rough|chapped|cracked|flaky|winter)\b)/,
		text: "Yes, a plain cream may be shared: no child needs one of its own, as long as it has no fragrance, acids, retinoids or anything else that treats; ceramides, glycerin and petroleum jelly are fine. Thinly after washing and before the cold. Patches that itch, crack or weep are for the pediatrician.",
	},
	{
		reads: /\b(?:black ?heads?|spots?|pimples?|acne|zits?|oily|breakouts?)\b/,
		text: "From about nine oil begins, and blackheads on nose and forehead are common: a mild wash in the evening, twice a day when it is oily, no scrub, no strip and no squeezing. Whether a mild salicylic acid or benzoyl peroxide wash is right for a child, ask a pharmacist or doctor; spots before eight, many of them or sore ones are for a doctor.",
	},
	{
		reads: /\b(?:sunscreen|spf|sun cream)\b/,
		text: "Yes, sunscreen is right: a mineral one without fragrance, SPF 30 to 50, again every two hours, beside shade and a hat.",
	},
];

export const CHILD = {
	id: "boundary.child",
	label: "Safety rule, children under 13",
	own: "You need to be 13 or older to use this, so please ask a parent or another adult you trust to help, and do not upload a photo. Skin your age needs very little: lukewarm water or a mild wash, a plain moisturizer if it feels dry, and sunscreen. If something hurts, itches or worries you, a parent can show it to a doctor.",
	other:
		"This is for people from 13 on, so please upload no photo of a younger child, and I suggest no products for one. A child's skin needs a mild wash, a plain moisturizer when it is dry, shade and sunscreen. For anything that itches, spreads or does not go away, ask the pediatrician.",
	/** In its first year. */
	baby: "I name no product for a baby, and nothing that treats goes on one: lukewarm water is enough, a plain cream without fragrance on dry skin only, no acids, retinoids, oils with fragrance or medicines that nobody chose for this child. Ask your midwife, health visitor or doctor about spots that spread, weep, crust or are still there after some weeks. In the first three months 38 degrees or more, blisters, pus, poor feeding or a baby that is hard to wake means emergency care now; later a rash that stays when a glass is pressed on it, or trouble breathing. Please upload no photo of a child.",
	/** To who answered so, or said so before. */
	told: "You told me that you are under 13, and this is for people from 13 on, so I suggest no product and no routine. Please ask a parent or another adult you trust, and do not upload a photo. Skin your age needs very little: lukewarm water or a mild wash, a plain moisturizer if it feels dry, and sunscreen. If something hurts, itches or worries you, a parent can show it to a doctor. A wrong tap? Choose your age again on the care plan page.",
	from: 13,
} as const;
