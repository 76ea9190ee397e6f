import { said } from "./medicine-harm-rules.ts";
import type { About, PersonRule } from "./person-rules.ts";

const LIGHTENER =
	/\b(?:whitening|bleach\w*|lighten\w*|toning|fairness|half cast\w*|glow (?:cream|oil|soap)|carrot (?:glow|cream|oil)|(?:glow|fair) \w+ cream|blanquead\w*|aclarant\w*|clareador\w*|eclairciss\w*|promix\w*|concha (?:de )?n[aá]car|quita (?:el )?pa[nñ]o)(?![\p{L}])/u;
const UNKNOWN =
	/\b(?:no trae ingredient\w*|no (?:ingredients?|label|list|english|name|writing|box|packet|packaging)|(?:wrapped|came|comes|just) in (?:cling ?film|plastic wrap|foil|newspaper|a (?:plain |sandwich |zip ?lock )?bag)|without (?:a )?(?:label|ingredients?)|unlabel\w*|sin (?:ingredient\w*|etiqueta)|sem (?:rotulo|ingredientes)|sans (?:etiquette|ingredients)|just a lady|mixed? (?:it|my|with|by))\b/;
/** Something brought for what is darker, whatever it is called. */
const FOR_DARK =
	/\b(?:soaps?|creams?|lotions?|oils?|pots?|jars?)\b.*\b(?:dark\w*|black\w*|shades?|marks)\b|\b(?:dark\w*|black\w*|shades?|marks)\b.*\b(?:soaps?|creams?|lotions?|oils?|pots?|jars?)\b/;
/** What every second cream says of itself: a sign only where it was mixed there. */
const CLEARS =
	/\b(?:clears?|removes?|borra\w*|quita\w*) (?:(?:the|all|my|las|los|el) )?(?:dark\w*|black\w*|manchas|pa[nñ]o)/u;
/** Mixed where it is sold, or known to hold mercury: enough alone. */
const MIXED_THERE =
	/\b(?:(?:they|she|he|lady|auntie|shop) mix(?:es)?|mixed? there|no writing|nothing written|concha (?:de )?n[aá]car)\b/;
const TOO_GOOD =
	/\b(?:(?:in|within|after|en) (?:like |just |about )?(?:\d{1,2}|two|three|four|five|six|seven|a few)(?: or \w+)? (?:days?|dias|weeks?)|works? (?:so |really |super |very |too )?(?:fast|quick\w*)|lighter|clarito|mas clar\w*|bien r[aá]pido|muy r[aá]pido|very fast|fine fine|lovely in)\b/;
const REBOUND =
	/\b(?:if i (?:stop|miss)|when i (?:stop|miss)|miss(?:ed)? a (?:night|day)|stop(?:ped)? (?:it|now)|knuckles|darker than before|black black|itchy and red|comes? back (?:darker|worse))\b/;

const isUnknownLightener = (about: About): boolean => {
	const text = said(about);
	const signs = [UNKNOWN, TOO_GOOD, REBOUND].filter((sign) => sign.test(text)).length;
	const lightens = LIGHTENER.test(text) || (FOR_DARK.test(text) && UNKNOWN.test(text));
	return (
		((lightens && signs >= 2) || ((LIGHTENER.test(text) || CLEARS.test(text)) && MIXED_THERE.test(text))) &&
		[LIGHTENER, FOR_DARK, UNKNOWN, MIXED_THERE, TOO_GOOD, REBOUND].some((sign) => sign.test(about.text))
	);
};

/** Redness or a rash that a pot without a label took away in days. */
const TOOK_AWAY =
	/\b(?:red|redness|rash|itch\w*|bumps|spots|pimples|eczema)\b.*\b(?:gone|cleared|vanish\w*|disappear\w*|clean|calm\w*|flat)\b|\b(?:gone|cleared|vanish\w*|disappear\w*|took away|takes away|removed)\b.*\b(?:red|redness|rash|itch\w*|bumps|spots|pimples|eczema)\b/;
/** What was only mixed at home has a label. */
const NO_LABEL =
	/\b(?:no (?:ingredients?|label|list|writing)|without (?:a )?(?:label|ingredients?)|unlabel\w*)\b/;
const IN_DAYS =
	/\b(?:(?:\d|one|two|three|four|five|six|seven|a few|few|couple of) ?(?:days?|nights?)|overnight|one week|a week|within a week)\b/;
const isUnknownSoother = (about: About): boolean => {
	const text = said(about);
	return NO_LABEL.test(text) && TOOK_AWAY.test(text) && IN_DAYS.test(text);
};

const ACTS =
	/\b(?:(retinol|retinal\w*|tret\w*|retin a|adapalene|differin|tazarotene)|(glycolic|lactic|mandelic|aha|acid toner|exfoliating toner)|(salicylic|bha)|(peeling solution|red peel|peel pads?)|(benzoyl\w*|panoxyl|bpo))\b/g;
const AT_ONCE =
	/\b(?:then|all (?:at|in one|together|of them)|together|same (?:night|time|evening|go)|on top|layer\w*|followed by|one after|at night because)\b/;
const LEAST_PILED = 3;
/** "Which one do I drop first?" is about what the turn before named. */
const LEANS_WITHIN = 10;

/** Three that act, acids and a retinoid among them, planned or done on one face in one night. */
const isPiledUp = (about: About): boolean => {
	const text = about.text.split(" ").length <= LEANS_WITHIN ? said(about) : about.text;
	const kinds = new Set(
		[...text.matchAll(ACTS)].map(([, ...groups]) => groups.findIndex((one) => one !== undefined)),
	);
	return AT_ONCE.test(text) && kinds.size >= LEAST_PILED;
};

const LEFT_TOO_LONG =
	/\b(?:left|leave|forgot|fell asleep|on for|stayed on|phone rang)\b.*\b(?:\d+|ten|twenty|thirty|forty|overnight|an hour|hours?|all night)\b/;
const OF_A_PEEL =
	/\b(?:peels?|peeling|acid|pads?|tca|glycolic|lactic|salicylic|mask|hair removal|veet|nair)\b/;
const HARMED =
	/\b(?:burn\w*|wet|raw|weep\w*|shiny|brown|toast|cling film|blister\w*|tight|sting\w*|red|grey|white)\b/;

const PEELS_NOW =
	/\b(?:peeling|peels? (?:off|like|in)|coming off|flak(?:es?|ing|y)|shedding|dead skin)\b.*\b(?:retin\w*|tret\w*|adapalene|differin|peel pads?|acid|glycolic|retinal|aha|bha|salicylic|after the peel)\b|\b(?:retin\w*|tret\w*|adapalene|differin|peel pads?|acid|glycolic|retinal|aha|bha|salicylic|the peel)\b.*\b(?:peeling|peels? (?:off|like|in)|coming off|flak(?:es?|ing|y)|shedding|dead skin)\b/;
const TAKES_OFF =
	/\b(?:scrub(?:s|bing)?|exfoliat\w*|pull(?:ing)? (?:it|them|the \w+) off|pick(?:ing)? (?:at )?(?:it|them|the)|buff\w*|dermaplan\w*|rub (?:it|them|the \w+) off|loofah|konjac|peel (?:it|them) off)\b/;
const BABY =
	/\b(?:baby|bub|infant|breastfeed\w*|nursing|newborn|toddler|(?:he|she)s? (?:is )?\d+ (?:months|mths|weeks|wks)|teething|my (?:little one|lo))\b/;
/** The writer's skin, not the baby's own, which drool makes red. */
const MOUTHS_ME =
	/\b(?:sucks?|sucking|licks?|licking|mouths|gums|chews?|chewing|slobber\w*|kiss(?:es|ing)?)\b(?: \w+){0,3} my (?:\w+ )?(?:chin|face|cheeks?|neck|nose|chest|skin|jaw|shoulder)\b/;

/** Something hot that touched skin, and no blister. */
export const SMALL_BURN =
	/^(?=.*\b(?:curling (?:iron|wand)|curlers?|straighteners?|flat iron|hair ?dryer|oven|pan|iron|kettle|steam|hot (?:wax|water|oil|tea|coffee))\b)(?=.*\b(?:no blisters?|not blister\w*|(?:small|little|tiny|thin|bit of a) (?:\w+ )?(?:red |pink )?(?:line|mark|spot|patch|burn)|(?:just|only) (?:a bit )?(?:red|pink))\b)(?!.*\b(?:eyes?|eyelids?|baby|child|toddler|kids?|white|numb|(?<!not )(?<!nt )blistered|blistering|raw|open|weep\w*|whole|entire|large|big|spread\w*|swell\w*)\b)/;

/** Wax that took skin along, which is a graze and no burn. */
export const WAX_LIFT =
	/^(?=.*\b(?:wax(?:ed|ing)?|threaded|threading)\b)(?=.*\b(?:raw|(?:skin|layer)(?: \w+){0,3} (?:off|came|come|lifted|torn?|ripped|peeled)|(?:took|taken|tore|ripped|pulled)(?: \w+){0,5} skin|(?:lifted|lost)(?: \w+){0,3} skin)\b)(?!.*\b(?:too hot|burn(?:t|ed)|blister\w*|pus|ooz\w*|weep\w*|swell\w*|swollen|eyes?|eyelids?|large|big|whole|fever)\b)/;

/** What is done to skin at home or in a cheap chair and harms it: a plain no, the reason, and what to do instead. */
export const HOME_HARM_RULES: readonly PersonRule[] = [
	{
		id: "boundary.unknown_lightener",
		label: "Safety rule, creams that lighten fast",
		about: isUnknownLightener,
		reads: /./,
		text: "Leave it off, and give it to nobody else: what lightens within days and tells no ingredients often holds a strong steroid, mercury or much hydroquinone. That is why skin looks fine at first, then itches, reddens or darkens when a night is missed. See a doctor within days with the pot, because coming off a steroid is planned and mercury is tested for; seal it in a bag, away from children, and say if you are pregnant, feed a baby or anybody shares towels. Your own color comes back, sometimes with a bad patch first, and going on makes that worse. Shaking, tingling, headaches or swollen legs: a doctor today. Meanwhile a mild wash, a plain cream and sunscreen.",
		sources: ["who_mercury", "house_default"],
	},
	{
		id: "boundary.unknown_soother",
		label: "Safety rule, creams without a label that clear fast",
		about: isUnknownSoother,
		reads: /./,
		text: "Stop for now and mix it with nothing: a pot without a label that takes redness or a rash away within days often hides a strong steroid, herbal or not. It thins skin, and when it ends the redness and bumps come back worse. Show the pot to a pharmacist or doctor this week; used for more than two weeks, or on a child, ask before you stop, because they plan the way off. Redness that comes back hot, bumps around the mouth, sore eyes or feeling ill: today. Meanwhile a mild wash, a plain cream and sunscreen.",
		sources: ["nhs_steroids", "house_default"],
	},
	{
		id: "boundary.left_too_long",
		label: "Safety rule, an acid that stayed on",
		about: (about) =>
			OF_A_PEEL.test(said(about)) && LEFT_TOO_LONG.test(said(about)) && HARMED.test(said(about)),
		reads: /./,
		unless: /\b(?:sunscreen|moisturi\w* overnight|makeup)\b/,
		text: "That is a burn by the acid: rinse with cool running water for 20 minutes if it was today and has not been. Then plain petroleum jelly several times a day, under a dressing that does not stick where it is open; no plaster on raw skin, no aloe with scent. No acid, retinoid, vitamin C, scrub, shaving or picking there until it has been whole for two weeks, so skip those steps of your plan. What turns brown or tight is the burnt top layer and comes off by itself; shade and SPF 50 once it is closed keep it from staying dark. Blisters, wet places larger than a coin, pus, or near an eye: a doctor today.",
		sources: ["house_default"],
	},
	{
		id: "boundary.small_burn",
		label: "Safety rule, a small burn",
		about: () => true,
		reads: SMALL_BURN,
		text: "Cool it under cool running water for 20 minutes if it was within the last three hours; no ice, butter or toothpaste. Then plain petroleum jelly a few times a day, and let it be. No spot treatment, acid, retinoid, scrub or vitamin C on it until the skin is whole and calm, often one to two weeks; around it your care goes on. Shade and sunscreen once it is closed keep it from staying dark, on deep skin above all. A blister, pain that grows, pus, or a place larger than a coin on the face: a pharmacist or doctor today.",
		sources: ["house_default"],
	},
	{
		id: "boundary.wax_lift",
		label: "Safety rule, skin that came off with wax",
		about: () => true,
		reads: WAX_LIFT,
		text: "That is a graze: rinse it with lukewarm water, dab it dry and keep a thin film of plain petroleum jelly on it until it has closed, mostly within a week. No retinoid, acid, vitamin C, scent, makeup or picking there until then, and none of them for a week before the next wax: they loosen the top layer, which is why it tears. A dark mark can follow, on deep skin for some months; shade and sunscreen on closed skin keep it faint, and it fades. Wet, yellow, hot, spreading or very sore: a pharmacist or doctor today.",
		sources: ["house_default"],
	},
	{
		id: "boundary.scrubbed_flakes",
		label: "Safety rule, flakes after a retinoid or an acid",
		about: (about) => PEELS_NOW.test(said(about)) && TAKES_OFF.test(about.text),
		reads: /./,
		unless: /\b(?:scalp|dandruff|cradle cap|heels?|feet|foot|elbows?|sun ?burn\w*)\b/,
		text: "No, nothing that takes flakes off: no scrub, brush, cloth, peel or picking. That skin is raw beneath, and each pull makes the next layer come off too soon. Leave every acid and retinoid out until it has been calm for two weeks. Wash with lukewarm water, and put a plain thick cream or petroleum jelly on damp skin several times a day; most of it settles within a week. For a day that counts: cream, ten minutes, then a thin creamy base pressed on with damp fingers, no powder. Weeping, yellow crusts, blisters, swelling or pain: see a doctor.",
		sources: ["house_default"],
	},
	{
		id: "boundary.baby_mouths_face",
		label: "Safety rule, a baby's mouth on your skin",
		about: (about) => BABY.test(said(about)) && MOUTHS_ME.test(about.text),
		reads: /./,
		unless: /\b(?:dog|cat|puppy|kitten)\b/,
		text: "That matters: what a baby licks or sucks off your skin it swallows. Where its mouth goes nothing that treats stays on: no retinoid at all while you breastfeed, no acid or benzoyl peroxide left on there. A wash that treats and is rinsed off well is possible, or a leave-on only for the hours it sleeps, washed off before you hold it. Its spit irritates too: dab dry and keep a plain ointment without fragrance there. Has it swallowed some and vomits, is drowsy or has a red mouth, call poison control or a doctor.",
		sources: ["house_default"],
	},
	{
		id: "boundary.piled_up",
		label: "Pair rule, acids and a retinoid in one night",
		about: isPiledUp,
		reads: /./,
		unless:
			/\b(?:different nights|alternat\w*|other nights|not (?:the )?same|take turns|niacinamide then|by accident|accident\w*|by mistake|forget|forgot)\b/,
		text: "No, not on one night: acids and retinoids all thin the top layer, and one upon the other leaves skin raw, on deep tones with dark marks. One that acts a night: the retinoid on two or three, one acid on one other, moisturizer alone between. Two acids do the same work, so one of them can go; a strong peel such as 30 % goes first, and never beside a prescribed retinoid unless your doctor says so. Vitamin C can move to the morning. Does it sting or flake now: all of them off for two weeks.",
		sources: ["house_default"],
	},
	{
		id: "boundary.home_needles",
		label: "Safety rule, needles at home",
		about: (about) =>
			/\b(?:derma ?(?:roller|pen|stamp)s?|micro ?needl\w*|needling|(?:mm|needle) roller)\b/.test(said(about)),
		reads:
			/\b(?:home|sofa|vodka|dettol|alcohol|shar\w*|friend|room ?mate|sister|girlfriend|boyfriend|temu|meesho|shein|ali ?express|amazon|myself|my (?:lady|girl|wife|gf|bf)|\d(?: ?\d)? ?mm|gave me|lent|borrow\w*|diy)\b/,
		unless: /\b(?:dermatologist does|at the dermatologist|is it (?:worth|good) at a clinic)\b/,
		text: "No, not at home: needles long enough to change a scar belong to somebody trained, and short ones only scratch. On live spots they spread germs, on deep skin they leave dark marks, and vodka or disinfectant does not make a roller clean; one that somebody else has used can pass on hepatitis and HIV. For scars first no new spots, then a dermatologist, who knows which way fits. If it was done already: clean water, a plain cream, nothing that acts for a week, and a doctor today for pus, spreading redness or fever; after a shared one ask about tests.",
		sources: ["house_default"],
	},
	{
		id: "boundary.filler_at_home",
		label: "Safety rule, fillers at home",
		about: (about) =>
			/\b(?:hyaluron(?:ic)? pen|filler pen|needle ?(?:less|free) (?:pen|filler)|(?:diy|home|own|temu|online) (?:filler|botox)|(?:filler|botox)\b.*\b(?:myself|at home|temu|online|living room|kitchen|friend|party))\b/.test(
				said(about),
			),
		reads: /./,
		text: "No: such a pen shoots gel of unknown make into skin at a depth nobody controls. Lumps, infections, dead skin and blocked vessels came of it, near eyes and nose with loss of sight, and no needle does not make it safe. It would not help a score either. Filler and Botox only from a doctor, with a product that has a name and a batch. After one: pain, white or blue skin, or changed sight is an emergency, call now.",
		sources: ["house_default"],
	},
	{
		id: "boundary.cheap_light",
		label: "Safety rule, strong peels and light on offer",
		about: (about) =>
			/\b(?:ipl|tca|laser\w*|chemical peel|deep peel|phenol|burn (?:them|it|those) off|cauter\w*|electrocauter\w*)\b/.test(
				said(about),
			),
		reads:
			/\b(?:groupon|deal|offer|promo\w*|cheap|\d+ goes|strip mall|parlou?r|beautician|(?:the|a|one) (?:girl|lady|woman|guy) (?:\w+ )?(?:said|says|will|does)|suits everyone|all skin is (?:the )?same|lady in|£ ?\d+|\$ ?\d+|for \d+)\b/,
		unless: /\b(?:dermatologist (?:does|offers|charges)|hair removal cream)\b/,
		text: "Do not book that: a strong peel, light or heat in the wrong hands burns, and on deeper skin it leaves dark or white patches and scars that stay. No skin is the same under the top, and IPL is not made for dark skin or dark marks. Raised dark spots that your family has too are mostly harmless, and still somebody with a lens looks before anything is taken off. If ever: a dermatologist who treats your tone often, a small trial place first, and never within two months of a big day. Sunscreen and an azelaic acid or your plan do more for marks until then.",
		sources: ["house_default"],
	},
	{
		id: "boundary.stuck_in_skin",
		label: "Safety rule, something stuck in skin",
		about: (about) =>
			/\b(?:splinters?|spines?|thorns?|cactus|cholla|(?:bits?|pieces?|shards?) of glass|tick|stinger|urchin|fish ?bone|metal (?:bit|dust)|grit)\b/.test(
				said(about),
			),
		reads:
			/\b(?:still in|in there|stuck|bring (?:it|em|them) out|pull\w*|out of|exfoliat\w*|acid|pads?|scrub\w*|dig|squeeze)\b/,
		text: "No acid, scrub or digging: that inflames it and pushes it deeper. Tips that stand out come out with clean tweezers in good light; what does not is taken out by a nurse or doctor. Wash it gently, a plain ointment over it. The same day for anything near an eye, a hand or joint that swells, pus, spreading redness or fever; ask whether your tetanus shot is up to date. A red ring that grows after a tick: a doctor.",
		sources: ["house_default"],
	},
	{
		id: "boundary.rough_sun_spot",
		label: "Safety rule, rough places in the sun",
		about: (about) =>
			/\b(?:rough|sand ?paper\w*|scaly|crust\w*|scab\w*)\b/.test(said(about)) &&
			/\b(?:temples?|scalp|bald|forehead|nose|ears?|cheek|lip|hands?|sun spot)\b/.test(said(about)),
		reads:
			/\b(?:castor|bicarb\w*|vinegar|black salve|wart|freez\w*|burn (?:it|them) off|band ?aid|took (?:his|her|it) off|take it off|acid|cant be (?:that )?serious|comes and goes|come and go)\b/,
		unless: /\b(?:dry (?:hands|lips|skin)|chapped|dandruff)\b/,
		text: "Leave it alone and have it seen within some weeks: a rough place that comes and goes for months on skin that had much sun may be an early change that can turn into cancer, and a doctor treats it easily. Castor oil, bicarb, vinegar or an acid only burn it and hide what it is. Take a photo with a ruler and the date. Within two weeks if it grows, thickens, hurts, bleeds or opens. A scan here checks no such places.",
		sources: ["house_default"],
	},
	{
		id: "boundary.mole_changed",
		label: "Safety rule, a mole that changes",
		about: (about) =>
			/\b(?:mole|beauty spot|freckle|birth ?mark)\b/.test(said(about)) &&
			/\b(?:(?:got|gets?|grown|grew|growing|getting) (?:\w+ )?(?:bigger|larger|darker)|changed|bled|bleeds?|bleeding|(?:bit|part|edge) (?:\w+ ){0,3}black|black (?:bit|part|edge)|crust\w*|itch\w* (?:all the time|now))\b/.test(
				said(about),
			),
		reads: /./,
		unless:
			/\b(?:(?:doctor|derm\w*|gp) (?:looked|checked|said|removed|saw)|biops\w*|removed|benign|all clear|picture|photo of)\b/,
		text: "Have it seen within two weeks, by a dermatologist or your own doctor, sooner if it bleeds by itself: a mole that grows, has a black part or bleeds is looked at through a lens to rule out a melanoma. No cream does that to a mole, and none treats it. Leave acids, retinoids and picking off it, take a photo with a ruler and the date, and have nothing frozen or lasered off first. A scan here checks no mole.",
		sources: ["house_default"],
	},
	{
		id: "boundary.eye_liner_lead",
		label: "Safety rule, surma and kohl",
		about: (about) =>
			/\b(?:surma|kohl|kajal|kwalli|tiro|al ?kahal)\b/.test(said(about)) &&
			/\b(?:eyes?|baby|bab(?:y|ies)|born|newborn|child|son|daughter|wear|navel|umbilic\w*)\b/.test(
				said(about),
			),
		reads: /./,
		unless: /\b(?:kohl (?:pencil|liner) (?:from|by) (?:maybelline|loreal|boots)|kohls)\b/,
		text: "Please not, neither you nor the baby: traditional surma, kohl and kajal are often mostly lead, also when they come from a holy place or say lead-free, and lead harms a child's brain and passes to an unborn one. Kind words for your family: keep it as a keepsake, closed and away from children. Has it been used, tell the midwife or doctor, who can have the blood tested for lead. A plain eye pencil from a shop that lists what is in it may be worn by grown-ups.",
		sources: ["house_default"],
	},
	{
		id: "boundary.after_freezing",
		label: "After freezing",
		about: (about) => /\b(?:froze|frozen|freezing|cryo\w*|liquid nitrogen)\b/.test(said(about)),
		reads: /\b(?:blister\w*|blood|bubble|scab|pop|swollen|weep\w*)\b/,
		text: "A blister after freezing is usual, one with blood in it too: do not pop it. Wash gently, plain petroleum jelly, a dressing where cloth rubs; if it opens by itself leave the roof on. No retinoid, acid, scrub or vitamin C near it until new skin is there, so those steps wait tonight. Call the office that did it for pain that grows, spreading redness, pus or fever. SPF 50 on the place afterwards.",
		sources: ["house_default"],
	},
	{
		id: "boundary.baby_sunscreen",
		label: "Babies and sun",
		about: (about) =>
			about.preferences.pregnancy !== "pregnant" &&
			/\b(?:bab(?:y|ys|ies)|newborn|infant|[1-5] ?(?:months?|mo|mths?)(?: old)?|(?:two|three|four|five) months)\b/.test(
				said(about),
			) &&
			/\b(?:sun ?screen|sun ?cream|spf|sun ?block)\b/.test(said(about)),
		reads: /\b(?:him|her|his|bab\w*|months?|newborn|infant|little one)\b/,
		unless:
			/\b(?:baby face|pregnan\w*|blood|breast ?feed\w*|nursing|i am \d+ (?:months|weeks|wks)|months? (?:ago|back)|lick\w*|mouths|toxic|baby (?:powder|oil|bag|sick|wipes?|lotion)|zinc|twins)\b/,
		text: "Under six months shade does it: a hat, thin long clothes, a sunshade, and no direct sun, above all not around noon, as a small baby also overheats. Where shade cannot be had, a little mineral sunscreen made for children on the small places cloth leaves free is what pediatricians allow; wash it off after. Not your own, and no scent. From six months on such a sunscreen, hat and shade. A hot, limp or very sleepy baby: to the cool and call a doctor now.",
		sources: ["aad_sunscreen", "nhs_newborn_skin"],
	},
];

const PARAFFIN =
	/\b(?:petroleum|petrolatum|vaseline|paraffin|white soft|50 ?50|emollients?|e ?45|hydromol|epaderm|diprobase|cetraben|oilatum|dermol|zerobase|aquaphor|emulsifying|ointments?|greasy creams?|coconut oil|shea butter)\b/;
const FLAME =
	/\b(?:smok(?:e|es|ing|er)|cigarettes?|fags?|vap(?:e|es|ing)|candles?|lighters?|match(?:es)?|(?:open|gas|log|coal|wood) ?(?:fires?|hobs?|rings?|cooker|burners?|stoves?)|fireplace|bonfires?|campfires?|barbecues?|bbq|fireworks?|incense|birthday cake|welding|sparks)\b/;
/** Much of it, soaked up by cloth, or asked for its danger. */
const SOAKED =
	/\b(?:all over|head to toe|whole body|body|legs|arms|night ?clothes|nightie|full of|thick\w*|slather\w*|soak\w*|sheets?|bedding|duvet|pyjamas|pajamas|clothes|clothing|sleeves?|dressing gown|bandages?|dressings?|wraps?|hair|towel|catch(?:es)? fire|flammable|inflammable|burst into|go up|fire risk|dangerous|safe (?:near|by|beside|with|to (?:smoke|cook|light)))\b/;

export const PARAFFIN_RULE: PersonRule = {
	id: "boundary.paraffin_fire",
	label: "Safety rule, greasy creams and fire",
	about: ({ text }) => PARAFFIN.test(text) && FLAME.test(text) && SOAKED.test(text),
	reads: /./,
	unless:
		/\b(?:smok(?:ey|y) eyes?|smoking hot|quit smoking|stopped smoking|smoke free|second hand smoke|scented candles? (?:from|as)|skin (?:is )?on fire|feels? like fire|oxygen)\b/,
	text: "Keep them apart: clothes, bedding, bandages and hair that have soaked up a greasy cream or oil catch fire easily and burn fast, and washing takes only some of it out. The cream may go on and does its work; it does not burn on the skin by itself. So no smoking, vaping, candle, gas ring or open fire near anybody who wears much of it, no warming by the heater or stove, clean hands before you light anything, and fresh, hot-washed nightclothes and sheets often. Somebody who smokes in bed or cannot get up alone: tell the nurse or pharmacist, the fire service checks a home for free in many places. With oxygen in the house nothing greasy goes on the face at all. If cloth catches fire: off with it or roll on the floor, cool the burn for 20 minutes under running water, and call your emergency number.",
	sources: ["house_default"],
};

const PICKS =
	/^(?=.*\b(?:mirrors?|pick\w*|squeez\w*|popp(?:ing|ed)|dig(?:ging)?|claw\w*|tweezers|scratch(?:ing|ed)? (?:at|off)|my nails)\b)(?=.*\b(?:chin|face|cheeks?|forehead|nose|jaw|spots?|pimples?|zits?|scabs?|skin|pores|bumps?|lips?|cuticles|scalp)\b)(?=.*\b(?:bleed\w*|blood\w*|raw|scabs?)\b)(?=.*\b(?:hours?|hrs?|stop|habit|again|every (?:night|day|time|evening)|each night|without (?:noticing|thinking|deciding)|even decide|zone out|trance)\b)/;
/** Told of the whole body or of a wish to be hurt: that is another matter. */
const HURTS_MYSELF =
	/\b(?:arms?|wrists?|thighs?|legs?|razors?|blades?|knife|compass|lighter|cut(?:s|ting)?|hurt(?:ing)? myself|punish\w*|deserve\w*|knees?|(?:feel|felt) (?:\w+ )?(?:nothing|numb|something|real|ok|okay|alive|calm)|hate (?:myself|my (?:life|face))|not want to|any ?more|alive|live|die|dying|dead|kill\w*|suicid\w*|end it|burden|hopeless|worthless|no point|goodbye|alone|hits?|beats?|infect\w*|fever|pus)\b/;

/** A habit of picking at the mirror that draws blood: a thing to treat, and no wish to harm oneself. */
export function picksSkin(text: string): boolean {
	return PICKS.test(text) && !HURTS_MYSELF.test(text);
}

export const PICKING_RULE: PersonRule = {
	id: "boundary.picking",
	label: "A habit of picking",
	about: ({ text }) => picksSkin(text),
	reads: /./,
	text: "This is a known habit, skin picking: common, no weakness, and treatable, because hands begin before the head decides. To start with: a patch or plaster over what tempts before you go in, a dim light or a covered mirror, your teeth brushed in another room, a timer of two minutes, short nails and something to hold. What is open: rinse it with water, then petroleum jelly or a patch, no acid and no retinoid until it has closed. A therapist who does habit reversal, a kind of behavior therapy, or your doctor helps well with it; go soon where it takes hours, scars or weighs on you, and today where a place is hot, swollen or spreads.",
	sources: ["house_default"],
};
