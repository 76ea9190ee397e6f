/**
 * What a crisis is made of, in classes of words: who, what was done with what, to which part of a body. Many write of
 * tablets and of husbands, and few with the same word, so a layer learns from few examples who did what to whom.
 * Lower case, spelled out.
 */
const CLASSES: readonly (readonly [string, RegExp])[] = [
	["i", /^(?:i|im|ive|ill|id|me|myself|we|us|ich|yo|je|io|eu|mich|mir|mi|moi)$/],
	["my", /^(?:my|mine|our|mein\w*|mis?|mon|ma|mes|mio|mia|meu|minha)$/],
	["he", /^(?:he|him|his|himself|hes|er|ihm|ihn|el|il|ele|lui)$/],
	["she", /^(?:she|her|hers|herself|shes|sie|ihr|ella|elle|ela|lei)$/],
	["they", /^(?:they|them|their|themselves|theyre|somebody|someone|anyone|everyone|everybody|people)$/],
	[
		"partner",
		/^(?:husbands?|hubby|boyfriends?|bf|fella|partners?|fiance|wife|wifes|girlfriends?|gf|ex|missus|bloke|spouse|marido|novio|esposo|mari|copain|mann|freund|fidanzato|ragazzo|namorado)$/,
	],
	[
		"kin",
		/^(?:mums?|moms?|mother|mummy|dads?|father|daddy|papa|stepdad|stepmum|stepfather|stepmother|brothers?|sisters?|sis|uncle|auntie?|cousins?|nans?|gran|grandma|grandad|granddad|grandpa|grandmother|grandfather|parents?|mamá|mama|padre|madre|mere|pere|mutter|vater)$/,
	],
	[
		"child",
		/^(?:sons?|daughters?|kids?|child|children|baby|babies|toddler|teen|boy|girl|lad|niece|nephew|twins)$/,
	],
	[
		"friend",
		/^(?:friends?|mates?|bestie|besties|roommates?|roomie|flatmates?|housemates?|colleagues?|coworkers?|classmates?|neighbou?rs?|clients?|customers?|guy|bloke|lady|woman|man|user|stranger|streamer)$/,
	],
	["boss", /^(?:boss|coach|teachers?|pastor|priest|madam|manager|landlord|tutor)$/],
	[
		"took",
		/^(?:took|taken|taking|take|tuk|swallow\w*|popped|downed|necked|drank|drunk|drink|ate|eaten|had|finished|emptied|overdos\w*|od|oded|washed)$/,
	],
	[
		"pill",
		/^(?:pills?|tablets?|tabs?|caps|capsules?|meds|medication|medicines?|painkillers?|antidepressants?|paracetamols?|panadol|tylenol|acetaminophen|ibuprofens?|aspirins?|codeine|cocodamol|codamol|\w+pam|\w+azepam|\w+triptyline|\w+olol|\w+pram|zopiclone|zolpidem|sertraline|fluoxetine|prozac|xanax|benadryl|insulin|iron|melatonin|propranolol|tramadol|morphine|patches|pastillas|comprimes|tabletten|pillole|comprimidos)$/,
	],
	[
		"amount",
		/^(?:\d+|all|whole|entire|full|packs?|packets?|boxe?s?|bottles?|strips?|blisters?|handfuls?|dozen|lots|loads|every|rest|few|bunch|twenty|thirty|forty|fifty|ten|twelve|fifteen|sixteen|double|triple)$/,
	],
	["ago", /^(?:ago|hour|hours|min|mins|minutes?|since|tonight|yesterday|today|now|lunch|last)$/],
	[
		"cut",
		/^(?:cut|cuts|cutting|cutter|razors?|blades?|slic\w*|slash\w*|carv\w*|scratch\w*|burn\w*|lighter|cigarettes?|needles?|scissors|compass|hurting|harm\w*|punish\w*|bang\w*|bleed\w*|bled|blood|scars?|marks|lines|relaps\w*|clean|stitches|plasters?|sleeves?)$/,
	],
	["body", /^(?:arms?|wrists?|forearms?|thighs?|legs?|stomach|belly|hips?|skin|hands?|knuckles)$/],
	["face", /^(?:face|cheeks?|cheekbones?|eyes?|jaw|lip|lips|nose|neck|throat|forehead|head)$/],
	[
		"hit",
		/^(?:hits?|hitting|beats?|beaten|beating|punch\w*|slap\w*|smack\w*|kick\w*|shov\w*|push\w*|grab\w*|chok\w*|strangl\w*|throws?|threw|thrown|belt\w*|whack\w*|clock\w*|battered|backhand\w*|caught|temper|rages?|angry|mad|lost it|lock\w*|forc\w*|rap(?:e|ed|es)|touch\w*|threat\w*|hurts?|attack\w*|bruis\w*|fingers?|fingermarks|handprint|controls?|follow\w*|checks|pega|golpea|frappe|tape|schlagt|picchia|bate)$/,
	],
	[
		"fear",
		/^(?:scared|afraid|frighten\w*|terrified|fear|safe|unsafe|hide|hiding|cover|covers|concealer|secret|tell|told|police|leave|left|escape)$/,
	],
	[
		"die",
		/^(?:die|dying|died|dead|death|kill\w*|suicid\w*|unaliv\w*|kms|end|ending|gone|goodbye|bye|farewell|alive|live|living|exist\w*|wake|waking|funeral|noose|rope|bridge|rooftop|roof|tracks|jump\w*|letters?|note|insurance|burden|plan|date|heaven|point|anymore|forever|morir|mourir|sterben|morire|morrer|leben|vivir|vivre)$/,
	],
	[
		"said",
		/^(?:says?|said|saying|texts?|texted|posted|posts?|messaged|sent|wrote|typed|told|tells|rang|called|answer\w*|reply\w*|replied|phones?|snap|story|online|discord|forum)$/,
	],
	[
		"food",
		/^(?:eat|eats|eating|ate|eaten|food|meals?|calories?|cals?|kcal|kg|kilos?|stone|pounds|lbs|weigh\w*|bmi|thin|fat|skinny|purg\w*|vomit\w*|throw|sick|binge\w*|laxatives?|starv\w*|fast|fasting|hungry|hunger|diet|apple|coffee|gum|fainted|faint\w*|periods?)$/,
	],
	["not", /^(?:not|no|never|cannot|wont|dont|doesnt|didnt|nothing|none|nobody)$/],
	[
		"grief",
		/^(?:widow\w*|passed|funeral|buried|lost|grief|alone|lonely|retired|pointless|empty|numb|tired|enough|peaceful|calm)$/,
	],
];

/** The classes of a passage in their order; words of none stand as nothing. */
export function classesOf(passage: string): string[] {
	return passage.split(/[^\p{L}\p{N}]+/u).flatMap((word) =>
		CLASSES.filter(([, reads]) => reads.test(word))
			.map(([name]) => name)
			.slice(0, 1),
	);
}
