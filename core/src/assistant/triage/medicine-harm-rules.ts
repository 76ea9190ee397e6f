import type { About, PersonRule } from "./person-rules.ts";

const anybody = (): boolean => true;
/** Words of the message, and of the turns before it where it leans on them. */
export const said = ({ text, earlier = "" }: About): string => `${earlier} , ${text}`;
const both =
	(one: RegExp, other: RegExp) =>
	(about: About): boolean =>
		one.test(said(about)) && other.test(about.text);

const ISOTRETINOIN =
	/\b(?:isotret\w*|accutane|ro?accutane|claravis|absorica|oratane|zenatane|acnotin|sotret|tretiva|myorisan|acitretin|neotigason|soriatane|alitretinoin|toctino)\b/;
const MAY_BE_PREGNANT =
	/\b(?:(?:tests?|both|it) (?:\w+ ){0,3}positive|positive (?:test|tests)|two lines|2 lines|period (?:is |has )?(?:\d+ days |a week |weeks |really |very )?(?:late|missed|not come)|(?:late|missed|no) period|days late|weeks late|condom (?:broke|split|slipped|came off)|(?:i am|might be|could be|think i am) pregnant|found out (?:today|yesterday|this morning|just now)?(?: that)?(?: i am)? ?\d+ weeks?|\d+ weeks (?:pregnant|gone|along)|unprotected|forgot (?:my|the) pill)\b/;
const TETRACYCLINES = /\b(?:doxy\w*|lymecycline|tetralysal|minocycl\w*|tetracycl\w*|oracea|efracea)\b/;
const WATER_PILLS =
	/\b(?:hydrochlorothiazide|hctz|water (?:pills?|tablets?)|thiazide|bendroflu\w*|indapamide|ridaq)\b/;
const STRONG_STEROID =
	/\b(?:betaderm|betnovate|betameth\w*|dermovate|clobetasol|clob\w*|mometas\w*|elocon|diprosone|locoid|fucibet|triamcin\w*)\b/;
const MINOXIDIL = /\b(?:minoxidil|rogaine|regaine)\b/;
const FLUOROURACIL = /\b(?:efud[ei]x|fluorouracil|5 ?fu|tolak|carac|actikerall)\b/;

/** What a medicine beside skin care does, so that a plain no or a call comes before any topic. */
export const MEDICINE_HARM_RULES: readonly PersonRule[] = [
	{
		id: "boundary.isotretinoin_pregnancy",
		label: "Safety rule, isotretinoin and a pregnancy",
		about: (one) => ISOTRETINOIN.test(said(one)) && MAY_BE_PREGNANT.test(said(one)),
		reads: /./,
		unless: /\b(?:before i (?:start|began)|capsules? left over|friend|sister|wife|girlfriend|cousin)\b/,
		text: "Take no further capsule, not even half of one, and call the doctor or clinic that prescribed it today; where nobody answers, a gynecologist, your family doctor or an urgent care line. Isotretinoin by mouth can harm an unborn child from its first days, so a test belongs to today and is repeated if it is negative while the period stays away. Nobody will blame you, and nothing else has to be decided this minute: they talk every way through with you. Bleeding with strong pain: call your emergency number.",
		sources: ["isotretinoin_label", "nhs_isotretinoin"],
	},
	{
		id: "boundary.methotrexate_daily",
		label: "Safety rule, methotrexate once a week",
		about: both(
			/\b(?:methotrexate?|metotrexato|metotreksat|mtx|metoject)\b/,
			/\b(?:every (?:day|morning|night|evening)|daily|jeden (?:tag|morgen|abend)|taglich|tous les (?:jours|matins|soirs)|chaque (?:jour|matin|soir)|cada (?:dia|manana|manha|noche)|todos os dias|todos los dias|ogni (?:giorno|mattina|sera)|har din|roz|codziennie|each (?:day|morning|night)|a day|\d+ days (?:running|in a row)|twice|double|extra|by mistake)\b/,
		),
		reads: /./,
		text: "Take no more of it and call poison control or your emergency number now, also if you feel well: methotrexate is taken once a week, and taken daily it can kill within days. Go to an emergency department today with the pack, and tell them each day and dose. A sore mouth, fever, bruises, bleeding, short breath or vomiting are its signs and make it more urgent. No gel or wash for the mouth before that call.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.shingles_at_eye",
		label: "Safety rule, shingles at the eye",
		about: both(
			/\b(?:blister\w*|bubbles|ampoll\w*|bolhas|cloques|blaschen|shingles|zoster|culebrilla)\b/,
			/^(?=.*\b(?:one side|(?:right|left) side|only on (?:the|my) (?:right|left)|lado (?:derecho|izquierdo|direito|esquerdo)|tip of (?:my|the) nose|punta de la nariz)\b)(?=.*\b(?:eyes?|eyelids?|ojos?|olhos?|parpado)\b)/,
		),
		reads: /./,
		text: "See a doctor or an eye emergency clinic today: blisters on one side of the face that burn, above all on the tip of the nose or beside a red eye, may be shingles, and sight is at risk. Tablets against it work best within three days of the first blister. No cream from a plan, no scratching, and nothing in the eye; changed sight, strong headache or a stiff neck: go to an emergency department now.",
		sources: ["house_default"],
	},
	{
		id: "boundary.doxy_burn",
		label: "Safety rule, sun and doxycycline",
		about: both(
			TETRACYCLINES,
			/\b(?:burn(?:t|ed|s|ing)?|blister\w*|fried|red|peel\w*|sore)\b.*\b(?:sun\w*|hands|beach|board|outside|through|min\w*|face|neck)\b|\bsun\w*\b.*\b(?:burn\w*|blister\w*|fried)\b/,
		),
		reads: /./,
		unless: /\b(?:sunscreen (?:burns|stings)|heartburn|window|glass)\b/,
		text: "That is what such an antibiotic does: it makes skin of every tone burn in little sun. Call the pharmacist or whoever prescribed it today and ask whether to go on, change or stop; do not decide it alone. Until then out of the sun, long sleeves, hat and gloves, since sunscreen alone is not enough; cool water and a plain cream on the burn, no acids or retinoid. Blisters, nails that hurt, a bad headache or changed sight: a doctor today. Swallow each one upright with a full glass of water.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.water_pills",
		label: "Safety rule, water tablets and the sun",
		about: both(WATER_PILLS, /\b(?:quit|stop\w*|throw\w*|cancer|loo|bin|come off)\b/),
		reads: /./,
		text: "Do not stop them on your own: blood pressure left alone does harm sooner. It is true that hydrochlorothiazide and its relatives make skin burn more easily, and over many years somewhat more skin cancers that are not melanoma were seen. So ask the doctor who prescribes it whether another suits you, and for a look over your whole skin, sooner for a place that is rough, sore or new. Meanwhile hat, sleeves, shade at noon and SPF 50 that you renew.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.potassium",
		label: "Safety rule, spironolactone and potassium",
		about: both(
			/\b(?:spironolactone|aldactone|spiro|eplerenone|triamterene|amiloride)\b/,
			/\b(?:lo ?salt|low salt|salt substitute|potassium|k ?salt|no ?salt|coconut waters?|trimethoprim|electrolytes?)\b/,
		),
		reads: /./,
		text: "Please not: such tablets make the body keep potassium, and a salt substitute is potassium, coconut water by the liter nearly as much. Stop both today, and call the pharmacist or whoever prescribes it: tell them how much and since when, and ask about a blood test. An ordinary banana with a meal is fine for most. Weak muscles, a slow, fast or stumbling heart, tingling or fainting: call your emergency number. Take the tablet on as prescribed until they say otherwise, and drink water as you are thirsty.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.two_that_keep_potassium",
		label: "Safety rule, spironolactone beside blood pressure tablets",
		about: both(
			/\b(?:spironolactone|aldactone|spiro|eplerenone|triamterene|amiloride)\b/,
			/\b(?:\w+pril|losartan|valsartan|candesartan|irbesartan|olmesartan|telmisartan|entresto|sacubitril|aliskiren)\b/,
		),
		reads: /./,
		unless: /\bapril\b(?!.*\b(?!april\b)\w+pril\b)/,
		text: "Ask before the first tablet, today if you have begun: both together can raise the potassium in your blood and lower the pressure too far, and that is felt late. The pair is given at times, with blood tests for potassium and kidneys and a lower dose, so tell the doctor who offers it, and the pharmacist, every tablet you take. Do not stop the one for your blood pressure. No salt substitute and no potassium beside it; not in a pregnancy, for either. Weak muscles, a slow or stumbling heart or fainting: call your emergency number.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.needles_and_blood_thinner",
		label: "Safety rule, needles and a blood thinner",
		about: both(
			/\b(?:blood thinners?|warfarin|coumadin|eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|clopidogrel|plavix|ticagrelor|brilinta|brilique|heparin|anticoagul\w*|(?:daily|baby|low dose|75|81|100)(?: ?mg)? aspirin|aspirin (?:75|81|100|daily|every day|for (?:my |the )?heart)|acard|ecosprin|stents?)\b/,
			/\b(?:micro ?needl\w*|needling|derma ?(?:roller|pen)|filler\w*|botox|lip injections?|thread lift|tattoo\w*|microblad\w*)\b/,
		),
		reads: /./,
		text: "It matters a lot: on a blood thinner needles bleed and bruise for longer. Ask the doctor who prescribes it first, and never leave a tablet out for it on your own. A low price in a back room is a warning too: who does it must be trained, open a sterile needle before your eyes, ask what you take and say what to do if it bleeds. A dermatologist's practice can do that; sunscreen and, if you bear it, a retinoid at night do a good part without needles. Bleeding that does not stop in ten minutes of pressing: a doctor now.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.steroid_on_lids",
		label: "Safety rule, steroids at the eye",
		about: both(
			STRONG_STEROID,
			/\b(?:eye ?lids?|lids|(?:round|around|near|under|by) (?:the|my|his|her) eyes?)\b/,
		),
		reads: /./,
		unless: /\b(?:hydrocortisone 1|stopped|used to)\b/,
		text: "Wait with it on the lids until you have asked: such creams are often far too strong for that skin, thin it within weeks and can raise the pressure in the eye. Call the pharmacist or whoever prescribed it today and ask whether it was meant for the lids, for how many days, or what milder there is. If you have used it for weeks, ask how to come off it. Plain petroleum jelly meanwhile, no makeup; pain, changed sight or a swollen red lid: a doctor today.",
		sources: ["perioral_2013", "house_default"],
	},
	{
		id: "boundary.hormone_gel_on_face",
		label: "Safety rule, hormone gels",
		about: both(
			/\b(?:(?:o?estro|testo)gel|(?:hrt|hormone|o?estrogen|o?estradiol|testosterone|progesterone) (?:gel|cream|spray)|lenzetto|sandrena|divigel)\b/,
			/\b(?:put|use|using|rub|apply|try|dab|spread)\b.*\b(?:face|wrinkles?|cheeks?|neck|under (?:my )?eyes|forehead)\b/,
		),
		reads: /./,
		text: "No, not on the face: a hormone gel is dosed for the arm or thigh, on a face nobody knows how much gets in, and it can bring brown patches. Use it where the leaflet says, let it dry, and keep lotion and sunscreen off that place for an hour; nobody else should touch it until then, children above all. For lines sunscreen and, if you like, a retinol do more. Ask whoever prescribes it before you change anything.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.minoxidil_at_home",
		label: "Safety rule, minoxidil beside animals and babies",
		about: both(
			MINOXIDIL,
			/\b(?:cats?|kittens?|dogs?|pupp(?:y|ies)|pets?|baby|newborn|infant|toddler|little one|kids?)\b/,
		),
		reads: /./,
		text: "Yes, it matters: drops of minoxidil licked off skin or a pillow have killed cats and made dogs ill, and a baby that lies on it can take it in. With a cat or a baby that sleeps on you leave it off the face and neck. Has an animal licked any: call a vet or an animal poison line now. A baby that is pale, limp or breathes fast: your emergency number. A round bald place in a beard is worth a doctor's look first, because it may be something that minoxidil does not treat.",
		sources: ["minoxidil_pets_2021", "minoxidil_label"],
	},
	{
		id: "boundary.fluorouracil_beside",
		label: "Safety rule, beside fluorouracil",
		about: both(
			FLUOROURACIL,
			/\b(?:acid|toner|vitamin c|exfoliat\w*|routine|reminder|dogs?|cats?|lick\w*)\b/,
		),
		reads: /./,
		text: "No acid, retinoid, vitamin C or scrub on that skin until it has healed: fluorouracil makes it raw and crusted for weeks, and that is its work. Only as your doctor said, a plain ointment if they allow it, shade and a hat; wash your hands after it, keep it off eyes and lips, and keep animals from licking it, as a little can kill a dog or cat. Call the doctor who prescribed it for strong pain, pus, a sore eye or fever. A reminder in your plan can be skipped, and a scan now would mislead.",
		sources: ["fda_fluorouracil_pets", "house_default"],
	},
	{
		id: "boundary.diabetic_foot",
		label: "Safety rule, feet with diabetes",
		about: both(
			/\b(?:diabet\w*|the sugar|type (?:1|2|one|two)|insulin)\b/,
			/\b(?:feet|foot|heels?|toes?|corns?|callus\w*|sock)\b/,
		),
		reads:
			/\b(?:crack\w*|split\w*|bled|bleed\w*|sore|blister\w*|razor|blade|cut\w*|acid|corn|numb|wound|ulcer|file|grater)\b/,
		text: "With diabetes a crack or cut on a foot is for a doctor or foot clinic within days, and the same day if it is red, warm, swollen, weeps, smells or you feel ill. No razor, grater, corn plaster or acid, not even a small one: feet may not feel the harm. Wash it gently, dry it, cover what bled with a clean dressing, plain cream around it and not between the toes, no bare feet, and look at both soles every day.",
		sources: ["house_default"],
	},
	{
		id: "boundary.mercury_signs",
		label: "Safety rule, mercury",
		about: both(
			/\bmercur\w*\b/,
			/\b(?:shak\w*|tremor\w*|tingl\w*|numb\w*|ants|pins and needles|forget\w*|memory|weak\w*|metal\w*|headaches?|kidney\w*|swollen|mood|sleep)\b/,
		),
		reads: /./,
		text: "Stop that soap or cream now, for everybody at home, and see a doctor today who hears the word mercury: shaking, tingling, forgetting and a numb mouth after long use can be its poisoning, and blood and urine show it. Take the product along, sealed in a bag; children who were washed with it are tested too. Wash hands, towels and pillowcases, and say if you are pregnant or feed a baby. Confusion, fits or no urine: your emergency number.",
		sources: ["who_mercury"],
	},
	{
		id: "boundary.lightener_and_nerves",
		label: "Safety rule, mercury",
		about: both(
			/\b(?:crema|cream|pomada|jabon|soap|sab[aã]o)\b.*\b(?:manchas|pano|aclar\w*|blanque\w*|clare\w*|lighten\w*|whiten\w*|bleach\w*|toning)\b/,
			/\b(?:tiembl\w*|temblor\w*|duermen los dedos|hormigue\w*|tremend\w*|hands? (?:\w+ )?shak\w*|shaking hands|tremors?|fingers (?:go|are|feel) numb)\b/,
		),
		reads: /./,
		text: "Stop that cream now and see a doctor today who hears that it may hold mercury: hands that shake, fingers that fall asleep and bad sleep after months of it can be its poisoning, and blood and urine show it. Take the pot along in a sealed bag; whoever shares your bed, a child above all, is tested too. Wash hands, towels and bedding. Confusion, fits or no urine: your emergency number.",
		sources: ["who_mercury"],
	},
	{
		id: "boundary.cancer_treatment",
		label: "Safety rule, during cancer treatment",
		about: both(
			/\b(?:chemo\w*|radiation|radiotherapy|immunotherapy|bone marrow|stem cell transplant)\b/,
			/\b(?:retin\w*|acids?|peel\w*|vitamin c|plan|routine|products?|sting\w*|cream|serum|exfoliat\w*|benzoyl\w*)\b/,
		),
		reads: /./,
		unless: /\b(?:years ago|finished (?:\w+ )?(?:years|in 20)|my (?:mum|mom|dad|wife|husband|aunt|friend))\b/,
		text: "No retinoid, acid, benzoyl peroxide or vitamin C while you are treated for cancer, whatever a plan says: such skin is thin, heals slowly and lets germs in. Lukewarm water or a mild wash without fragrance, a plain rich cream twice a day, shade, hat and a mineral sunscreen, and tell the nurse or doctor of your team about the stinging before anything new, also in your scan's note so that the plan leaves it out. Fever, sores, blisters, or redness that spreads: call your team's number now, at any hour.",
		sources: ["house_default"],
	},
	{
		id: "boundary.warfarin_antifungal",
		label: "Safety rule, blood thinners and antifungals",
		about: both(
			/\b(?:warfarin|coumadin|acenocoumarol|sintrom|blood thinner)\b/,
			/\b(?:daktarin|miconazole|daktacort|fluconazole|diflucan|ketoconazole tablets?)\b/,
		),
		reads: /./,
		text: "No, not with warfarin: miconazole, also as a gel or cream, and fluconazole raise its effect, and people have bled. Ask the pharmacist or your clinic before you put any on; a ketoconazole shampoo as a wash, or clotrimazole, is what they mostly give instead. Have you used some: tell the clinic today so that your blood is checked. Bruises, bleeding gums, dark or red urine or stool, or a knock on the head: now.",
		sources: ["nhs_medicines_dose", "house_default"],
	},
	{
		id: "boundary.glutathione_drip",
		label: "Safety rule, glutathione drips",
		about: anybody,
		reads:
			/\b(?:glutathione|gluta)\b.*\b(?:drips?|iv|push|injections?|inject\w*|mg|sessions?|syringe|infusion)\b|\b(?:drips?|iv|injections?)\b.*\b(?:glutathione|gluta)\b/,
		unless: /\b(?:stopped|years ago)\b/,
		text: "No dose is right for that: drips of glutathione for lighter skin are not approved, hardly change a color for long, and have brought severe skin reactions, harm to kidneys and liver, and infections from the needle. Regulators in several countries warn of them. Your color needs no lightening; even skin and a glow come from sunscreen every day and treating single marks. Have you had some and feel ill, have a rash, fever or dark urine: a doctor today.",
		sources: ["house_default"],
	},
];
