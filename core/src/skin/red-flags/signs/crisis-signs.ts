import type { RedFlagRuleId } from "../red-flag-rules.ts";
import type { SureSign } from "./sure-sign.ts";

export const MEDS =
	"paracetamol|acetaminophen|tylenol|panadol|ibuprofen|advil|nurofen|aspirin|naproxen|codeine|tramadol|oxycodone|(?:sleep(?:ing)? )?(?:pills?|tablets?)|painkillers?|antidepressants?|sertraline|fluoxetine|citalopram|prozac|zoloft|trazodone|amitriptyline|xanax|valium|diazepam|zopiclone|lithium|insulin|meds|medication|doxycycline|benadryl";
/** What harms in too large an amount, on skin or swallowed, beside tablets. */
const DRUGS =
	"morphine|opioids?|codeine|thc|cbd|cannabis|weed|lidocaine|numbing|accutane|roaccutane|isotretinoin|steroids?|eucalyptus|wintergreen|camphor|insulin|caffeine|alcohol|vodka|heroin|cocaine|ketamine|mdma|xanax|valium|sleeping";
export const MANY =
	"\\d{2,}|twenty|thirty|forty|fifty|sixty|whole|entire|full (?:box|bottle|pack)|all (?:of )?(?:my|the|his|her)|too many|too much|handful|loads?|lots|bunch|box(?:es)? of|packs? of|bottle of|strips? of";
const RELATIVE =
	"friends?|bestie|mate|sister|brother|son|daughter|mum|mom|mother|dad|father|girlfriend|boyfriend|wife|husband|partner|roommate|flatmate|cousin|classmate|colleague|kid|child|teen|niece|nephew|neighbou?r|student|ex";
const CALM_ROPE =
	/\b(?:skipping|jump(?:ing)? rope|climb\w*|soap on a rope|tow|horse|swing|hammock|boat|sailing|glue gun|massage gun|nail gun|nerf|water gun|prescri\w*|acne|antibiotics?|pharmac\w*|vitamins?|collagen|supplements?|holiday|trip)\b/;

/** More than anybody takes for a pain. */
const NUMBER =
	"(?:[89]|[1-9]\\d|1\\d\\d)(?! ?(?:mg|mcg|ml|days?|weeks?|hours?|g\\b))|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|a dozen|dozens";
const TABLETS =
	"pills?|tablets?|capsules?|meds|painkillers?|paracetamols?|tylenol|panadol|ibuprofens?|aspirins?|co ?codamol|codeine|antidepressants?|sleeping (?:pills|tablets)|antihistamines?|beta ?blockers?|heart (?:pills|tablets)|\\w+azepam|amitriptyline|zopiclone|sertraline|fluoxetine|propranolol|tramadol|iron tablets";

/** Danger from oneself or for somebody near, in plain words. */
export const CRISIS_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.overdose",
		whole: true,
		says: [
			/\b(?:i |i have |just |have )?(?:took|taken|swallowed|downed|necked|popped) (?:the (?:whole )?lot|all of (?:them|it)|every (?:last |single )?one(?: of them)?|the whole (?:box|pack|packet|bottle|strip)|the rest of them)\b/,
			/\b(?:wine|vodka|gin|whisky|whiskey|beer|drink|booze|rum|ago|now|tonight|just|dont fuss|do not fuss|sorry|goodbye|bye|over soon)\b/,
		],
		unless:
			/\b(?:photos?|pictures?|pics?|selfies?|scans?|classes|exams?|course|weeks?|months?|days|years?|dog|cat|puppy|antibiotics? course|leftovers|samples?|calls?|shifts?|bins?|rubbish|tip)\b/,
	},
	{
		rule_id: "red-flag.overdose",
		says: [
			/\b(?:i|i have|have|he|she|has) (?:just )?(?:overdosed|taken an overdose|took an overdose|od ed)\b/,
		],
		// Said of care for fun, as long as nothing that is swallowed or numbs stands beside it.
		unless: new RegExp(
			`\\b(?:years? ago|last year|should i|can i|may i|how long)\\b|^(?!.*\\b(?:${MEDS}|${DRUGS})\\b).*\\b(?:moisturi[sz]\\w*|creams?|lotions?|sun ?screen|spf|toners?|masks?|oils?|vaseline|skin ?care|scrubs?|exfoliat\\w*|serums?|acids?|retinol|niacinamide|hyaluronic|biotin|collagen|lol|haha)\\b`,
		),
	},
	{
		rule_id: "red-flag.overdose",
		says: [
			new RegExp(
				`\\b(?:took|taken|take|swallowed|downed|necked|popped|ate|had)\\b(?: \\w+){0,5} (?:${MANY})\\b(?: \\w+){0,6} (?:${MEDS})\\b|\\b(?:took|taken|swallowed|downed|necked|popped)\\b(?: \\w+){0,6} (?:${MEDS})\\b(?: \\w+){0,4} (?:at once|in one go|all together)`,
			),
		],
		unless:
			/\b(?:days?|weeks? (?:of|course)|months?|course|catch up|missed|forgot|years? ago|last year|how long|should i|can i|may i|biotin|vitamins?|collagen|zinc|supplements?|hyaluronic|niacinamide|retinol|serums?|acids?|lol|haha)\b/,
	},
	{
		rule_id: "red-flag.overdose",
		says: [
			new RegExp(
				`\\b(?:i|i have|just|have) (?:just |only |like |already )?(?:took|taken|swallowed|downed|necked|popped|had)\\b(?: \\w+){0,2} (?:${NUMBER})(?: (?:or so|ish|odd|of))?(?: (?:my|mums?|moms?|dads?|nans?|grans?|the|her|his|old|leftover|strong|of|those|these)){0,3} (?:${TABLETS})\\b|\\b(?:i|i have|just|have) (?:just |only )?(?:took|taken|swallowed|downed|necked|finished|emptied)\\b(?: \\w+){0,2} (?:all|whole|entire|rest|full|strips?|packs?|packets?|box|boxes|bottle)\\b(?: \\w+){0,4} (?:${TABLETS})\\b`,
			),
		],
		unless:
			/\b(?:days?|weeks? (?:of|course)|months?|course|missed|forgot|years? ago|last year|over (?:the|a) (?:last|week)|biotin|vitamin c|collagen|zinc|supplements?|as prescribed|prescribed me|finished (?:my|the) (?:course|antibiotics?))\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\bhow (?:much|many)\b(?: \w+){0,7} (?:drink|swallow|eat|take|ingest)\b(?: \w+){0,6} (?:kill (?:you|me|them|him|her|somebody|someone|a person)|die|dead)\b/,
		],
		unless: /\b(?:dog|cat|puppy|novel|story|game|bacteria|mites?|germs?)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			new RegExp(
				`\\bhow (?:many|much)\\b(?: \\w+){0,6} (?:${MEDS})\\b(?: \\w+){0,8} (?:kill\\w*|die|dead|lethal|fatal|too many|too much|finish|overdose|not wake|would it take|end it)\\b|\\bhow (?:many|much)\\b(?: \\w+){0,4} (?:${MEDS})\\b(?: \\w+){0,3} (?:would|does) it take\\b|\\b(?:max|maximum|highest)\\b(?: \\w+){0,3} (?:${MEDS})\\b(?: \\w+){0,4} (?:liver|kidneys?|die|harm)\\b|\\b(?:${MEDS})\\b(?: [\\w,]+){0,8} how (?:many|much)\\b(?: \\w+){0,5} (?:kill\\w*|die|dead|lethal|fatal|too many|too much)\\b|\\b(?:lethal|fatal|deadly) (?:dose|amount)\\b`,
			),
		],
		unless: /\b(?:dog|cat|puppy|novel|story|game)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\b(?:bought|got|ordered|found|tied|hung|made|have|loaded|choosing|chose)\b(?: \w+){0,3} (?:rope|noose|gun|helium)\b|\b(?:saved|saving|stockpil\w*|hoard\w*|counted|counting|hid|hiding|collecting)\b(?: \w+){0,4} (?:pills|tablets|meds|insulin|painkillers)\b|\b(?:wrote|written|writing|left)\b(?: \w+){0,3} (?:suicide note|goodbye (?:note|letters?)|(?:the|my) (?:note|letters) (?:already|to everyone|for (?:mum|mom|my)))\b/,
		],
		unless: CALM_ROPE,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\b(?:no|not|cannot|do not) (?:\w+ )?(?:see |have )?(?:the |a |any )?(?:point|reason) (?:in|of|to) (?:\w+ )?(?:wak\w+|liv\w+|go(?:ing)? on|get(?:ting)? up|being here|being (?:around|alive)|life|stay\w*|carry\w*)\b|\b(?:do not|not) (?:want|plan|expect|intend) (?:to )?(?:be around|see (?:my next|another|next)|make it to)\b|\b(?:stop|not|quit) existing\b|\bnot (?:going to )?be (?:here|around|alive) (?:anymore|any more|much longer|by then|tomorrow|next week)\b|\b(?:painless|quick|quickest|easiest|best) way to (?:die|go|end|stop existing|kill)\b/,
		],
		unless:
			/\b(?:die of|battery|phone|laugh\w*|lol no|product|serum|routine|pimples?|spots?|acne|scars?)\b(?: \w+){0,2} (?:die|go)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:not|never|wont|will not|might not|may not) (?:going to |gonna |even |gunna )?(?:be )?(?:here|around) (?:at|by|for|come|next|in|to see)\b/,
			/\b(?:ignore (?:that|me|this)|forget (?:that|it|i said)|does it (?:even )?matter|what(?:s| is) the point|why bother|doesnt matter|does not matter|anyway\b.*\b(?:sorry|bye))\b/,
		],
		unless:
			/\b(?:holiday|vacation|moving|travel\w*|trip|abroad|away|flight|fly\w*|visit\w*|work(?:ing)?|deployed|uni|college|parcel|deliver\w*|subscri\w*|app|account|refund|sale|discount)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:passed(?: away)?|died|dead|funeral|late (?:husband|wife)|lost (?:him|her|my))\b/,
			/\b(?:follow|join|be with|go to|go after) (?:him|her|them)\b/,
		],
		unless: /\b(?:instagram|tiktok|youtube|advice|routine|on social|follow her (?:skin|tips))\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:gave|giving|given|found a (?:new )?home for|sorted|handed)\b(?: \w+){0,9} (?:dog|cat|pets?|rabbit|keys|car|house|everything|belongings|all my (?:things|stuff))\b/,
			/\b(?:will not|do not|would not|no longer|never) (?:be )?need\w*\b|\b(?:goodbye|farewell)\b|\blast (?:time|scan|message|one)\b|\bafter (?:i am|im) gone\b/,
		],
		unless: /\b(?:holiday|vacation|moving|allerg\w*|trip|travel\w*)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\b(?:think\w*|thought|thoughts|want|wanted|urge|imagin\w*|fantasi\w*|keep|nearly|almost|tempted|feel like|could (?:just|easily))\b(?: \w+){0,4} (?:driv\w+|steer\w*|swerv\w*|crash\w*|turn\w*|veer\w*)\b(?: \w+){0,3} (?:off (?:the|a|this) (?:road|bridge|cliff|motorway|edge)|into (?:a|the|that|oncoming|traffic)(?: \w+)? ?(?:trees?|walls?|lorr\w+|trucks?|traffic|river|barrier|bridge|pole|post)?)\b/,
		],
		unless:
			/\b(?:car ?park|garage|drive(?:way| thru)|game|film|movie|dream\w*|black ice|fell asleep|by accident|town|the city)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:wrote|written|writing|finished)\b(?: \w+){0,2} (?:a|the|my|her|his|their|those|all the) (?:\w+ )?(?:letters?|note) (?:to|for) (?:my|mum|mom|dad|them|everyone|everybody|each|the (?:kids|family))\b/,
			/\b(?:what(?:s| is) the point|no point|so tired|just tired|tired of|goodbye|sorry|give up|giving up|done|alone|worthless|hate my|already|ready)\b/,
		],
		unless:
			/\b(?:school|teacher|job|cover letter|complaint|council|landlord|thank you|birthday|wedding|santa|christmas|doctor|gp|dermatologist|sick note)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\b(?:stood|standing|stand|sat|sitting|walk\w*|drove|driving|keep going|went)\b(?: \w+){0,4} (?:edge of (?:the|a) (?:\w+ )?(?:platform|roof|bridge|cliff|balcony|track)|(?:train|railway) tracks|ledge|overpass|viaduct)\b|\b(?:on|at|from) (?:the|a) (?:bridge|roof|balcony|window)\b(?: \w+){0,6} (?:look\w* down|jump|let go|climb over)\b/,
		],
		unless:
			/\b(?:photos?|selfies?|view|party|concert|sunset|pool|swim\w*|hike|hiking|waiting for (?:the|my)|bungee|diving)\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(`\\b(?:${RELATIVE})\\b`),
			/\b(?:he|she|they|boyfriend|girlfriend|husband|wife|partner|father|dad|stepdad|mother|ex)\b(?: \w+){0,3} (?:hits?|beats?|punch(?:ed|es)|slap(?:ped|s)|chok(?:ed|es)|strangl(?:ed|es)|kick(?:ed|s)|hurts?) (?:her|him|them|my (?:friend|sister|mum|mom|mother|brother|daughter|son))\b|\b(?:she|he|they) (?:\w+ )?(?:texted|wrote|sent|said|messaged)(?: \w+){0,3} goodbye\b|\blocked (?:herself|himself|themselves)\b(?: [\w,]+){0,8} (?:pills|tablets|knife|razor|blade|goodbye)\b/,
		],
		unless:
			/\b(?:at (?:chess|tennis|cards|fifa)|goodbye (?:party|drinks)|in the (?:game|match|film|movie|book))\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(`\\b(?:${RELATIVE})\\b`),
			/\b(?:kill|hang|hurt|harm|cut|drown|shoot) (?:herself|himself|themsel\w+)\b|\b(?:she|he|they) (?:says? |said |told me |keeps saying |texted )?(?:\w+ ){0,3}(?:wants?|wanted|wish\w*|going|is about|is going|ready) to (?:die|end it|kill|jump|be dead|disappear)\b|\b(?:end(?:ing)?|take|taking) (?:her|his|their) (?:own )?life\b|\b(?:she|he|they)\b(?: \w+){0,5} (?:roof|ledge|bridge|train tracks|railing|window ?sill)\b|\b(?:she|he|they) (?:does not|do not|doesnt) want to (?:live|be here|be alive|wake up)\b|\b(?:she|he|they) (?:is|seems?|sounds?|was|has been) suicidal\b|\b(?:she|he|they) (?:just )?(?:took|swallowed|overdosed)\b(?: \w+){0,4} (?:pills|tablets|overdose|meds|paracetamol|everything)\b|\b(?:cuts|cut marks|razor marks|fresh scars) (?:on|up|down|all over) (?:her|his|their) (?:arms?|legs?|thighs?|wrists?)\b/,
		],
		unless:
			/\b(?:years? ago|last year|died|passed|funeral|lost (?:him|her)|shaving|bridge of|photos?|selfies?|party|bbq|sunset|terrace|work(?:s|ing)|kitten|cat scratch|roofer|roofing|roof terrace|rooftop|sunburn\w*|by accident|kitchen|bike|fell)\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(
				`\\b(?:${RELATIVE})\\b(?: \\w+){0,5} (?:on|at|off|over) (?:a|the|her|his|their) (?:\\w+ )?(?:roof|ledge|bridge|train tracks|railings?|window ?sill)\\b`,
			),
		],
		unless:
			/\b(?:bridge of|photos?|selfies?|party|bbq|sunset|terrace|roofer|roofing|work(?:s|ing)|holiday|tan\w*|sun)\b/,
	},
	{
		rule_id: "red-flag.bystander",
		whole: true,
		says: [
			new RegExp(`\\b(?:${RELATIVE})\\b`),
			/\b(?:texted|sent|wrote|messaged|told|said|left)\b(?: \w+){0,4} (?:goodbye|farewell)\b/,
			/\b(?:phone|answer\w*|reply|replies|replying|reach|pick(?:ing)? up|worried|scared)\b/,
		],
		unless: /\b(?:goodbye (?:party|drinks|gift)|moved|airport|holiday|dumped|broke up)\b/,
	},
	{
		rule_id: "red-flag.self-harm",
		says: [
			/\bi (?:\w+ ){0,3}?cut(?:ting)? (?:up |open )?(?:my|both) (?:\w+ )?(?:arms?|wrists?|legs?|thighs?|stomach|belly)\b/,
		],
		unless:
			/\b(?:shav\w*|accident\w*|mistake|glass|kitchen|cook\w*|tin|gym|work|fence|wire|paper|nick\w*|bush\w*|thorns?|cats?|dog|slipped|fell|bike|garden\w*|barbed|hair off)\b/,
	},
	{
		rule_id: "red-flag.self-harm",
		whole: true,
		says: [
			/\b(?:razor|blade|knife|scalpel|needle|lighter|straightener|cigarette)\b/,
			/\b(?:dig|digging|gouge\w*|carv\w*|slic\w*|press|pressing|burn\w*|stab\w*|scrap\w*)\b(?: \w+){0,5} (?:my|own) (?:face|skin|arms?|legs?|thighs?|wrists?|cheeks?)\b|\b(?:dig|gouge|carve|slice|cut) (?:it|them|the bad \w+|everything) out\b|\bwhen it (?:all )?gets too much\b/,
		],
		unless: /\b(?:shav\w*|dermaplan\w*|accident\w*|slipped|microneedl\w*|curling|acupunct\w*)\b/,
	},
	{
		rule_id: "red-flag.starving",
		says: [
			/\b(?:mak(?:e|es|ing)|made) (?:myself|me) (?:be sick|sick|throw up|vomit|puke)\b|\bthrow(?:ing)? up (?:on purpose|(?:after|every)(?: \w+)? (?:i eat|eating|food|meals?|dinner|lunch|time i eat))\b|\bpurg(?:e|ed|ing)\b(?: \w+){0,3} (?:after|food|meals?|dinner|bing\w*)\b|\bbing(?:e|ing) and purg\w*|\bfingers? down my throat\b|\bbulimi\w*|\blaxatives?\b(?: \w+){0,4} (?:thin|weight|every|each|after|lose)\b/,
		],
		unless:
			/\b(?:retinol|retinoid|acne|skin|spots?|pimples?) purg\w*|\bthe smell (?:makes|made)|\b(?:it|this|that|smell|cream) (?:makes|made) me\b/,
	},
	{
		rule_id: "red-flag.starving",
		whole: true,
		says: [
			/\b(?:have not|not|havent) eaten (?:anything |food |properly )?(?:for|in|since)\b|\b(?:have not|not|havent) eaten more than (?:an?|one|two|half an?) \w+ (?:a|per) day\b|\b(?:an?|one|two) (?:apple|banana|cracker|rice cake|egg|yogh?urt|biscuit)s? (?:a|per) day\b(?: \w+){0,3} (?:weeks?|wks?|days|month)\b|\b(?:ate|eaten|eating|eat) (?:nothing|next to nothing|barely anything)\b|\b(?:fast|fasted|fasting)\b(?: \w+){0,4} (?:[3-9]|\d\d|three|four|five|six|seven|eight|nine|ten|fourteen) days?\b|\b(?:[3-9]|\d\d|three|four|five|six|seven|ten|fourteen) days? (?:water |dry )?(?:fast\w*|without food|no food|of (?:only )?water)\b|\b(?:only|just|nothing but|living on) (?:water|ice cubes|coffee|gum|diet coke)\b(?: \w+){0,4} (?:days?|week|since (?:\w+day|yesterday))\b|\b(?:[1-6]\d\d) (?:k?cal\w*) (?:a|per) day\b|\bstarv(?:e|ing) myself\b|\banorexi\w*/,
		],
		unless:
			/\b(?:dairy|sugar|gluten|chocolate|meat|breakfast|ramadan|religio\w*|lent|intermittent|since (?:lunch|breakfast|morning)|recovered)\b/,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\bi (?:\w+ )?(?:want|wanna|am going|am ready|plan|feel like|think about|am thinking (?:of|about)|keep thinking (?:of|about)) (?:to |of |about )?end(?:ing)? (?:it|things|everything)(?: all)?\b(?! (?:with|between|on|by|there|here))/,
		],
		unless:
			/\b(?:relationship|subscription|plan|trial|membership|course|routine|contract|chat|treatment|him|her)\b/,
	},
	{
		rule_id: "red-flag.watch-crisis",
		says: [
			/\b(?:cannot|can not|can hardly|can barely) (?:\w+ )?cope(?: \w+){0,2}(?= (?:any ?more|much longer|alone|, |and )|$)|\b(?:cannot|not) (?:take|do|stand|handle) (?:it|this|life) (?:any ?more|much longer)\b|\b(?:i am |at )(?:at )?(?:breaking point|the end of my (?:rope|tether|strength))\b/,
		],
		unless: /\b(?:lol|haha|smell|greas\w*|oil\w*|shin\w*|itch\w*|heat|humid\w*|price\w*|serum|toner)\b/,
	},
];

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
