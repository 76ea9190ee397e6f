import { findLanguage } from "../skin/note/find-language.ts";
import type { PersonFact, PersonFactId } from "./person-fact.ts";

/** A fact by the words of other languages, lower case and without accents. */
interface AbroadTelling {
	id: PersonFactId;
	about?: string;
	says: RegExp;
	not?: RegExp;
}

const words = (list: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${list})(?![\\p{L}])`, "u");

/** Whose hands a medicine came from, and that it was handed on. */
const OF_OTHERS =
	"(?:mi|mis|minha|meu|ma|mon|meine?r?|mia|mio|una?|uma|un|une|eine?) (?:herman[ao]|prim[ao]|amig[ao]|mama|madre|espos[ao]|marido|mujer|vecina|cunada|tia|irma|irmao|mae|sogra|soeur|frere|mere|amie?|cousine?|mari|femme|schwester|mutter|freundin|freund|mann|frau|tante|sorella|amica|marito|moglie|cugina|suocera)";
const HANDED_ON =
	"(?:me|m|mir|mi)(?: (?:ha|hat|a|la|lo|le|das|die|den))? ?(?:paso|pasa|dio|da|mando|presto|regalo|convidou|deu|emprestou|passou|mandou|donne|passe|file|prete|gegeben|gab|geschenkt|dato|passato|prestato|regalato)";
const HANDED_ON_BY_OTHERS = new RegExp(`(?<![\\p{L}])${OF_OTHERS} ${HANDED_ON}(?![\\p{L}])`, "u");

/** "Mi hermana me pasó su Stieva A": what this thought of a note names was prescribed to somebody else. */
export function isHandedOnAbroad(thought: string): boolean {
	return HANDED_ON_BY_OTHERS.test(plain(thought));
}

/** "Stieva-A de mi hermana": on a shelf, by its name alone. */
export function isOfOthersAbroad(name: string): boolean {
	return new RegExp(`(?<![\\p{L}])(?:de|da|do|di|von|d) ${OF_OTHERS}(?![\\p{L}])`, "u").test(plain(name));
}

/** The number of things, their kind, what shows and what is put on: said outright, as a glossary word by word loses it. */
const TELLINGS: readonly AbroadTelling[] = [
	{
		id: "two_products",
		says: words(
			"(?:nur |hochstens |maximal )?zwei (?:sachen|produkte|dinge|tuben)|(?:solo |maximo )?dos (?:cosas|productos|pasos)(?: (?:y ya|nada mas|no mas|como mucho))?|(?:so |no maximo )?(?:duas|dois) (?:coisas|produtos|passos)|deux (?:choses|produits|etapes)(?: (?:maximum|pas plus))?|due (?:cose|prodotti|passaggi)|(?:tylko )?(?:dwie rzeczy|dwa (?:produkty|kroki|kremy))|twee (?:dingen|producten|stappen)|iki (?:urun|sey|adim)",
		),
		not: words("nach zwei|seit zwei|hace dos|il y a deux"),
	},
	{
		id: "pregnant",
		says: words(
			"(?:ya )?voy (?:pa|para) (?:los )?\\d+ (?:meses|semanas)|(?:tengo|llevo|voy en|estoy de|estoy en) (?:ya )?\\d+ (?:meses|semanas)(?= .*(?:bebe|embaraz|feto|parto))|estou de \\d+ (?:meses|semanas)(?= .*(?:bebe|gravid|parto))|(?:agora |ja |estoy |estou |ya )?(?:com|de|con) (?:[5-9]|[123]\\d) semanas|(?:in der |bin in der )?(?:[5-9]|[123]\\d) (?:ssw|schwangerschaftswoche)|a (?:[5-9]|[123]\\d) semaines|enceinte de \\d+",
		),
		not: words(
			"(?:meses|semanas) (?:usando|tomando|con|de tratamiento|sin|desde|de usar)|mi bebe (?:tiene|ya tiene|de)|(?:le |)doy (?:el )?pecho|despues del (?:parto|embarazo)",
		),
	},
	{
		id: "breastfeeding",
		says: words(
			"(?:ele|ela|bebe|filho|filha|nenem)(?: [\\p{L}\\d,]+){0,5} mama|(?:so|ainda|ainda so) mama|mama de \\p{L}+ em \\p{L}+|(?:sigo|estoy|sigo dando|dando) (?:lactando|amamantando|pecho)|j allaite|je l allaite|allaite encore|ich stille|stille (?:noch|voll|ihn|sie|mein\\p{L}*)|(?:sto allattando|allatto)",
		),
		not: words(
			"nao mama|ja nao mama|n allaite (?:pas|plus)|stille nicht|abgestillt|non allatto|no le doy pecho|a mama|minha mama",
		),
	},
	{
		id: "trying",
		says: words(
			"(?:andamos|estamos|queremos|vamos a|ando|estoy) (?:encarg\\p{L}+|busc\\p{L}+|intentando tener)(?: \\p{L}+){0,2} (?:bebe|embaraz\\p{L}+|hij[oa])|(?:tentando|querendo) engravidar|tentante|(?:se nos da|nos llega|que venga|que llegue) (?:el|la|un|una) (?:segund[oa]|primer[oa]?|tercer[oa]?|bebe|hij[oa])|(?:essaie|essayons|essaye|essais)(?: \\p{L}+){0,3} (?:enceinte|bebe|enfant)|kinderwunsch|versuchen (?:gerade )?(?:schwanger|ein (?:baby|kind))|(?:cerchiamo|cercando|proviamo ad avere) (?:un|una) (?:figlio|figlia|bambino|bimbo|gravidanza)",
		),
	},
	{
		id: "few_products",
		says: words(
			"(?:wenig\\w*|nicht viele|keine zehn) (?:produkte|sachen|schritte)|(?:pocos|pocas|no quiero diez|sin muchos) (?:productos|cosas|pasos|frasquitos|botes)|(?:poucos|poucas|nao quero dez|sem muitos) (?:produtos|coisas|passos|frasquinhos)|paciencia (?:para|pra) (?:dez|muitos|tantos) \\w+|(?:peu de|pas dix|pas trop de) (?:produits|etapes|choses|flacons)|(?:pochi|poche|non dieci) (?:prodotti|cose|passaggi)|(?:malo|niewiele|nie dziesiec) (?:produktow|rzeczy|krokow|kremow)|(?:weinig|niet veel|geen tien) (?:producten|stappen|potjes)|(?:eine|ein|una|uma|une|jedna|jeden) (?:tube|creme|crema|produkt|producto|produto|produit|prodotto)(?: ,)? (?:mehr nicht|nada mas|nada mais|pas plus|e basta|i tyle|niet meer)",
		),
	},
	{
		id: "avoids",
		about: "fragrance",
		says: words(
			"(?:ohne|kein|keine) (?:parfum|parfume|duftstoffe?|duft)|(?:parfumfrei|duftfrei|unparfumiert)|sin (?:perfume|fragancia|olor)|sem (?:perfume|fragrancia|cheiro)|sans (?:parfum|odeur)|senza (?:profumo|profumi)|bez (?:zapachu|perfum)|bezzapachowy\\w*|zonder (?:parfum|geur)|parfumsuz|kokusuz",
		),
	},
	{
		id: "blackheads",
		says: words(
			"mitesser\\w*|puntos negros|espinillas negras|pontos negros|cravos|points noirs|punti neri|zaskornik\\w*|wagry|wagrow|mee ?eters?|siyah noktalar?",
		),
	},
	{
		id: "barrier_strained",
		says: words(
			"(?:haut|gesicht|wangen) (?:\\w+ )?spannt|spannt (?:nach|die|meine)|(?:piel|cara) (?:\\w+ )?(?:tirante|me tira)|me tira (?:la )?(?:piel|cara)|tirante (?:a todas|todo el|siempre|despues|tras|al)|(?:pele|cara|rosto) (?:\\w+ )?(?:repuxa\\w*|a repuxar)|repuxa\\w*|(?:peau|visage) (?:\\w+ )?(?:tire|tiraille)|(?:tire|tiraille) (?:apres|toute)|(?:pelle|viso) (?:\\w+ )?tira|(?:twarz|skora) (?:\\w+ )?(?:ciagnie|sciaga|sciagnieta|piecze|szczypie)|(?:ciagnie|sciaga) (?:mnie )?(?:po|twarz|skore)|(?:huid|gezicht) (?:\\w+ )?trekt|papel de fumar",
		),
		not: words(
			"(?:nicht|no|nao|pas|non|nie|niet) (?:me |mehr )?(?:spannt|tira|tirante|repuxa|tire|ciagnie|trekt)",
		),
	},
	{
		id: "uses_irritant",
		about: "aftershave",
		says: words(
			"wod[aey] po goleniu|rasierwasser|after ?shave|locion (?:para )?despues de afeitar\\w*|locao pos barba|pos barba|apres rasage|dopobarba|aftershave lotion|tras kolonyasi",
		),
	},
	{
		id: "night_work",
		says: words(
			"(?:nachtschicht\\w*|nachtdienst\\w*)|turnos? de noche|turno noturno|trabalho de noite|travaille (?:la|de) nuit|(?:lavoro|turni) di notte|(?:pracuje na noc\\w*|nocn\\w+ zmian\\w*|na nocki)|nachtdienst",
		),
	},
	{
		id: "outdoors",
		says: words(
			"(?:arbeite|bin) (?:den ganzen tag )?(?:draussen|auf dem bau)|trabajo (?:al sol|en la obra|al aire libre|en el campo)|(?:trabalho ao sol|trabalho na obra)|(?:travaille dehors|sur les chantiers)|lavoro (?:all aperto|in cantiere)|(?:pracuje na (?:budowie|dworze|zewnatrz)|na budowie)",
		),
	},
];

/** "Só dois produtos, sem perfume" as it stands in a note of another language. */
export function factsAbroad(note: string): PersonFact[] {
	if (findLanguage(note) === null) return [];
	const text = plain(note);
	return TELLINGS.flatMap(({ id, about, says, not }): PersonFact[] => {
		const told = says.exec(text);
		if (told === null || not?.test(text) === true) return [];
		return [{ id, ...(about !== undefined && { about }), quote: told[0], sure: true }];
	});
}

/** Polish and Turkish letters that no mark makes. */
const LETTERS: readonly (readonly [RegExp, string])[] = [
	[/ł/g, "l"],
	[/ı/g, "i"],
	[/ß/g, "ss"],
];

function plain(note: string): string {
	const lower = note
		.toLowerCase()
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll(/['\u2019.!?;:()\n-]+/g, " ");
	return LETTERS.reduce((text, [from, to]) => text.replace(from, to), lower)
		.replaceAll(/\s*,\s*/g, " , ")
		.replaceAll(/ {2,}/g, " ")
		.trim();
}
