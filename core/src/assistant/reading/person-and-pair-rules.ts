import { type IntentRule, says, WANTS_NOW } from "./intent-rule.ts";

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
export const PERSON_AND_PAIR_RULES: readonly IntentRule[] = [
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
