/** Words without accents, of the languages with a glossary. */
const ASKS =
	/[?\u00bf]|\b(?:que|q) (?:hago|uso|me pongo)\b|\b(?:cual|como|donde|cuanto|puedo|quel\w*|comment|combien|puis je|ou est|was|wie|welche\w*|wo|kann ich|soll ich|qual|onde|quanto|posso|quale|come|dove|kya|kaise|kaunsa|kaun si|kitn\w*|wat|hoe|welke|kan ik|jak\w*|ktor\w*|czy|nasil|hangi|mi|mu)\b/;

const OF_SKIN_CARE =
	/\b(?:\w*cremas?|\w*cremes?|\w*creme|crema|sero?ums?|serum\w*|siero|gel|gels|gran(?:it)?os?|espinill\w*|poros?|pores?|poren|pori|boutons?|points? noirs?|pickel\w*|mitesser|espinhas?|cravos?|brufol\w*|punti neri|manchas?|taches?|flecken|macchie|limpieza|limpeza|nettoyant\w*|reinig\w*|detergente viso|mascarill\w*|masques?|maske\w*|mascara|maschera|face (?:pack|wash|mask)|dark spots?|pimples?|sunscreen|spf|protector solar|sonnencreme|protetor solar|ecran solaire|hidratante|hydratant\w*|feuchtigkeit\w*|idratante|rutina|routine|rotina|analisis|analyse|analise|analisi|informe|report|retinol|niacinamid\w*|niacina\w*|vitamin\w*|toners?|tonico|lotion|acne|akne|huid\w*|skora|krem\w*|cilt\w*)\b/;

/** Beginnings of words that tell of a body or a life in danger, of a child, or of something taken. */
const TELLS_MORE =
	/\b(?:pastill|pill|comprim|tablet|caps|gelul|kapsel|medic|medik|drog|dawa|goli|respir|atem|atm|luft|saans|ahog|etouff|hinch|gonfl|schwoll|schwell|geschw|inch|gonfi|sooj|suj|trag|aval|schluck|geschluck|engol|ingoi|nigal|beb|drink|getrunken|trink|peeli|muer|mort|mour|morir|morr|muoi|muor|mori|sterb|tot|tod|mar|maut|suicid|suizid|vid|viv|leben|lebe|jeen|zind|kill|quem|brul|brenn|verbrann|bruc|jal|sangr|sang|saign|blut|khoon|desmay|evanou|ohnmach|svenut|behosh|nin|bebe|hij|enfant|fils|fille|baby|kind|tochter|sohn|filh|crianc|figli|bambin|bach|beta|beti|embaraz|enceint|schwanger|gravid|incint|pregnan|dolor|duel|doul|schmerz|weh|tut|dor|doi|dardo|dard|mal|ojo|yeux|oeil|aug|olho|occhi|aankh|fiebr|fievr|fieb|febr|febbr|bukhar|fever|ampoll|cloqu|blas|bolh|vescic|alerg|allerg|garg|gorg|hals|gola|gala|labi|levr|lipp|labbr|lengu|langu|zung|lingu|pega|golpe|frapp|schlag|bate|picchi|maar|mied|peur|angst|medo|paur|dar(?!k)|acid|lej|javel|bleich|cort|coup|schneid|tagli|kaat|emerg|urgen|notf)/;

const MOST_WORDS = 18;

/** Said of nothing but delight or surprise, in words of dying. */
const IDIOMS = new RegExp(
	[
		String.raw`\b(?:sterbe?|stirbst|gestorben) (?:fast )?vor (?:neugier\w*|lachen|hunger|langeweile|freude|durst|aufregung|scham)\b|\bmorte? de (?:rire|faim|fatigue|honte|curiosite|rir|fome|vontade)\b|\bmeurs (?:de|d) ?(?:rire|faim|envie|impatience|curiosite)\b|\bmuer(?:o|ta|to) de (?:risa|hambre|ganas|curiosidad|amor|sueno)\b|\bes la muerte\b|\bmuoio (?:dal ridere|di fame|dalla voglia|di curiosita)\b|\bmorrendo de (?:rir|fome|vontade|curiosidade)\b|\bzum sterben (?:schon|gut|lecker)\b`,
		String.raw`\b(?:morir(?:me)?|matar(?:me)?) de (?:la )?(?:risa|verguenza|hambre|ganas|calor|sueno|amor)\b|\bmourir de (?:rire|honte|faim|soif|froid|chaud)\b|\bmorrer de (?:rir|vergonha|fome|calor|sono|amores?)\b|\bmorire (?:dal ridere|dalla vergogna|di vergogna|di fame|di caldo|dal caldo)\b|\b(?:me )?matar de (?:rir|trabalhar)\b`,
		// An end is made of spots, not of a life.
		String.raw`\b(?:acabar (?:con|com)(?: tod[oa]s?| tudo| esto| isso| que e)*|en finir avec|farla finita con|schluss machen mit)(?: (?:de una vez|una vez por todas|el|la|los|las|l|mi|mis|este|esta|estos|estas|del?|da|do|o|a|os|as|minhas?|meus?|mes|mon|ma|ces|cette|cet|les|le|i|gli|questi|queste|il|miei|mie|den|diesen|meinen|con))* ?'?(?:acne|granos|espinillas|manchas?|puntos negros|espinhas|cravos|boutons|taches|points noirs|brufoli|macchie|punti neri|pickeln?|akne)\b`,
		String.raw`\btape sur les nerfs\b|\bme pega (?:la gripe|el catarro|un resfriado|los piojos|el hongo)\b`,
	].join("|"),
	"g",
);

/** Eyes that are puffy every morning, which is sleep and salt; whatever else is told beside them stays. */
const MORNING_EYES = new RegExp(
	[
		"(?:me despierto|amanezco|despierto) con (?:los )?ojos hinchados|ojos hinchados (?:por la manana|por las mananas|al despertar|cuando me despierto)",
		"(?:acordo|amanheco) com (?:os )?olhos inchados|olhos inchados (?:de manha|pela manha|ao acordar|quando acordo)",
		"yeux gonfles (?:le matin|tous les matins|au reveil)|(?:me reveille|reveille) (?:avec )?(?:les )?yeux gonfles",
		"morgens (?:sind meine augen|habe ich) (?:immer )?(?:geschwollen(?:e augen)?|dick|dicke augen)|augen (?:sind )?morgens (?:immer )?(?:geschwollen|dick)|wache mit geschwollenen augen auf",
		"(?:la|ogni) mattina (?:mi sveglio con|ho) gli occhi gonfi|mi sveglio con gli occhi gonfi|occhi gonfi (?:la mattina|ogni mattina|al risveglio|appena sveglia?o?)",
		"subah (?:uthne par |uthte hi )?(?:meri )?aankh\\w* (?:hamesha )?(?:sooj\\w*|suj\\w*)(?: hui| jaati| jati)?(?: hai| hoti hai| rehti hai)?",
	]
		.map((said) => `\\b(?:${said})\\b`)
		.join("|"),
	"g",
);

export const plain = (message: string): string =>
	message.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("\u0153", "oe");

/** The message in lower case without accents and without the figures of speech that only sound like dying. */
export function withoutIdioms(message: string): string {
	return plain(message).replaceAll(IDIOMS, " ").replaceAll(MORNING_EYES, " ");
}

export function hasIdiom(message: string): boolean {
	return withoutIdioms(message) !== plain(message);
}

/**
 * Whether a message in another language, even where it was not understood, plainly asks after skin care: short, a
 * question, with a word of skin care, and with no word that could tell of more.
 */
export function isPlainQuestion(message: string): boolean {
	const text = withoutIdioms(message);
	const few = text.trim().split(/\s+/).length <= MOST_WORDS;
	return few && ASKS.test(text) && OF_SKIN_CARE.test(text) && !TELLS_MORE.test(text);
}
