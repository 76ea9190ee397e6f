import { phrases } from "../note/phrases.ts";
import { ACCIDENT_SIGNS } from "./signs/accident-signs.ts";
import { CRISIS_SIGNS } from "./signs/crisis-signs.ts";
import { DRUG_SIGNS } from "./signs/drug-signs.ts";
import { HIDDEN_CAUSE_SIGNS } from "./signs/hidden-cause-signs.ts";
import { HOME_SIGNS } from "./signs/home-signs.ts";
import { ILLNESS_SIGNS } from "./signs/illness-signs.ts";
import { MEDICINE_SIGNS } from "./signs/medicine-signs.ts";
import { OTHERS_SIGNS } from "./signs/others-signs.ts";
import { OWN_SIGNS } from "./signs/own-signs.ts";
import type { SureSign } from "./signs/sure-sign.ts";
import { VISIT_SIGNS } from "./signs/visit-signs.ts";
import { WHOSE_DANGER_SIGNS } from "./signs/whose-danger-signs.ts";

const BODY = "lips?|tongue|throat|face|mouth";
const SWELLS = "swell\\w*|swollen|swole|ballon\\w*|balloon\\w*|puff\\w* up|huge|fat|thick|closing|tight\\w*";
const EYE = phrases(
	"in/into/inside my/his/her/their/our/the/one/both/each/left/right _ eye/eyes|eye* got _ in",
);
const CAUSTIC = phrases(
	"bleach|ammonia|oven cleaner/spray/gel|paint thinner*|paint stripper|turpentine|turps|white spirit|gasoline|diesel|brake cleaner/fluid|lash glue|hair spray|hairspray|perfume|aftershave|mouthwash|drain cleaner|drain unblocker|toilet cleaner|acid|acids|glycolic|lactic|tca|peel|peeling solution|peroxide|developer|hair dye|dye|tint|relaxer|perm|glue|superglue|acetone|nail polish*|remover|solvent|thinner|petrol|alcohol|sanitizer|sanitiser|lime|cement|battery|weedkiller|detergent|washing liquid|pod|chlorine|caustic soda|lye|wart*|pepper spray",
);
const POISON = phrases(
	"nail polish*|remover|acetone|bleach|peroxide|detergent|pod|pods|perfume|mouthwash|sanitizer|sanitiser|aftershave|glue|battery|paracetamol|tylenol|iron tablets|contact lens solution|drain cleaner|oven cleaner|tea tree oil|essential oil|minoxidil|peeling solution",
);

const LATIN_PEOPLE =
	"esposo|marido|novio|pareja|padre|mari|copain|pere|mann|freund|vater|namorado|pai|fidanzato|ragazzo|padre|pati|husband";

/**
 * English, and the plainest words of danger in Spanish, French, German, Portuguese, Italian and Hindi in Latin letters,
 * written as `spellOut` leaves them: lower case, no accents. Sources in docs/science.md, "Red flags".
 */
export const SURE_SIGNS: readonly SureSign[] = [
	{
		rule_id: "red-flag.breathing",
		says: [
			/\b(?:cannot|can hardly|can barely|could not|struggling to|hard to|difficult to|fighting to) (?:\w+ )?(?:breathe?|get (?:any |enough )?air|(?:get|take|draw) (?:a |any )?(?:full|proper|deep|whole|good|real) breath|catch my breath)\b|\b(?:trouble|difficulty|problems?) (?:with )?breathing\b|\bshort(?:ness)? of breath\b|\bgasping\b|\bwheez\w*|\bblue lips\b|\blips (?:are |went |going |turned )?blue\b/,
		],
		unless:
			/\b(?:skin|pores?|face|it|foundation|makeup|nose is blocked|laugh\w*|excited?|fabric|used to)\b(?: \w+){0,3} breathe?\b|\blet my\b|\bno (?:trouble|difficulty|problem)|\bbreathing (?:is )?(?:fine|ok|normal)\b|\bcannot breathe (?:laughing|lol|haha)|\bunder (?:makeup|foundation)/,
	},
	{
		rule_id: "red-flag.breathing",
		whole: true,
		says: [
			/\bno puedo respirar|me cuesta respirar|me ahogo|je (?:ne )?peux (?:pas|plus) respirer|[jn]'?arrive (?:pas|plus) a respirer|du mal a respirer|j'?etouffe|kriege? keine luft|bekomme? keine luft|kann nicht (?:mehr )?atmen|atemnot|nao consigo respirar|falta de ar|nao consegue respirar|non riesco a respirare|non respiro|mi manca il (?:fiato|respiro)|sa?ans nahi (?:aa|le)|dum ghut|saans lene mein (?:dikkat|taklif)/,
		],
	},
	{
		rule_id: "red-flag.airway-swelling",
		says: [
			new RegExp(
				`\\b(?:${BODY})\\b(?: \\w+){0,4} (?:${SWELLS})\\b|\\b(?:swell\\w*|swollen|swole)\\b(?: \\w+){0,3} (?:lips?|tongue|throat)\\b`,
			),
			/\b(?:lips?|tongue|throat)\b|\bface\b(?: \w+){0,4} (?:swollen|swell\w*|balloon\w*)/,
		],
		unless:
			/\b(?:pimples?|spots?|zit|cold sores?|blister|filler\w*|morning|mornings|crying|plump\w*|gloss|salt|wisdom|dentist|how (?:do|can)|can \w+ cause|what (?:should|if)|skin|tight (?:after|when|and (?:dry|flaky))|feels tight)\b/,
	},
	{
		rule_id: "red-flag.airway-swelling",
		whole: true,
		says: [
			/\b(?:labios?|lengua|garganta)\b.{0,30}\b(?:hinchad\w*|cerrand\w*|hincha\w*)|\b(?:levres?|langue|gorge)\b.{0,30}\b(?:gonfl\w*|enfl\w*|serre\w*)|\b(?:lippen?|zunge|hals|rachen)\b.{0,30}\b(?:geschwollen|schwell\w*|schwillt|zu)\b|\b(?:labios?|lingua|garganta)\b.{0,30}\b(?:inchad\w*|inchando|fechando)|\b(?:labbra|lingua|gola)\b.{0,30}\b(?:gonfi\w*|chiude\w*|chiudendo)|\b(?:honth|zubaan|jeebh|gala)\b.{0,30}\b(?:sooj\w*|suj\w*|band ho)/,
		],
	},
	{
		rule_id: "red-flag.allergic-reaction",
		says: [
			/\banaphyla\w*|\bepi ?pen (?:used|given|did)|\b(?:use|used|using|gave) (?:my|his|her|the|an) epi ?pen|\b(?:choque|shock) anafil\w*|\bchoc anaphyl\w*/,
		],
		unless:
			/\b(?:years? ago|carry|history|always carry|last year|as a (?:kid|child)|(?:my|this|the|our) (?:\w+ )?shift|(?:cases?|patients?)(?: \w+){0,3} anaphyla\w*|anaphyla\w* (?:cases?|patients?|course|training|drill))\b/,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		says: [EYE, CAUSTIC],
		unless:
			/\b(?:avoid|prevent|without getting|keep|do not get|if (?:it|i) get|dark circles|eye area|in my eye area|how do i (?:stop|keep))\b/,
	},
	{
		rule_id: "red-flag.chemical-in-eye",
		whole: true,
		says: [
			/\b(?:ojos?|yeux|oeil|augen?|olhos?|occhi\w*|aankh\w*)\b/,
			/\b(?:lejia|acido|pegamento|amoniaco|quitaesmalte|javel|acide|colle|dissolvant|ammoniaque|eau oxygenee|bleiche?|bleichmittel|saure|kleber|nagellackentferner|abflussreiniger|rohrreiniger|backofenreiniger|agua sanitaria|lixivia|cola|acetona|candeggina|varechina|colla|acetone|ammoniaca|bleach|acid|gond|tezaab|phenyl)\b/,
		],
	},
	{
		rule_id: "red-flag.swallowed",
		says: [
			/\b(?:swallow\w*|ingest\w*|drank|drunk|drinking|ate|eaten|licked|sucked on)\b/,
			POISON,
			/\b(?:i|he|she|son|daughter|baby|toddler|kid|child|children|nephew|niece|boy|girl|dog|cat|puppy|pup|grandma|nan|dad|mum|mom|year old|yr old|month old|accident\w*|by mistake|my)\b/,
		],
		unless:
			/\bdrunk elephant\b|\b(?:take|eat|ate|drink|drank) (?:\w+ )?(?:collagen|vitamin|fish oil|healthy)/,
	},
	{
		rule_id: "red-flag.suicidal",
		says: [
			/\b(?:kill(?:ing)? myself|kms|end(?:ing)? (?:my life|it all)|take my (?:own )?life|suicidal|(?:commit|attempt|thoughts? of|think(?:ing)? (?:of|about)|tried) suicide|suicide (?:note|attempt|thoughts|plan)|unalive|un alive|(?:an|to) overdose (?:of|on|tonight|after)|(?:want|wanna|wish|ready|rather|going|planning|wants|prefer) (?:\w+ ){0,2}(?:to )?(?:die|be dead|be gone|disappear forever|not be (?:here|alive))|(?:do not|not) (?:want|wanna) (?:to )?(?:be (?:here|alive)|live|exist|wake up)|hop(?:e|ing) i (?:do not|never) wake up|life is not worth|not worth living|no (?:reason|point) (?:to|in) liv(?:e|ing)|(?:better off|happier) (?:without me|if i (?:was|were) (?:gone|dead|not here))|(?:easier|better) (?:for (?:me|everyone|everybody) )?(?:to (?:just )?)?(?:not exist|not be here|stop existing)|tired of (?:being alive|living)|end my suffering)\b/,
		],
		unless:
			/\b(?:skin|hair|face|bank account|wallet|mascara) is suicidal|\bsuicide squad|\bto die for\b|\bwant to die laughing|\bi could die|\bnot (?:at all )?suicidal|\bdie of (?:embarrassment|laughter)|\bdress(?:ing)? (?:up )?as|\bmurder|\bkms (?:lol|haha)|\blol kms\b|\bnot tired of living/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:quiero|quisiera) (?:morir\w*|matarme|desaparecer para siempre)|me quiero (?:morir|matar)|suicid(?:arme|arse|arsi|armi|arte|er|io|ar)|quitarme la vida|no quiero (?:seguir )?viv(?:ir|iendo)|(?:je )?veux (?:plus vivre|mourir|en finir)|envie de (?:mourir|me tuer|en finir)|me (?:tuer|suicider)|mettre fin a mes jours|(?:will|mochte) (?:nicht mehr leben|sterben|tot sein)|mich um ?bringen|selbstmord|suizid\w*|nicht mehr leben|quero (?:morrer|me matar)|me matar|acabar com (?:a minha vida|tudo)|nao quero (?:mais )?viver|voglio (?:morire|farla finita|uccidermi)|ammazzarmi|togliermi la vita|non voglio (?:piu )?vivere|marna chaht\w*|mar jana chaht\w*|mar jaun?|jeena nahi (?:chaht\w*|hai)|jeene ka mann nahi|khudkushi|khud ?ko (?:maar|khatam)|jaan de (?:dun?gi|dun?ga)/,
		],
	},
	{
		rule_id: "red-flag.self-harm",
		says: [
			/\b(?:cut(?:ting)?|burn(?:ing|ed)?|hurt(?:ing)?|harm(?:ing)?|punish(?:ing)?|stab(?:bing)?|punch(?:ing)?) myself\b|\bself harm(?:ed|ing)? (?:again|today|yesterday|last night|this)|\bstarted cutting again\b|\b(?:me corto|cortarme|autolesi\w*|me scarifi\w*|je me coupe|me faire du mal|ritze? mich|mich (?:wieder )?geritzt|mich selbst verletz\w*|me cortar|me corto|me machucar|mi taglio|farmi del male|khud ko kaat\w*|haath kaat)\b/,
		],
		unless:
			/\b(?:cut(?:ting)? myself (?:off|some|short|down|back|loose|out)|hurt(?:ing)? myself (?:laugh\w*|at the gym)|shav\w*|razor bump\w*|trimm\w*|accident\w*|cook\w*|kitchen|knife slipped|oven|pluck\w*|wax\w*|in my sleep|curling|straightener by|afeit\w*|rasant|rasier\w*|barbear|barba|gym|years? ago|months clean)\b/,
	},
	{
		rule_id: "red-flag.violence",
		says: [
			new RegExp(
				`\\b(?:he|she|husband|boyfriend|girlfriend|wife|partner|ex|dad|father|stepdad|mum|mom|mother|brother|uncle|boss)\\b(?: \\w+){0,3} (?:hits|beats|beat|punched|punches|slapped|slaps|choked|chokes|strangled|strangles|kicked|kicks|threw|shoved|slammed|raped|rapes|forces|forced|burned|burnt|threatened|threatens|hurts) (?:me|my (?:head|face|arm|hair))\\b|\\b(?:${LATIN_PEOPLE})\\b.{0,20}\\b(?:me (?:pega|golpea|bate|frappe|tape|picchia|agride)|m'?a (?:frappe\\w*|tape\\w*)|mi picchia|mi ha picchiat\\w*|schlagt mich|hat mich geschlagen|marta hai|maarta hai|marte hain)`,
			),
		],
		unless:
			/\b(?:at (?:chess|tennis|cards|it|fifa)|ball|pillow|joke\w*|toddler|baby|cat|dog|football|surprise|party|to (?:wear|use|try|buy|wash))\b/,
	},
	{
		rule_id: "red-flag.stroke",
		whole: true,
		says: [
			/\b(?:face|mouth|smile|eyelid)\b(?: \w+){0,5} (?:droop\w*|dropp\w*|hang\w*|sagg\w*|lopsided|lower|slid\w*|numb)/,
			/\b(?:slur\w*|speech|speak|talk\w*|words|arm|leg|weak|numb|balance)\b/,
		],
	},
	{
		rule_id: "red-flag.fading-test",
		whole: true,
		says: [
			/\b(?:glass|press\w*|(?:not|never|do not|does not|will not|wont) fade|blanch)\b/,
			/\b(?:spots?|dots?|rash|purple|pinpricks?|marks)\b/,
			/\b(?:fever|temp|temperature|stiff neck|headache|vomit\w*|drowsy|sleepy|floppy|\d\d\.\d|3[89]|40)\b/,
		],
		unless: /\bglass skin\b/,
	},
	{
		rule_id: "red-flag.isotretinoin",
		whole: true,
		says: [
			/\b(?:isotretinoin\w*|accutane|roaccutane|isotretinoina|oratane|absorica)\b/,
			/\b(?:positive(?! (?:\w+ )?(?:effects?|results?|experiences?|changes?|reviews?|things?|sides?|influence|impact|attitude|vibes))|pregnant|missed (?:my )?period|period is late|condom (?:broke|split)|test was|two lines|embarazada|enceinte|schwanger|gravida|incinta)\b/,
		],
		unless: /\b(?:not pregnant|negative|before|years? ago|want to get|planning|finished|after)\b/,
	},
	...WHOSE_DANGER_SIGNS,
	...CRISIS_SIGNS,
	...OTHERS_SIGNS,
	...OWN_SIGNS,
	...DRUG_SIGNS,
	...ACCIDENT_SIGNS,
	...ILLNESS_SIGNS,
	...MEDICINE_SIGNS,
	...HOME_SIGNS,
	...HIDDEN_CAUSE_SIGNS,
	...VISIT_SIGNS,
];
