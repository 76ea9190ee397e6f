import type { RedFlagRuleId } from "../red-flag-rules.ts";
import { MEDS } from "./crisis-signs.ts";
import type { SureSign } from "./sure-sign.ts";

const WHO =
	"he|she|they|friends?|bestie|mate|sister|brother|son|daughter|mum|mom|mother|dad|father|girlfriend|boyfriend|wife|husband|partner|roommate|flatmate|housemate|cousin|classmate|colleague|coworker|kid|nephew|niece|neighbou?r|ex|uncle|aunt|grandad|grandpa|grandson";
const TOLD_AS_STORY =
	"years? ago|lol|haha|movie|film|novel|episode|series|character|video ?game|halloween|costume|podcast";

interface Means {
	/** What is done, and what goes with it in any order. */
	says: readonly [string, ...string[]];
	calm: string;
}

/**
 * A means is at hand and dying is not named. After the questions on means and plan of the Columbia scale (C-SSRS) and
 * WHO's "Preventing suicide" (knowledge); the wordings are our own.
 */
const MEANS: readonly Means[] = [
	{
		says: [
			"garage|(?:parked |locked )?car|van|shed",
			"(?:closed|shut|close|shutting|closing|sealed|sealing|locked|taped|taping|stuff\\w*|block\\w*)(?: \\w+){0,6} (?:doors?|windows?|gaps?|vents?|garage)|(?:doors?|windows?|gaps?|vents?|garage)(?: \\w+){0,4} (?:closed|shut|down|sealed|locked|taped|stuffed|blocked)|closed garage|towels? (?:under|along|against|at)",
			"(?:engine|motor|heater|generator|ignition)(?: \\w+){0,3} (?:on|running|runs?|run|idling|idle|start\\w*|going)|(?:start\\w*|run\\w*|switch\\w*|turn\\w*|leav\\w*|left|with) (?:\\w+ ){0,2}(?:engine|motor|heater|generator|ignition|car)(?: (?:on|running))?|exhaust|fumes|charcoal|coals|barbecue|bbq|carbon monoxide|(?:car|it) (?:is )?(?:running|idling)",
		],
		calm: "opener|remote|fingers?|mechanic|workshop|repair\\w*|renovat\\w*|paint\\w*|grease\\w*|oily hands|air ?con\\w*|road trip|commut\\w*|driving|traffic|school run|dry air|chapped|sales?|party|picnic|detailing",
	},
	{
		says: [
			"how high (?:is|would be|does it|do you|do i|would it|must it)(?: \\w+){0,5} (?:enough|(?:have|need) to be|be sure|certain|not survive)|how (?:many|high)(?: \\w+){0,2} (?:floors?|stor(?:e?y|ies|eys)|met(?:er|re)s)(?: \\w+){0,6} (?:enough|die|dead|survive\\w*|sure|certain|kill\\w*|instant\\w*|quick|fatal)|(?:which|what) (?:floor|storey|height|bridge|roof)(?: \\w+){0,6} (?:enough|die|dead|survive\\w*|sure|certain|kill\\w*|instant\\w*|quick|fatal|high enough)|(?:is|would|are|if)(?: \\w+){0,5} (?:floors?|stor(?:e?y|ies|eys)|bridge|roof|balcony|car park|cliff)(?: \\w+){0,4} (?:(?:be )?high enough|be enough|enough to|for sure)|(?:survive|survived|surviving)(?: \\w+){0,4} (?:fall|drop|jump)(?: \\w+){0,4} (?:floors?|stor(?:e?y|ies|eys)|bridge|roof)",
		],
		calm: "heels?|ponytail|bun|spf|waist|boots?|ceiling|shelf|shelves|humidif\\w*|percent\\w*|concentration|dose|fever|temperature|uv|pillow|mattress|elevator|lift|balcony garden|plants?|sun(?:light|shine)?|sunscreen|netting|railing for|safe for (?:the|my) (?:cat|kids?|child\\w*)|cats?|cleaner|heat|air|pollution|mosquito\\w*",
	},
	{
		says: [
			"(?:wait\\w*|stand\\w*|stood|sit|sits|sitting|sat|walk\\w*|lying|lie|lies|lay|laid|go|going|went|been|here|am|kneel\\w*)(?: [\\w,]+){0,5} (?:railway|train|tram|the|these|those|level) (?:tracks?|rails?|railway lines?|crossing)|(?:step\\w*|jump\\w*|walk\\w*|throw\\w*|fall|lie|lying|go|get|drive|driving|run)(?: \\w+){0,4} in front of (?:the|a|that|an) (?:\\w+ ){0,2}(?:train|express|tube|metro|tram|bus|truck|lorry)|time\\w* the trains|know (?:when|what time) the (?:\\w+ )?(?:train|express)(?: \\w+){0,3} (?:pass\\w*|comes?|through)|(?:know|worked out|found out|looked up|checked|learn\\w*)(?: \\w+)? (?:when|what time|which|where)(?: \\w+){0,3} (?:trains?|express|freight|ones?)(?: \\w+){0,3} (?:pass\\w*|(?:through|thru)|(?:without|not|never|no) stop\\w*)",
			"trains?|express|freight|metro|tube|tram|truck|lorry|bus|next one|fast one|(?:it|one) comes",
		],
		calm: "running track|race ?track|track (?:day|team|suit|my|changes|progress)|soundtrack|photos?|selfies?|model (?:train|railway)|work (?:on|at) the railway|railway worker|engineer|chapped|windburn|cross the (?:rails|tracks|line)|crossed|station cafe|commut\\w*|late (?:again|for)|got off|stopped in front|pulled up|stop in front|dust",
	},
	{
		says: [
			"(?<!\\bthe )noose|(?:rope|belt|cord|cable|bed ?sheet|scarf|dressing gown (?:cord|belt))(?: [\\w,]+){0,8} (?:(?:on|over|from|round|around|to) (?:the|a|my|his|her) (?:\\w+ ){0,2}(?:beam|rafters?|hook|banister\\w*|branch|tree|ceiling|attic|loft|pipe|pull ?up bar|neck|door handle|stair\\w*|light fitting))|(?:tied|tie|ties|tying|knot\\w*|loop\\w*|hung|hang\\w*|put|throw\\w*)(?: \\w+){0,6} (?:rope|belt|cord|cable|bed ?sheet)(?: \\w+){0,6} (?:beam|rafters?|hook|banister\\w*|branch|ceiling|attic|loft|pipe|neck|ready|garage|cellar|basement)|(?:the|a|my|this) (?:rope|noose)(?: \\w+){0,3} (?:tied|ready|waiting|holds?|in my (?:hands?|bag|car|closet|wardrobe))|the noose",
		],
		calm: "climb\\w*|sail\\w*|boat|dogs?|leash|tow\\w*|swing|curtain\\w*|skipping|yoga|hammock|washing line|laundry|wool|rash|itch\\w*|allerg\\w*|friction|chaf\\w*|seat ?belt|necklace|gym|crossfit|horses?|christmas|decorat\\w*|lights|plants?|pinata|winter scarf|microneedl\\w*",
	},
	{
		says: [
			`(?:${MEDS}|capsules?)(?: [\\w,]+){0,5} (?:lined up|laid out|set out|spread out|in (?:a |neat |little |two |three )*(?:rows?|lines?|piles?|heap)|emptied|popped out|out of (?:the|their) (?:blisters?|packets?|foils?|packs?)|crushed|poured out)|(?:lined up|lining up|laid out|set out|spread out|counted out|popped (?:\\w+ )?out|emptied(?: out)?|piled up|crushed|poured out)(?: [\\w,]+){0,6} (?:${MEDS}|capsules?)`,
		],
		calm: "vitamins?|organi[sz]er|dosette|pill ?box|weekly|collagen|supplements?|biotin|zinc|acne|prescri\\w*|routine|for the week|forget|doctor|gp|antibiotics?|travel\\w*|trip|holiday|pharmac\\w*|sundays?|isotretinoin|mask|aspirin (?:mask|paste|scrub)|paste|honey|for (?:my )?spots|yogh?urt|gets? (?:wide|purple)|lotion|dandruff|pimples?|dogs?|cats?|breakfast",
	},
	{
		says: [
			"(?:service|duty|police|army|issued|hunting|dads?|fathers?|his|her|grandads?|my|old|the)(?: \\w+)? (?:pistol|gun|weapon|rifle|shotgun|revolver|handgun|sidearm|firearm|glock)",
			"options?|way out|solution|answer|solve\\w*|look\\w* at (?:it|me|my)|keep looking|staring|in my (?:hands?|mouth|lap)|to my (?:head|temple)|(?:under|against|at) my (?:chin|head|temple)|loaded|thinking (?:of|about)|think (?:of|about)|one (?:bullet|round)|bullets?|end(?:s|ing)? (?:it|this)|peace|tempt\\w*|calls? (?:to )?me|comforting|quicker|quickest|be over|would not miss|the code",
		],
		calm: "massage|nerf|water|glue|heat|spray|nail|caulk|holster|rubs?|rubbing|cleaning (?:oil|fluid)|gun oil|solvent|recoil|range|tattoo|paintball|airsoft|staple|temperature|piercing|theragun|retinol|tretinoin|big guns|strongest",
	},
];

const near = (source: string): RegExp => new RegExp(`\\b(?:${source})\\b`);

/** Said of oneself it is a crisis of the writer; with somebody else doing it, one of theirs. */
function signsOfMeans({ says: [act, ...besides], calm }: Means): SureSign[] {
	const theirs = `(?:${WHO})\\b(?: (?!i\\b)[\\w,]+){0,8} (?:${act})`;
	const still = `(?:${calm}|${TOLD_AS_STORY})`;
	const rest = besides.map(near);
	const sign = (rule_id: RedFlagRuleId, first: RegExp, unless: RegExp): SureSign => ({
		rule_id,
		whole: true,
		says: [first, ...rest],
		unless,
	});
	return [
		sign("red-flag.bystander", near(theirs), near(still)),
		sign("red-flag.suicidal", near(act), near(`${theirs}|${still}`)),
	];
}

const SMALL_CHILD =
	/\b(?:bab(?:y|ies)|newborn|infant|cot|crib|moses basket|bassinet|twins|toddler|(?:my|our|the) (?:little one|son|daughter)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:day|week|month)s? old)\b/;

export const OBLIQUE_SIGNS: readonly SureSign[] = [
	...MEANS.flatMap(signsOfMeans),
	{
		// Thoughts of harming a baby after a birth: NHS and NICE on postpartum psychosis (knowledge).
		rule_id: "red-flag.crisis",
		whole: true,
		says: [
			SMALL_CHILD,
			/\b(?:(?:pillow|cushion|blanket)(?: [\w,]+){0,6} (?:over|above|onto|on|against|to) (?:the|my|our|his|her|its) (?:\w+ )?(?:bab(?:y|ies)|face|head|cot|crib|mouth|son|daughter|twins|newborn|infant)|(?:stood|stand\w*|standing|lean\w*|bent|was|am|found myself|kneel\w*)(?: [\w,]+){0,4} (?:over|above|beside|at|next to) (?:(?:the|my|our|his|her) (?:\w+ )?(?:bab(?:y|ies)|cot|crib|bed|bassinet|son|daughter|twins|newborn|infant|toddler)|him|her|them)(?: [\w,]+){0,6} (?:pillow|cushion)|(?:pillow|cushion)(?: [\w,]+){0,5} (?:stood|stand\w*)(?: \w+){0,3} (?:over|above|beside|at)(?: \w+){0,2} (?:bab\w+|cot|crib|son|daughter|newborn|infant)|(?:want\w*|going|urge|thoughts?|thinking|afraid|scared|might|nearly|almost|about|could|imagin\w*|picture|see myself)(?: [\w,]+){0,5} (?:smother\w*|suffocat\w*|drown\w*|shak(?:e|ing)|throw(?:ing)?) (?:him|her|it|them|the baby|my baby|our baby|my (?:son|daughter)|the twins))\b/,
		],
		unless:
			/\b(?:rash|itch\w*|pillow ?case|silk|drool\w*|sweat\w*|photos?|photoshoot|nursing pillow|feeding pillow|reflux|allerg\w*|milk|sunscreen|spf|cream on|lotion|throw(?:ing)? (?:it|them) (?:away|out)|shak\w* (?:it|the bottle)|bath toys?|soft toy|plagiocephaly|flat head|tummy time|lol|haha)\b/,
	},
	{
		rule_id: "red-flag.starving",
		whole: true,
		says: [
			/\b(?:(?:not|never|stopped|refus\w*|quit|hardly|barely) (?:to )?eat\w*|(?:eat|eats|eating|ate|eaten) (?:nothing|almost nothing|next to nothing|hardly anything|once every)|skip\w* (?:all |every |most )?(?:my |her |his )?(?:meals?|food)|no food|starv\w*|without (?:food|eating)|(?:only|just|nothing but) (?:water|coffee|tea|gum|ice|cucumber|apples?)|under \d{3} cal\w*|\d{3} (?:k?cal\w*))\b/,
			/\b(?:(?:until|till|before|to|at|below|under|reach|hit|get|down)(?: \w+){0,5} \d{2,3} ?(?:kg|kilos?|kilograms?|pounds?|lbs?|stone)|goal weight|target weight|dream weight|(?:until|till) (?:i|she|he) (?:weighs?|reach\w*|hits?|fits?|am|is) (?:\w+ )?(?:\d+|thin|skinny|the)|to (?:be|get) (?:thin|skinny|underweight)|bmi (?:of|under|below|at))\b/,
			/\b(?:faint\w*|pass(?:ed|es|ing)? out|black(?:ed|s|ing)? out|goes black|went black|dizzy|collaps\w*|legs (?:give|gave|buckle)|light ?headed|see (?:black|stars)|heart(?: \w+){0,3} (?:rac\w*|skip\w*|flutter\w*|pound\w*)|fell over)\b/,
		],
		unless: near(
			`ramadan|pregnan\\w*|gallbladder|before (?:the|my) (?:operation|surgery)|chemo\\w*|(?:faint) (?:line|mark|scar|smell)|${TOLD_AS_STORY}`,
		),
	},
];
