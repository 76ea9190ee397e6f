import type { AssistantContext } from "../conversation.ts";
import type { Intent, Slots } from "../question.ts";
import {
	type IntentRule,
	NAMED_RULES,
	PLAN_RULES,
	PRODUCT_RULES,
	REPORT_RULES,
	says,
	WANTS_NOW,
} from "./intent-rules.ts";

const TOGETHER =
	/\b(?:together|mix(?:ed|ing)?|combin\w*|layer\w*|pair(?:ed|ing)?|alongside|same (?:time|night|day|routine|morning)|at once|add|both|conflict\w*|clash\w*|go (?:well )?with|compatible|interact\w*|cancel (?:each other|out)|with|and|plus|or|after|before|on top of|over|under|between|then|while|double|i use|am using|am on)\b/;
const MAY_I =
	/\b(?:can|may|should|could|is it|are|do|does|ok|okay|safe|fine|bad|allowed|what about|how (?:do|should|to)|why (?:not|can|should)|together|mix|combine|layer|use|using|double|idea|same (?:night|time|day|routine|evening|morning))\b/;
const COMPARES = /\bcompar\w+\b/;
const SCANS = /\b(?:scans?|photos?|pictures?|selfies?|reports?|comparison)\b/;
const COMPARES_BRANDS =
	/\b(?:which|what|who)(?: \w+){0,3} better\b.*\bor\b|\b(?:versus|vs)\b|\bis \w+(?: \w+){0,3} better than (?!before|last|my|the last|ever)\w+|\bcompare (?!my |the |this |it|last)\w+(?: \w+){0,5} (?:and|with|to) \w+|\bdifference between \w+(?: \w+){0,4} and \w+/;
/** "Tinted sunscreen for darker skin": no question, only what it should be. */
const NAMES_A_NEED = /^(?:(?:an?|some|any|the) )?(?:\w+ ){1,4}for (?:my |an? )?\w+(?: \w+){0,2}$/;
const ASKS =
	/\b(?:how|why|what|which|can|may|is|are|do|does|should|when|where|who|good|bad|better|best|safe|ok|fine|need|use|using|order|before|after|over|under|difference|versus|vs|every|enough|reapply\w*)\b/;
/** Who asks for a product and adds this gets one that fits it. */
const ABOUT_PERSON =
	/\b(?:pregnan\w*|breast ?feed\w*|nursing|trying for a baby|teen\w*|i am 1[3-7]|1[3-7] (?:year|yr)s? old)\b/;

/** Questions that hang on the person, on what skin does right now, and on two ingredients beside each other. */
const PERSON_AND_PAIR_RULES: readonly IntentRule[] = [
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			WANTS_NOW.test(text) &&
			(slots.category !== null || /\bproducts?\b/.test(text)) &&
			ABOUT_PERSON.test(text),
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			slots.category !== null && ABOUT_PERSON.test(text) && /\b(?:what|which) (?:\w+ ){0,2}\w+$/.test(text),
	},
	{
		intent: "pregnancy",
		fits: says(
			/\b(?:pregnan\w*|breast ?feed\w*|breastfeeding|nursing|trying (?:to conceive|for a baby)|ttc|expecting(?: a baby)?|conceive|lactating|(?:first|second|third) trimester|postpartum)\b/,
		),
	},
	{
		intent: "minor",
		fits: says(
			/(?<!like )\b(?:i am|i turned|turning|aged?|i am only) (?:a )?(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen)\b(?! (?:weeks|days|months|percent|times|steps|again))|\b(?:teen(?:s|ager|agers|age)?|tween|under (?:18|eighteen)|high school|minor)\b|\b(?:1[3-7]|thirteen|fourteen|fifteen|sixteen|seventeen) (?:year|yr)s? ?olds?\b|\b(?:son|daughter|sister|brother|kid)(?: \w+){0,3} (?:is|aged?|who is) (?:1[3-7])\b/,
		),
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			slots.category !== null && NAMES_A_NEED.test(text) && !ASKS.test(text) && !ABOUT_PERSON.test(text),
	},
	{
		intent: "find_product",
		fits: ({ text, slots }) =>
			slots.actives.length > 0 &&
			slots.concerns.length > 0 &&
			/^(?:\w+ ){1,4}for my \w+(?: \w+)?$/.test(text) &&
			!ASKS.test(text),
	},
	{
		intent: "compare",
		fits: ({ text, slots, context }) =>
			COMPARES_BRANDS.test(text) &&
			slots.known === null &&
			!SCANS.test(text) &&
			(context.named.length > 1 ||
				slots.actives.length + slots.concerns.length + slots.excluded.length + slots.zones.length === 0),
	},
	{ intent: "known_question", fits: ({ slots }) => slots.known !== null },
	{
		intent: "results_when",
		fits: says(
			/\b(?:how (?:long|soon|many (?:weeks|days|months))|when)\b(?: \w+){0,8} (?:work\w*|results?|see|notice|get better|be gone|go away|disappear|improve|differences?|improvements?|effects?|clear(?:s|ed)?|fade\w*|take|takes|judge|expect)\b(?! (?:a )?(?:scan|photo|picture|selfie))/,
		),
	},
	{
		intent: "reaction",
		fits: says(
			/\b(?:(?:sting|stings|stinging|burns|burning|itch|itchy|itching|tingl\w*|irritat\w*|peeling|react\w*|allergic|broke (?:me )?out|breaking me out|purg\w*|flak(?:y|ing)|sore|raw|overdone|over ?exfoliat\w*|damaged (?:my )?(?:skin )?barrier|barrier (?:is )?damaged?)\b(?: \w+){0,8} (?:from|after|since|when|with|using|used|because|cream|serum|retinol|acid|product|sunscreen|normal|stop|help|what)|(?:if|after|since|when|new|my) (?:\w+ ){0,6}(?:stings?|stinging|burns|burning|itch\w*|tingl\w*|peeling|broke me out|breaking me out|purging)|is (?:this |it )?(?:a )?purg\w*|break(?:ing|s)? ?outs?(?: \w+){0,3} (?:from|after|since)|(?:am|think i am|be) allergic to|made my (?:face|skin) (?:\w+ )?(?:red|sting|burn|itch|worse|raw))\b/,
		),
	},
	{
		intent: "progress",
		fits: ({ text }) =>
			(COMPARES.test(text) && SCANS.test(text)) ||
			/\banything (?:\w+ )?(?:changed|new|different|better)\b/.test(text),
	},
	{
		intent: "progress",
		fits: says(
			/\b(?:is|are) (?:the|my|this) (?:routine|plan|regimen|serum|cream|treatment) (?:really |actually )?(?:working|helping)\b/,
		),
	},
	{
		intent: "combine",
		fits: ({ text, slots }) =>
			slots.actives.length >= 2 &&
			TOGETHER.test(text) &&
			MAY_I.test(text) &&
			!/\b(?:which is|better|difference|versus|vs)\b/.test(text),
	},
	{
		intent: "combine",
		fits: says(
			/\b(?:can i (?:mix|combine|layer|pair)|what (?:can|should) i not (?:mix|combine|use)(?: \w+){0,3} with|what goes (?:well )?with|conflict\w*|do(?:es)? (?:these|they) (?:\w+ ){0,3}(?:clash|conflict|go together|work together|fit together)|use (?:them|these|both) together)\b/,
		),
	},
];

/** Questions about the product itself and about who asks, and attempts to turn the guide into something else. */
export const ABOUT_RULES: readonly (readonly [Intent, RegExp])[] = [
	[
		"injection",
		/\b(?:ignore|disregard|forget|override|bypass|disable)\b(?: \w+){0,4} (?:instructions?|rules?|prompts?|guidelines|restrictions|filters?|safety|above|previous|programming|training)\b|\bsystem (?:prompt|message|instructions?)\b|\b(?:your|hidden|initial|secret|internal) (?:prompt|instructions?|rules|configuration|api keys?|keys?)\b|\byou are (?:now|no longer)\b(?! (?:more|less|better))|\b(?:pretend|act as|act like|role ?play|roleplay|imagine you are|behave as|simulate)\b|\b(?:jailbreak|dan mode|developer mode|debug mode|admin mode|god mode|sudo|prompt injection)\b|\brepeat (?:everything|the words|all|your|the text)\b|\b(?:reveal|print|show|output|dump|leak|list|give)(?: me)?\b(?: \w+){0,4} (?:prompt|instructions|database|passwords?|tokens?|secrets?|source code|other (?:users?|people|customers?|persons?)|users? (?:data|emails?|photos?)|everyone)\b|\b(?:other|another|someone else|all) (?:users?|persons?|customers?|peoples?|people) ?(?:data|photos?|reports?|scans?|emails?|results?|conversations?|account)\b|\b(?:neighbor|neighbour|friend|sister|brother|boyfriend|girlfriend|wife|husband|mom|mother|coworker|boss|celebrity) (?:scans?|reports?|data|account|photos?|results?|skin report)\b|\b(?:the|your|this) prompt\b|\bdrop table\b|\bselect from\b|\bscript alert\b/,
	],
	[
		"about_deleting",
		/\b(?:delete|erase|remove|wipe|close|cancel)\b(?: \w+){0,4} (?:account|data|photos?|pictures?|selfies?|history|information|everything|thumbnails?|chats?|scans?)\b|\bright to be forgotten\b|\b(?:cancel|end|stop) (?:my |the )?subscription\b|\bhow (?:do|can) i (?:cancel|unsubscribe)\b/,
	],
	[
		"about_photo",
		/\b(?:photos?|pictures?|selfies?|images?|pics?|face data|biometric\w*)\b(?: \w+){0,8} (?:happens?|stored?|kept|keep|saved?|save|private|privacy|safe|secure|shared?|deleted?|sees?|sold|sell|train\w*|go|goes|upload\w*|used for)\b|\b(?:what happens|where do|who (?:can )?sees?|do you (?:store|keep|save|share|sell|delete|train))\b(?: \w+){0,6} (?:photos?|pictures?|selfies?|images?|pics?|face)\b|\bfacial recognition\b|\brecognize (?:me|my face|people)\b/,
	],
	[
		"about_data",
		/\b(?:privacy|gdpr|my data|personal data|data protection|do you (?:sell|share|store|keep|track|remember)|who (?:can )?(?:see|sees|read|reads) (?:my|this)|is this (?:chat )?(?:private|confidential|anonymous)|export (?:my )?data|what do you (?:store|keep|save))\b/,
	],
	[
		"about_limits",
		/\b(?:how many (?:scans|messages|questions|tokens|photos)|(?:scan|message|token|usage) limits?|limits?(?: \w+){0,3} (?:plan|free|plus|pro|trial)|what does (?:plus|pro|premium|the (?:free|plus|pro|trial)(?: plan)?) (?:include|give|cost|offer)|free (?:plan|trial|version)|upgrade|(?:plus|pro|premium) (?:plan|version|subscription)|subscription|how much does (?:it|this|the app|plus|pro) cost|run out of (?:messages|scans|tokens)|how much (?:is|are|does|for|do) (?:\w+ )?(?:plus|pro|premium|the (?:app|plans?|subscription)|this app|a subscription|you cost|i (?:have to )?pay)|(?:is|are) (?:this|it|you|the app|this app|dewlight)(?: really| all| completely| actually)? free$|(?:is|are) (?:this|the|dewlight) (?:app )?(?:free|paid)|for free$|do i (?:have|need) to pay|pricing|(?:messages|scans|questions) (?:do i have |are )?left)\b/,
	],
	[
		"about_money",
		/\b(?:commissions?|affiliate\w*|sponsor\w*|who pays|paid (?:to|by|for)|get paid|make money|earn(?: money)? (?:from|when|if|on)|ads|advert\w*|kickbacks?|biased|bias|why (?:do|should) i trust your (?:picks|recommendations?)|partner(?:ed|ship)s?)\b/,
	],
	[
		"about_scores",
		/\b(?:how old (?:do|does|is) (?:i|my)|(?:is|are) my (?:skin|face) (?:\w+ )?(?:old|older|aged|young|younger)|(?:do|does) (?:i|my (?:skin|face)) look (?:\w+ )?(?:old|older|aged|young|younger|my age)|what age (?:do|does|is)|(?:do not|not|no|without|why no) (?:you )?(?:give|have|show|get|see)(?: me)? (?:an? |any |one |overall )?(?:overall |total )?(?:score|rating|grade)|(?:overall|total) score|skin age|look (?:older|younger) than|guess my age|my age look|beauty score|rate my (?:face|looks?|skin|beauty)|how (?:attractive|beautiful|pretty|handsome|ugly|hot)|am i (?:pretty|ugly|beautiful|attractive|handsome|hot)|(?:score|rank|rate) (?:my )?(?:face|looks|beauty|me)|out of (?:10|ten|100))\b/,
	],
	[
		"about_measuring",
		/\b(?:how (?:do|does|did|can|are) (?:you|it|the (?:app|scan|photo|camera)|this|my \w+|these|the \w+)(?: \w+){0,4} (?:measured?|calculat\w*|analy[sz]e\w*|comput\w*|count(?:ed)?|scored?|work|know|see|determin\w*)|how (?:accurate|reliable|precise|exact|good) (?:is|are)|how is (?:\w+ ){1,3}(?:measured|calculated|scored|counted|computed)|what does (?:\w+ ){0,2}(?:score|severity|number|scale|delta|index|confidence|give or take|out of)(?: \w+){0,2} mean|how (?:can|do|could) you tell|what (?:is|are) (?:a |an |the )?(?:delta e|redness points?|lightness points?|texture index|line index|color difference units?)|measuring method|can (?:a|the) photo (?:really )?(?:measure|show|tell))\b/,
	],
	[
		"about_guide",
		/\b(?:are you (?:an? )?(?:single|married|alive|conscious|sentient|girl|boy|woman|man|female|male|old|ai|robot|bot|human|real|person|chat ?gpt|gpt|machine|doctor|dermatologist|claude|gemini|llm)|is this (?:an? )?(?:ai|bot|robot|human|real person)|am i (?:talking|chatting|speaking) (?:to|with)|who (?:are|made|built|created) you|what are you|which (?:model|ai)|your name|language model|artificial intelligence|do you have feelings|(?:why|how|can) (?:should|can|do|could)? ?i trust (?:you|this))\b/,
	],
	[
		"pick_why",
		/\bwhy (?:did|do|would|have) you (?:recommend|suggest|pick|show|choose|chosen|picked)\w* (?:me )?(?:that|this|it|these|those|them)(?: (?:one|products?|ones))?$|\bhow (?:do|did) you (?:pick|choose|rank|select|decide on)(?: \w+){0,3} (?:products?|picks|recommendations)\b/,
	],
	[
		"about_me",
		/\b(?:what (?:do|did) (?:you|i) (?:know|tell you) about me|what do you know|my (?:preferences|profile|goals|settings)|who am i)\b/,
	],
];

/** From the most specific to the most general; the first that fits decides. */
const SKIN_RULES: readonly IntentRule[] = [
	...PERSON_AND_PAIR_RULES,
	...PLAN_RULES,
	...PRODUCT_RULES,
	...REPORT_RULES,
	...NAMED_RULES,
];

/** Small talk, read after everything that asks for something. */
const TALK_RULES: readonly (readonly [Intent, RegExp])[] = [
	[
		"help",
		/^(?:help|help me|menu|start|options)$|\b(?:what (?:can|could|do) (?:you|i) (?:do|ask|help|answer|know how)|how (?:can|do) (?:you help|i use (?:you|this))|what are you (?:for|good (?:for|at))|how does this work|who can i ask)\b/,
	],
	[
		"thanks",
		/\b(?:thanks|thank you|thank|cheers|appreciate it|perfect|great answer|that helps|helpful|awesome|bye|goodbye|see you|good night)\b/,
	],
	[
		"greeting",
		/^(?:hi|hello|hey|hiya|yo|good (?:morning|afternoon|evening|day)|howdy|greetings|hola|sup|what is up)\b/,
	],
	[
		"small_talk",
		/^(?:(?:ok|okay|k|yes|yeah|yep|no|nope|sure|alright|cool|great|nice|hm+|lol|haha|wow|fine|right|good|please|oh|ah|i see|got it|maybe|not really) ?)+$|\bi (?:love|like) (?:you|this|it)\b|\byou are (?:\w+ ){0,2}(?:stupid|dumb|useless|bad|annoying|wrong|great|cute|funny|the best|idiot|amazing|helpful)\b|\b(?:fuck\w*|shit\w*|bullshit|crap|sucks?|go to hell|scam|fraud|shut up|hate (?:you|this)|piss\w*|rip ?off|(?:this|it|that) (?:is|does) (?:not )?(?:stupid|dumb|useless|work|help(?:ing)?|nonsense))\b|\bhow are you\b/,
	],
	[
		"off_topic",
		/\b(?:weather|recipes?|cook\w*|football|soccer|basketball|politic\w*|president|election|stocks?|bitcoin|crypto\w*|invest\w*|homework|essay|poem|joke|story|song|lyrics|movie|film|code|coding|python|javascript|program|translate|capital of|math|equation|\d+ (?:plus|minus|times) \d+|hair(?: loss)?|dinner|lunch|breakfast|restaurants?|shampoo|nails?|teeth|diet|lose weight|weight loss|workout|travel|flight|hotel|news|dating|girlfriend|boyfriend|car|phone|computer|game|lottery|horoscope|religion|war|tax|lawyer|legal advice|racist|sexist|swear|insult|perfume|lipstick|eyeliner|mascara)\b/,
	],
];

/** What a spelled-out message asks for; the tables are read from top to bottom. */
export function findIntent(text: string, slots: Slots, context: AssistantContext): Intent {
	const about = ABOUT_RULES.find(([, pattern]) => pattern.test(text))?.[0];
	if (about !== undefined && !(about === "about_measuring" && slots.known !== null)) return about;
	const skin = SKIN_RULES.find(({ fits }) => fits({ text, slots, context }));
	if (skin !== undefined) return skin.intent;
	return TALK_RULES.find(([, pattern]) => pattern.test(text))?.[0] ?? "unknown";
}
