import { NOT_NOW, type SureSign } from "./sure-sign.ts";

const CLEANER =
	"bleach|oven (?:cleaner|spray|gel)|drain (?:cleaner|unblocker|opener)|toilet (?:cleaner|gel|bleach)|bathroom (?:cleaner|spray)|mou?ld (?:spray|remover)|limescale(?: \\w+)?|descaler|caustic soda|lye|battery (?:acid|fluid|water)|ammonia|paint (?:stripper|thinners?|remover)|thinners?|turpentine|turpentin|petrol|gasoline|diesel|kerosene|paraffin oil|lighter fluid|brake (?:cleaner|fluid)|(?:pool|muriatic|hydrochloric|sul(?:ph|f)uric|nitric|brick|wheel) acid|patio cleaner|(?:plug ?hole|sink|pipe) (?:unblocker|cleaner|gel)|antifreeze|(?:liquid )?nicotine|vape (?:juice|liquid)|e ?liquid|pesticides?|insecticides?|wood ?(?:stain|preserver|varnish)|creosote|epoxy(?: \\w+)?|resin hardener|quick ?lime|(?:garden|hydrated|slaked|burnt|builders) lime|lime (?:dust|powder)|tile adhesive|grout|mortar|render|screed|wet cement|cement|pool chlorine|chlorine|weed ?killer|rust remover|dishwasher (?:tablet|salt|pod)s?|laundry (?:pod|capsule)s?|degreaser|turps|white spirit|disinfectant|(?:hair |the )?relaxer|perm (?:solution|lotion)";
const BODY =
	"face|forehead|cheeks?|chin|nose|neck|lips?|mouth|skin|scalp|hairline|ears?|arms?|forearm|wrist|hands?|fingers?|legs?|thighs?|knees?|feet|foot|chest|tummy|hair";
/** Air and water of a pool dry skin out; what is poured into it, or splashed undiluted, burns. */
const POOL =
	/^(?=.*\bchlorine\b)(?=.*\b(?:lifeguards?|swim\w*|pools?|laps|lengths|baths|aqua\w*|water ?polo)\b)(?!.*\b(?:powder|tablets?|granules?|(?<!as a )drum|barrel|tub|canister|neat|undiluted|concentrat\w*|spill\w*|spilt|splash\w*|sprayed|squirt\w*|leak\w*|dosing|pump room|burst|explod\w*|bleach|acid)\b)/;
const LANDED =
	"splash\\w*|blew|blown|spatter\\w*|splatter\\w*|explod\\w*|spill\\w*|spilt|drip\\w*|squirt\\w*|sprayed|ran down|landed|touched|flicked|poured|leaked|burst|soaked|got|fell";
const CHILLI =
	/\b(?:chill?is?|chill?ies|jalape\w*|scotch bonnets?|habanero\w*|capsaicin|hot peppers?|ghost peppers?|cayenne|pepper spray|mace)\b/;
const NOT_FOR_FACES =
	/\b(?:callus remover|foot peel|foot mask|wart (?:\w+ )?(?:remover|gel|acid|liquid|paint)|corn remover|hair removal cream|depilatory(?: cream)?|veet|nair|immac|nail (?:primer|glue|hardener|polish remover|varnish remover)|acetone|super ?glue|deep heat|muscle rub|liniment|tiger balm|hand saniti[sz]er|dettol|hair dye|hair bleach|peroxide 40|ear ?wax drops|fabric softener|washing up liquid|surface (?:spray|cleaner)|glass cleaner|deodorant spray|insect spray|bug spray)\b/;
/** What stands right behind "instead of" is what somebody means to leave off. */
const MISTAKEN = new RegExp(
	`\\b(?:mistook|mistaken|mixed (?:up|them up)|instead of(?! (?:the |my |a )?${NOT_FOR_FACES.source})|thought it was|thinking it was|think(?:ing)? (?:it|that) (?:was|were)|wrong (?:bottle|tube|product|jar|one|drops)|by mistake|by accident|accidentally|mistakenly|confused|swapped|grabbed)\\b`,
);
/** Put there on purpose: to get paint, tar or hair off, or to clean. */
const USED_ON =
	/\b(?:used|using|use|rubb\w*|wip\w*|clean\w*|scrub\w*|(?:get|got|take|took|taking|getting|wash\w*|peel\w*)(?: \w+){0,5} off|remov\w*|put|applied|dabb\w*|bleached|soaked|sprayed|on (?:my|his|her) (?:\w+ )?(?:face|skin|cheeks?|chin|forehead|neck|lips?|mou?stache|beard|brows?))\b/;
const HURT =
	/\b(?:sting\w*|burn\w*|burnt|smart\w*|hurt\w*|pain\w*|sore|raw|tight|red|white|gr[ae]y|blister\w*|peel\w*|swell\w*|swollen|slimy|fire)\b/;
const CHILD_OR_PET =
	/\b(?:toddler|baby|infant|son|daughter|kid|child|grandson|granddaughter|nephew|niece|(?:year|yr|month) old|yo|dog|puppy|cat|kitten|grandma|grandad|nan|gran)\b/;
const LITTLE_ONE =
	/\b(?:toddlers?|baby|infant|(?:my|our|the) (?:\w+ )?(?:son|daughter|kid|child|grandson|granddaughter|nephew|niece|twins?|boy|girl|little one|lo)|little one|(?:year|yr|month|mo) olds?|yo|(?:he|she)(?: is|s)? (?:only |just )?(?:[1-6]|one|two|three|four|five|six)|(?:hes|shes|he is|she is) (?:only |just )?(?:[1-6]|one|two|three|four|five|six))\b/;
const SWALLOWS =
	/\b(?:swallow\w*|drank|drunk|ate|eaten|suck\w*|chew\w*|got into|taken|took|gulp\w*|sip\w*|mouthful\w*)\b/;
const MERELY_ASKED = new RegExp(
	`${NOT_NOW.source}|\\b(?:does|do|will|would) (?:\\w+ ){1,2}(?:contain|remove|damage|work)\\b`,
);

/** Pills that were ended and a baby that is not born yet: nobody swallowed anything, unless a child is named that did. */
const OF_UNBORN =
	"^(?!.*\\b(?:toddler|son|daughter|kid|child|little one|he|she|boy|girl)\\b.{0,40}\\b(?:drank|ate|eaten|swallow\\w*|lick\\w*|chew\\w*|suck\\w*|got)\\b).*\\b(?:ivf|(?:came|come|coming|went|going|just) off (?:of )?(?:the|my) pill|try(?:ing)? for (?:a|another) baby|(?:hurt|harm\\w*|damage\\w*) (?:the|my) baby)\\b";

/** Accidents at home with what stands in every bathroom and kitchen. */
export const ACCIDENT_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.fumes",
		whole: true,
		says: [
			new RegExp(`\\b(?:${CLEANER}|cleaners|cleaning (?:products|stuff))\\b`),
			/\b(?:mix\w*|combined|together with|fumes|gas|vapou?rs?|inhal\w*|breath\w* in)\b/,
			/\b(?:cough\w*|chok\w*|throat|chest|lungs?|breath\w*|dizzy|eyes? (?:are |is )?(?:sting\w*|burn\w*|water\w*)|sting\w*|burn\w*|smell\w*|headache|window|light ?headed)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.chemical-on-skin",
		whole: true,
		says: [
			new RegExp(`\\b(?:${CLEANER})\\b`),
			new RegExp(
				`\\b(?:${LANDED})\\b(?: [\\w,]+){0,7} (?:${BODY})\\b|\\b(?:on|onto|over|down|up) (?:on )?(?:my|his|her|the|their|both) (?:\\w+ )?(?:${BODY})\\b`,
			),
			/\b(?:sting\w*|burn\w*|tingl\w*|slimy|slippery|soapy|smart\w*|hurt\w*|pain\w*|white|red|raw|blister\w*|itch\w*|black|blew|sick|dizzy|vomit\w*|spray\w*|spat\w*|explod\w*|burst|splash\w*|spill\w*|spilt|drip\w*|squirt\w*|ran down)\b/,
		],
		unless: new RegExp(
			`${MERELY_ASKED.source}|\\b(?:bleach(?:ing|ed)? (?:cream|my (?:hair|roots|eyebrows))|(?:thinks?|thought|reckons?|swears?|says) (?:that )?(?:i am|i was|we are|it is) (?:using |putting |covered in )?bleach|out of my hair|chlorine (?:air|water|smell|pool)|chlorinated)\\b|${POOL.source}`,
		),
	},
	{
		rule_id: "red-flag.chemical-on-skin",
		whole: true,
		says: [
			new RegExp(`\\b(?:${CLEANER}|acetone)\\b`),
			new RegExp(`\\b(?:${BODY}|mou?stache|beard|eyebrows?)\\b`),
			USED_ON,
			HURT,
		],
		unless: new RegExp(
			`${MERELY_ASKED.source}|\\b(?:nails?|fingernails?|bleach(?:ing)? (?:cream|bath)|bleach bath|(?:thinks?|thought|reckons?|swears?|says) (?:that )?(?:i am|i was|we are|it is) (?:using |putting |covered in )?bleach|swim\\w*|laps|goggles|pool every|face paint|gloves|denim|jeans fine|oops)\\b|${POOL.source}`,
		),
	},
	{
		rule_id: "red-flag.accident",
		whole: true,
		says: [MISTAKEN, NOT_FOR_FACES],
		unless:
			/\b(?:what (?:should|can) i use instead|can i use|should i use|could i use|worth|cheaper|recommend\w*|years? ago)\b/,
	},
	{
		rule_id: "red-flag.accident",
		whole: true,
		says: [
			/\b(?:[3-9]\d|100) ?(?:%|percent|per cent)(?: \w+){0,3} (?:acid|salicylic|glycolic|lactic|tca|urea|trichlor\w*)\b|\b(?:glycolic|salicylic|lactic|tca)(?: \w+){0,4} (?:[3-9]\d|100) ?(?:%|percent|per cent)|\b(?:says|is|at|was) (?:[3-9]\d|100) ?(?:%|percent|per cent)/,
			/\b(?:salicylic|glycolic|lactic|tca|acid|peel|urea)\b/,
			/\b(?:smart\w*|sting\w*|burn\w*|on fire|raw|weeping|white|frost\w*|black|brown|blister\w*|peel(?:ing|ed) off|hurt\w*|too long|left it on|slept (?:in|with)|by mistake|mistook|accident\w*)\b/,
		],
		unless: MERELY_ASKED,
	},
	{
		rule_id: "red-flag.accident",
		whole: true,
		says: [
			/\b(?:bleach|hair dye|dye|tint|relaxer|perm|hair removal cream|veet|nair|peel|peeling (?:solution|mask)|wart (?:gel|remover)|self tanner)\b/,
			/\b(?:too long|forgot (?:it|to (?:wash|take|rinse))|fell asleep|overnight|slept (?:in|with) (?:it|the))\b/,
			/\b(?:raw|burn\w*|burnt|blister\w*|weep\w*|ooz\w*|skin (?:came|coming|is coming|peeled) off|sting\w*|on fire|scab\w*|white|black)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		says: [
			/\b(?:relaxer|perm(?:ing)?|(?:hair )?dy(?:e|ed|eing)|bleach\w*|developer|peroxide|wart (?:gel|remover)|peel(?:ing solution)?|glycolic|hair remov\w* cream|nail glue|acetone)\b/,
			/\b(?:enter(?:ed|s|ing)?|got|went|ran|came|dripped|splashed) (?:in|inside|into|in to)? ?(?:my|his|her|the|both|one) (?:left |right )?eyes?\b/,
		],
		unless: NOT_NOW,
	},
	{
		// Open strips and what is missing of them, in the hands of a small child: nobody saw it swallowed.
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			/\b(?:toddler|bab(?:y|ies)|(?:[1-5]|one|two|three|four|five) ?(?:yr|year|yo|y o|month|mo)\w*(?: old)?|my (?:little )?(?:son|daughter|girl|boy|grandson|granddaughter|nephew|niece|kid))\b/,
			/\b(?:capsules?|tablets?|pills?|gummies|medicine|isotretinoin|accutane|roaccutane|spironolactone|doxy\w*|blister packs?|strips?)\b/,
			/\b(?:missing|gone|(?:strips?|pack|box|bottle|lid) (?:are |is |was |were )?(?:open|empty|chewed)|(?:oily|orange|colou?red|powder\w*|sticky) (?:\w+ )?(?:mouth|lips|tongue)|(?:in|round|around|on) (?:his|her|their) mouth)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		says: [
			/\b(?:splash\w*|squirt\w*|spray\w*|spurt\w*|spill\w*|flick\w*|drip\w*)\b(?: \w+){0,3} (?:on|onto|over|across|at|near|by) (?:my|his|her|their|the|one|both) (?:left |right )?eyes?\b/,
			/\b(?:bleach|ammonia|(?:oven|drain|toilet|brick|patio|brake) (?:cleaner|unblocker|gel|fluid)|descaler|caustic|lye|acid|peroxide|developer|paint stripper|thinner|petrol|cement|lime|glue|remover)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		whole: true,
		says: [
			/\b(?:eye ?drops?|contact lens(?:es)?|lens case)\b/,
			/\b(?:wrong|instead|mixed|mistook|mistake|thought|not my)\b/,
			/\b(?:glue|acid|glycolic|salicylic|retinol|serum|toner|remover|peroxide|nail|wart|ear drops|oil|cleaner|alcohol|minoxidil|bottle in)\b/,
		],
		unless: NOT_NOW,
	},
	{
		rule_id: "red-flag.chilli",
		whole: true,
		says: [
			CHILLI,
			/\b(?:eyes?|eyelids?|face|lips?|cheeks?|hands?|fingers?|skin|lens(?:es)?|contacts?|nose)\b/,
			/\b(?:burn\w*|sting\w*|fire|on fire|hurts?|hurting|killing|rubbed|touched|cannot open|watering|sprayed|red)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:cream for (?:pain|back)|eating|ate|spicy food|cause|trigger\\w*|nail polish)\\b`,
		),
	},
	{
		rule_id: "red-flag.glued",
		whole: true,
		says: [
			/\b(?:super ?glue\w*|super glued|nail glue|lash glue|eyelash glue|krazy glue|gorilla glue|glue|glued)\b/,
			/\b(?:stuck|glued (?:together|shut|to|my)|superglued|super glued|cannot (?:open|move|get (?:it|them) off)|lids? (?:are )?(?:together|shut)|all over my (?:face|lips?|fingers?|skin|eyelids?)|on my (?:lips?|eyelids?|face|skin))\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:lash(?:es)? (?:stuck|will not stick)|allerg\\w*|residue|recommend\\w*|leftover|left over)\\b`,
		),
	},
	{
		rule_id: "red-flag.burn",
		whole: true,
		says: [
			/\b(?:hot wax|waxing|wax|waxed|wax strips?|ipl|laser|hair straightener|curling (?:iron|wand)|tongs|steamer|steam)\b/,
			/\b(?:too hot|burn(?:t|ed|s|ing)?(?: \w+){0,3} (?:me|my|skin|face|lip|forehead)|burn(?:t|ed)|skin (?:came|ripped|tore|lifted|peeled|pulled|is) (?:\w+ )?(?:off|away|raw)|took (?:the|my|a layer of) skin|ripped (?:the|my|off)|raw|blister\w*|scab\w*|weeping|bleeding)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:does (?:it|waxing) (?:hurt|burn)|is waxing|afraid|scared of|booked)\\b`,
		),
	},
	{
		rule_id: "red-flag.burn",
		whole: true,
		says: [
			/\b(?:boiling|scalding|molten|hot (?:oil|fat|sugar|caramel|jam|glue|wax|tea|coffee|soup|iron|pan))\b/,
			/\b(?:poured|spill\w*|spilt|splash\w*|spat\w*|splatter\w*|tipped|dripped|landed|stuck|touched|got|fell)\b/,
			new RegExp(`\\b(?:${BODY}|eyelid|wrists?|cheek|foot|ankle)\\b`),
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:showers?|wash\\w*|bath|hot flush\\w*|towel|steam facial|hair wax|hot pan of|like (?:boiling|hot))\\b`,
		),
	},
	{
		rule_id: "red-flag.large-burn",
		whole: true,
		says: [
			/\b(?:boiling|scald\w*|hot (?:oil|water|fat|tea|coffee|soup|jam|sugar)|kettle|chip pan|frying pan|the pan|pan of oil|explod\w*|explosion|caught fire|set fire|on fire|flames?|fireworks?|lit (?:the )?(?:bbq|barbecue|stove|gas)|bonfire|campfire)\b/,
			/\b(?:face|neck|chest|eyes?|eyebrows?|hands?|baby|toddler|child|son|daughter|little (?:one|girl|boy)|(?:year|month) old|all over)\b/,
			/\b(?:blister\w*|white|leathery|charred|black|skin (?:is )?(?:came|coming|peel\w*|hanging) ?(?:off|away)?|numb|does not hurt|no pain|cannot feel|all over|spilled|spilt|splash\w*|poured|tipped|pulled|gone)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:face (?:feels|is) (?:like )?(?:it is )?on fire|cheeks (?:are )?on fire|from (?:the )?(?:serum|retinol|acid|toner|peel)|black ?heads?|white ?heads?|hot water (?:shower|bottle)|showers?|wash\\w* (?:my face )?(?:with|in) hot)\\b`,
		),
	},
	{
		rule_id: "red-flag.large-burn",
		whole: true,
		says: [
			/\b(?:burn\w*|burnt|explod\w*|battery|fire|iron|tongs?|straightener|wand|curler|curling|hob|stove|oil|steam|hot|electric\w*|shock)\b/,
			/\b(?:white|waxy|leathery|charred|grey|gray)\b/,
			/\b(?:does not hurt|no pain|not hurt|painless|cannot feel|numb|no feeling|without feeling)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:white ?heads?|white cast|milia|bumps|essential oil|fingers go white|raynaud\\w*|in the cold)\\b`,
		),
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			CHILD_OR_PET,
			SWALLOWS,
			/\b(?:toner|serum|cream|lotion|lip ?balm|lipstick|sunscreen|perfume|aftershave|mouthwash|micellar|shampoo|essential oils?|tea tree(?: oil)?|minoxidil|retinol|nail \w+|remover|detergent|pods?|bleach|cleaner|button batter(?:y|ies)|batter(?:y|ies)|magnets?|pills?|tablets?|capsules?|gummies|vitamins?|iron|medicine|meds|muscle rub|vicks|wintergreen|hand gel|sanitiser|sanitizer|slime|glue|cigarette|vape)\b/,
			/\b(?:my|our|her|his|the|some|from|whole|half|all|bottle|tube|box|bit|drank|swallowed)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:drunk elephant|(?:can|may|should|could) (?:my|the|a|our)|takes? (?:a )?(?:vitamin|medicine|meds|tablets|pills) for|prescri\\w*|took (?:a )?(?:photo|picture)|took my|stole|uses?|using|breast ?fe\\w*|nursing|doctor gave|puts? on|applied|poison control said|none eaten|lol|haha)\\b|${OF_UNBORN}`,
		),
	},
	{
		rule_id: "red-flag.swallowed",
		whole: true,
		says: [
			LITTLE_ONE,
			/\b(?:suck(?:ed|ing)|lick(?:ed|ing)|drank|drinking|swallow\w*|tasted|ate|eaten|eating|chew(?:ed|ing)|gulp\w*|mouthful\w*|sipp(?:ed|ing)|swig\w*|squirt\w*|(?:in(?:to)?|round|around|to|at|from) (?:his|her|their|its) (?:mouth|lips|tongue)|smell(?:s|ed)? of it|on (?:his|her) (?:breath|tongue))\b/,
			/\b(?:toner|tonic|serum|cream|lotion|oil|peel|pads?|acid|glycolic|salicylic|lactic|retinol|retinal|vitamin c|niacinamide|dropper|pipette|pump|sunscreen|spf|mask|micellar|cleanser|exfoliant|remover|acetone|polish|tretinoin|adapalene|benzoyl|perfume|hairspray|mouthwash|essence|drawer|make ?up bag|bottle of (?:my|the)|my (?:\w+ )?(?:bottle|tube|jar))\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:drunk elephant|(?:can|may|should|could) (?:my|the|a|our|he|she)|breast ?fe\\w*|nursing|prescri\\w*|doctor gave|baby (?:bottle|oil|cream|lotion)|(?:lick\\w*|kiss\\w*|suck\\w*) my|(?:eats?|ate|eaten|eating) (?:breakfast|lunch|dinner|food|sweets|chocolate|dairy|well|much)|lip ?lick\\w*|(?:lick|suck|chew)\\w* (?:his|her|their) (?:lips?|thumbs?|fingers?|nails?|sleeves?)|drool rash|none eaten)\\b`,
		),
	},
	{
		rule_id: "red-flag.glued",
		whole: true,
		says: [
			/\b(?:super ?glue\w*|(?:nail|lash|eyelash|press on|gorilla|krazy|falsies|craft) glue|glued?)\b/,
			/\b(?:on|in|to|onto|near|my|our|her|his|the) (?:\w+ ){0,2}(?:lash(?:es)?|eyelash(?:es)?|lids?|eyelids?|eyes?|brows?)\b/,
			/\b(?:acetone|remover|dissolv\w*|stuck|glued|shut|together|will not open|cannot open)\b/,
		],
		unless: new RegExp(
			`${NOT_NOW.source}|\\b(?:allerg\\w*|residue|recommend\\w*|left ?over|strip lashes? off|glue remover|falsies? off tonight)\\b`,
		),
	},
	{
		rule_id: "red-flag.accident",
		whole: true,
		says: [
			/\b(?:tca|phenol|glycolic|salicylic|lactic|jessner\w*|(?:chemical|acid|face|facial|home|\d+ ?%|\d+ percent|\d+) peel|peel)\b/,
			/\b(?:baking soda|bicarb\w*|sodium bicarb\w*|neutrali[sz]\w*|vinegar|alkaline)\b/,
			/\b(?:burn\w*|sting\w*|white|frost\w*|raw|on fire|too (?:long|strong)|undiluted|neat|pure|undilut\w*|forgot|stop it|hurts?|blister\w*|left (?:it|a|the|my)?)\b/,
		],
		unless: new RegExp(
			`${MERELY_ASKED.source}|\\b(?:self neutrali[sz]\\w*|neutrali[sz]ing (?:toner|shampoo)|do i (?:need|have) to neutrali[sz]e (?:a|the|it) (?:\\w+ )?(?:toner|serum|wash|cleanser))\\b`,
		),
	},
	{
		rule_id: "red-flag.bleeding",
		says: [
			/\b(?:will not|does not|cannot|not|has not|have not|never) (?:\w+ )?stop(?:ped|s|ping)? (?:the )?bleeding\b|\bbleeding (?:will not|does not|has not|is not|would not) stop\w*\b|\bblood (?:everywhere|is pumping|pumping|spurt\w*|gushing)\b|\bbleeding (?:heavily|badly|a lot|nonstop|non stop|for (?:an|one|two|three|\d+) hours?)\b|\bsoaked (?:through )?(?:\w+ ){0,3}(?:towels?|tissues|kitchen paper)\b/,
		],
		unless: new RegExp(`${NOT_NOW.source}|\\b(?:gums?|periods?|lipstick|liner|foundation)\\b`),
	},
];
