import type { SureSign } from "./sure-sign.ts";

export const MEDS =
	"paracetamol|acetaminophen|tylenol|panadol|ibuprofen|advil|nurofen|aspirin|naproxen|codeine|tramadol|oxycodone|(?:sleep(?:ing)? )?(?:pills?|tablets?)|painkillers?|antidepressants?|sertraline|fluoxetine|citalopram|prozac|zoloft|trazodone|amitriptyline|xanax|valium|diazepam|zopiclone|lithium|insulin|meds|medication|doxycycline|benadryl";
export const MANY =
	"\\d{2,}|twenty|thirty|forty|fifty|sixty|whole|entire|full (?:box|bottle|pack)|all (?:of )?(?:my|the|his|her)|too many|too much|handful|loads?|lots|bunch|box(?:es)? of|packs? of|bottle of|strips? of";
const RELATIVE =
	"friends?|bestie|mate|sister|brother|son|daughter|mum|mom|mother|dad|father|girlfriend|boyfriend|wife|husband|partner|roommate|flatmate|cousin|classmate|colleague|kid|child|teen|niece|nephew|neighbou?r|student|ex";
const CALM_ROPE =
	/\b(?:skipping|jump(?:ing)? rope|climb\w*|soap on a rope|tow|horse|swing|hammock|boat|sailing|glue gun|massage gun|nail gun|nerf|water gun|prescri\w*|acne|antibiotics?|pharmac\w*|vitamins?|collagen|supplements?|holiday|trip)\b/;

/** Danger from oneself or for somebody near, in plain words. */
/** More than anybody takes for a pain. */
const NUMBER =
	"(?:[89]|[1-9]\\d|1\\d\\d)(?! ?(?:mg|mcg|ml|days?|weeks?|hours?|g\\b))|ten|eleven|twelve|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|a dozen|dozens";
const TABLETS =
	"pills?|tablets?|capsules?|meds|painkillers?|paracetamols?|tylenol|panadol|ibuprofens?|aspirins?|co ?codamol|codeine|antidepressants?|sleeping (?:pills|tablets)|antihistamines?|beta ?blockers?|heart (?:pills|tablets)|\\w+azepam|amitriptyline|zopiclone|sertraline|fluoxetine|propranolol|tramadol|iron tablets";

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
			new RegExp(
				`\\b(?:took|taken|take|swallowed|downed|necked|popped|ate|had)\\b(?: \\w+){0,5} (?:${MANY})\\b(?: \\w+){0,6} (?:${MEDS})\\b|\\b(?:took|taken|swallowed|downed|necked|popped)\\b(?: \\w+){0,6} (?:${MEDS})\\b(?: \\w+){0,4} (?:at once|in one go|all together)|\\b(?:i|i have|have|he|she|has) (?:just )?(?:overdosed|taken an overdose|took an overdose|od ed)\\b`,
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
			/\b(?:no|not|cannot|do not) (?:\w+ )?(?:see |have )?(?:the |a |any )?(?:point|reason) (?:in|of|to) (?:\w+ )?(?:wak\w+|liv\w+|go(?:ing)? on|get(?:ting)? up|being here|life|stay\w*|carry\w*)\b|\b(?:do not|not) (?:want|plan|expect|intend) (?:to )?(?:be around|see (?:my next|another|next)|make it to)\b|\b(?:stop|not|quit) existing\b|\bnot (?:going to )?be (?:here|around|alive) (?:anymore|any more|much longer|by then|tomorrow|next week)\b|\b(?:painless|quick|quickest|easiest|best) way to (?:die|go|end|stop existing|kill)\b/,
		],
		unless:
			/\b(?:die of|battery|phone|laugh\w*|lol no|product|serum|routine|pimples?|spots?|acne|scars?)\b(?: \w+){0,2} (?:die|go)\b/,
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
