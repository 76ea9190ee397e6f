import { phrases } from "../note/phrases.ts";
import { ACCIDENT_SIGNS } from "./signs/accident-signs.ts";
import { CRISIS_SIGNS } from "./signs/crisis-signs.ts";
import { HIDDEN_CAUSE_SIGNS } from "./signs/hidden-cause-signs.ts";
import { HOME_SIGNS } from "./signs/home-signs.ts";
import { ILLNESS_SIGNS } from "./signs/illness-signs.ts";
import { DRUG_SIGNS, MEDICINE_SIGNS } from "./signs/medicine-signs.ts";
import { OFFHAND_SIGNS } from "./signs/offhand-signs.ts";
import { OWN_SIGNS, VISIT_SIGNS } from "./signs/own-signs.ts";
import type { SureSign } from "./signs/sure-sign.ts";
import { OTHERS_SIGNS, WHOSE_DANGER_SIGNS } from "./signs/whose-danger-signs.ts";

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
	"espos[oa]|marido|novi[oa]|pareja|padre|padrastro|madre|hermano|suegr[oa]|mari|copain|copine|pere|mere|frere|conjoint|mann|freund|vater|stiefvater|mutter|bruder|namorad[oa]|pai|padrasto|mae|irmao|companheiro|marito|fidanzat[oa]|ragazzo|compagno|patrigno|fratello|pati|husband|papa|sasur|bhai|boyfriend|ex";
/** Said of colds and habits too. */
const CATCHES =
	"(?! (?:la |el |un |una |los |las |su |sus )?(?:gripe|catarro|resfriado|hongos?|piojos|sarna|virus|herpes|verrugas?|mania|siesta))";
const HITS = `me (?:pega${CATCHES}|golpea|maltrata|ahorca|estrangula|viola|ha pegado${CATCHES}|bate(?! (?:uma|fotos?))|agride|espanca|enforca|estupra|bateu|agrediu|frappe|cogne|etrangle|bat(?! (?:a|au|aux|toujours|en)\\b)|tape(?! (?:sur les nerfs|dans))|viole)|m[' ]?(?:etrangle|agresse)|m[' ]?a (?:frappe\\w*|tape\\w*|etrangle\\w*|viole\\w*)|mi (?:picchia|mena|strangola|violenta|pesta)|mi ha (?:picchiat\\w*|menat\\w*|strangolat\\w*|violentat\\w*|messo le mani (?:al collo|addosso))|schlagt mich|wurgt mich|verprugelt mich|tritt mich|(?:hat|haben) mich (?:\\w+ )?(?:geschlagen|verprugelt|gewurgt|vergewaltigt|getreten)|m(?:a|aa)rt[aei] (?:hai|hain|hei)|peet(?:ta|te|ti) hai|(?:dice que|amenaza con) (?:me va a matar|matarme)|(?:dit qu[' ]?il va|menace de) me tuer|sagt er bringt mich um|droht mich umzubringen|(?:diz que vai|ameaca) me matar|minaccia di (?:uccidermi|ammazzarmi)`;

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
			/\bno puedo respirar|me cuesta respirar|me ahogo|je (?:ne )?peux (?:pas|plus) respirer|[jn]'?arrive (?:pas|plus|pu) a respire[rz]?|du mal a respire[rz]?|j'?etouffe|krieg(?:e|t)? (?:keine|kaum|nicht genug|schlecht) luft|bekomm(?:e|t)? (?:keine|kaum|nicht genug|schlecht) luft|kann (?:nicht|kaum|nich)(?: mehr| richtig)? atmen|atemnot|n(?:ao)? consigo respirar|n(?:ao)? (?:to|tou|estou) conseguindo respirar|falta de ar(?! (?:condic|fresc))|(?:to|tou|estou|fiquei) sem ar(?! condic)|nao consegue respirar|n(?:o)?n riesc[oe] (?:piu )?a respirare|fatic[oa] a respirare|non respiro|mi manca il (?:fiato|respiro)|sa?ans nahi (?:aa|le)|dum ghut|saans lene mein (?:dikkat|taklif)/,
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
			/\b(?:labios?|lengua|garganta)\b.{0,30}\b(?:hinchad\w*|cerrand\w*|hincha\w*)|\b(?:levres?|langue|gorge)\b.{0,30}\b(?:gonfl\w*|enfl\w*|serre\w*)|\b(?:lippen?|zunge|hals|rachen)\b.{0,30}\b(?:geschwollen|schwell\w*|schwillt)\b|\b(?:hals|rachen|kehle) (?:\w+ ){0,3}(?:geht|macht|schwillt|ist|schnurt sich)(?: \w+){0,2} zu(?= ?[,.!?]|$| (?:und|aber|seit|nach|ich|was|hilfe|bitte)\b)|\b(?:labios?|lingua|garganta)\b.{0,30}\b(?:inchad\w*|inchando|fechando)|\b(?:labbra|lingua|gola)\b.{0,30}\b(?:gonfi\w*|chiude\w*|chiudendo)|\b(?:honth|zubaan|jeebh|gala)\b.{0,30}\b(?:sooj\w*|suj\w*|band ho)/,
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
			/\b(?:lejia|lavandina|amoniaco|quitaesmalte|javel|dissolvant|ammoniaque|eau oxygenee|bleiche?|bleichmittel|nagellackentferner|abflussreiniger|rohrreiniger|backofenreiniger|agua sanitaria|lixivia|acetona|candeggina|varechina|acetone|ammoniaca|bleach|tezaab|phenyl(?! (?:tri|ethyl|benz)))\b/,
		],
	},
	{
		// Glue for lashes and acids for lines are spoken of near the eye every day: only what got into it counts.
		rule_id: "red-flag.chemical-in-eye",
		whole: true,
		says: [
			/\b(?:(?:im|i am|ins|in mein|in das) (?:\w+ )?auge|dans (?:l'|les |mes |mon )?(?:\w+ )?(?:oeil|yeux)|(?:en|al|a) (?:el |los |mi |mis )?ojos?|n[oa]s? (?:meu |meus )?olhos?|(?:nell'|negli |in un )occhi?o?|aankh\w* (?:me|mein))\b/,
			/\b(?:\w*kleber|colle|colla|pegamento|(?<!coca )cola|gond|saure|(?<!\w+ic )acid[oe]?(?! (?:retino|hial|hyal|ial|ferul|azel|ascor|salic|glic|glyc|lact|latt|mand|citr|koji|tranex)))\b/,
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
			/\b(?:kill(?:ing)? myself|kms|end(?:ing)? (?:my life|it all)|take my (?:own )?life|suicidal|(?:commit|attempt|thoughts? of|think(?:ing)? (?:of|about)|tried) suicide|suicide (?:note|attempt|thoughts|plan)|unalive|un alive|(?:an|to) overdose (?:of|on|tonight|after)|(?:want|wanna|wish|ready|rather|going|planning|wants|prefer) (?:\w+ ){0,2}(?:to )?(?:die|be dead|be gone|disappear forever|not be (?:here|alive))|(?:do not|not) (?:want|wanna) (?:to )?(?:be (?:here|alive)|live|exist|wake up)|(?:sleep|bed|asleep)(?: \w+){0,3} (?:and )?(?:not|never) (?:have to )?wake up(?! (?:with (?!this)|puffy|early|looking (?!like this)|dry|red|greasy|oily|until|till|feeling (?!like this)|swollen|tired|at \d|so (?:dry|red|greasy|oily|puffy|tired)|all (?:dry|red|greasy|oily|puffy)|every|to (?!this)(?:(?:a|an|my) )?(?:\w+ )?(?:skin|pillow|pimples?|spots?|eyes|breakouts?)))|hop(?:e|ing) i (?:do not|never) wake up|life is not worth|not worth living|no (?:reason|point) (?:to|in) liv(?:e|ing)|(?:manage|cope|do) (?:so much |much |far )?better without me(?! \w+ing\b)|(?:better off|happier) (?:without me|if i (?:was|were) (?:gone|dead|not here))|(?:easier|better) (?:for (?:me|everyone|everybody) )?(?:to (?:just )?)?(?:not exist|not be here|stop existing)|tired of (?:being alive|living)|end my suffering)\b/,
		],
		unless:
			/\b(?:skin|hair|face|bank account|wallet|mascara) is suicidal|\bsuicide squad|\bto die for\b|\bwant to die laughing|\bi could die|\bnot (?:at all )?suicidal|\bdie of (?:embarrassment|laughter)|\bdress(?:ing)? (?:up )?as|\bmurder|\bkms (?:lol|haha)|\blol kms\b|\bnot tired of living/,
	},
	{
		rule_id: "red-flag.suicidal",
		whole: true,
		says: [
			/\b(?:quiero|quisiera) (?:morir(?:me)?\b(?! de)|matarme|desaparecer para siempre)|me quiero (?:morir\b(?! de)|matar(?! por (?:gastar|comprar)))|(?:k|qu)itarme la vida|me (?:quiero|voy a) (?:k|qu)itar la vida|me voy a matar(?! (?:de|\w+ndo))|suicid(?:arme|arse|arsi|armi|arte|er|io|ar)|quitarme la vida|no quiero (?:seguir )?viv(?:ir|iendo)|(?:je )?veux (?:plus vivre|mourir(?! de)|en finir(?! avec (?!la vie|tout|moi|mes jours|ma vie|cette vie)))|envie (?:de mourir(?! de)|de me tuer|d'?e? ?en finir(?! avec (?!la vie|tout|moi|mes jours|ma vie|cette vie)))|(?<!(?:va|vas|vont) )me (?:tuer|suicider)|mettre fin a mes jours|(?:will|mochte) (?:nicht mehr leben|sterben|tot sein)|mich um ?bringen|selbstmord|suizid\w*|nicht mehr leben|quero (?:morrer(?! de)|me matar)|(?<!(?:vai|vao) )me matar(?! de)|acabar com (?:a minha vida|tudo(?! (?:que|isso d|quanto|o que|esse|essas)))|nao quero (?:mais )?viver|voglio (?:morire(?! d)|farla finita(?! con (?!tutto|la vita|me\b|questa vita))|uccidermi)|ammazzarmi|togliermi la vita|non voglio (?:piu )?vivere|marna chaht\w*|mar jana chaht\w*|mar jaun?|jeena nahi (?:chaht\w*|hai)|jeene ka mann nahi|khudkushi|khud ?ko (?:maar|khatam)|jaan de (?:dun?gi|dun?ga)/,
		],
	},
	{
		rule_id: "red-flag.self-harm",
		says: [
			/\b(?:cut(?:ting)?|burn(?:ing|ed)?|hurt(?:ing)?|harm(?:ing)?|punish(?:ing)?|stab(?:bing)?|punch(?:ing)?) myself\b|\bself harm(?:ed|ing)? (?:again|today|yesterday|last night|this)|\bstarted cutting again\b|\b(?:me corto|cortarme|autolesi\w*|me scarifi\w*|je me coupe|me faire du mal|ritze? mich|mich (?:wieder )?geritzt|mich selbst verletz\w*|me cortar|me corto|me machucar|mi taglio|farmi del male|me cort(?:e|ei) (?:las venas|las munecas|los brazos|los pulsos|os pulsos|os bracos|a proposito|adrede|de proposito)|je me suis coupee? (?:les veines|les bras|expres|volontairement)|mi sono tagliat[oa] (?:le vene|i polsi|le braccia|apposta|di proposito)|mich (?:absichtlich|mit absicht) geschnitten|khud ko kaat\w*|haath kaat)\b/,
		],
		unless:
			/\b(?:cut(?:ting)? myself (?:off|some|short|down|back|loose|out)|hurt(?:ing)? myself (?:laugh\w*|at the gym)|shav\w*|razor bump\w*|trimm\w*|accident\w*|cook\w*|kitchen|knife slipped|oven|pluck\w*|wax\w*|in my sleep|curling|straightener by|afeit\w*|rasant|rasier\w*|barbear|barba|gym|years? ago|months clean)\b/,
	},
	{
		rule_id: "red-flag.violence",
		says: [
			new RegExp(
				`\\b(?:he|she|husband|boyfriend|girlfriend|wife|partner|ex|dad|father|stepdad|mum|mom|mother|brother|uncle|boss)\\b(?: \\w+){0,3} (?:hits|beats|beat|punched|punches|slapped|slaps|choked|chokes|strangled|strangles|kicked|kicks|threw|shoved|slammed|raped|rapes|forces|forced|burned|burnt|threatened|threatens|hurts) (?:me|my (?:head|face|arm|hair))\\b|\\b(?:${LATIN_PEOPLE})\\b.{0,20}\\b(?:${HITS})|\\bme (?:pega|golpea|viola|ahorca|bate|frappe) (?:mi|meu|mon|el) (?:${LATIN_PEOPLE})\\b|\\bmi picchia (?:mio |il mio )?(?:${LATIN_PEOPLE})\\b`,
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
		rule_id: "red-flag.stroke",
		whole: true,
		says: [
			/\b(?:half|(?:one|left|right|other) side)(?: of)? (?:my |the |his |her )?(?:face|mouth)\b(?: [\w']+){0,6} (?:(?:not|cannot|wont|doesnt|stopped) (?:\w+ ){0,2}(?:mov\w+|work\w*|smil\w+|respond\w*|clos\w+)|numb|dropp?\w*|droop\w*|slack|hang\w*|paraly[sz]\w*|frozen|dead)\b|\b(?:smile|mouth)\b (?:is|has gone|has|went|gone|looks|got|all)(?: \w+){0,2} (?:crooked|lopsided|wonky|twisted|uneven|droopy|skewed|to one side)\b/,
			/\b(?:woke|wake|sudden\w*|today|tonight|this (?:morning|evening|afternoon)|since|just|now|hours?|overnight|yesterday|slept|breakfast|lunch|dinner)\b/,
		],
		unless:
			/\b(?:botox|filler|injection\w*|dentist|numbing|an[a]?esthetic|always|since birth|born|years?|scan|photos?|selfies?|score|mask|clay|makeup|cream on)\b/,
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
			/\b(?:i[sz]otretinoin\w*|accutane|roacc?utane?|curacne|aknenormin|izotek|isotretinoina|oratane|absorica)\b/,
			/\b(?:positive(?! (?:\w+ )?(?:effects?|results?|experiences?|changes?|reviews?|things?|sides?|influence|impact|attitude|vibes))|pregnant|missed (?:my )?period|period is late|condom (?:broke|split)|test was|two lines|embarazada|enceinte|schwanger|gravida|incinta|zwanger|w ciazy|hamile\w*|tests? (?:\w+ )?positi[vf]\w*)\b/,
		],
		unless: /\b(?:not pregnant|negative|before|years? ago|want to get|planning|finished|after)\b/,
	},
	...WHOSE_DANGER_SIGNS,
	...CRISIS_SIGNS,
	...OTHERS_SIGNS,
	...OWN_SIGNS,
	...OFFHAND_SIGNS,
	...DRUG_SIGNS,
	...ACCIDENT_SIGNS,
	...ILLNESS_SIGNS,
	...MEDICINE_SIGNS,
	...HOME_SIGNS,
	...HIDDEN_CAUSE_SIGNS,
	...VISIT_SIGNS,
];
